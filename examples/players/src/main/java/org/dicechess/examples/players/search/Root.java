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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;

/** The ways of one decision, which are searched deeper and deeper. */
final class Root {

    /** The most ways that are compared. */
    private static final int WAYS = 200_000;

    /** Known values count as equal if they do not differ in so many parts of 1: files hold floats. */
    private static final double EQUAL = 1e6;

    private final Evaluation evaluation;
    private final Options options;

    /** The table of each thread. */
    private final List<Table> tables;

    private final Cursor cursor;
    private final int depth;
    private final Color side;

    /** What one thread may spend. */
    private final Budget share;

    private final Meter meter;
    private final Random random;
    private final Ordering ordering;
    private final double offset;

    /** The first one belongs to the calling thread, and has its cursor and meter. */
    private final List<Lane> lanes = new ArrayList<>();

    private final KeySet seen = new KeySet();
    private final List<Way> ways = new ArrayList<>();

    private final Wanted wanted;

    private boolean full;

    /** The way that is valued exactly whatever it is worth. */
    private Optional<Way> compared = Optional.empty();

    Root(
            Cursor cursor,
            Ordering ordering,
            Evaluation evaluation,
            Options options,
            List<Table> tables,
            Budget budget,
            Wanted wanted) {
        this.cursor = cursor;
        this.ordering = ordering;
        this.evaluation = evaluation;
        this.options = options;
        this.tables = tables;
        this.wanted = wanted;
        share = budget.share(options.threads());
        meter = new Meter(share);
        depth = cursor.depth();
        side = cursor.player();
        random = new Random(options.seed() ^ cursor.key());
        offset = random.nextDouble();
        lanes.add(lane(cursor, meter, ordering));
    }

    private Lane lane(Cursor own, Meter spent, Ordering order) {
        Table table = tables.get(lanes.size());
        return new Lane(
                own,
                new Expectiminimax(own, evaluation, options, table, spent, order, offset),
                spent,
                options.has(Idea.SCOUT));
    }

    /**
     * Returns the best ways, each with its own value, the best one first, and behind them the way that is wanted beside
     * them. Where the budget is spent, the deepest search so far counts.
     */
    List<Found> find() {
        collect(0);
        if (ways.isEmpty()) {
            throw new IllegalArgumentException("no way begins with an event that is wanted");
        }
        compare();
        if (options.depth() > 0 && isKnown()) {
            return found(1);
        }
        int searched = 0;
        Collections.shuffle(ways, random);
        ways.sort(Comparator.comparingDouble((Way way) -> way.value).reversed());
        addLanes();
        meter.eachSecond(() -> wanted.counted().accept(nodes()));
        while (searched < options.depth() && isOpen(searched) && !isSpent(searched) && iterate(searched + 1)) {
            searched++;
            wanted.heard().accept(found(searched));
        }
        return found(searched);
    }

    /** Returns the best way by known values alone; empty if they do not tell all that the turn can lead to. */
    Optional<Found> known() {
        collect(0);
        return isKnown() ? Optional.of(found(1).get(0)) : Optional.empty();
    }

    /** Marks the way that is wanted, or adds it: another way to its position may stand for it. */
    private void compare() {
        if (wanted.way().isEmpty()) {
            return;
        }
        wanted.way().forEach(cursor::play);
        Way played = way();
        lanes.get(0).back();
        Way way =
                ways.stream().filter(each -> each.key == played.key).findFirst().orElse(played);
        way.exact = true;
        compared = Optional.of(way);
        if (way == played) {
            ways.add(way);
        }
    }

    private void addLanes() {
        while (lanes.size() < Math.min(options.threads(), ways.size() - 1)) {
            Cursor copy = cursor.copy();
            lanes.add(lane(copy, new Meter(share), new Ordering(copy, evaluation)));
        }
        lanes.forEach(lane -> lane.meter().mayStop(true));
    }

    /** Returns whether some thread can hardly search one turn more. */
    private boolean isSpent(int searched) {
        return lanes.stream()
                .map(Lane::meter)
                .anyMatch(spent -> spent.isSpent() || searched > 0 && !options.has(Idea.WHOLE) && spent.isHalfSpent());
    }

    /** Gives each way its exact value, and returns false if one is not known. Equal ways go by evaluation. */
    private boolean isKnown() {
        if (full || !evaluation.known().mayKnow(cursor)) {
            return false;
        }
        KnownTurn turn = new KnownTurn(cursor, evaluation.known(), meter);
        double[] values = new double[ways.size()];
        for (int i = 0; i < values.length; i++) {
            lanes.get(0).play(ways.get(i));
            values[i] = turn.next(side).orElse(Double.NaN);
            lanes.get(0).back();
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

    /** Returns whether one of the best ways is not decided yet, or may be so in fewer turns than are known. */
    private boolean isOpen(int searched) {
        return searched == 0
                || told().anyMatch(way ->
                        !Decided.is(way.value) || Decided.turns(way.value).orElse(0) > searched);
    }

    /** Returns the index of the last way that is valued exactly. */
    private int last() {
        return Math.min(wanted.most(), ways.size()) - 1;
    }

    private Stream<Way> told() {
        return Stream.concat(ways.subList(0, last() + 1).stream(), compared.stream());
    }

    private List<Found> found(int searched) {
        long nodes = nodes();
        int deepest =
                lanes.stream().mapToInt(lane -> lane.meter().deepest()).max().orElse(0);
        return told().map(way -> new Found(
                        Arrays.stream(way.events).boxed().toList(),
                        line(way),
                        Decided.expectation(way.value),
                        Decided.turns(way.value),
                        searched,
                        deepest,
                        nodes))
                .toList();
    }

    /** Returns the nodes of all threads, those of others about so many while they search. */
    private long nodes() {
        return lanes.stream().mapToLong(lane -> lane.meter().nodes()).sum();
    }

    /** Returns what the thread that remembers most expects after a way. */
    private List<Integer> line(Way way) {
        return lanes.stream()
                .map(lane -> lane.line(way))
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    /** Lists the ways from here, each position at the end of one once, as far as half of the budget lasts. */
    private void collect(int from) {
        meter.mayStop(false);
        int to = ordering.list(from);
        ordering.score(from, to, 0, 0);
        for (int i = from; i < to && !full; i++) {
            int event = ordering.next(i, to);
            if (from == 0 && !wanted.mayBegin(event)) {
                continue;
            }
            cursor.play(event);
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
        ways.add(way());
        full = ways.size() == WAYS || ways.size() % 64 == 0 && meter.isHalfSpent();
    }

    /** Returns the way that leads to where the cursor stands. */
    private Way way() {
        int[] events = new int[cursor.depth() - depth];
        for (int i = 0; i < events.length; i++) {
            events[i] = cursor.played(depth + i);
        }
        return new Way(events, cursor.key(), worth());
    }

    private double worth() {
        return cursor.kind() == Cursor.Kind.END ? Ended.worth(cursor, side) : evaluation.of(cursor, side);
    }

    /** Searches all ways to a depth, and returns whether the budget has sufficed. The best way comes first. */
    private boolean iterate(int turns) {
        double[] values = new double[ways.size()];
        Arrays.fill(values, Lane.OPEN);
        double[] top = new double[last() + 1];
        Arrays.fill(top, Expectiminimax.LOSS);
        if (lanes.size() > 1 && turns > 1 && wanted.most() == 1 && compared.isEmpty() && options.has(Idea.SCOUT)) {
            guess(turns, top, values);
        } else {
            // The first way alone, so that all threads know what the others have to beat.
            lanes.get(0).search(ways, List.of(0), turns, top, values);
        }
        if (Double.isNaN(values[0])) {
            return false;
        }
        searchTogether(turns, top, values);
        return rank(values);
    }

    /**
     * Searches the first way in the first lane, while the others look whether their ways beat its earlier value. What
     * they find stays where the first way is no worse than before.
     */
    private void guess(int turns, double[] top, double[] values) {
        double before = ways.get(0).value;
        List<Runnable> tasks = new ArrayList<>();
        tasks.add(() -> lanes.get(0).search(ways, List.of(0), turns, top, values));
        for (int i = 1; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            List<Integer> own = open(i, values);
            tasks.add(() -> lane.guess(ways, own, turns, before, values));
        }
        Crew.run(tasks);
        for (int i = 1; i < values.length; i++) {
            values[i] = values[i] > values[0] ? Lane.OPEN : values[i];
        }
    }

    /** Searches the ways that have no value yet, each in one of the lanes. */
    private void searchTogether(int turns, double[] top, double[] values) {
        List<Runnable> tasks = new ArrayList<>();
        for (int i = 0; i < lanes.size(); i++) {
            Lane lane = lanes.get(i);
            double[] own = top.clone();
            List<Integer> left = open(i, values);
            tasks.add(() -> lane.search(ways, left, turns, own, values));
        }
        Crew.run(tasks);
    }

    /** Returns the ways of a lane that have no value yet. The first lane has fewer ways, as it has the first one. */
    private List<Integer> open(int lane, double[] values) {
        int slots = 2 * lanes.size();
        return IntStream.range(1, values.length)
                .filter(way -> Double.isNaN(values[way]))
                .filter(way -> lane == lane((way - 1) % slots))
                .boxed()
                .toList();
    }

    private int lane(int slot) {
        return lanes.size() == 1 || slot == 0 ? 0 : 1 + (slot - 1) % (lanes.size() - 1);
    }

    /** Takes over the values of an iteration, and returns whether they tell which way is best. */
    private boolean rank(double[] values) {
        int complete = 0;
        int wins = 0;
        int best = 0;
        for (int i = 0; i < values.length; i++) {
            complete += Double.isNaN(values[i]) ? 0 : 1;
            wins += values[i] >= Decided.AT_ONCE ? 1 : 0;
            best = values[i] > values[best] ? i : best;
        }
        boolean all = complete == values.length || wins > last() && isCompared(values);
        // Of an iteration that was cut off, the best way alone may count: the values of the others are older.
        if (all || wanted.most() == 1 && compared.isEmpty()) {
            take(values, all, best);
        }
        return all;
    }

    /** Returns whether the way that is wanted has got a value. */
    private boolean isCompared(double[] values) {
        return compared.isEmpty() || !Double.isNaN(values[ways.indexOf(compared.get())]);
    }

    private void take(double[] values, boolean all, int best) {
        Way way = ways.get(best);
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i]) && (all || i == best)) {
                ways.get(i).value = values[i];
            }
        }
        if (all) {
            ways.sort(Comparator.comparingDouble((Way other) -> other.value).reversed());
        }
        ways.remove(way);
        ways.add(0, way);
    }
}
