package org.dicechess.examples.benchmarks;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/**
 * The worst case of several dice: how long it takes to list the first moves of a turn of Grand Dice Chess, and to count all its
 * sequences and the positions in which they end; for the start with every roll, and for random middlegames with one roll each.
 */
final class WholeTurns {

    private static final String VARIANT = "grand-dice-chess";
    private static final int MIDDLEGAMES = 50;
    private static final int EARLIEST = 10;
    private static final int LATEST = 90;
    private static final int TIMES = 5;
    private static final long SEED = 20_26_11_21;

    private final Variant variant = Loader.create().load(VARIANT);
    private final RandomPlay play = new RandomPlay(variant.start().cursor());
    private final SplittableRandom random = new SplittableRandom(SEED);

    /** One of them measured. */
    private record Sample(String what, long sequences, long ends, double listed, double counted) {}

    /** Measures and prints two lines of a table. */
    static void print(PrintStream out) {
        WholeTurns turns = new WholeTurns();
        List<Position> start = new ArrayList<>();
        for (Outcome outcome : ((Node.Chance) turns.variant.start().node()).outcomes()) {
            start.add(turns.variant.start().after(outcome.roll()));
        }
        turns.measure(start.subList(0, start.size() / 2));
        out.printf("%nWhole turns of Grand Dice Chess, milliseconds, each the median of %d times; one thread%n%n", TIMES);
        out.println("| | turns | first moves, median | worst | counted, median | worst | the worst |");
        out.println("| --- | ---: | ---: | ---: | ---: | ---: | --- |");
        turns.line("start, every roll", start, out);
        turns.line("random middlegames, one roll each", turns.middlegames(), out);
    }

    private void line(String what, List<Position> positions, PrintStream out) {
        List<Sample> samples = measure(positions);
        Sample worst = samples.stream().max((one, other) -> Double.compare(one.counted, other.counted)).orElseThrow();
        out.printf(
                "| %s | %d | %.3f | %.3f | %.1f | %.1f | %s: %d sequences, %d ends |%n",
                what,
                samples.size(),
                median(samples.stream().mapToDouble(Sample::listed).toArray()),
                samples.stream().mapToDouble(Sample::listed).max().orElseThrow(),
                median(samples.stream().mapToDouble(Sample::counted).toArray()),
                worst.counted,
                worst.what,
                worst.sequences,
                worst.ends);
    }

    private List<Sample> measure(List<Position> positions) {
        return positions.stream().map(this::measure).toList();
    }

    private Sample measure(Position position) {
        double[] listed = new double[TIMES];
        double[] counted = new double[TIMES];
        int[] events = new int[variant.eventBound()];
        TurnGraph turns = position.turns();
        for (int time = 0; time < TIMES; time++) {
            Cursor cursor = position.cursor();
            long begin = System.nanoTime();
            cursor.list(events, 0);
            listed[time] = (System.nanoTime() - begin) / 1e6;
            turns = position.turns();
            begin = System.nanoTime();
            turns.sequences();
            counted[time] = (System.nanoTime() - begin) / 1e6;
        }
        String roll = position.roll().orElseThrow().text();
        return new Sample(roll, turns.sequences(), turns.ends(), median(listed), median(counted));
    }

    private List<Position> middlegames() {
        List<Position> found = new ArrayList<>();
        while (found.size() < MIDDLEGAMES) {
            play.begin(random.nextLong());
            if (goes(random.nextInt(EARLIEST, LATEST + 1))) {
                found.add(play.cursor().position());
            }
        }
        return found;
    }

    /** Whether the game goes on for so many turns and a throw after them; it has. */
    private boolean goes(int turns) {
        int left = turns;
        boolean thrown = false;
        while (left > 0 || !thrown) {
            var mover = play.cursor().turn();
            Cursor.Kind kind = play.next();
            if (kind == Cursor.Kind.END) {
                return false;
            }
            thrown = kind == Cursor.Kind.CHANCE;
            left -= play.cursor().turn() == mover ? 0 : 1;
        }
        return true;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
