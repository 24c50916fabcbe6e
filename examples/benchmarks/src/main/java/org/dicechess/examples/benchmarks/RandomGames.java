package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
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
 * Plays random games, in millions of moves, turns or events a second. Before each event it asks whether the game is
 * over; then it lists the events of a decision and plays one, or rolls dice. Every invocation plays the same games, so
 * tables that a variant builds on first use are built while it warms up.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class RandomGames {

    private static final int NUMBER = 20_000;
    private static final long SEED = 20_26_11_20;

    /** A bundled variant, a game of this module, or the path of a definition that ends in {@code .yaml}. */
    @Param({"chess", "dice-chess", "two-dice", "one-die", "d4-d6-chess", "grand-dice-chess", "dice-chess-three"})
    public String game;

    private RandomPlay play;
    private long known;

    /** Loads the game and counts its leaves. */
    @Setup
    public void load() {
        play = new RandomPlay(KnownCounts.confirmed(game).start().cursor());
    }

    /** Counts decisions: moves and passes. Rolls are played but not counted. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long moves() {
        play.begin(SEED);
        return again(play.moves(NUMBER));
    }

    /** Counts decisions of games in which {@code Cursor.random} gives each event. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long movesByChance() {
        play.begin(SEED);
        return again(play.movesByChance(NUMBER));
    }

    /** Counts whole turns of such games. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long turnsByChance() {
        play.begin(SEED);
        return again(play.turnsByChance(NUMBER));
    }

    /** Counts whole turns: the rolls, selections and moves of one player. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long turns() {
        play.begin(SEED);
        return again(play.turns(NUMBER));
    }

    /** Counts events: selections, rolls and moves. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long events() {
        play.begin(SEED);
        return again(play.events(NUMBER));
    }

    /** Checks that the games are the same each time. */
    private long again(long mixed) {
        known = known == 0 ? mixed : KnownCounts.same(known, mixed);
        return known;
    }
}
