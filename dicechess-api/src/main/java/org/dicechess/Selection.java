package org.dicechess;

import java.util.Optional;

/**
 * A player chooses the piece to move, and the dice to roll for it.
 *
 * @param square the square of the piece
 * @param die the name of the dice, as {@link Dice#name()}
 * @since 0.1
 */
public record Selection(Square square, String die) implements Event {

    /** Returns the square and the dice: {@code e5:d4}. */
    @Override
    public String text() {
        return square.text() + ":" + die;
    }

    /** Returns the square of the piece. */
    @Override
    public Optional<Square> from() {
        return Optional.of(square);
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
