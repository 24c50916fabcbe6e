package org.dicechess.examples.benchmarks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Lists legal moves of 2,000 different chess positions from random games, in millions of positions a second. Perft sees
 * nearly the same position again and again; a server does not.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class ColdPositions {

    private static final int NUMBER = 2_000;
    private static final long SEED = 20_26_11_20;

    private final List<Position> positions = gather(NUMBER);
    private final Cursor[] cursors = positions.stream().map(Position::cursor).toArray(Cursor[]::new);
    private final int[] events = new int[cursors[0].variant().eventBound()];

    /** Makes the peer count the moves too, if it is installed. */
    @Setup(Level.Trial)
    public void compare() {
        if (FairyStockfish.isInstalled()) {
            try (FairyStockfish engine = FairyStockfish.start()) {
                positions.forEach(position -> compare(position, engine.perft(position.text(), 1)));
            }
        }
    }

    /** Plays and undoes a move on every cursor, so that none can answer from memory. */
    @State(Scope.Thread)
    public static class Stirred {

        /** Runs before each round over all cursors. */
        @Setup(Level.Invocation)
        public void stir(ColdPositions cold) {
            for (Cursor cursor : cold.cursors) {
                cursor.list(cold.events, 0);
                cursor.play(cold.events[0]);
                cursor.undo();
            }
        }
    }

    /** Each position has a cursor of its own, so that nothing of the last position is in reach. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long cursor(Stirred stirred) {
        long moves = 0;
        for (Cursor cursor : cursors) {
            moves += cursor.count();
        }
        return moves;
    }

    /** Uses positions that have not listed their moves yet. */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public long position() {
        long moves = 0;
        for (Position position : positions) {
            // A copy, as the original would remember its moves from the last round.
            moves += ((Node.Decision) position.ignoring().node()).events().size();
        }
        return moves;
    }

    private static void compare(Position position, long peer) {
        if (position.cursor().count() != peer) {
            throw new IllegalStateException("the peer counts " + peer + " moves in " + position);
        }
    }

    /** Returns this many different positions in which a player is to move. */
    static List<Position> gather(int number) {
        RandomPlay play = new RandomPlay(Loader.create().load("chess").start().cursor());
        play.begin(SEED);
        Set<Position> found = new LinkedHashSet<>();
        while (found.size() < number) {
            if (play.cursor().kind() == Cursor.Kind.DECISION) {
                found.add(play.cursor().position());
            }
            play.next();
        }
        return List.copyOf(found);
    }
}
