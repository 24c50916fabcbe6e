package org.dicechess.examples.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
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
import org.openjdk.jmh.infra.Blackhole;

/** Makes chess positions from others and keeps them, in millions a second. The garbage is the size of one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class Successors {

    private static final int NUMBER = 2_000;

    private final List<Position> positions = ColdPositions.gather(NUMBER);
    private final Event[] events = positions.stream().map(Successors::first).toArray(Event[]::new);
    private final Position[] kept = new Position[NUMBER];

    /**
     * Makes one successor of each of 2,000 positions whose moves have been listed, and reads it: a successor is
     * computed only when it is first read.
     */
    @Benchmark
    @OperationsPerInvocation(NUMBER)
    public Position[] after(Blackhole sink) {
        for (int i = 0; i < NUMBER; i++) {
            kept[i] = positions.get(i).after(events[i]);
            sink.consume(kept[i].turnNumber());
        }
        return kept;
    }

    private static Event first(Position position) {
        return ((Node.Decision) position.node()).events().get(0);
    }
}
