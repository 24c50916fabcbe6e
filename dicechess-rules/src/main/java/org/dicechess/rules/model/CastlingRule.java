package org.dicechess.rules.model;

import java.util.List;

/**
 * The rule of castling.
 *
 * @param king the kind that castles as the king
 * @param rook the kind that castles as the rook
 * @param die the kinds that a roll must name
 * @param guarded whether the king may not stand on, cross or reach attacked squares
 * @param rule the id of the rule of castling as a whole, empty if none is named
 * @param rows every pair of squares from which castling can begin, for both sides
 * @param dropped whether a king or rook that is dropped on its square of a way has not moved
 */
public record CastlingRule(
        Kind king, Kind rook, Faces die, boolean guarded, List<Row> rows, boolean dropped, String rule) {

    /** The most castling rights of a game: pairs of side and rook square. */
    public static final int MOST_RIGHTS = 64;

    /** The kinds that a roll must name for castling. */
    public enum Faces {
        /** The king's or the rook's. */
        EITHER,
        /** The king's. */
        KING,
        /** The rook's. */
        ROOK,
        /** Both; if dice are spent one by one, castling spends one die for each. */
        BOTH
    }

    /**
     * One way to castle; squares by number.
     *
     * @param color 0 for White, 1 for Black
     * @param name the name in the definition, such as {@code king-side}
     */
    public record Row(int color, int king, int rook, int kingTo, int rookTo, String name, String rule) {}
}
