package org.dicechess.examples.players.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/**
 * Finds the best way through a decision by iterative deepening. It keeps its transposition table from one call to the
 * next. Not thread-safe.
 */
public final class Search {

    /** The most ways of one decision that are compared. */
    private static final int WAYS = 200_000;

    /** Known values count as equal if they do not differ in so many parts of 1: files hold floats. */
    private static final double EQUAL = 1e6;

    private final Evaluation evaluation;
    private final Options options;
    private final Table table;
    private Ordering known = null;

    /** Makes a search with an empty table. */
    public Search(Evaluation evaluation, Options options) {
        this.evaluation = evaluation;
        this.options = options;
        table = new Table(options.table());
    }

    /** One way through the decision at the root. */
    private static final class Way {
        final int[] events;
        double value;

        Way(int[] events, double value) {
            this.events = events;
            this.value = value;
        }
    }

    /**
     * Returns the best way at a decision. Where the budget is spent, the deepest search so far counts: ways that it has
     * not completed are not ranked. An interrupted thread ends its search as if the budget were spent.
     *
     * @param cursor a cursor at a decision; it stands there again afterwards
     * @throws IllegalArgumentException if the cursor stands at no decision
     */
    public Found find(Cursor cursor, Budget budget) {
        return best(cursor, budget, 1).get(0);
    }

    /**
     * Returns the best ways at a decision, the best one first, each with its own value. It searches more than
     * {@link #find}, as more ways must be valued exactly.
     *
     * @param most the most ways, at least 1
     * @throws IllegalArgumentException as {@link #find}, or if the number is out of range
     */
    public List<Found> best(Cursor cursor, Budget budget, int most) {
        if (cursor.kind() != Cursor.Kind.DECISION || most < 1) {
            throw new IllegalArgumentException(
                    "a node of kind " + cursor.kind() + ", " + most + " ways; expected a decision and at least 1 way");
        }
        return new Root(cursor, new Meter(budget), most).find();
    }

    /**
     * Returns the best way at a decision by the known values of the evaluation alone; empty if they do not tell all
     * that the turn can lead to, or reading them takes half of the time.
     */
    Optional<Found> known(Cursor cursor, Budget budget) {
        if (!evaluation.known().mayKnow(cursor)) {
            return Optional.empty();
        }
        Root root = new Root(cursor, new Meter(budget), 1);
        root.collect(0);
        return root.isKnown() ? Optional.of(root.found(1).get(0)) : Optional.empty();
    }

    /** What is known of good events stays while the game goes on. */
    private Ordering ordering(Cursor cursor) {
        if (known == null || !known.isOf(cursor)) {
            known = new Ordering(cursor, evaluation);
        }
        known.age();
        return known;
    }

    private final class Root {

        private final Cursor cursor;
        private final int depth;
        private final Color side;
        private final Meter meter;
        private final Random random;
        private final Ordering ordering;
        private final Expectiminimax tree;
        private final KeySet seen = new KeySet();
        private final List<Way> ways = new ArrayList<>();

        /** How many ways are valued exactly. */
        private final int exact;

        private boolean full;

        Root(Cursor cursor, Meter meter, int exact) {
            this.exact = exact;
            this.cursor = cursor;
            this.meter = meter;
            depth = cursor.depth();
            side = cursor.player();
            ordering = ordering(cursor);
            random = new Random(options.seed() ^ cursor.key());
            tree = new Expectiminimax(cursor, evaluation, options, table, meter, ordering, random.nextDouble());
        }

        List<Found> find() {
            collect(0);
            if (options.depth() > 0 && isKnown()) {
                return found(1);
            }
            int searched = 0;
            if (ways.size() > 1) {
                Collections.shuffle(ways, random);
                ways.sort(Comparator.comparingDouble((Way way) -> way.value).reversed());
                meter.mayStop(true);
                while (searched < options.depth() && isOpen()) {
                    if (meter.isSpent() || searched > 0 && meter.isHalfSpent() || !iterate(searched + 1)) {
                        break;
                    }
                    searched++;
                }
            }
            return found(searched);
        }

        /** Gives each way its exact value, and returns false if one is not known. Equal ways go by evaluation. */
        private boolean isKnown() {
            if (full || !evaluation.known().mayKnow(cursor)) {
                return false;
            }
            KnownTurn turn = new KnownTurn(cursor, evaluation.known(), meter);
            double[] values = new double[ways.size()];
            for (int i = 0; i < values.length; i++) {
                play(ways.get(i));
                values[i] = turn.next(side).orElse(Double.NaN);
                back();
                if (Double.isNaN(values[i])) {
                    return false;
                }
            }
            Map<Way, Double> worth = new IdentityHashMap<>();
            for (int i = 0; i < values.length; i++) {
                worth.put(ways.get(i), ways.get(i).value);
                ways.get(i).value = values[i];
            }
            ways.sort(Comparator.comparingLong((Way way) -> Math.round(way.value * EQUAL))
                    .thenComparingDouble(worth::get)
                    .reversed());
            return true;
        }

        /** Returns whether one of the best ways is neither won nor lost yet. */
        private boolean isOpen() {
            return ways.subList(0, last() + 1).stream().anyMatch(way -> Math.abs(way.value) < Expectiminimax.WIN);
        }

        /** Returns the index of the last way that is valued exactly. */
        private int last() {
            return Math.min(exact, ways.size()) - 1;
        }

        private List<Found> found(int searched) {
            return ways.subList(0, last() + 1).stream()
                    .map(way ->
                            new Found(Arrays.stream(way.events).boxed().toList(), way.value, searched, meter.nodes()))
                    .toList();
        }

        /** Lists the ways from here, each position at the end of one once, as far as half of the budget lasts. */
        private void collect(int from) {
            meter.mayStop(false);
            int to = ordering.list(from);
            ordering.score(from, to, 0, 0);
            for (int i = from; i < to && !full; i++) {
                cursor.play(ordering.next(i, to));
                if (seen.add(cursor.key())) {
                    if (goesOn()) {
                        collect(to);
                    } else {
                        add();
                    }
                }
                cursor.undo();
            }
        }

        private boolean goesOn() {
            return !cursor.isChance()
                    && !cursor.beginsTurn()
                    && cursor.kind() == Cursor.Kind.DECISION
                    && cursor.player() == side;
        }

        private void add() {
            meter.count();
            int[] events = new int[cursor.depth() - depth];
            for (int i = 0; i < events.length; i++) {
                events[i] = cursor.played(depth + i);
            }
            ways.add(new Way(events, worth()));
            full = ways.size() == WAYS || ways.size() % 64 == 0 && meter.isHalfSpent();
        }

        private double worth() {
            return cursor.kind() == Cursor.Kind.END ? Ended.worth(cursor, side) : evaluation.of(cursor, side);
        }

        /** Searches all ways to a depth, and returns whether the budget has sufficed. The best way comes first. */
        private boolean iterate(int turns) {
            tree.reset();
            int best = 0;
            double most = Double.NEGATIVE_INFINITY;
            int complete = 0;
            double[] values = new double[ways.size()];
            double[] top = new double[last() + 1];
            Arrays.fill(top, Expectiminimax.LOSS);
            try {
                for (int i = 0; i < ways.size() && top[0] < Expectiminimax.WIN; i++) {
                    values[i] = search(ways.get(i), turns, top[0]);
                    top[0] = Math.max(top[0], values[i]);
                    Arrays.sort(top);
                    complete++;
                    if (values[i] > most) {
                        most = values[i];
                        best = i;
                    }
                }
            } catch (Meter.Stop stop) {
                back();
            }
            boolean all = complete == ways.size() || top[0] >= Expectiminimax.WIN;
            // Of an iteration that was cut off, the best way alone may count: the values of the others are older.
            if (all || complete > 0 && exact == 1) {
                Way way = ways.get(best);
                for (int i = 0; all && i < complete; i++) {
                    ways.get(i).value = values[i];
                }
                way.value = most;
                if (all) {
                    ways.sort(Comparator.comparingDouble((Way other) -> other.value)
                            .reversed());
                }
                ways.remove(way);
                ways.add(0, way);
            }
            return all;
        }

        private double search(Way way, int turns, double alpha) {
            play(way);
            int left = cursor.beginsTurn() ? turns - 1 : turns;
            double value = tree.value(side, left, alpha, Expectiminimax.WIN, 1);
            back();
            return value;
        }

        private void play(Way way) {
            for (int event : way.events) {
                cursor.play(event);
            }
        }

        private void back() {
            while (cursor.depth() > depth) {
                cursor.undo();
            }
        }
    }
}
