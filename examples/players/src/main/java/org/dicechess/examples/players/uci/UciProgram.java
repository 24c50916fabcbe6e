package org.dicechess.examples.players.uci;

import java.util.Optional;

/** A program that chooses moves. */
public interface UciProgram {

    /** Tells that another game begins, and waits until the program is ready. */
    void begin();

    /**
     * Returns the move that the program chooses; empty if it says that there is none.
     *
     * @param position the words after {@code position}
     * @param limits the words after {@code go}
     * @throws IllegalStateException if it complains about the position, or does not answer
     */
    Optional<String> best(String position, String limits);
}
