package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rule of castling.
 *
 * @param king the kind that castles as the king
 * @param rooks the kinds that castle as the rook, at least one
 * @param die the kinds that a roll must name
 * @param guarded whether the king may not stand on, cross or reach attacked squares
 * @param rule the id of the rule of castling as a whole, empty if none is named
 * @param rows every pair of squares from which castling can begin, for both sides
 * @param dropped whether a king or rook that is dropped on its square of a way has not moved
 */
public record CastlingRule(
        Kind king, List<Kind> rooks, Faces die, boolean guarded, List<Row> rows, boolean dropped, String rule) {

    /** Copies the kinds. */
    public CastlingRule {
        rooks = List.copyOf(rooks);
    }

    /** Returns whether one of these kinds, by index, castles as the rook. */
    public boolean namesRook(BitSet kinds) {
        return rooks.stream().anyMatch(rook -> kinds.get(rook.index()));
    }

    /** Returns the names of the kinds that castle as the rook, as words. */
    public String rookNames() {
        return rooks.stream().map(Kind::name).collect(Collectors.joining(" or "));
    }

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
     * @param forfeits the names of the ways of which the enemy then loses its rights
     */
    public record Row(
            int color, int king, int rook, int kingTo, int rookTo, String name, List<String> forfeits, String rule) {

        /** Copies the names. */
        public Row {
            forfeits = List.copyOf(forfeits);
        }

        /** Returns the same way from other squares. */
        public Row from(int otherKing, int otherRook) {
            return new Row(color, otherKing, otherRook, kingTo, rookTo, name, forfeits, rule);
        }
    }
}
