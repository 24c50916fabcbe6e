package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a stage allows of the moves that a game has.
 *
 * @param clauses what must hold of a move; those that take more work come later
 */
public record MoveFilter(List<Clause> clauses) {

    /** A move of any piece. */
    public static final MoveFilter ANY = new MoveFilter(List.of());

    /** A move of a piece that the roll in hand names, if there is one. */
    public static final MoveFilter ROLLED = new MoveFilter(List.of(new Rolled()));

    /** A move that has been picked in the turn. */
    public static final MoveFilter PICKED = new MoveFilter(List.of(new Picked(true)));

    /** Returns whether this is {@link #ANY}. */
    boolean isAny() {
        return clauses.isEmpty();
    }

    /** Returns whether this is {@link #ROLLED}. */
    boolean isRolled() {
        return clauses.size() == 1 && clauses.get(0) instanceof Rolled;
    }

    /** Returns whether a roll in hand must name the piece. */
    public boolean rolled() {
        return clauses.stream().anyMatch(Rolled.class::isInstance);
    }

    /** Returns whether the filter, or one within it, has a clause of a type. */
    public boolean asks(Class<? extends Clause> type) {
        for (Clause clause : clauses) {
            if (type.isInstance(clause) || clause instanceof Also also && anyAsks(also.filters(), type)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether one of some filters has a clause of a type. */
    public static boolean anyAsks(List<MoveFilter> filters, Class<? extends Clause> type) {
        for (MoveFilter filter : filters) {
            if (filter.asks(type)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the filter speaks of kinds of pieces and their squares alone. */
    public boolean isOfPieces() {
        return clauses.stream()
                .allMatch(clause -> clause instanceof Rolled
                        || clause instanceof Kinds
                        || clause instanceof From
                        || clause instanceof FromRolled
                        || clause instanceof Also also
                                && also.filters().stream().allMatch(MoveFilter::isOfPieces));
    }

    /**
     * Returns whether the filter, or one within it, asks whence a piece comes or what it captures; or, otherwise than
     * by naming kinds in the filter itself, what it becomes.
     */
    public boolean asksForOrigin() {
        boolean within = clauses.stream()
                .anyMatch(clause -> clause instanceof Also also
                        && also.filters().stream().anyMatch(filter -> filter.asks(Becomes.class)));
        return within || asksForMove();
    }

    /**
     * Returns whether the filter may let a piece in hand be put down as a kind.
     *
     * @param held the kind, by index, as which the piece is in hand
     * @param kind the kind, by index, that it is on the board
     */
    public boolean mayDrop(int held, int kind) {
        boolean names = clauses.stream()
                .allMatch(clause -> (!(clause instanceof Kinds of) || of.kinds().get(held))
                        && (!(clause instanceof Becomes after) || after.kinds().get(kind)));
        return names && (held != kind) == asks(Becomes.class);
    }

    private boolean asksForMove() {
        return Stream.of(
                        From.class,
                        FromRolled.class,
                        FromLines.class,
                        Distance.class,
                        Heads.class,
                        LastPiece.class,
                        Unmoved.class,
                        PickedPiece.class,
                        Picked.class,
                        BecomesRolled.class,
                        KeepsKind.class,
                        Captures.class,
                        CapturesEnPassant.class,
                        CapturesKinds.class,
                        CapturesAttackers.class)
                .anyMatch(this::asks);
    }

    /** Returns whether the filter, or one within it, asks for such a condition. */
    public boolean hasCondition(Class<? extends Condition> type) {
        return clauses.stream()
                .anyMatch(clause -> clause instanceof OnlyIf only
                                && only.condition().has(type)
                        || clause instanceof Leaves leaves && leaves.condition().has(type)
                        || clause instanceof Also also
                                && also.filters().stream().anyMatch(filter -> filter.hasCondition(type)));
    }

    /** What a filter asks of a move. */
    public sealed interface Clause {}

    /**
     * The move begins a rest of the turn that captures most, effects included; only as a preference.
     *
     * @param worth for each kind, by index, what a piece counts
     */
    public record CapturesMost(List<Integer> worth) implements Clause {}

    /** Returns what the filter says of most captures; empty if it says nothing else. */
    public Optional<CapturesMost> most() {
        return clauses.size() == 1 && clauses.get(0) instanceof CapturesMost most
                ? Optional.of(most)
                : Optional.empty();
    }

    /** A roll in hand names the piece. */
    public record Rolled() implements Clause {}

    /** The piece is of one of these kinds, by index. */
    public record Kinds(BitSet kinds) implements Clause {}

    /**
     * One of these filters allows the move, or none does.
     *
     * @param allows whether one must
     */
    public record Also(List<MoveFilter> filters, boolean allows) implements Clause {}

    /** This is the case before the move. It asks for no event. */
    public record OnlyIf(Condition condition) implements Clause {}

    /** The piece leaves a square of this area, as its side sees it. */
    public record From(Area area) implements Clause {}

    /** The piece arrives in this area. */
    public record To(Area area) implements Clause {}

    /**
     * A file and a rank, as White counts them from 1.
     *
     * @param file the file; empty for any
     * @param rank the rank; empty for any
     */
    public record Lines(Optional<Amount> file, Optional<Amount> rank) {}

    /** The piece leaves a square of these lines. */
    public record FromLines(Lines lines) implements Clause {}

    /** The piece arrives on a square of these lines. */
    public record ToLines(Lines lines) implements Clause {}

    /** The piece leaves a square that the roll in hand names, one of these dice. */
    public record FromRolled(Pool dice) implements Clause {}

    /** The piece arrives on a square that the roll in hand names, one of these dice. */
    public record ToRolled(Pool dice) implements Clause {}

    /** The piece arrives on a square that the event before in the turn has left. */
    public record Departure() implements Clause {}

    /** The piece arrives where the piece that the event before in the turn has moved could go next. */
    public record Reached() implements Clause {}

    /** The greater of the numbers of files and ranks between the two squares is one of these. */
    public record Distance(Amount least, Amount most) implements Clause {}

    /** The move heads as one of these says, in all its ways. */
    public record Heads(List<List<Heading>> anyOf) implements Clause {}

    /**
     * The piece is the one that the event before in the turn has moved, changed or put, or another.
     *
     * @param same whether it must be the same
     */
    public record LastPiece(boolean same) implements Clause {}

    /** The piece has not moved in this turn. */
    public record Unmoved() implements Clause {}

    /**
     * The piece is the one that a picked move would move, or would capture on the square of its arrival.
     *
     * @param captured whether it is the one that it would capture
     */
    public record PickedPiece(boolean captured) implements Clause {}

    /**
     * The move has been picked in the turn, or not.
     *
     * @param must whether it must
     */
    public record Picked(boolean must) implements Clause {}

    /** The piece becomes one of these kinds, by index. */
    public record Becomes(BitSet kinds) implements Clause {}

    /** The piece becomes a kind that a roll in hand names. */
    public record BecomesRolled() implements Clause {}

    /** The piece stays of its kind. */
    public record KeepsKind() implements Clause {}

    /**
     * The move captures, or does not.
     *
     * @param must whether it must capture
     */
    public record Captures(boolean must) implements Clause {}

    /** The move captures en passant. */
    public record CapturesEnPassant() implements Clause {}

    /** The move captures a piece of one of these kinds, by index. */
    public record CapturesKinds(BitSet kinds) implements Clause {}

    /** The move captures all pieces that attack an own royal before it, at least one. */
    public record CapturesAttackers() implements Clause {}

    /** This is the case behind the move, as the side that makes it sees it. */
    public record Leaves(Condition condition) implements Clause {}

    /**
     * So many pieces stand near the square of arrival before the move.
     *
     * @param where which squares are meant
     * @param by the leaps of White to the squares that are meant; empty for all around the square and itself, unless
     *     lines are given
     * @param lines lines of White, up to their first piece, which are meant besides
     * @param empty whether empty squares are counted, and no pieces
     * @param kinds the kinds of the pieces, by index
     * @param whose whose they are, as the side on turn sees it
     * @param least how many at least
     * @param most how many at most
     */
    public record Near(
            Where where,
            List<Offset> by,
            List<Line> lines,
            boolean empty,
            BitSet kinds,
            Action.Whose whose,
            int least,
            int most)
            implements Clause {

        /** Whether leaps or lines say where. */
        public boolean isByMoves() {
            return !by.isEmpty() || !lines.isEmpty();
        }

        /**
         * A line of equal steps.
         *
         * @param range the number of steps at most
         */
        public record Line(Offset step, int range) {}

        /** Squares near another one, and that square itself. */
        public enum Where {
            FILE,
            RANK,
            BESIDE
        }
    }

    /**
     * An effect of the move changes a piece, or none does.
     *
     * @param must whether one must
     */
    public record Affects(boolean must) implements Clause {}

    /**
     * The move leaves the enemy in check without a legal move, or does not.
     *
     * @param must whether it must
     */
    public record Mates(boolean must) implements Clause {}

    /**
     * The piece attacks an enemy of one of these kinds from where it has arrived, or none.
     *
     * @param kinds the kinds, by index
     * @param must whether it must
     */
    public record Attacks(BitSet kinds, boolean must) implements Clause {}

    /**
     * The move leaves a royal of the enemy attacked, or does not.
     *
     * @param must whether it must
     */
    public record Checks(boolean must) implements Clause {}
}
