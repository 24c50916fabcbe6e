package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
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
 * Random games, in millions of moves a second: before each event the end of the game is asked for, then the events are
 * listed and one is played. Every invocation plays the same moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class RandomGames {

    private static final int MOVES = 20_000;
    private static final long SEED = 20_26_11_20;

    private final RandomPlay chess = new RandomPlay(Loader.create().load("chess").start().cursor());
    private final RandomPlay diceChess = new RandomPlay(Loader.create().load("dice-chess").start().cursor());

    /** Chess. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long chess() {
        chess.begin(SEED);
        return chess.moves(MOVES);
    }

    /** Dice chess; throws are played, but not counted. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long diceChess() {
        diceChess.begin(SEED);
        return diceChess.moves(MOVES);
    }
}
