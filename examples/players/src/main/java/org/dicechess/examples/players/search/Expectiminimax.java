package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.evaluation.KnownValues;

/**
 * The value of a node by expectiminimax with alpha-beta windows, and Star1 and Star2 at chance nodes (Ballard, The
 * *-minimax search procedure for trees containing chance nodes, 1983; Hauk, Buro and Schaeffer, Rediscovering *-minimax
 * search, 2004). Every value is a winning expectation from {@value #LOSS} to {@value #WIN}, as the windows of chance
 * nodes need.
 *
 * <p>All events of a player up to a roll, the end of the turn or a choice of the opponent are one decision: they cost
 * no depth, and positions that several of its ways reach are searched once.
 */
final class Expectiminimax {

    static final double WIN = 1;
    static final double LOSS = -1;

    /** The value of a position that the same decision has reached before. */
    private static final double SEEN = Double.NEGATIVE_INFINITY;

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final KnownValues known;
    private final Options options;
    private final Table table;
    private final Meter meter;
    private final Ordering ordering;
    private final List<KeySet> seen = new ArrayList<>();
    private final double offset;

    /** The number of turns left from which all outcomes are searched. */
    private int full;

    /** The search of a game without rolls. */
    private final Optional<AlphaBeta> selective;

    Expectiminimax(
            Cursor cursor,
            Evaluation evaluation,
            Options options,
            Table table,
            Meter meter,
            Ordering ordering,
            double offset) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        known = evaluation.known();
        this.options = options;
        this.table = table;
        this.meter = meter;
        this.ordering = ordering;
        this.offset = offset;
        selective = AlphaBeta.suits(evaluation, options)
                ? Optional.of(new AlphaBeta(cursor, evaluation, options, table, meter, ordering, this))
                : Optional.empty();
    }

    /** Prepares a search of so many turns from the root. */
    void begin(int turns) {
        full = options.full() ? (turns + 1) / 2 : Integer.MAX_VALUE;
        reset();
        selective.ifPresent(search -> search.begin(turns));
    }

    /** Returns whether late ways may be searched less deep first. */
    boolean reduces() {
        return selective.isPresent() && selective.get().has(Idea.REDUCE);
    }

    /** Forgets the lists that an interrupted search has left behind. */
    void reset() {
        ordering.top(0);
    }

    /**
     * Returns the value of the node for a side; at most alpha or at least beta it is a bound.
     *
     * @param depth the number of turns to search; 0 only where a turn begins
     * @param level the number of decisions above this node
     */
    double value(Color side, int depth, double alpha, double beta, int level) {
        meter.count(level);
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            return Decided.before(Ended.worth(cursor, side));
        }
        if (!cursor.beginsTurn()) {
            return within(side, kind, depth, alpha, beta, level);
        }
        OptionalDouble white = known.of(cursor);
        if (white.isPresent()) {
            return Decided.unknown(side == Color.WHITE ? white.getAsDouble() : -white.getAsDouble());
        }
        double low = Decided.later(alpha);
        double high = Decided.later(beta);
        if (low >= Decided.AT_ONCE || high <= -Decided.AT_ONCE) {
            return Decided.before(low >= Decided.AT_ONCE ? Decided.AT_ONCE : -Decided.AT_ONCE);
        }
        return Decided.before(within(side, kind, depth, low, high, level));
    }

    /** The value of a node in which the game goes on, without the turn that has led to it. */
    private double within(Color side, Cursor.Kind kind, int depth, double alpha, double beta, int level) {
        if (selective.isPresent() && kind == Cursor.Kind.DECISION && cursor.beginsTurn()) {
            Color own = cursor.player();
            return own == side
                    ? selective.get().value(own, depth, alpha, beta, level)
                    : -selective.get().value(own, depth, -beta, -alpha, level);
        }
        if (depth == 0) {
            return leaf(side, kind, alpha, beta, options.quiescence(), level);
        }
        Color own = kind == Cursor.Kind.CHANCE ? cursor.turn() : cursor.player();
        return own == side
                ? stored(own, kind, depth, alpha, beta, level)
                : -stored(own, kind, depth, -beta, -alpha, level);
    }

    /** Returns the event that was best at this decision; empty at other nodes, or if the table does not remember it. */
    OptionalInt expected() {
        int at = options.table() > 0 && cursor.kind() == Cursor.Kind.DECISION ? table.find(cursor.key()) : -1;
        int event = at < 0 ? 0 : table.event(at);
        int to = event == 0 ? 0 : ordering.list(0);
        boolean listed = IntStream.range(0, to).anyMatch(each -> ordering.event(each) == event);
        return listed ? OptionalInt.of(event) : OptionalInt.empty();
    }

    private double stored(Color side, Cursor.Kind kind, int depth, double alpha, double beta, int level) {
        boolean stores = options.table() > 0;
        long key = stores ? cursor.key() : 0;
        int at = stores ? table.find(key) : -1;
        if (at >= 0 && table.settles(at, depth, alpha, beta)) {
            return table.value(at);
        }
        boolean chance = kind == Cursor.Kind.CHANCE;
        best = 0;
        double value = chance
                ? chance(side, depth, alpha, beta, level)
                : decision(side, depth, alpha, beta, level, 0, at >= 0 ? table.event(at) : 0);
        if (stores) {
            table.put(key, depth, value, alpha, beta, chance ? 0 : best);
        }
        return value;
    }

    /** The best event of the decision that has been searched last. */
    private int best;

    private double decision(Color side, int depth, double alpha, double beta, int level, int before, int first) {
        if (before == 0) {
            seen(level).clear();
        }
        int from = ordering.top();
        int to = ordering.list(from);
        ordering.top(to);
        ordering.score(from, to, level, first);
        int last = options.width() == 0 ? to : Math.min(to, from + options.width());
        double most = SEEN;
        int bestEvent = ordering.event(from);
        for (int i = from; i < last && most < beta; i++) {
            int event = ordering.next(i, to);
            cursor.play(event);
            double value = after(side, depth, Math.max(alpha, most), beta, level, before + 1);
            cursor.undo();
            if (value > most) {
                most = value;
                bestEvent = event;
            }
        }
        if (most >= beta) {
            ordering.good(bestEvent, level, depth);
        }
        ordering.top(from);
        best = bestEvent;
        return most;
    }

    /** The value after the n-th event of a decision. */
    private double after(Color side, int depth, double alpha, double beta, int level, int events) {
        boolean goesOn = goesOn(side);
        if ((goesOn || events > 1) && !seen(level).add(cursor.key())) {
            return SEEN;
        }
        if (goesOn) {
            meter.count();
            return decision(side, depth, alpha, beta, level, events, 0);
        }
        int left = left(depth);
        if (alpha > LOSS && options.has(Idea.SCOUT)) {
            double narrow = Math.nextUp(alpha);
            double value = value(side, left, alpha, narrow, level + 1);
            if (value <= alpha || value >= beta || narrow >= beta) {
                return value;
            }
        }
        return value(side, left, alpha, beta, level + 1);
    }

    private boolean goesOn(Color side) {
        return !cursor.isChance()
                && !cursor.beginsTurn()
                && cursor.kind() == Cursor.Kind.DECISION
                && cursor.player() == side;
    }

    private KeySet seen(int level) {
        while (seen.size() <= level) {
            seen.add(new KeySet());
        }
        return seen.get(level);
    }

    private double chance(Color side, int depth, double alpha, double beta, int level) {
        int from = ordering.top();
        int to = outcomes(from, depth);
        ordering.top(to);
        double value = options.star() == 0
                ? average(side, depth, from, to, level)
                : star(side, depth, alpha, beta, from, to, level);
        ordering.top(from);
        return value;
    }

    /** Lists all outcomes, or some at equal distances if there are at least as many as the options want. */
    private int outcomes(int from, int depth) {
        int all = ordering.list(from);
        int most = options.outcomes();
        if (most == 0 || all - from < most || depth >= full) {
            return all;
        }
        long total = cursor.total();
        for (int i = 0; i < most; i++) {
            ordering.event(from + i, cursor.outcome((long) ((i + offset) * total / most)));
        }
        return from + most;
    }

    /** The turns that are left to search behind an event. Chance ends turns, too. */
    private int left(int depth) {
        return cursor.beginsTurn() ? depth - 1 : depth;
    }

    /** The part of an outcome among the listed ones. */
    private double part(int at, int from, int to, int depth) {
        return to - from == options.outcomes() && depth < full
                ? 1.0 / options.outcomes()
                : (double) cursor.weight(ordering.event(at)) / cursor.total();
    }

    private double average(Color side, int depth, int from, int to, int level) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            double part = part(i, from, to, depth);
            cursor.play(ordering.event(i));
            sum += part * value(side, left(depth), LOSS, WIN, level);
            cursor.undo();
        }
        return sum;
    }

    /**
     * Star1: an outcome is searched with the window outside which the average would fail, whatever the outcomes behind
     * it are worth. With Star2 the outcomes have lower bounds first, since any event of the player is one.
     */
    private double star(Color side, int depth, double alpha, double beta, int from, int to, int level) {
        double low = LOSS;
        if (options.star() == 2 && to - from > 1) {
            low = probe(side, depth, beta, from, to, level);
            if (low >= beta) {
                return low;
            }
        } else {
            for (int i = from; i < to; i++) {
                ordering.score(i, LOSS);
            }
        }
        double sum = 0;
        double rest = 1;
        for (int i = from; i < to; i++) {
            double part = part(i, from, to, depth);
            rest = i == to - 1 ? 0 : rest - part;
            low = i == to - 1 ? 0 : low - part * ordering.score(i);
            double above = (alpha - sum - rest * WIN) / part;
            double below = (beta - sum - low) / part;
            cursor.play(ordering.event(i));
            double value = value(side, left(depth), Math.max(above, LOSS), Math.min(below, WIN), level);
            cursor.undo();
            sum += part * value;
            if (value >= below) {
                return Math.max(beta, sum + low);
            }
            if (value <= above) {
                return Math.min(alpha, sum + rest * WIN);
            }
        }
        return sum;
    }

    /** Keeps a lower bound beside each outcome, and returns their average; it stops when that reaches beta. */
    private double probe(Color side, int depth, double beta, int from, int to, int level) {
        double low = LOSS;
        for (int i = from; i < to; i++) {
            double part = part(i, from, to, depth);
            double below = (beta - low + part * LOSS) / part;
            cursor.play(ordering.event(i));
            double bound = Math.max(LOSS, probed(side, left(depth), Math.min(below, WIN), level));
            cursor.undo();
            ordering.score(i, bound);
            low += part * (bound - LOSS);
            if (bound >= below) {
                return Math.max(beta, low);
            }
        }
        return low;
    }

    /** The value of the first event of each decision up to the next roll or turn, or a bound from the table. */
    private double probed(Color side, int depth, double beta, int level) {
        meter.count();
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            return Decided.before(Ended.worth(cursor, side));
        }
        if (depth == 0 || kind == Cursor.Kind.CHANCE || cursor.player() != side) {
            return LOSS;
        }
        int at = options.table() > 0 ? table.find(cursor.key()) : -1;
        if (at >= 0 && table.settles(at, depth, LOSS, LOSS)) {
            return table.value(at);
        }
        return firstWay(side, depth, beta, level, at >= 0 ? table.event(at) : 0);
    }

    private double firstWay(Color side, int depth, double beta, int level, int first) {
        int from = ordering.top();
        int to = ordering.list(from);
        ordering.top(to);
        ordering.score(from, to, level, first);
        cursor.play(ordering.next(from, to));
        double value;
        if (goesOn(side)) {
            meter.count();
            value = firstWay(side, depth, beta, level, 0);
        } else {
            value = value(side, left(depth), LOSS, beta, level + 1);
        }
        cursor.undo();
        ordering.top(from);
        return value;
    }

    /** The value where the last turn has been searched: captures may follow, and nobody has to capture. */
    private double leaf(Color side, Cursor.Kind kind, double alpha, double beta, int turns, int level) {
        if (turns == 0) {
            return evaluation.of(cursor, side);
        }
        Color own = kind == Cursor.Kind.CHANCE ? cursor.turn() : cursor.player();
        double low = own == side ? alpha : -beta;
        double high = own == side ? beta : -alpha;
        double value = kind == Cursor.Kind.CHANCE
                ? quietChance(own, low, high, turns, level)
                : captures(own, cursor.inCheck(own), low, high, turns, level);
        return own == side ? value : -value;
    }

    private double quietChance(Color side, double alpha, double beta, int turns, int level) {
        double low = evaluation.of(cursor, side);
        if (low >= beta) {
            return low;
        }
        int from = ordering.top();
        int to = outcomes(from, 0);
        ordering.top(to);
        double sum = 0;
        double rest = 1;
        for (int i = from; i < to; i++) {
            double part = part(i, from, to, 0);
            rest = i == to - 1 ? 0 : rest - part;
            double above = (alpha - sum - rest * WIN) / part;
            double below = (beta - sum - rest * low) / part;
            cursor.play(ordering.event(i));
            meter.count();
            double value = cursor.kind() == Cursor.Kind.DECISION && cursor.player() == side
                    ? captures(side, false, Math.max(above, LOSS), Math.min(below, WIN), turns, level)
                    : low;
            cursor.undo();
            sum += part * value;
            if (value >= below || value <= above) {
                ordering.top(from);
                return value >= below ? Math.max(beta, sum + rest * low) : Math.min(alpha, sum + rest * WIN);
            }
        }
        ordering.top(from);
        return sum;
    }

    private double captures(Color side, boolean attacked, double alpha, double beta, int turns, int level) {
        double most = attacked ? LOSS : evaluation.of(cursor, side);
        if (most >= beta) {
            return most;
        }
        int from = ordering.top();
        int to = ordering.list(from);
        if (attacked) {
            ordering.score(from, to, level, 0);
        } else {
            to = ordering.keepCaptures(from, to);
        }
        ordering.top(to);
        for (int i = from; i < to && most < beta; i++) {
            cursor.play(ordering.next(i, to));
            most = Math.max(most, captured(side, Math.max(alpha, most), beta, turns, level));
            cursor.undo();
        }
        ordering.top(from);
        return most;
    }

    private double captured(Color side, double alpha, double beta, int turns, int level) {
        meter.count(level + 1);
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            return Decided.before(Ended.worth(cursor, side));
        }
        if (cursor.beginsTurn()) {
            double low = Decided.later(alpha);
            return Decided.before(leaf(side, kind, low, Decided.later(beta), turns - 1, level + 1));
        }
        return kind == Cursor.Kind.DECISION && cursor.player() == side
                ? captures(side, false, alpha, beta, turns, level)
                : evaluation.of(cursor, side);
    }
}
