package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.dicechess.Color;
import org.dicechess.Cursor;

/** One thread's part of a search, with a cursor, a tree and a budget of its own. It shares nothing with other lanes. */
final class Lane {

    /** The value of a way that has not been searched to its end. */
    static final double OPEN = Double.NaN;

    /** The most events of a line: play may go round in circles. */
    private static final int LONGEST = 60;

    /** The numbers of ways behind which others are searched less deep first. */
    private static final int FIRST = 4;

    private static final int LATE = 12;

    private final Cursor cursor;
    private final int depth;
    private final Color side;
    private final Expectiminimax tree;
    private final Meter meter;

    private final boolean scouts;

    Lane(Cursor cursor, Expectiminimax tree, Meter meter, boolean scouts) {
        this.scouts = scouts;
        this.cursor = cursor;
        this.tree = tree;
        this.meter = meter;
        depth = cursor.depth();
        side = cursor.player();
    }

    Meter meter() {
        return meter;
    }

    /**
     * Searches some of the ways, until one wins at once or the budget is spent. The value of a way that is no better
     * than those at the top may be an upper bound, if it is not to be exact.
     *
     * @param wanted the indices of the ways
     * @param top the best values so far in ascending order, which it updates; worse ways are not valued exactly
     * @param values where it writes the values
     */
    void search(List<Way> ways, List<Integer> wanted, int turns, double[] top, double[] values) {
        tree.begin(turns);
        try {
            for (int i : wanted) {
                boolean exact = ways.get(i).exact;
                if (exact || top[0] < Decided.AT_ONCE) {
                    values[i] = search(ways.get(i), turns, exact ? Expectiminimax.LOSS : top[0], i);
                    top[0] = Math.max(top[0], values[i]);
                    Arrays.sort(top);
                }
            }
        } catch (Meter.Stop stop) {
            back();
        }
    }

    /** Looks whether ways are better than a value. It writes an upper bound for each way that is not. */
    void guess(List<Way> ways, List<Integer> wanted, int turns, double guess, double[] values) {
        tree.begin(turns);
        try {
            for (int i : wanted) {
                double value = narrow(ways.get(i), turns, guess, i);
                values[i] = value > guess ? OPEN : value;
            }
        } catch (Meter.Stop stop) {
            back();
        }
    }

    private double narrow(Way way, int turns, double alpha, int index) {
        play(way);
        int left = cursor.beginsTurn() ? turns - 1 : turns;
        double value = narrow(left, less(left, index), alpha);
        back();
        return value;
    }

    /** The value of the way that has been played, less deep first; only whether it is better than alpha counts. */
    private double narrow(int left, int less, double alpha) {
        double above = Math.nextUp(alpha);
        double value = less > 0 ? tree.value(side, left - less, alpha, above, 1) : Expectiminimax.WIN;
        return value > alpha ? tree.value(side, left, alpha, above, 1) : value;
    }

    private double search(Way way, int turns, double alpha, int index) {
        play(way);
        int left = cursor.beginsTurn() ? turns - 1 : turns;
        double value =
                scouts && alpha > Expectiminimax.LOSS ? narrow(left, less(left, index), alpha) : Expectiminimax.WIN;
        if (value > alpha) {
            value = tree.value(side, left, alpha, Expectiminimax.WIN, 1);
        }
        back();
        return value;
    }

    /** How much less deep a late way is searched first. */
    private int less(int turns, int index) {
        if (!tree.reduces() || turns < 2 || index < FIRST) {
            return 0;
        }
        return turns > 4 && index > LATE ? 2 : 1;
    }

    /** Returns the events that are expected after a way, up to a roll. */
    List<Integer> line(Way way) {
        List<Integer> line = new ArrayList<>();
        tree.reset();
        play(way);
        OptionalInt next = tree.expected();
        while (next.isPresent() && line.size() < LONGEST) {
            line.add(next.getAsInt());
            cursor.play(next.getAsInt());
            next = tree.expected();
        }
        back();
        return line;
    }

    /** Plays a way. */
    void play(Way way) {
        for (int event : way.events) {
            cursor.play(event);
        }
    }

    /** Goes back to the root. */
    void back() {
        while (cursor.depth() > depth) {
            cursor.undo();
        }
    }
}
