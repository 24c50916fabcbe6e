/**
 * Positions: {@link State} is mutable, {@link Snapshot} is not. {@link Clock}, {@link EventCode} and {@link EnPassant}
 * each know the bits of one packed number, and no other class does.
 */
@NullMarked
package org.dicechess.rules.state;

import org.jspecify.annotations.NullMarked;
