package org.dicechess.rules.model;

import java.util.List;

/**
 * Castling as data.
 *
 * @param king the kind that castles
 * @param rook the kind it castles with
 * @param die which face a roll must show
 * @param guarded whether the king may not stand on, cross or reach attacked squares
 * @param rule the id of the rule of castling as a whole, empty if none is named
 * @param rows every pair of squares from which castling can begin, for both sides
 */
public record CastlingRule(Kind king, Kind rook, Faces die, boolean guarded, List<Row> rows, String rule) {

    /** The most rights: pairs of side and rook square. */
    public static final int MOST_RIGHTS = 64;

    /** Which of the two kinds a roll must name for castling. */
    public enum Faces {
        /** One of the two is enough. */
        EITHER,
        /** The king's. */
        KING,
        /** The rook's. */
        ROOK,
        /** Both; where dice are spent one by one, both are. */
        BOTH
    }

    /**
     * One way to castle; squares by number.
     *
     * @param color 0 for White, 1 for Black
     * @param name as the definition has it, {@code king-side}
     */
    public record Row(int color, int king, int rook, int kingTo, int rookTo, String name, String rule) {}
}
