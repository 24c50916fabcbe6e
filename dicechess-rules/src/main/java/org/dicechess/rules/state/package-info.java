/**
 * What a position is: {@link State} changes, {@link Snapshot} does not. {@link Clock}, {@link EventCode} and
 * {@link EnPassant} each know the bits of one packed number, and no other class does.
 */
@NullMarked
package org.dicechess.rules.state;

import org.jspecify.annotations.NullMarked;
