package org.dicechess.examples.benchmarks;

import static org.dicechess.Perft.Unit.PLY;

import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Perft;
import org.dicechess.rules.Loader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Counts leaves of dice chess, in millions a second. Each different roll is visited once, and its leaves count once.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class DicePerft {

    private static final int DEPTH = 3;
    /** The leaves over the 36 cases of each roll, as in the {@code perft.txt} of the variant. */
    private static final int LEAVES = 39_662_272;
    /** The leaves over the 21 different rolls, which are really visited. */
    private static final int VISITED = 12_597_416;

    private final Cursor cursor = Loader.create().load("dice-chess").start().cursor();

    /** Counts through the cursor at the last of three plies with their rolls. */
    @Benchmark
    @OperationsPerInvocation(VISITED)
    public long bulk() {
        return KnownCounts.same(LEAVES, Perft.count(cursor, DEPTH, PLY));
    }
}
