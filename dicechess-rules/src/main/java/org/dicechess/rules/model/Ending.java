package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.Optional;
import org.dicechess.spi.EndRule;

/** A way in which the game ends. */
public sealed interface Ending extends Named {

    /** What it means for the side it speaks of: the side to move, or the side that has none left. */
    enum Verdict {
        /** That side wins. */
        WINS,
        /** That side loses. */
        LOSES,
        /** Nobody wins. */
        DRAWS
    }

    /** The name in the definition. */
    @Override
    String name();

    /** The reason that hosts are told: the name in words. */
    default String reason() {
        return name().replace('-', ' ');
    }

    /** What it means. */
    Verdict verdict();

    /** The rule's id, empty if none is named. */
    String rule();

    /** The side to move is in check and has no legal move, whatever the roll. */
    record Checkmate(String name, Verdict verdict, String rule) implements Ending {}

    /** The side to move is not in check and has no legal move, whatever the roll. */
    record Stalemate(String name, Verdict verdict, String rule) implements Ending {}

    /** A side has none of these kinds left, in the area if one is named. */
    record NoneLeft(String name, BitSet kinds, Optional<Area> area, Verdict verdict, String rule) implements Ending {}

    /** A counter has reached a number. */
    record Count(String name, int counter, int reaches, Verdict verdict, String rule) implements Ending {}

    /** The position has occurred this often. */
    record Repetition(String name, int times, Verdict verdict, String rule) implements Ending {}

    /** A hook says so, asked in play. */
    record Hooked(String name, EndRule hook, Verdict verdict, String rule) implements Ending {}

    /**
     * All men are of these kinds, but for at most one of some others; and all men of a kind stand on squares of one
     * colour.
     *
     * @param only the kinds, by index, of which there may be any number
     * @param andOne the kinds of which there may be one man in all
     * @param oneColour the kinds whose men must all stand on squares of the same colour
     */
    record Material(String name, BitSet only, BitSet andOne, BitSet oneColour, Verdict verdict, String rule)
            implements Ending {}
}
