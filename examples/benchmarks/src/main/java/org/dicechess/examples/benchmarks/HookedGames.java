package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.dicechess.examples.hooks.HookGames;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures what hooks asked in play cost: random turns of four games, in millions a second, each game with its hook as
 * a script, as a class, and without. Every invocation plays the same turns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class HookedGames {

    private static final int TURNS = 5_000;
    private static final long SEED = 20_26_11_21;

    /** The game. Its hook lists moves, forbids captures, decides what happens to captured pieces, or ends the game. */
    @Param({"archers", "shield-wall", "prisoners", "hill"})
    public String game;

    /** How the hook is written. */
    @Param({"script", "java", "nobody"})
    public String by;

    private RandomPlay play;

    /** Loads the game. */
    @Setup
    public void load() {
        play = new RandomPlay(HookGames.load(game, by).start().cursor());
    }

    /** Plays random turns. Rolls are played but not counted. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long turns() {
        play.begin(SEED);
        return play.moves(TURNS);
    }
}
