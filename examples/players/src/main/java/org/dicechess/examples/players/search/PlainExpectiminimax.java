package org.dicechess.examples.players.search;

import java.util.Arrays;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/**
 * The value of a node by its definition: the most at decisions of a player, the average at chance nodes, without any
 * pruning. It is the reference that {@link Search} is tested against.
 */
public final class PlainExpectiminimax {

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final int quiescence;
    private final long most;
    private long nodes;

    /**
     * Makes a reference at the node where a cursor stands.
     *
     * @param quiescence how many turns of captures follow the last turn
     * @param most how many positions to visit at most
     */
    public PlainExpectiminimax(Cursor cursor, Evaluation evaluation, int quiescence, long most) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        this.quiescence = quiescence;
        this.most = most;
    }

    /** Returns the number of positions that have been visited. */
    public long nodes() {
        return nodes;
    }

    /** Returns the value of the present node for a side, so many turns deep; empty if it takes too many positions. */
    public OptionalDouble find(Color side, int depth) {
        int before = cursor.depth();
        try {
            return OptionalDouble.of(value(side, depth));
        } catch (Meter.Stop stop) {
            while (cursor.depth() > before) {
                cursor.undo();
            }
            return OptionalDouble.empty();
        }
    }

    private void count() {
        if (++nodes > most) {
            throw Meter.Stop.NOW;
        }
    }

    private double value(Color side, int depth) {
        count();
        if (cursor.kind() == Cursor.Kind.END) {
            return Ended.worth(cursor, side);
        }
        if (depth == 0) {
            return quiet(side, quiescence);
        }
        if (cursor.kind() == Cursor.Kind.CHANCE) {
            double sum = 0;
            for (int outcome : events()) {
                double weight = (double) cursor.weight(outcome) / cursor.total();
                cursor.play(outcome);
                sum += weight * value(side, cursor.beginsTurn() ? depth - 1 : depth);
                cursor.undo();
            }
            return sum;
        }
        Color player = cursor.player();
        double most = most(player, depth, new HashSet<>());
        return player == side ? most : -most;
    }

    private double most(Color player, int depth, Set<Long> seen) {
        double most = Double.NEGATIVE_INFINITY;
        for (int event : events()) {
            cursor.play(event);
            if (seen.add(cursor.key())) {
                boolean goesOn =
                        cursor.kind() == Cursor.Kind.DECISION && !cursor.beginsTurn() && cursor.player() == player;
                if (goesOn) {
                    count();
                }
                most = Math.max(
                        most,
                        goesOn ? most(player, depth, seen) : value(player, cursor.beginsTurn() ? depth - 1 : depth));
            }
            cursor.undo();
        }
        return most;
    }

    private double quiet(Color side, int turns) {
        if (turns == 0) {
            return evaluation.of(cursor, side);
        }
        if (cursor.kind() == Cursor.Kind.DECISION) {
            Color player = cursor.player();
            double value = captures(player, cursor.inCheck(player), turns);
            return player == side ? value : -value;
        }
        Color player = cursor.turn();
        double pass = evaluation.of(cursor, player);
        double sum = 0;
        for (int outcome : events()) {
            double weight = (double) cursor.weight(outcome) / cursor.total();
            cursor.play(outcome);
            count();
            boolean chooses = cursor.kind() == Cursor.Kind.DECISION && cursor.player() == player;
            sum += weight * (chooses ? captures(player, false, turns) : pass);
            cursor.undo();
        }
        return player == side ? sum : -sum;
    }

    private double captures(Color player, boolean attacked, int turns) {
        double most = attacked ? Expectiminimax.LOSS : evaluation.of(cursor, player);
        for (int event : events()) {
            if (attacked || cursor.isCapture(event)) {
                cursor.play(event);
                count();
                most = Math.max(most, captured(player, turns));
                cursor.undo();
            }
        }
        return most;
    }

    private double captured(Color player, int turns) {
        if (cursor.kind() == Cursor.Kind.END) {
            return Ended.worth(cursor, player);
        }
        if (cursor.beginsTurn()) {
            return quiet(player, turns - 1);
        }
        return cursor.kind() == Cursor.Kind.DECISION && cursor.player() == player
                ? captures(player, false, turns)
                : evaluation.of(cursor, player);
    }

    private int[] events() {
        int[] events = new int[cursor.variant().eventBound()];
        return Arrays.copyOf(events, cursor.list(events, 0));
    }
}
