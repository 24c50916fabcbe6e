package org.dicechess.examples.benchmarks;

import static org.dicechess.Perft.Unit.EVENT;

import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Perft;
import org.openjdk.jmh.annotations.AuxCounters;
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

/** Counts leaves of many games through the cursor, in millions a second. The counter beside the score is the result. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class BoardPerft {

    /** The count to measure; any other {@link Question} may be given. */
    @Param({"CHESS_START", "CHESS_KIWIPETE"})
    public Question question;

    private Cursor cursor;

    /** The leaves of all invocations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counted {
        /** The number of leaves. */
        public long leaves;

        long add(long number) {
            leaves += number;
            return number;
        }
    }

    /** Loads the game. */
    @Setup
    public void load() {
        cursor = question.position().cursor();
    }

    /** Counts at the last ply. */
    @Benchmark
    public long bulk(Counted counted) {
        return counted.add(question.answered(Perft.count(cursor, question.depth(), EVENT)));
    }

    /** Plays every leaf. */
    @Benchmark
    public long made(Counted counted) {
        return counted.add(question.answered(Perft.countMade(cursor, question.depth(), EVENT)));
    }
}
