package org.dicechess;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A way in which the game can end, as the definition states it. With {@link Variant#endings()} a player of any game
 * knows what the game is about: which pieces lose it, which area wins it, which counter draws it.
 *
 * @since 0.1
 */
public interface Ending {

    /** The kinds of endings. */
    enum Kind {
        /** A side is in check and has no legal move with any roll. */
        CHECKMATE,
        /** A side is not in check and has no legal move with any roll. */
        STALEMATE,
        /** A side has none left of {@link Ending#pieces()}, or none left in {@link Ending#area()}. */
        NONE_LEFT,
        /** The counter {@link Ending#counter()} has reached {@link Ending#limit()}. */
        COUNTER,
        /** A position has occurred {@link Ending#limit()} times. */
        REPETITION,
        /** The pieces on the board cannot win. */
        MATERIAL,
        /** A hook ends the game; only its author knows when. */
        HOOK,
        /** A stage of a turn ends the game. */
        TURN,
        /** A condition of the definition holds for a side. */
        CONDITION
    }

    /** What an ending means for the side that it is about. */
    enum Verdict {
        /** The side wins. */
        WINS,
        /** The side loses. */
        LOSES,
        /** Nobody wins. */
        DRAWS
    }

    /** Returns the name in the definition. {@link Node.End#reason()} is the same name in words. */
    String name();

    /** Returns the title to show to people, as {@code fifty moves}: one line of 1 to 60 characters; else the reason. */
    String title();

    /** Returns the kind. */
    Kind kind();

    /** Returns what the ending means for the side that it is about. */
    Verdict verdict();

    /**
     * Returns the sides that the ending may be about, in the order of {@link Color}. Where the pieces or numbers of
     * both have the same fate at once, it is about the side to move.
     */
    Set<Color> sides();

    /** Returns whether the ending is about the side to move only. */
    boolean isOfSideToMove();

    /**
     * Returns the kinds of piece of which the side has none left, of all of them together, in the order of the
     * definition: with two kinds the side may lose all pieces of one. Empty for endings of other kinds than
     * {@link Kind#NONE_LEFT}.
     */
    List<PieceType> pieces();

    /** Returns the name of the area that must hold none of the pieces; empty if the whole board counts. */
    Optional<String> area();

    /** Returns the name of the counter; empty for other kinds than {@link Kind#COUNTER}. */
    Optional<String> counter();

    /** Returns the value of the counter, or how many occurrences end the game; 0 for other kinds. */
    int limit();

    /** Returns the id of the rule in the definition; empty if it names none. */
    String rule();
}
