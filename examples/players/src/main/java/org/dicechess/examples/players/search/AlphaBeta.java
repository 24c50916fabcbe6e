package org.dicechess.examples.players.search;

import java.util.EnumSet;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/**
 * The search of games in which nobody rolls and a turn is one event. It is selective: unpromising events are searched
 * less deep, or not at all near the end. {@link Idea} names what it does. Where a turn goes on, {@link Expectiminimax}
 * searches.
 */
final class AlphaBeta {

    /** The advantage in pawns that a turn may bring, for the ideas that leave something out. */
    private static final double TURN = 0.9;

    /** The greatest depth at which whole positions, and events, are left out. */
    private static final int SHALLOW = 5;

    private static final int LAST = 3;

    /** The depth from which, and the number of events behind which, events are searched less deep. */
    private static final int DEEP = 3;

    private static final int FIRST = 3;

    private static final int MOST_EVENTS = 64;

    /** The number of turns from the root up to which nothing is left out. */
    private static final int WHOLE = 3;

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final Options options;
    private final Table table;
    private final Meter meter;
    private final Ordering ordering;
    private final Expectiminimax tree;
    private final Captures captures;
    private final boolean checks;
    private final Set<Idea> careful;
    private Set<Idea> ideas;
    private final int[][] reductions = new int[Options.DEEPEST + 2][MOST_EVENTS];

    AlphaBeta(
            Cursor cursor,
            Evaluation evaluation,
            Options options,
            Table table,
            Meter meter,
            Ordering ordering,
            Expectiminimax tree) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        this.options = options;
        this.table = table;
        this.meter = meter;
        this.ordering = ordering;
        this.tree = tree;
        captures = new Captures(cursor, evaluation, options, meter, ordering);
        checks = cursor.variant().hasCheck();
        ideas = options.ideas();
        careful = EnumSet.noneOf(Idea.class);
        careful.addAll(ideas);
        careful.removeAll(Idea.SELECTIVE);
        for (int depth = 1; depth < reductions.length; depth++) {
            for (int event = 1; event < MOST_EVENTS; event++) {
                reductions[depth][event] = (int) (0.6 + Math.log(depth) * Math.log(event) / 2.2);
            }
        }
    }

    /** Returns whether a search with these options is selective in a game. */
    static boolean suits(Evaluation evaluation, Options options) {
        return evaluation.shape().isPlain() && !Idea.EXACT.containsAll(options.ideas());
    }

    /** Prepares a search of so many turns from the root. The first ones leave nothing out: a short mate is found. */
    void begin(int turns) {
        ideas = turns <= WHOLE ? careful : options.ideas();
    }

    /** Returns whether the search does something now. */
    boolean has(Idea idea) {
        return ideas.contains(idea);
    }

    /**
     * Returns the value for the side that chooses here, where a turn begins.
     *
     * @param depth the number of turns to search, at least 0
     */
    double value(Color side, int depth, double alpha, double beta, int level) {
        boolean checked = checks && cursor.inCheck(side);
        int left = depth + (checked && has(Idea.CHECKS) ? 1 : 0);
        boolean narrow = beta <= Math.nextUp(alpha);
        long key = options.table() > 0 ? cursor.key() : 0;
        int at = options.table() > 0 ? table.find(key) : -1;
        if (at >= 0 && settles(at, Math.max(0, left), alpha, beta, narrow)) {
            return table.value(at);
        }
        if (left <= 0) {
            double value = captures.value(side, checked, alpha, beta, options.quiescence(), level);
            if (at < 0 && options.table() > 0) {
                table.put(key, 0, value, alpha, beta, 0);
            }
            return value;
        }
        int first = at >= 0 ? table.event(at) : 0;
        left -= first == 0 && left > DEEP && has(Idea.UNKNOWN) ? 1 : 0;
        double pawns = checked || !narrow || left > SHALLOW ? 0 : evaluation.pawns(cursor, side);
        if (narrow && !checked && left <= SHALLOW && has(Idea.MARGIN)) {
            double low = evaluation.expectation(pawns - TURN * left);
            if (low >= beta) {
                return low;
            }
        }
        Node node = new Node(side, left, level, checked, narrow, pawns);
        double value = events(node, alpha, beta, first);
        if (options.table() > 0) {
            table.put(key, left, value, alpha, beta, best);
        }
        return value;
    }

    private boolean settles(int at, int depth, double alpha, double beta, boolean narrow) {
        return narrow && has(Idea.DEEPER)
                ? table.settlesDeeper(at, depth, alpha, beta)
                : table.settles(at, depth, alpha, beta);
    }

    /** What stays the same for all events of a node. */
    private record Node(Color side, int depth, int level, boolean checked, boolean narrow, double pawns) {}

    private int best;

    private double events(Node node, double alpha, double beta, int first) {
        int from = ordering.top();
        int to = ordering.list(from);
        ordering.top(to);
        ordering.score(from, to, node.level, first);
        if (has(Idea.EXCHANGE)) {
            ordering.sortExchanges(from, to);
        }
        double most = Double.NEGATIVE_INFINITY;
        int bestEvent = ordering.event(from);
        boolean hopeless = isHopeless(node, alpha);
        for (int i = from; i < to && most < beta; i++) {
            int event = ordering.next(i, to);
            boolean quiet = ordering.isQuiet(i);
            boolean out = quiet && !isLost(most) && (hopeless || isLate(node, i - from));
            int less = quiet ? reduction(node, i - from) : 0;
            cursor.play(event);
            boolean checking = (out || less > 0) && checks && cursor.inCheck(node.side.opponent());
            double value =
                    out && !checking ? most : after(node, Math.max(alpha, most), beta, i - from, checking ? 0 : less);
            cursor.undo();
            if (value > most) {
                most = value;
                bestEvent = event;
            }
            if (most >= beta) {
                ordering.cut(from, i, node.level, node.depth);
            }
        }
        ordering.top(from);
        best = bestEvent;
        return most;
    }

    private static boolean isLost(double value) {
        return value < 0 && Decided.is(value);
    }

    private boolean isHopeless(Node node, double alpha) {
        return has(Idea.HOPELESS)
                && node.narrow
                && !node.checked
                && node.depth <= LAST
                && evaluation.expectation(node.pawns + TURN * (node.depth + 0.5)) <= alpha;
    }

    private boolean isLate(Node node, int index) {
        return has(Idea.LATE)
                && node.narrow
                && !node.checked
                && node.depth <= LAST
                && index > 3 + 2 * node.depth * node.depth;
    }

    private int reduction(Node node, int index) {
        if (!has(Idea.REDUCE) || node.checked || node.depth < DEEP || index < FIRST) {
            return 0;
        }
        int turns = reductions[Math.min(node.depth, Options.DEEPEST)][Math.min(index, MOST_EVENTS - 1)];
        return node.narrow ? turns : Math.max(0, turns - 1);
    }

    /** The value after an event: less deep, with a narrow window, and whole, as far as each result asks for more. */
    private double after(Node node, double alpha, double beta, int index, int reduction) {
        if (index == 0 || !has(Idea.SCOUT)) {
            return child(node, node.depth - 1, alpha, beta);
        }
        double narrow = Math.nextUp(alpha);
        double value = child(node, Math.max(0, node.depth - 1 - reduction), alpha, narrow);
        if (value > alpha && reduction > 0) {
            value = child(node, node.depth - 1, alpha, narrow);
        }
        return value > alpha && value < beta && narrow < beta ? child(node, node.depth - 1, alpha, beta) : value;
    }

    private double child(Node node, int depth, double alpha, double beta) {
        if (!cursor.beginsTurn()) {
            return tree.value(node.side, depth + 1, alpha, beta, node.level + 1);
        }
        return tree.value(node.side, depth, alpha, beta, node.level + 1);
    }
}
