/**
 * What a host calls: positions, events and chance, without dice of its own.
 *
 * <p>A {@link org.dicechess.Position} names what happens next as a {@link org.dicechess.Node}: a decision of a player,
 * a chance event with whole-number weights, or the end. The host answers with one {@link org.dicechess.Event}; the
 * library never rolls.
 */
@NullMarked
package org.dicechess;

import org.jspecify.annotations.NullMarked;
