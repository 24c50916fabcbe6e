package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Leaves of chess counted by fairy-stockfish, in millions a second: from the command to the line with the number, in a
 * process that is up and warm. It counts at the last ply, as {@link ChessPerft#startBulk()} does.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
public class PeerPerft {

    private final FairyStockfish engine = FairyStockfish.start();

    /** Ends the engine. */
    @TearDown(Level.Trial)
    public void close() {
        engine.close();
    }

    /** The start position. */
    @Benchmark
    @OperationsPerInvocation(Known.START_LEAVES)
    public long start() {
        return Known.same(Known.START_LEAVES, engine.perft(Known.START, Known.START_DEPTH));
    }

    /** Kiwipete. */
    @Benchmark
    @OperationsPerInvocation(Known.KIWIPETE_LEAVES)
    public long kiwipete() {
        return Known.same(Known.KIWIPETE_LEAVES, engine.perft(Known.KIWIPETE, Known.KIWIPETE_DEPTH));
    }
}
