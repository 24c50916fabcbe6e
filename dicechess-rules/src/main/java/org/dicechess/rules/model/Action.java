package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;

/** An action that a player can choose at a stage of a turn, in place of an ordinary move. */
public sealed interface Action extends Named {

    /** Returns the id of the action's rule; empty if none is named. */
    String rule();

    /** A piece of one of these kinds, by index, moves as its notation says. */
    record Moves(String name, BitSet kinds, String rule) implements Action {}

    /** A piece goes from a square of one area to any empty square of another. */
    record Relocates(String name, Kind kind, Area from, Area to, String rule) implements Action {}

    /**
     * A piece in an area is replaced by another kind, with any of that kind's facings. The old piece is treated as
     * captured.
     */
    record Becomes(String name, Kind kind, Area in, List<Kind> by, String rule) implements Action {}

    /** A piece turns by some eighths of a circle, either way. */
    record Turns(String name, Kind kind, int eighths, String rule) implements Action {}

    /**
     * All pieces of a kind, as many as {@code count} and all in one area, are lifted. One of them returns to an empty
     * square of another area.
     */
    record Returns(String name, Kind kind, int count, Area from, Area to, String rule) implements Action {}
}
