package org.dicechess.examples.benchmarks;

import java.util.concurrent.TimeUnit;
import org.dicechess.groovy.GroovyScripts;
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
 * Random games of d4 d6 chess, in millions of turns or events a second: before each event the end of the game is asked for,
 * then the events are listed and one is played. Every invocation plays the same games, so the walks that they meet are laid
 * out while it warms up; that takes seconds, and is not measured here.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 3, time = 1)
public class RandomTurns {

    private static final int TURNS = 20_000;
    private static final int EVENTS = 80_000;
    private static final long SEED = 20_26_11_20;

    private final RandomPlay play = new RandomPlay(Loader.create()
            .scripts(GroovyScripts.confined())
            .load("d4-d6-chess")
            .start()
            .cursor());

    /** Turns: an action before or after, the choice of man and dice, the throw and the walk are one. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long turns() {
        play.begin(SEED);
        return play.turns(TURNS);
    }

    /** Events: choices, throws and moves alike. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public long events() {
        play.begin(SEED);
        return play.events(EVENTS);
    }
}
