package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Selection;
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
 * Lists all results that the dice allow in d4 d6 chess: for each piece and each of its dice it plays every roll and
 * lists the results, where needed with fewer and fewer steps. In millions of positions a second, over 500 different
 * middlegames.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class WholePositions {

    private static final int NUMBER = 500;
    private static final long SEED = 20_26_11_22;

    private final Cursor[] cursors = Middlegames.ofD4D6Chess(SEED).turns(NUMBER);
    private final int[] events = new int[2 * cursors[0].variant().eventBound()];
    private final int[][] choices = Arrays.stream(cursors).map(this::choices).toArray(int[][]::new);

    /** Checks that the immutable positions count the same. */
    @Setup
    public void compare() {
        for (int i = 0; i < NUMBER; i++) {
            KnownCounts.same(results(cursors[i].position()), results(cursors[i], choices[i]));
        }
    }

    /** Each position has its own cursor. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long cursor() {
        long results = 0;
        for (int i = 0; i < NUMBER; i++) {
            results += results(cursors[i], choices[i]);
        }
        return results;
    }

    private long results(Cursor cursor, int[] choices) {
        long results = 0;
        for (int choice : choices) {
            cursor.play(choice);
            int end = cursor.list(events, 0);
            for (int roll = 0; roll < end; roll++) {
                cursor.play(events[roll]);
                results += cursor.list(events, end) - end;
                cursor.undo();
            }
            cursor.undo();
        }
        return results;
    }

    /** Returns the selections of piece and dice among the events at the beginning of a turn. */
    private int[] choices(Cursor cursor) {
        int end = cursor.list(events, 0);
        return Arrays.stream(events, 0, end)
                .filter(event -> cursor.event(event) instanceof Selection)
                .toArray();
    }

    private static long results(Position position) {
        long results = 0;
        for (Event event : ((Node.Decision) position.node()).events()) {
            if (event instanceof Selection) {
                results += rolled(position.after(event));
            }
        }
        return results;
    }

    private static long rolled(Position position) {
        long results = 0;
        for (Outcome outcome : ((Node.Chance) position.node()).outcomes()) {
            results += ((Node.Decision) position.after(outcome.event()).node())
                    .events()
                    .size();
        }
        return results;
    }
}
