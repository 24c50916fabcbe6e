package org.dicechess.examples.players.search;

import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/** What follows the last turn of a search in which nobody rolls: captures, promotions and answers to check. */
final class Captures {

    /** What a capture may gain beyond the pieces, in pawns. */
    private static final double MORE = 1.2;

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final Options options;
    private final Meter meter;
    private final Ordering ordering;
    private final boolean checks;

    Captures(Cursor cursor, Evaluation evaluation, Options options, Meter meter, Ordering ordering) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        this.options = options;
        this.meter = meter;
        this.ordering = ordering;
        checks = cursor.variant().hasCheck();
    }

    /** Returns the value for the side that chooses here. Nobody has to capture, except in check. */
    double value(Color side, boolean checked, double alpha, double beta, int turns, int level) {
        double pawns = evaluation.pawns(cursor, side);
        double most = checked && turns > 0 ? Expectiminimax.LOSS : evaluation.expectation(pawns);
        if (most >= beta || turns <= 0) {
            return most;
        }
        int from = ordering.top();
        int all = ordering.list(from);
        int to = checked ? all : ordering.keepGains(from, all, options.has(Idea.EXCHANGE));
        if (checked) {
            ordering.score(from, to, level, 0);
        }
        ordering.top(to);
        for (int i = from; i < to && most < beta; i++) {
            int event = ordering.next(i, to);
            double gain = checked ? 0 : ordering.score(i);
            if (!checked && options.has(Idea.HOPELESS)) {
                double high = evaluation.expectation(pawns + gain + MORE);
                if (high <= Math.max(alpha, most)) {
                    most = Math.max(most, high);
                    continue;
                }
            }
            cursor.play(event);
            most = Math.max(most, after(side, Math.max(alpha, most), beta, turns, level));
            cursor.undo();
        }
        ordering.top(from);
        return most;
    }

    private double after(Color side, double alpha, double beta, int turns, int level) {
        meter.count(level + 1);
        Cursor.Kind kind = cursor.kind();
        if (kind == Cursor.Kind.END) {
            return Decided.before(Ended.worth(cursor, side));
        }
        if (kind == Cursor.Kind.CHANCE || !cursor.beginsTurn()) {
            return evaluation.of(cursor, side);
        }
        return Decided.before(next(side, Decided.later(alpha), Decided.later(beta), turns, level));
    }

    private double next(Color side, double alpha, double beta, int turns, int level) {
        Color own = cursor.player();
        boolean checked = checks && cursor.inCheck(own);
        return own == side
                ? value(own, checked, alpha, beta, turns - 1, level + 1)
                : -value(own, checked, -beta, -alpha, turns - 1, level + 1);
    }
}
