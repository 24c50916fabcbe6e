package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import org.dicechess.Color;

/** An action that a player can choose at a stage of a turn, in place of an ordinary move. */
public sealed interface Action extends Named {

    /** Returns the id of the action's rule; empty if none is named. */
    String rule();

    /** Returns whose pieces it concerns. */
    default Whose whose() {
        return Whose.OWN;
    }

    /** Returns the kinds, by index, of the pieces on the board that it concerns. */
    default BitSet acting() {
        BitSet acting = new BitSet();
        if (this instanceof Moves moves) {
            return moves.kinds();
        } else if (this instanceof Replaces replaces) {
            return replaces.kinds();
        } else if (this instanceof Relocates relocates) {
            return relocates.kinds();
        } else if (this instanceof Shifts shifts) {
            return shifts.kinds();
        } else if (this instanceof Converts converts) {
            return converts.kinds();
        } else if (this instanceof Sends sends) {
            return sends.kinds();
        } else if (this instanceof Exchanges exchanges) {
            acting.or(exchanges.kinds());
            acting.or(exchanges.others());
        } else if (this instanceof Turns turns) {
            acting.set(turns.kind().index());
        } else if (this instanceof Returns returns) {
            acting.set(returns.kind().index());
        }
        return acting;
    }

    /** Returns whether it acts on all its pieces at once. */
    default boolean isWhole() {
        return this instanceof Shifts
                || this instanceof Converts converts && converts.all()
                || this instanceof Replaces replaces && replaces.all();
    }

    /** Returns the kinds of pieces that come to the board. */
    default List<Kind> arriving() {
        if (this instanceof Puts puts) {
            return puts.kinds();
        }
        return this instanceof Replaces replaces ? replaces.by() : List.of();
    }

    /** A piece of one of these kinds, by index, moves as its notation says, as if its own side moved it. */
    record Moves(String name, BitSet kinds, Whose whose, String rule) implements Action {}

    /**
     * A piece goes from a square of one area to any empty square of another.
     *
     * @param kinds its kinds, by index
     */
    record Relocates(String name, BitSet kinds, Whose whose, Area from, Area to, String rule) implements Action {}

    /**
     * Two different pieces in an area exchange their squares.
     *
     * @param kinds the kinds of one of them, by index
     * @param others the kinds of the other
     */
    record Exchanges(String name, BitSet kinds, BitSet others, Whose whose, Area in, String rule) implements Action {}

    /** Whose pieces an action concerns, as the side on turn sees it. */
    enum Whose {
        OWN,
        ENEMY,
        EITHER
    }

    /**
     * A piece in an area is replaced by another kind, with any of that kind's facings, or leaves the board. The old
     * piece is treated as captured.
     *
     * @param kinds the kinds that are replaced, by index
     * @param by the kinds that replace it, of its own side; empty if it leaves the board
     * @param all whether all such pieces are replaced at once, or leave the board at once
     */
    record Replaces(String name, BitSet kinds, Whose whose, Area in, List<Kind> by, boolean all, String rule)
            implements Action {}

    /**
     * All such pieces of an area go one square further at once. A piece stays if the next square is not in the area, or
     * holds a piece that stays.
     *
     * @param kinds their kinds, by index
     * @param files how many files further, from -1 to 1
     * @param ranks how many ranks further as the side sees it, from -1 to 1
     * @param around whether a piece at the end of its line comes back at the beginning
     */
    record Shifts(String name, BitSet kinds, Whose whose, Area in, int files, int ranks, boolean around, String rule)
            implements Action {

        /**
         * Returns where a piece goes from a square of the area, whatever stands there; the square itself if it stays.
         *
         * @param side the side that does the action
         */
        public int next(Squares squares, int square, Color side) {
            int forth = side == Color.WHITE ? ranks : -ranks;
            int next = step(squares, square, files, forth, side);
            int first = square;
            for (int back = square; next < 0 && around && back >= 0; ) {
                first = back;
                back = step(squares, back, -files, -forth, side);
            }
            return next < 0 ? first : next;
        }

        /** Returns the square one step further, -1 if it is not in the area. */
        private int step(Squares squares, int square, int files, int ranks, Color side) {
            int to = squares.step(square, files, ranks);
            return to >= 0 && in.of(side).get(to) ? to : -1;
        }
    }

    /**
     * A piece of an area changes sides.
     *
     * @param kinds the kinds that may, by index
     * @param all whether all such pieces do at once
     */
    record Converts(String name, BitSet kinds, Whose whose, Area in, boolean all, String rule) implements Action {}

    /**
     * All such pieces of an area go to a square each, as an effect. Those for which no square is left stay. Of an area
     * the first empty squares count as the side of the event sees it.
     *
     * @param kinds their kinds, by index
     */
    record Sends(String name, BitSet kinds, Whose whose, Area in, Goal to, String rule) implements Action {}

    /**
     * The piece that an event has captured comes back, as an effect. If no square is left, it stays captured. Of an
     * area the first empty square counts as its own side sees it.
     *
     * @param kinds the kinds that come back, by index
     */
    record Restores(String name, BitSet kinds, Goal to, String rule) implements Action {}

    /** Where an effect sends pieces. */
    sealed interface Goal permits Effect.At, FirstOf {}

    /** The first empty square of an area. */
    record FirstOf(Area area) implements Goal {}

    /** A piece of one of these kinds, with any of its facings, is put on an empty square of an area. */
    record Puts(String name, List<Kind> kinds, Whose whose, Area in, String rule) implements Action {}

    /** A piece turns by some eighths of a circle, either way. */
    record Turns(String name, Kind kind, int eighths, String rule) implements Action {}

    /**
     * All pieces of a kind, as many as {@code count} and all in one area, are lifted. One of them returns to an empty
     * square of another area.
     */
    record Returns(String name, Kind kind, int count, Area from, Area to, String rule) implements Action {}
}
