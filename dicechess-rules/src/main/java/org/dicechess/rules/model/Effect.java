package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;

/**
 * What happens to pieces on the board right after a move or a drop, as a part of it.
 *
 * @param after the events that set it off; one is enough
 * @param at the square from which {@link Lines} go, or that alone is concerned
 * @param reach which squares are concerned
 * @param beside how many pieces must stand around each of its pieces; empty if any number may
 * @param action what happens to all its pieces there at once
 * @param chain whether each piece that it changes sets it off once more, from the square of that piece
 */
public record Effect(
        String name,
        List<Trigger> after,
        At at,
        Reach reach,
        Optional<MoveFilter.Near> beside,
        Action action,
        boolean chain,
        String rule)
        implements Named {

    /**
     * Some events.
     *
     * @param filters which of them; one must allow the event
     */
    public record Trigger(When when, List<MoveFilter> filters) {}

    /** Moves, drops, or the end of a turn. */
    public enum When {
        MOVE,
        DROP,
        TURN
    }

    /** Returns whether all events that set it off are of one sort. */
    public boolean isOnly(When when) {
        return after.stream().allMatch(trigger -> trigger.when() == when);
    }

    /**
     * A square of an event, or the squares that it passes on a straight line. The squares behind its departure and
     * ahead of its arrival are one step of the event away on its line.
     */
    public enum At implements Action.Goal {
        ARRIVAL,
        DEPARTURE,
        CAPTURED,
        PASSED,
        BEHIND,
        AHEAD
    }

    private static final BitSet NOWHERE = new BitSet();

    /** The squares that an effect concerns. */
    public sealed interface Reach {}

    /** All squares of the board. */
    public record Everywhere() implements Reach {}

    /** The square of the event alone, or the squares that it passes. */
    public record Here() implements Reach {}

    /**
     * Lines from the square of the event.
     *
     * @param white for each square the lines from it for White's events, each as the squares in order
     * @param black the same for Black's events
     * @param enclosed whether a line counts only up to an own piece, and over pieces that the effect concerns; else it
     *     goes as far as the first piece
     * @param rides the lines as they are written
     * @param closers the kinds, by index, of the own pieces that close a line; empty for all
     * @param hostile the squares that close a line, while they are empty, as an own piece does
     */
    public record Lines(
            int[][][] white,
            int[][][] black,
            List<Ride> rides,
            boolean enclosed,
            BitSet closers,
            Optional<Area> hostile)
            implements Reach {

        /** Returns the lines from a square for the events of a side. */
        public int[][] from(int square, Color side) {
            return (side == Color.WHITE ? white : black)[square];
        }

        /** Returns the squares that close a line for the events of a side. */
        public BitSet hostileTo(Color side) {
            return hostile.map(area -> side == Color.WHITE ? area.white() : area.black())
                    .orElse(NOWHERE);
        }
    }
}
