package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Counts leaves through immutable positions, in millions a second. The counter beside the score is the result. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class PositionPerft {

    /** The count to measure; any other {@link Question} about a game without dice may be given. */
    @Param({"CHESS_START", "CHESS_KIWIPETE"})
    public Question question;

    private Position position;

    /** Loads the game. */
    @Setup
    public void load() {
        position = question.position();
    }

    /** Counts at the last ply. */
    @Benchmark
    public long bulk(BoardPerft.Counted counted) {
        return counted.add(question.answered(counted(position, question.depth())));
    }

    /** Counts for a host that also asks at the last ply whether the game is over. */
    @Benchmark
    public long nodes(BoardPerft.Counted counted) {
        return counted.add(question.answered(nodes(position, question.depth())));
    }

    /** Makes every leaf and reads it: a position is computed only when it is first read. */
    @Benchmark
    public long made(BoardPerft.Counted counted, Blackhole sink) {
        return counted.add(question.answered(made(position, question.depth(), sink)));
    }

    static long counted(Position position, int depth) {
        if (depth == 1) {
            return position.count();
        }
        if (!(position.node() instanceof Node.Decision decision)) {
            return 0;
        }
        long sum = 0;
        for (Event event : decision.events()) {
            sum += counted(position.after(event), depth - 1);
        }
        return sum;
    }

    static long nodes(Position position, int depth) {
        if (!(position.node() instanceof Node.Decision decision)) {
            return 0;
        }
        if (depth == 1) {
            return decision.events().size();
        }
        long sum = 0;
        for (Event event : decision.events()) {
            sum += nodes(position.after(event), depth - 1);
        }
        return sum;
    }

    static long made(Position position, int depth, Blackhole sink) {
        if (depth == 0) {
            sink.consume(position);
            sink.consume(position.turnNumber());
            return 1;
        }
        if (!(position.node() instanceof Node.Decision decision)) {
            return 0;
        }
        long sum = 0;
        for (Event event : decision.events()) {
            sum += made(position.after(event), depth - 1, sink);
        }
        return sum;
    }
}
