package org.dicechess.examples.benchmarks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;

/**
 * The worst case of several dice: how long it takes to list the first moves of a turn of Grand Dice Chess, and to count
 * all its sequences and the positions in which they end; with every roll, for the start and for random middlegames.
 */
final class WholeTurns {

    private static final String VARIANT = "grand-dice-chess";
    private static final String LISTED = "dice-chess-three";
    private static final int MIDDLEGAMES = 50;
    private static final int FEW = 10;
    private static final int EARLIEST = 10;
    private static final int LATEST = 90;
    private static final int TIMES = 5;
    private static final int SLOWEST = 20;
    private static final long SEED = 20_26_11_21;

    private final Variant variant = KnownCounts.confirmed(Definitions.bundled().load(VARIANT));
    private final RandomPlay play = new RandomPlay(variant.start().cursor());
    private final SplittableRandom random = new SplittableRandom(SEED);
    private final int[] events = new int[variant.eventBound()];

    private WholeTurns() {}

    /** One measured turn. */
    private record Sample(Position position, long sequences, long ends, double listed, double counted) {

        String text() {
            return "`%s`: %,d sequences, %,d ends".formatted(position.text(), sequences, ends);
        }
    }

    /** Measures and prints a table; with {@code quick} fewer middlegames. */
    public static void main(String[] args) {
        confirm();
        WholeTurns turns = new WholeTurns();
        List<Position> start = rolled(turns.variant.start()).toList();
        start.subList(0, start.size() / 2).forEach(turns::once);
        System.out.println(
                "| milliseconds | turns | first moves, median | worst | counted, median | worst | the worst |");
        System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | --- |");
        turns.line("start, every roll", start);
        int number = List.of(args).contains("quick") ? FEW : MIDDLEGAMES;
        turns.line(number + " random middlegames, every roll", turns.middlegames(number));
    }

    /** Counts turns whose numbers of sequences and ends an independent program has listed. */
    private static void confirm() {
        Variant listed = Definitions.bundled().load(LISTED);
        for (String[] row : KnownCounts.rows(LISTED + "/turns.txt")) {
            TurnGraph turns = listed.position(row[0]).after(row[1]).turns();
            KnownCounts.same(Long.parseLong(row[2]), turns.sequences());
            KnownCounts.same(Long.parseLong(row[3]), turns.ends());
        }
    }

    private void line(String what, List<Position> positions) {
        List<Sample> samples = measured(positions);
        Sample worst = samples.get(0);
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.4f | %.4f | %.2f | %.2f | %s |%n",
                what,
                samples.size(),
                median(samples.stream().mapToDouble(Sample::listed)),
                samples.stream().mapToDouble(Sample::listed).max().orElseThrow(),
                median(samples.stream().mapToDouble(Sample::counted)),
                worst.counted,
                worst.text());
    }

    /** Measures each turn once, then the slowest ones several times; the slowest come first. */
    private List<Sample> measured(List<Position> positions) {
        List<Sample> samples = new ArrayList<>(
                positions.stream().map(this::once).sorted(slowest()).toList());
        samples.subList(0, Math.min(SLOWEST, samples.size())).replaceAll(sample -> often(sample.position));
        samples.sort(slowest());
        return samples;
    }

    private Sample often(Position position) {
        List<Sample> samples =
                Stream.generate(() -> once(position)).limit(TIMES).toList();
        Sample any = samples.get(0);
        double listed = median(samples.stream().mapToDouble(Sample::listed));
        double counted = median(samples.stream().mapToDouble(Sample::counted));
        return new Sample(position, any.sequences, any.ends, listed, counted);
    }

    private Sample once(Position position) {
        double listed =
                DoubleStream.generate(() -> listed(position)).limit(TIMES).min().orElseThrow();
        TurnGraph turns = position.turns();
        long begin = System.nanoTime();
        long sequences = turns.sequences();
        double counted = (System.nanoTime() - begin) / 1e6;
        return new Sample(position, sequences, turns.ends(), listed, counted);
    }

    private double listed(Position position) {
        Cursor cursor = position.cursor();
        long begin = System.nanoTime();
        cursor.list(events, 0);
        return (System.nanoTime() - begin) / 1e6;
    }

    private List<Position> middlegames(int number) {
        List<Position> found = new ArrayList<>();
        for (int games = 0; games < number; ) {
            play.begin(random.nextLong());
            if (goes(random.nextInt(EARLIEST, LATEST + 1))) {
                rolled(play.cursor().position()).forEach(found::add);
                games++;
            }
        }
        return found;
    }

    /** Plays this many turns up to the next roll, and returns whether the game goes on. */
    private boolean goes(int turns) {
        int left = turns;
        while (left > 0) {
            var mover = play.cursor().turn();
            if (play.next() == Cursor.Kind.END) {
                return false;
            }
            left -= play.cursor().turn() == mover ? 0 : 1;
        }
        return play.cursor().kind() == Cursor.Kind.CHANCE;
    }

    private static Stream<Position> rolled(Position position) {
        return ((Node.Chance) position.node()).outcomes().stream().map(outcome -> position.after(outcome.event()));
    }

    private static Comparator<Sample> slowest() {
        return Comparator.comparingDouble(Sample::counted).reversed();
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
