package org.dicechess;

import java.util.Objects;

/**
 * Chooses how the turn goes on, or picks a move that may be made later, or a piece. It moves nothing.
 *
 * @param name the name of the choice in the definition, the canonical text of the picked move, or the square of the
 *     picked piece
 * @since 0.1
 */
public record Choice(String name) implements Event {

    /**
     * Checks that the name is given.
     *
     * @throws NullPointerException if it is null
     */
    public Choice {
        Objects.requireNonNull(name, "name");
    }

    /** Returns the name in parentheses: {@code (attack)}, {@code (e2e4)}. */
    @Override
    public String text() {
        return "(" + name + ")";
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
