package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Lists all results of a piece of d4 d6 chess with the present roll, over 1,000 different middlegames with equal shares
 * of the walking kinds, in millions of answers a second. {@link WorstResults} looks for the slowest of them.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class AllResults {

    private static final int KINDS = 5;
    private static final int EACH = 200;
    private static final long SEED = 20_26_11_20;

    private final Cursor[] cursors = gather();
    private final int[] events = new int[cursors[0].variant().eventBound()];

    /** Returns the positions, each with its cursor. */
    static Cursor[] gather() {
        return Middlegames.ofD4D6Chess(SEED).gather(KINDS, EACH);
    }

    /** Plays and undoes an event on every cursor, so that none can answer from memory. */
    @Setup(Level.Invocation)
    public void stir() {
        for (Cursor cursor : cursors) {
            cursor.list(events, 0);
            cursor.play(events[0]);
            cursor.undo();
        }
    }

    /** Each position has a cursor of its own, so that nothing of the last position is in reach. */
    @Benchmark
    @OperationsPerInvocation(KINDS * EACH)
    public long cursor() {
        long results = 0;
        for (Cursor cursor : cursors) {
            results += cursor.list(events, 0);
        }
        return results;
    }
}
