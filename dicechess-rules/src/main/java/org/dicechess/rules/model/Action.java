package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;

/** Something that a player can do at a special stage of a turn. */
public sealed interface Action extends Named {

    /** The rule's id, empty if none is named. */
    String rule();

    /** A man of these kinds, by index, moves as its notation says. */
    record Moves(String name, BitSet kinds, String rule) implements Action {}

    /** A man goes from a square of one area to any empty square of another. */
    record Relocates(String name, Kind kind, Area from, Area to, String rule) implements Action {}

    /** A man in an area becomes another kind, with any of its facings; what it was meets the fate of a captured man. */
    record Becomes(String name, Kind kind, Area in, List<Kind> by, String rule) implements Action {}

    /** A man turns by so many eighths of a circle, either way. */
    record Turns(String name, Kind kind, int eighths, String rule) implements Action {}

    /**
     * All men of a kind, so many and all of them in one area, are lifted; one of them comes back on an empty square of
     * another.
     */
    record Returns(String name, Kind kind, int count, Area from, Area to, String rule) implements Action {}
}
