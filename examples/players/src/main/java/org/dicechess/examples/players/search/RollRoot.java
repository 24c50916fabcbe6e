package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/** Values the outcomes of a chance node, deeper and deeper, all to the same depth. */
final class RollRoot {

    /** A roll with more outcomes has some of them valued. */
    static final int ALL = 300;

    private static final int SOME = 64;

    private final Cursor cursor;
    private final Evaluation evaluation;
    private final Options options;
    private final Expectiminimax tree;
    private final Meter meter;
    private final Color side;
    private final int depth;
    private final int[] events;
    private final double[] parts;

    RollRoot(
            Cursor cursor,
            Ordering ordering,
            Evaluation evaluation,
            Options options,
            Table table,
            Budget budget,
            OptionalInt rolled) {
        this.cursor = cursor;
        this.evaluation = evaluation;
        this.options = options;
        meter = new Meter(budget);
        tree = new Expectiminimax(cursor, evaluation, options, table, meter, ordering, 0.5);
        side = cursor.turn();
        depth = cursor.depth();
        int[] listed = new int[cursor.variant().eventBound()];
        int end = cursor.list(listed, 0);
        int[] some = end <= ALL ? Arrays.copyOf(listed, end) : some();
        events = rolled.isEmpty() || IntStream.of(some).anyMatch(event -> event == rolled.getAsInt())
                ? some
                : IntStream.concat(IntStream.of(some), IntStream.of(rolled.getAsInt()))
                        .toArray();
        parts = new double[events.length];
        for (int i = 0; i < some.length; i++) {
            parts[i] = end <= ALL ? (double) cursor.weight(some[i]) / cursor.total() : 1.0 / SOME;
        }
    }

    /** Some outcomes at equal distances; one that is likely may be there more than once. */
    private int[] some() {
        int[] some = new int[SOME];
        for (int i = 0; i < SOME; i++) {
            some[i] = cursor.outcome((long) ((i + 0.5) * cursor.total() / SOME));
        }
        return some;
    }

    FoundRolls find() {
        double[] values = known();
        if (values.length > 0) {
            return found(values, 1);
        }
        meter.mayStop(false);
        values = iterate(1);
        meter.mayStop(true);
        int searched = 1;
        while (searched < options.depth() && isOpen(values) && !meter.isHalfSpent()) {
            double[] deeper = iterate(searched + 1);
            if (deeper.length == 0) {
                break;
            }
            values = deeper;
            searched++;
        }
        return found(values, searched);
    }

    private static boolean isOpen(double[] values) {
        return Arrays.stream(values).anyMatch(value -> Math.abs(value) < Expectiminimax.WIN);
    }

    /** Returns the exact values; nothing if one of them is not known. */
    private double[] known() {
        if (!evaluation.known().mayKnow(cursor)) {
            return new double[0];
        }
        KnownTurn turn = new KnownTurn(cursor, evaluation.known(), meter);
        double[] values = new double[events.length];
        for (int i = 0; i < values.length; i++) {
            cursor.play(events[i]);
            OptionalDouble value = turn.next(side);
            cursor.undo();
            if (value.isEmpty()) {
                return new double[0];
            }
            values[i] = value.getAsDouble();
        }
        return values;
    }

    /** Returns the values at a depth; nothing if the budget is spent before all are there. */
    private double[] iterate(int turns) {
        double[] values = new double[events.length];
        tree.reset();
        try {
            for (int i = 0; i < values.length; i++) {
                cursor.play(events[i]);
                int left = cursor.beginsTurn() ? turns - 1 : turns;
                values[i] = tree.value(side, left, Expectiminimax.LOSS, Expectiminimax.WIN, 1);
                cursor.undo();
            }
            return values;
        } catch (Meter.Stop stop) {
            while (cursor.depth() > depth) {
                cursor.undo();
            }
            return new double[0];
        }
    }

    private FoundRolls found(double[] values, int searched) {
        List<Rolled> rolls = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            rolls.add(new Rolled(events[i], parts[i], values[i]));
        }
        return new FoundRolls(rolls, searched, meter.nodes());
    }
}
