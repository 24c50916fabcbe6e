package org.dicechess.examples.benchmarks;

import static org.dicechess.Perft.Unit.PLY;

import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
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

/** Leaves of chess, in millions a second: one operation is one leaf. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ChessPerft {

    private final Variant chess = Loader.create().load("chess");
    private final Position start = chess.position(Known.START);
    private final Position kiwipete = chess.position(Known.KIWIPETE);
    private final Cursor startCursor = start.cursor();
    private final Cursor kiwipeteCursor = kiwipete.cursor();

    /** The cursor, counting at the last ply. */
    @Benchmark
    @OperationsPerInvocation(Known.START_LEAVES)
    public long startBulk() {
        return Known.same(Known.START_LEAVES, Perft.count(startCursor, Known.START_DEPTH, PLY));
    }

    /** The cursor, counting at the last ply. */
    @Benchmark
    @OperationsPerInvocation(Known.KIWIPETE_LEAVES)
    public long kiwipeteBulk() {
        return Known.same(Known.KIWIPETE_LEAVES, Perft.count(kiwipeteCursor, Known.KIWIPETE_DEPTH, PLY));
    }

    /** The cursor, every leaf made. */
    @Benchmark
    @OperationsPerInvocation(Known.START_LEAVES)
    public long startMade() {
        return Known.same(Known.START_LEAVES, Perft.countMade(startCursor, Known.START_DEPTH, PLY));
    }

    /** The cursor, every leaf made. */
    @Benchmark
    @OperationsPerInvocation(Known.KIWIPETE_LEAVES)
    public long kiwipeteMade() {
        return Known.same(Known.KIWIPETE_LEAVES, Perft.countMade(kiwipeteCursor, Known.KIWIPETE_DEPTH, PLY));
    }

    /** Immutable positions, counting at the last ply. */
    @Benchmark
    @OperationsPerInvocation(Known.START_LEAVES)
    public long startPosition() {
        return Known.same(Known.START_LEAVES, leaves(start, Known.START_DEPTH));
    }

    /** Immutable positions, counting at the last ply. */
    @Benchmark
    @OperationsPerInvocation(Known.KIWIPETE_LEAVES)
    public long kiwipetePosition() {
        return Known.same(Known.KIWIPETE_LEAVES, leaves(kiwipete, Known.KIWIPETE_DEPTH));
    }

    private static long leaves(Position position, int depth) {
        if (!(position.node() instanceof Node.Decision decision)) {
            return 0;
        }
        if (depth == 1) {
            return decision.events().size();
        }
        long sum = 0;
        for (Event event : decision.events()) {
            sum += leaves(position.after(event), depth - 1);
        }
        return sum;
    }
}
