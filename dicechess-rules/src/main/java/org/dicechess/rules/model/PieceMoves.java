package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;

/**
 * Moves of a kind in Betza notation, perhaps on some squares or of one side only.
 *
 * @param rides the moves
 * @param in the area in which a move begins and stays; empty for the whole board
 * @param from the area in which a move begins; empty for the whole board
 * @param to the area in which a move ends; empty for the whole board
 * @param side the only side that has the moves; empty for both
 * @param captures the names of the only kinds that the moves capture; empty for all
 * @param over what the moves hop over
 * @param condition the number of the condition under which the moves hold, see {@link Game#conditions}; -1 if they
 *     always do
 * @param beside which pieces must stand beside the piece before a move; empty if it does not matter
 */
public record PieceMoves(
        List<Ride> rides,
        Optional<Area> in,
        Optional<Area> from,
        Optional<Area> to,
        Optional<Color> side,
        List<String> captures,
        Hopped over,
        int condition,
        Optional<MoveFilter.Near> beside) {

    /** The number of no condition. */
    public static final int ALWAYS = -1;

    /**
     * The only pieces that moves hop over.
     *
     * @param kinds the names of the kinds; empty for all
     * @param whose whose pieces, as the moving side sees it; those of nobody count for either
     */
    public record Hopped(List<String> kinds, Action.Whose whose) {

        /** All pieces. */
        public static final Hopped ALL = new Hopped(List.of(), Action.Whose.EITHER);

        /** Copies the names. */
        public Hopped {
            kinds = List.copyOf(kinds);
        }

        /** Returns whether these are all pieces. */
        boolean isAll() {
            return kinds.isEmpty() && whose == Action.Whose.EITHER;
        }

        /** Returns whether a move of a side hops over a piece. */
        public boolean has(GamePiece piece, Color side) {
            boolean named = kinds.isEmpty() || kinds.contains(piece.type().name());
            return named
                    && switch (whose) {
                        case EITHER -> true;
                        case OWN -> piece.isOf(side);
                        case ENEMY -> piece.isOf(side.opponent());
                    };
        }
    }

    /** Copies the names. The reader gives equal notations one list of rides, which stays the same list. */
    public PieceMoves {
        captures = List.copyOf(captures);
    }

    /** Creates moves on the whole board, of both sides. */
    public static PieceMoves everywhere(List<Ride> rides) {
        return new PieceMoves(
                rides,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Hopped.ALL,
                ALWAYS,
                Optional.empty());
    }

    /** Returns whether the moves hold on the whole board and for both sides. */
    public boolean isEverywhere() {
        return in.isEmpty() && from.isEmpty() && to.isEmpty() && side.isEmpty() && takesAll() && always();
    }

    /** Returns whether the moves hold whatever is the case. */
    public boolean always() {
        return condition == ALWAYS && beside.isEmpty();
    }

    /** Returns whether the moves capture all kinds and hop over all. */
    public boolean takesAll() {
        return captures.isEmpty() && over.isAll();
    }

    /** Returns whether a piece of a side may begin such a move on a square. */
    public boolean begins(int square, Color color) {
        return (side.isEmpty() || side.get() == color) && has(from, square, color) && passes(square, color);
    }

    /** Returns whether a move of a side may pass a square or end on it. */
    public boolean passes(int square, Color color) {
        return has(in, square, color);
    }

    /** Returns whether a move of a side may end on a square that it may pass. */
    public boolean ends(int square, Color color) {
        return has(to, square, color);
    }

    /** Returns whether a move of a side may end on every square that it may pass. */
    public boolean endsAnywhere() {
        return to.isEmpty();
    }

    /** Returns whether these are the same moves on the same squares. Equal rides are one list. */
    public boolean isLike(PieceMoves other) {
        return rides == other.rides
                && in.equals(other.in)
                && from.equals(other.from)
                && to.equals(other.to)
                && side.equals(other.side)
                && captures.equals(other.captures)
                && (over == other.over || over.equals(other.over))
                && condition == other.condition
                && beside.equals(other.beside);
    }

    private static boolean has(Optional<Area> area, int square, Color color) {
        return area.isEmpty() || area.get().of(color).get(square);
    }
}
