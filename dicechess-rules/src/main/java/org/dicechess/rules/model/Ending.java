package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.Optional;
import org.dicechess.spi.EndRule;

/** A way in which the game ends. */
public sealed interface Ending extends Named {

    /**
     * The result for the side that an ending is about: the side to move, or the side that has none of some kinds left.
     */
    enum Verdict {
        /** That side wins. */
        WINS,
        /** That side loses. */
        LOSES,
        /** Neither side wins. */
        DRAWS
    }

    /** The sides of which {@link NoneLeft} may speak. */
    enum Subject {
        /** Either side; if both have none left, the side to move. */
        EITHER,
        /** The side to move alone. */
        TO_MOVE,
        /** White alone, whoever is to move. */
        WHITE,
        /** Black alone, whoever is to move. */
        BLACK
    }

    /** Returns the name in the definition. */
    @Override
    String name();

    /** Returns the reason that hosts see: the name in words. */
    default String reason() {
        return name().replace('-', ' ');
    }

    /** Returns the result for the side that the ending is about. */
    Verdict verdict();

    /** Returns the id of the ending's rule; empty if none is named. */
    String rule();

    /** The side to move is in check and has no legal move with any roll. */
    record Checkmate(String name, Verdict verdict, String rule) implements Ending {}

    /** The side to move is not in check and has no legal move with any roll. */
    record Stalemate(String name, Verdict verdict, String rule) implements Ending {}

    /** A side has no piece of these kinds left; if an area is named, none in that area. */
    record NoneLeft(String name, BitSet kinds, Optional<Area> area, Subject subject, Verdict verdict, String rule)
            implements Ending {}

    /** A counter has reached a number. */
    record Count(String name, int counter, int reaches, Verdict verdict, String rule) implements Ending {}

    /** The position has occurred this often. */
    record Repetition(String name, int times, Verdict verdict, String rule) implements Ending {}

    /** A hook that is called in play decides. */
    record Hooked(String name, EndRule hook, Verdict verdict, String rule) implements Ending {}

    /**
     * The material on the board cannot win: all pieces are of some kinds, except at most one piece of other kinds, and
     * all pieces of some kinds stand on squares of one colour.
     *
     * @param only the kinds, by index, of which there may be any number
     * @param andOne the kinds of which there may be one piece in all
     * @param oneColour the kinds whose pieces must all stand on squares of the same colour
     */
    record Material(String name, BitSet only, BitSet andOne, BitSet oneColour, Verdict verdict, String rule)
            implements Ending {}
}
