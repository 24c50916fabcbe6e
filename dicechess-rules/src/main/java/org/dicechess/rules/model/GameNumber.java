package org.dicechess.rules.model;

import java.util.Optional;

/**
 * A number that the stages of turns set and add to.
 *
 * @param name the name in the definition
 * @param ofSide whether each side has one; otherwise the game has one
 * @param from the least value
 * @param to the greatest value, at most {@link #HIGHEST}
 * @param starts the value where a position does not state it
 * @param title what people are told that it is; empty for a number that is none of their business
 * @param plain whether position texts have it without its name, as {@code 3+3} before the counters
 */
public record GameNumber(
        String name, Optional<String> title, boolean ofSide, int from, int to, int starts, boolean plain, String rule)
        implements Named {

    /** The highest value: a position keeps each number in a byte. */
    public static final int HIGHEST = 255;
}
