package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;

/**
 * One rule by which a piece becomes another kind when it moves.
 *
 * @param area the area that the moves enter, stay in or leave
 * @param moves the moves of which the rule speaks
 * @param to the names of the kinds that the piece may become, in order
 * @param ofArray whether the piece may also become any kind of the array
 * @param never the names of the kinds that the piece may not become, even if the array has them
 * @param optional whether the piece may also keep its kind
 * @param most how many pieces of the new kind its side may have at most; {@link #AS_IN_SETUP} or {@link #ANY}
 * @param condition the number of the condition under which the rule holds, see {@link Game#conditions}; -1 if it always
 *     does
 * @param side the only side of which the rule speaks; empty for both
 * @param rule the id of its rule; empty if none is named
 */
public record Promotion(
        Area area,
        Set<Way> moves,
        List<String> to,
        boolean ofArray,
        List<String> never,
        boolean optional,
        int most,
        int condition,
        Optional<Color> side,
        String rule) {

    /** The side may have as many pieces of a kind as it has in the setup. */
    public static final int AS_IN_SETUP = 0;

    /** The rule always holds. */
    public static final int ALWAYS = -1;

    /** The side may have any number of pieces of a kind. */
    public static final int ANY = Integer.MAX_VALUE;

    /** How a move is related to an area. */
    public enum Way {
        /** It begins outside the area and ends in it. */
        ENTERING,
        /** It begins and ends in the area. */
        WITHIN,
        /** It begins in the area and ends outside. */
        LEAVING
    }

    /** The moves that end in the area. */
    public static final Set<Way> ARRIVING = Set.of(Way.ENTERING, Way.WITHIN);

    /** Copies the collections. */
    public Promotion {
        moves = Set.copyOf(moves);
        to = List.copyOf(to);
        never = List.copyOf(never);
    }

    /** Returns whether the piece may become this kind, at least if the array has it. */
    public boolean mayBecome(String kind) {
        return to.contains(kind) || offers(kind);
    }

    /** Returns whether the piece may become this kind if the array has it. */
    public boolean offers(String kind) {
        return ofArray && !never.contains(kind);
    }

    /** Returns whether the rule speaks of a side. */
    public boolean isOf(Color color) {
        return side.isEmpty() || side.get() == color;
    }

    /** Returns whether a piece has to become another kind wherever it arrives in the area. */
    public boolean isForced() {
        return !optional && condition == ALWAYS && moves.containsAll(ARRIVING);
    }

    /** Returns whether the square of arrival alone tells whether the piece promotes, and to what. */
    public boolean isPlain() {
        return moves.equals(ARRIVING) && most == ANY && condition == ALWAYS;
    }
}
