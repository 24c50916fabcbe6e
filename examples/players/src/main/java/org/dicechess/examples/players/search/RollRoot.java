package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
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
        Map<Integer, Double> valued = cursor.count() <= ALL ? all() : some();
        rolled.ifPresent(event -> valued.putIfAbsent(event, 0.0));
        events = valued.keySet().stream().mapToInt(Integer::intValue).toArray();
        parts = valued.values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** All outcomes with their chances. */
    private Map<Integer, Double> all() {
        int[] listed = new int[cursor.variant().eventBound()];
        int end = cursor.list(listed, 0);
        Map<Integer, Double> all = new LinkedHashMap<>();
        for (int i = 0; i < end; i++) {
            all.put(listed[i], (double) cursor.weight(listed[i]) / cursor.total());
        }
        return all;
    }

    /** Some outcomes at equal distances; one that is likely may stand for several of them. */
    private Map<Integer, Double> some() {
        Map<Integer, Double> some = new LinkedHashMap<>();
        for (int i = 0; i < SOME; i++) {
            some.merge(cursor.outcome((long) ((i + 0.5) * cursor.total() / SOME)), 1.0 / SOME, Double::sum);
        }
        return some;
    }

    FoundRolls find() {
        double[] values = known();
        if (values.length > 0) {
            return found(values, 1);
        }
        values = compared();
        int searched = 0;
        while (searched < options.depth() && isOpen(values) && (searched == 0 || !meter.isHalfSpent())) {
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
        return !Arrays.stream(values).allMatch(Decided::is);
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

    /** Returns what the positions after the outcomes are worth, without a search. */
    private double[] compared() {
        double[] values = new double[events.length];
        for (int i = 0; i < values.length; i++) {
            cursor.play(events[i]);
            values[i] = cursor.kind() == Cursor.Kind.END ? Ended.worth(cursor, side) : evaluation.of(cursor, side);
            cursor.undo();
        }
        return values;
    }

    /** Returns the values at a depth; nothing if the budget is spent before all are there. */
    private double[] iterate(int turns) {
        double[] values = new double[events.length];
        tree.begin(turns);
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
            rolls.add(new Rolled(events[i], parts[i], Decided.expectation(values[i])));
        }
        return new FoundRolls(rolls, searched, meter.nodes());
    }
}
