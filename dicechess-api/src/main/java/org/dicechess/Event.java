package org.dicechess;

import java.util.Optional;

/**
 * One step of a game: a roll, a selection, a choice, a move or a pass.
 *
 * @since 0.1
 */
public sealed interface Event permits Roll, Selection, Choice, Move, Pass {

    /**
     * Returns the canonical text, an extension of UCI: {@code e2e4}, {@code e7e8q}, {@code [1 3]}, {@code e5:d4},
     * {@code (attack)}, {@code --}.
     *
     * <p>The text is unique among the events of one node, and {@link Notation#event(Position, String)} reads it back.
     * The text of an action ends with the name of the action where a move or another action could have the same text:
     * {@code e2e4/guard-moves}.
     */
    String text();

    /**
     * Returns the square of the piece that moves or is selected; empty for a drop, for an action on all its pieces at
     * once, for a choice, a roll and a pass.
     */
    default Optional<Square> from() {
        return Optional.empty();
    }

    /** Returns the square where a move arrives, as {@link Move#to()} tells it; empty for any other event. */
    default Optional<Square> to() {
        return Optional.empty();
    }
}
