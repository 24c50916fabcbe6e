package org.dicechess.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a search asks of each event makes no object: the bytes that the thread allocates are counted. */
@Tag("long")
class GarbageTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int EVENTS = 60;

    private static final List<Variant> VARIANTS = new BundledDefinitions()
            .ids().stream()
                    .map(id -> VariantSpec.variant(id, GroovyScripts.confined()))
                    .toList();

    static Stream<Variant> variants() {
        return VARIANTS.stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void isNotMadeByTheFactsOfAnEvent(Variant variant) {
        int[] events = new int[variant.eventBound()];
        int[] taken = new int[2 * variant.board().squares().size()];
        Cursor cursor = variant.start().cursor();
        SplittableRandom random = new SplittableRandom(3);
        long sum = 0;
        for (int i = 0; i < EVENTS && cursor.kind() != Cursor.Kind.END; i++) {
            int end = cursor.list(events, 0);
            ask(cursor, events, end, taken);
            long before = bytes();
            sum += ask(cursor, events, end, taken);
            assertThat(bytes() - before).as("bytes at %s", cursor).isZero();
            cursor.play(events[random.nextInt(end)]);
        }
        assertThat(sum).isNotZero();
    }

    private static long ask(Cursor cursor, int[] events, int end, int[] taken) {
        long sum = 0;
        for (int i = 0; i < end; i++) {
            int event = events[i];
            sum += cursor.from(event) + cursor.to(event) + cursor.promoted(event);
            sum += cursor.isMove(event) && cursor.isCapture(event) ? 1 : 0;
            sum += cursor.captures(event, taken, 0);
        }
        return sum + (cursor.depth() > 0 ? cursor.played(cursor.depth() - 1) : 0);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void isNotMadeByTheVisitOfEndsOnceTheTablesHaveGrown(Variant variant) {
        Cursor cursor = variant.start().cursor();
        SplittableRandom random = new SplittableRandom(4);
        int[] events = new int[variant.eventBound()];
        long[] keys = {0};
        Runnable visitor = () -> keys[0] += cursor.key();
        for (int i = 0; i < EVENTS && cursor.kind() != Cursor.Kind.END; i++) {
            cursor.visitEnds(500, visitor);
            long before = bytes();
            cursor.visitEnds(500, visitor);
            assertThat(bytes() - before).as("bytes at %s", cursor).isZero();
            cursor.play(events[random.nextInt(cursor.list(events, 0))]);
        }
        assertThat(keys[0]).isNotZero();
    }

    private static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
