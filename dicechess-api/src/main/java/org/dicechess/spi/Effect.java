package org.dicechess.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.Square;

/**
 * What a move of a {@link MoveRule} does: begun by {@link #go}, and each further word adds to it.
 *
 * <pre>{@code
 * Effect.go(e5)                               // goes there, and takes an enemy who stands there
 * Effect.go(here).taking(e5)                  // takes without going: arrival and start are one square
 * Effect.go(e5).shifting(e5, here)            // changes places with the man there
 * Effect.go(e8).changing(e8, "queen")         // becomes another
 * }</pre>
 *
 * <p>Everybody leaves his square before anybody arrives. A man of the other side on the arrival is taken unless he is
 * shifted; an own man there must be shifted. Where the arrival is a promotion square of the man's kind he promotes,
 * unless the effect changes him.
 *
 * @param arrival where the man stands afterwards: his own square if he stays
 * @param taken squares whose men are taken besides: each holds a man of the other side
 * @param shifts other men who change their squares
 * @param changes men who become another kind, in this order, by the squares where they stand afterwards
 * @param facing how the man faces afterwards; empty if that does not change
 * @since 0.1
 */
public record Effect(
        Square arrival, List<Square> taken, List<Shift> shifts, List<Change> changes, Optional<Direction> facing) {

    /** How many squares, besides the man's own and his arrival, one effect may name at most. */
    public static final int MOST_SQUARES = 16;

    /**
     * Another man changes his square.
     *
     * @param from where he stands, of either side
     * @param to where he stands afterwards: a square that is empty by then
     */
    public record Shift(Square from, Square to) {

        /**
         * A shift.
         *
         * @throws IllegalArgumentException if a square is null
         */
        public Shift {
            Given.value(from, "the square from which a piece is shifted");
            Given.value(to, "the square to which a piece is shifted");
        }
    }

    /**
     * A man becomes another kind of the same side.
     *
     * @param square where he stands afterwards
     * @param kind the name of the kind
     */
    public record Change(Square square, String kind) {

        /**
         * A change.
         *
         * @throws IllegalArgumentException if the square or the name is null
         */
        public Change {
            Given.value(square, "the square of a piece that becomes another kind");
            Given.value(kind, "the name of the kind that a piece becomes, as 'queen'");
        }
    }

    /**
     * An effect with copies of these lists.
     *
     * @throws IllegalArgumentException if they name more than {@value #MOST_SQUARES} squares, or something is null
     */
    public Effect {
        Given.value(arrival, "the square where the piece arrives");
        taken = Given.list(taken, "a square whose piece is taken");
        shifts = Given.list(shifts, "a shift of a piece");
        changes = Given.list(changes, "a piece that becomes another kind");
        Given.value(facing, "a facing, or an empty Optional");
        if (taken.size() + 2 * shifts.size() + changes.size() > MOST_SQUARES) {
            throw new IllegalArgumentException("a move that names more than " + MOST_SQUARES + " squares");
        }
    }

    /** The man goes to a square, which is empty or holds an enemy whom he takes; to his own if he stays. */
    public static Effect go(Square arrival) {
        return new Effect(arrival, List.of(), List.of(), List.of(), Optional.empty());
    }

    /** The same, and the enemy on this square is taken too. */
    public Effect taking(Square square) {
        return new Effect(arrival, with(taken, square), shifts, changes, facing);
    }

    /** The same, and the man on one square goes to another. */
    public Effect shifting(Square from, Square to) {
        return new Effect(arrival, taken, with(shifts, new Shift(from, to)), changes, facing);
    }

    /** The same, and the man who then stands on this square becomes another kind, as {@code queen}. */
    public Effect changing(Square square, String kind) {
        return new Effect(arrival, taken, shifts, with(changes, new Change(square, kind)), facing);
    }

    /** The same, and the man faces that way afterwards. */
    public Effect facing(Direction way) {
        return new Effect(
                arrival,
                taken,
                shifts,
                changes,
                Optional.of(Given.value(way, "the direction that the piece faces afterwards")));
    }

    private static <T> List<T> with(List<T> list, T further) {
        List<T> longer = new ArrayList<>(list);
        longer.add(further);
        return longer;
    }
}
