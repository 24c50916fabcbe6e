package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.spi.ConditionRule;

/** What is the case at a point of a game. A turn branches by it, and a game ends by it. */
public sealed interface Condition {

    /** The conditions that may hold for one side and not for the other. An amount may, too. */
    List<Class<? extends Condition>> OF_SIDES = List.of(
            Check.class, Pieces.class, MayCastle.class, Together.class, Chain.class, Possible.class, Speaks.class);

    /**
     * A royal is attacked.
     *
     * @param enemy whether it is one of the enemy's, and not one of the side to move
     */
    record Check(boolean enemy) implements Condition {}

    /**
     * The event right before has captured a piece.
     *
     * @param kinds the kinds, by index, of which it is one
     * @param enPassant whether it was captured en passant
     */
    record Captured(BitSet kinds, boolean enPassant) implements Condition {}

    /** The event right before has moved a piece of one of these kinds, by index. */
    record Moved(BitSet kinds) implements Condition {}

    /**
     * The event right before has moved a piece that had never moved before, from this area as its side sees it. Of
     * castling one of the two pieces counts.
     */
    record FirstMove(Area area) implements Condition {}

    /** The number of the turn is within bounds, both included. */
    record TurnNumber(int from, int to) implements Condition {}

    /** This side is on turn. */
    record OnTurn(Color side) implements Condition {}

    /** This is the side of which is spoken. */
    record Speaks(Color side) implements Condition {}

    /** A counter, by index, has reached a number. */
    record Count(int counter, int reaches) implements Condition {}

    /** An amount is within bounds, both included. */
    record Within(Amount amount, Amount atLeast, Amount atMost) implements Condition {

        @Override
        public boolean isOfSide(List<GameNumber> numbers) {
            return Stream.of(amount, atLeast, atMost).anyMatch(each -> each.isOfSide(numbers));
        }
    }

    /**
     * The number of pieces is within bounds, both included.
     *
     * @param kinds the kinds that count, by index
     * @param whose whose pieces count, as the side to move sees it
     * @param in the area in which they count, as their side sees it; empty for the whole board
     * @param attacked whether those count alone that are attacked, or that are not; empty for all
     * @param attackers the kinds that must attack them, by index; empty if any may
     * @param guarded whether those count alone that a piece of their own side attacks, or that none does; empty for all
     * @param beside how many pieces must stand around each that counts, as the side to move sees it; empty if any
     *     number may
     * @param inHand whether pieces in hand count, too
     * @param worth what a piece of each kind, by index, counts; empty if each counts one
     */
    record Pieces(
            BitSet kinds,
            Action.Whose whose,
            Optional<Area> in,
            Optional<Boolean> attacked,
            BitSet attackers,
            Optional<Boolean> guarded,
            Optional<MoveFilter.Near> beside,
            boolean inHand,
            int from,
            int to,
            List<Integer> worth)
            implements Condition {

        /** The number of pieces at most. */
        public static final int MOST = 256;
    }

    /**
     * A side has the right of a way of castling: neither piece has moved.
     *
     * @param way the name of the way
     * @param enemy whether it is the right of the enemy, and not of the side to move
     */
    record MayCastle(String way, boolean enemy) implements Condition {}

    /**
     * Pieces of a side stand together.
     *
     * @param kinds the kinds that count, by index
     * @param enemy whether the enemy's pieces count, and not those of the side to move
     * @param places sets of squares, one of which must hold enough of them
     * @param atLeast how many are enough
     * @param shape what the sets are
     */
    record Together(BitSet kinds, boolean enemy, List<BitSet> places, int atLeast, Shape shape) implements Condition {

        /**
         * A row, or a block of as many files as ranks.
         *
         * @param ways the directions of a row; none for a block
         * @param gaps whether other squares may lie between those of a row
         */
        public record Shape(int length, List<String> ways, boolean gaps) {}
    }

    /**
     * Pieces of a side stand together, one of them on a square on which a piece has arrived by the event right before.
     */
    record ThroughArrival(Together of) implements Condition {}

    /**
     * Two such pieces of both sides stand on a line with nothing between them.
     *
     * @param kinds the kinds that count, by index
     * @param ways the lines: {@code vertical}, {@code sideways}, {@code diagonal}
     */
    record FaceToFace(BitSet kinds, List<String> ways) implements Condition {

        /** Returns the files of one step of each line. */
        public int[] files() {
            return steps().mapToInt(step -> step[0]).toArray();
        }

        /** Returns the ranks of one step of each line. */
        public int[] ranks() {
            return steps().mapToInt(step -> step[1]).toArray();
        }

        private Stream<int[]> steps() {
            return ways.stream().flatMap(way -> switch (way) {
                case "vertical" -> Stream.of(new int[] {0, 1});
                case "sideways" -> Stream.of(new int[] {1, 0});
                default -> Stream.of(new int[] {1, 1}, new int[] {1, -1});
            });
        }
    }

    /**
     * Pieces of a side lead from one area to another, each beside the next, or all such pieces are one group.
     *
     * @param kinds the kinds that count, by index
     * @param enemy whether the enemy's pieces count, and not those of the side to move
     * @param ends where they begin and where they end, as their side sees it; empty for one group
     * @param by the ways from a square to those beside it, for both sides as White sees them
     */
    record Chain(BitSet kinds, boolean enemy, Optional<Ends> ends, List<Offset> by) implements Condition {

        /** The areas of a chain. */
        public record Ends(Area from, Area to) {}
    }

    /** The side to move has a legal move that one of these filters allows. */
    record Possible(List<MoveFilter> filters) implements Condition {}

    /** A move has been picked in the turn that one of these filters allows. */
    record Picked(List<MoveFilter> filters) implements Condition {}

    /** A hook that is called in play says so. */
    record Hooked(ConditionRule hook) implements Condition {}

    /** All of these are the case. */
    record All(List<Condition> of) implements Condition {}

    /** One of these is the case. */
    record Any(List<Condition> of) implements Condition {}

    /** This is not the case. */
    record Not(Condition of) implements Condition {}

    /**
     * Nothing is possible at the stages where the turn goes on if this is not the case.
     *
     * @param number a number that no other condition of the turn has
     */
    record Stuck(int number) implements Condition {}

    /**
     * Returns whether the condition may hold for one side and not for the other.
     *
     * @param numbers the numbers of the game
     */
    default boolean isOfSide(List<GameNumber> numbers) {
        return parts().anyMatch(part -> part instanceof Within within
                ? within.isOfSide(numbers)
                : OF_SIDES.stream().anyMatch(type -> type.isInstance(part)));
    }

    /** Returns whether the condition says of each piece on the board whether it is one of those of which it speaks. */
    default boolean isOfEachPiece() {
        return this instanceof Any any
                ? any.of().stream().allMatch(Condition::isOfEachPiece)
                : this instanceof Pieces pieces
                        && pieces.from() <= 1
                        && pieces.to() >= Pieces.MOST
                        && !(pieces.inHand() && pieces.in().isPresent());
    }

    /** Returns the condition, or all conditions of which it is composed. */
    default Stream<Condition> parts() {
        if (this instanceof Not not) {
            return not.of().parts();
        } else if (this instanceof All all) {
            return all.of().stream().flatMap(Condition::parts);
        }
        return this instanceof Any any ? any.of().stream().flatMap(Condition::parts) : Stream.of(this);
    }

    /** Returns whether the condition asks for the event right before. */
    default boolean asksForEvent() {
        return has(Captured.class) || has(Moved.class) || has(FirstMove.class) || has(ThroughArrival.class);
    }

    /** Returns whether this is such a condition, or is composed of one. */
    default boolean has(Class<? extends Condition> type) {
        return type.isInstance(this)
                || this instanceof Not not && not.of().has(type)
                || this instanceof All all && all.of().stream().anyMatch(each -> each.has(type))
                || this instanceof Any any && any.of().stream().anyMatch(each -> each.has(type))
                || this instanceof Picked picked
                        && picked.filters().stream().anyMatch(filter -> filter.hasCondition(type));
    }
}
