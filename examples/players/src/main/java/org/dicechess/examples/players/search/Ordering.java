package org.dicechess.examples.players.search;

import java.util.Arrays;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.Exchange;

/**
 * Which events to try first: the table's, then gains of material, killers, and those that have been good elsewhere. It
 * holds the lists of all levels of the search in one buffer.
 */
final class Ordering {

    private static final double BEST = 1e9;
    private static final double GAINS = 1e6;
    private static final double KILLER = 1e5;
    private static final double HISTORY = 1e4;
    private static final int LEVELS = 512;

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final int room;
    private final int squares;
    private final int[] captures;
    private final int[] history;
    private final int[] killers = new int[2 * LEVELS];
    private int[] events;
    private double[] scores;
    private int top;
    private Optional<Exchange> exchanges = Optional.empty();

    Ordering(Cursor cursor, Evaluation evaluation) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        room = cursor.variant().eventBound();
        squares = cursor.variant().board().squares().size() + 1;
        captures = new int[2 * squares];
        history = new int[2 * squares * squares];
        events = new int[2 * room];
        scores = new double[2 * room];
    }

    /** Returns the index behind the last list. */
    int top() {
        return top;
    }

    /** Says where the next list may begin. */
    void top(int index) {
        top = index;
    }

    /** Lists the events of the node without an order, from an index of the buffer, and returns the end of the list. */
    int list(int from) {
        if (events.length < from + room) {
            events = Arrays.copyOf(events, 2 * from + room);
            scores = Arrays.copyOf(scores, events.length);
        }
        return cursor.list(events, from);
    }

    /** Returns the number that {@link #score(int, double)} has kept beside an event. */
    double score(int at) {
        return scores[at];
    }

    /** Keeps a number beside an event of a list. */
    void score(int at, double number) {
        scores[at] = number;
    }

    int event(int at) {
        return events[at];
    }

    /** Replaces an event of a list. */
    void event(int at, int event) {
        events[at] = event;
    }

    /** Gives each event of a list its score. */
    void score(int from, int to, int level, int best) {
        for (int i = from; i < to; i++) {
            scores[i] = events[i] == best ? BEST : promise(events[i], level);
        }
    }

    /** Leaves only captures in a list, with their scores, and returns its new end. */
    int keepCaptures(int from, int to) {
        int end = from;
        for (int i = from; i < to; i++) {
            if (cursor.isCapture(events[i])) {
                events[end] = events[i];
                scores[end++] = evaluation.gain(cursor, events[i], captures);
            }
        }
        return end;
    }

    /** Makes losing captures the last events of a list with scores. */
    void sortExchanges(int from, int to) {
        boolean read = false;
        for (int i = from; i < to; i++) {
            if (scores[i] >= GAINS && scores[i] < BEST && risks(events[i])) {
                if (!read) {
                    exchange().read(cursor);
                    read = true;
                }
                scores[i] -= exchange().loses(cursor.from(events[i]), cursor.to(events[i])) ? 2 * GAINS : 0;
            }
        }
    }

    private Exchange exchange() {
        if (exchanges.isEmpty()) {
            exchanges = Optional.of(evaluation.exchange());
        }
        return exchanges.get();
    }

    private boolean risks(int event) {
        int at = cursor.from(event);
        return at >= 0
                && cursor.promoted(event) == 0
                && cursor.isCapture(event)
                && exchange().risks(cursor, at, cursor.to(event));
    }

    /**
     * Leaves only captures and promotions in a list, with what they gain, and returns its new end.
     *
     * @param winning whether captures are left out that lose more than they gain
     */
    int keepGains(int from, int to, boolean winning) {
        int end = from;
        boolean read = false;
        for (int i = from; i < to; i++) {
            if (cursor.isCapture(events[i]) || cursor.isMove(events[i]) && cursor.promoted(events[i]) != 0) {
                double gain = evaluation.gain(cursor, events[i], captures);
                boolean risks = winning && gain > 0 && risks(events[i]);
                if (risks && !read) {
                    exchange().read(cursor);
                    read = true;
                }
                if (gain > 0 && !(risks && exchange().loses(cursor.from(events[i]), cursor.to(events[i])))) {
                    events[end] = events[i];
                    scores[end++] = gain;
                }
            }
        }
        return end;
    }

    /** Returns whether an event of a list with scores gains nothing at once. */
    boolean isQuiet(int at) {
        return scores[at] < GAINS;
    }

    /** Returns the most promising event that is left in a list, and moves it to the beginning of the list. */
    int next(int from, int to) {
        int best = from;
        for (int i = from + 1; i < to; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        int event = events[best];
        double score = scores[best];
        events[best] = events[from];
        scores[best] = scores[from];
        events[from] = event;
        scores[from] = score;
        return event;
    }

    /** Notes that an event of the present node was good enough to leave out all others. */
    void good(int event, int level, int depth) {
        if (!cursor.isCapture(event)) {
            int at = index(event);
            history[at] = Math.min(history[at] + depth * depth, Integer.MAX_VALUE / 2);
            int killer = 2 * Math.min(level, LEVELS - 1);
            killers[killer + 1] = killers[killer] == at ? killers[killer + 1] : killers[killer];
            killers[killer] = at;
        }
    }

    /** Notes that of the events from one index to another the last one was good enough, and the others were not. */
    void cut(int from, int last, int level, int depth) {
        good(events[last], level, depth);
        for (int i = from; i < last; i++) {
            if (isQuiet(i)) {
                int at = index(events[i]);
                history[at] = Math.max(history[at] - depth * depth, -Integer.MAX_VALUE / 2);
            }
        }
    }

    /** Returns whether this orders the events of a cursor. */
    boolean isOf(Cursor other) {
        return cursor == other;
    }

    /** Halves what is known of earlier searches. */
    void age() {
        for (int i = 0; i < history.length; i++) {
            history[i] /= 2;
        }
    }

    private double promise(int event, int level) {
        int from = cursor.from(event);
        int to = cursor.to(event);
        boolean capture = cursor.isCapture(event);
        double gain = evaluation.gain(cursor, event, from, to, capture, captures);
        if (gain > 1 || capture) {
            return GAINS + gain;
        }
        int at = index(from, to);
        double known = HISTORY * history[at] / (Math.abs(history[at]) + 1000.0);
        int killer = 2 * Math.min(level, LEVELS - 1);
        return gain + known + (killers[killer] == at ? KILLER : killers[killer + 1] == at ? KILLER / 2 : 0);
    }

    private int index(int event) {
        return index(cursor.from(event), cursor.to(event));
    }

    private int index(int from, int to) {
        int side = cursor.player() == Color.WHITE ? 0 : 1;
        return (side * squares + from + 1) * squares + to + 1;
    }
}
