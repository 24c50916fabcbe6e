package org.dicechess.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.Direction;
import org.dicechess.Square;

/**
 * The effect of one move of a {@link MoveRule}. {@link #go} begins an effect; each further method returns an effect
 * with one more change.
 *
 * <pre>{@code
 * Effect.go(e5)                               // goes there and captures an enemy on that square
 * Effect.go(here).taking(e5)                  // captures without moving: the arrival is the start
 * Effect.go(e5).shifting(e5, here)            // changes places with the piece there
 * Effect.go(e8).changing(e8, "queen")         // becomes another kind
 * }</pre>
 *
 * <p>All pieces leave their squares before any piece arrives. A piece of the other side on the arrival square is
 * captured unless it is shifted; a piece of the same side there must be shifted. A piece that arrives on a promotion
 * square of its kind promotes, unless the effect changes its kind.
 *
 * @param arrival the square of the moving piece afterwards: its own square if it stays
 * @param taken squares of further captured pieces, each of the other side
 * @param shifts other pieces that change their squares
 * @param changes pieces that become another kind, in this order, by their squares afterwards
 * @param facing the facing of the moving piece afterwards; empty if it does not change
 * @since 0.1
 */
public record Effect(
        Square arrival, List<Square> taken, List<Shift> shifts, List<Change> changes, Optional<Direction> facing) {

    /** The most squares that one effect may name besides the start and the arrival. A shift names two. */
    public static final int MOST_SQUARES = 16;

    /**
     * Another piece changes its square.
     *
     * @param from the square of the piece, which may belong to either side
     * @param to the square of the piece afterwards; it must be empty by then
     */
    public record Shift(Square from, Square to) {

        /**
         * Checks that both are given.
         *
         * @throws IllegalArgumentException if a square is null
         */
        public Shift {
            Required.value(from, "the square from which a piece is shifted");
            Required.value(to, "the square to which a piece is shifted");
        }
    }

    /**
     * A piece becomes another kind of the same side.
     *
     * @param square the square of the piece afterwards
     * @param kind the name of the kind
     */
    public record Change(Square square, String kind) {

        /**
         * Checks that both are given.
         *
         * @throws IllegalArgumentException if the square or the name is null
         */
        public Change {
            Required.value(square, "the square of a piece that becomes another kind");
            Required.value(kind, "the name of the kind that a piece becomes, as 'queen'");
        }
    }

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if they name more than {@value #MOST_SQUARES} squares, or if a value is null
     */
    public Effect {
        Required.value(arrival, "the square where the piece arrives");
        taken = Required.list(taken, "a square whose piece is taken");
        shifts = Required.list(shifts, "a shift of a piece");
        changes = Required.list(changes, "a piece that becomes another kind");
        Required.value(facing, "a facing, or an empty Optional");
        if (taken.size() + 2 * shifts.size() + changes.size() > MOST_SQUARES) {
            throw new IllegalArgumentException("a move that names more than " + MOST_SQUARES + " squares");
        }
    }

    /**
     * Returns an effect in which the piece goes to a square. It captures an enemy on that square. If it is the square
     * of the piece itself, the piece stays.
     */
    public static Effect go(Square arrival) {
        return new Effect(arrival, List.of(), List.of(), List.of(), Optional.empty());
    }

    /** Returns this effect with one more capture, of the enemy on this square. */
    public Effect taking(Square square) {
        return new Effect(arrival, with(taken, square), shifts, changes, facing);
    }

    /** Returns this effect with one more shift, of the piece on one square to another. */
    public Effect shifting(Square from, Square to) {
        return new Effect(arrival, taken, with(shifts, new Shift(from, to)), changes, facing);
    }

    /**
     * Returns this effect with one more change: the piece that is on this square afterwards becomes another kind, as
     * {@code queen}.
     */
    public Effect changing(Square square, String kind) {
        return new Effect(arrival, taken, shifts, with(changes, new Change(square, kind)), facing);
    }

    /** Returns this effect with a new facing of the moving piece. */
    public Effect facing(Direction way) {
        return new Effect(
                arrival,
                taken,
                shifts,
                changes,
                Optional.of(Required.value(way, "the direction that the piece faces afterwards")));
    }

    private static <T> List<T> with(List<T> list, T further) {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(further);
        return longer;
    }
}
