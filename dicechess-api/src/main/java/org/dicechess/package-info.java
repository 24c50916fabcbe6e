/**
 * What a host calls: variants, positions, events and chance nodes.
 *
 * <p>A {@link org.dicechess.Position} names what comes next as a {@link org.dicechess.Node}: a decision of a player, a
 * chance node with whole-number weights, or the end. The host answers with one {@link org.dicechess.Event}. The library
 * never rolls dice.
 */
@NullMarked
package org.dicechess;

import org.jspecify.annotations.NullMarked;
