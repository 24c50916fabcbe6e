package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Counts leaves by fairy-stockfish, in millions a second: from the command to the line with the number, in a process
 * that is up and warm. It counts at the last ply, as {@link BoardPerft#bulk} does.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
public class PeerPerft {

    /** The count to measure; any other {@link Question} about a game that the peer knows may be given. */
    @Param({"CHESS_START", "CHESS_KIWIPETE"})
    public Question question;

    private FairyStockfish engine;

    /** Starts the engine with the game. */
    @Setup(Level.Trial)
    public void start() {
        engine = FairyStockfish.start();
        engine.play(question.game().peer());
    }

    /** Ends the engine. */
    @TearDown(Level.Trial)
    public void close() {
        engine.close();
    }

    /** Counts. */
    @Benchmark
    public long bulk(BoardPerft.Counted counted) {
        return counted.add(question.answered(engine.perft(question.fen(), question.depth())));
    }
}
