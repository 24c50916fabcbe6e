package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Plays random games of three-dice chess in which every sequence of every turn is listed, depth first, before the turn
 * is played; in millions of turns a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ListedTurns {

    private static final String GAME = "dice-chess-three";
    private static final int DICE = 3;
    private static final int TURNS = 2_000;
    private static final long SEED = 20_26_11_20;

    private RandomPlay play;
    private Cursor cursor;
    private int[] events;

    /** Loads the game, and lists the turns whose sequences an independent program has counted. */
    @Setup
    public void load() {
        Variant variant = KnownCounts.confirmed(Definitions.bundled().load(GAME));
        events = new int[(DICE + 1) * variant.eventBound()];
        KnownCounts.rows(GAME + "/turns.txt").forEach(row -> compare(variant, row));
        play = new RandomPlay(variant.start().cursor());
        cursor = play.cursor();
    }

    /** Plays turns. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long turns() {
        play.begin(SEED);
        long sum = 0;
        for (int turns = 0; turns < TURNS; ) {
            boolean thrown = play.next() == Cursor.Kind.CHANCE;
            if (thrown) {
                sum += sequences(0, 1);
                turns++;
            }
        }
        return sum;
    }

    /** Checks one row: position, roll, sequences. */
    private void compare(Variant variant, String[] row) {
        cursor = variant.position(row[0]).after(row[1]).cursor();
        KnownCounts.same(Long.parseLong(row[2]), sequences(0, 1));
    }

    /**
     * Counts the ways to continue until the next roll or the end. An event with the last die ends the turn and is
     * listed, not played.
     */
    private long sequences(int offset, int event) {
        if (cursor.isChance()) {
            return 1;
        }
        int end = cursor.list(events, offset);
        if (event == DICE || end == offset) {
            return Math.max(1, end - offset);
        }
        long sum = 0;
        for (int i = offset; i < end; i++) {
            cursor.play(events[i]);
            sum += sequences(end, event + 1);
            cursor.undo();
        }
        return sum;
    }
}
