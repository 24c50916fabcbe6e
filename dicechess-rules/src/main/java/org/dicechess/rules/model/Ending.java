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

    /** The sides of which {@link Met} may speak. */
    enum Subject {
        /** Either side; if the ending holds for both, the side to move. */
        EITHER,
        /** The side to move alone. */
        TO_MOVE,
        /** White alone, whoever is to move. */
        WHITE,
        /** Black alone, whoever is to move. */
        BLACK
    }

    /**
     * What every ending says.
     *
     * @param name the name in the definition
     * @param title the words that people see; empty if the definition gives none
     * @param verdict the result for the side that the ending is about
     * @param onlyIf what must be the case besides, for the side that the ending is about; empty for nothing
     * @param rule the id of the ending's rule; empty if none is named
     */
    record About(String name, Optional<String> title, Verdict verdict, Optional<Condition> onlyIf, String rule) {}

    /** Returns what every ending says. */
    About about();

    @Override
    default String name() {
        return about().name();
    }

    /** Returns the reason that records keep: the name in words. */
    default String reason() {
        return name().replace('-', ' ');
    }

    /** Returns the words that people see: the title, or else the name in words. */
    default String title() {
        return about().title().orElse(reason());
    }

    /** Returns the result for the side that the ending is about. */
    default Verdict verdict() {
        return about().verdict();
    }

    /** Returns the id of the ending's rule; empty if none is named. */
    default String rule() {
        return about().rule();
    }

    /** Returns whether nothing else must be the case. */
    default boolean isUnconditional() {
        return about().onlyIf().isEmpty();
    }

    /** The side to move is in check and has no legal move with any roll. */
    record Checkmate(About about) implements Ending {}

    /** The side to move is not in check and has no legal move with any roll. */
    record Stalemate(About about) implements Ending {}

    /** A side has no piece of these kinds left; if an area is named, none in that area. */
    record NoneLeft(About about, BitSet kinds, Optional<Area> area) implements Ending {}

    /**
     * A condition holds for a side, whose pieces and numbers are its own. For the side to move it is looked at where a
     * turn begins, for others after every event.
     */
    record Met(About about, Condition condition, Subject subject) implements Ending {}

    /** A counter has reached a number. */
    record Count(About about, int counter, int reaches) implements Ending {}

    /**
     * The position has occurred this often.
     *
     * @param passesCount whether a position that a turn without a move has led to is an occurrence
     * @param always what has been the case at the end of each turn of one side alone since the first of these
     *     occurrences, as that side sees it: the ending speaks of that side; empty for nothing
     * @param samePiece whether one piece has been among those of which {@code always} speaks each time
     */
    record Repetition(About about, int times, boolean passesCount, Optional<Condition> always, boolean samePiece)
            implements Ending {

        /** The number of events back to the first of the occurrences, at most. */
        public static final int LONGEST = 1_000;
    }

    /** A stage of a turn ends the game. */
    record OfTurn(About about) implements Ending {}

    /** A hook that is called in play decides. */
    record Hooked(About about, EndRule hook) implements Ending {}

    /**
     * The material on the board cannot win: all pieces are of some kinds, except at most one piece of other kinds, and
     * all pieces of some kinds stand on squares of one colour.
     *
     * @param only the kinds, by index, of which there may be any number
     * @param andOne the kinds of which there may be one piece in all
     * @param oneColour the kinds whose pieces must all stand on squares of the same colour
     */
    record Material(About about, BitSet only, BitSet andOne, BitSet oneColour) implements Ending {}
}
