package org.dicechess.specs.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.dicechess.Event;
import org.dicechess.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * While some threads read untrusted texts, others compare counts of the same variant with published ones, by positions
 * and so by lent cursors.
 */
@Tag("long")
class HostileTrafficTest {

    private static final int STRANGERS = 3;
    private static final int TEXTS = 400;
    private static final Games GAMES = new Games();

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource({
        "chess,         r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 2, 2039",
        "chess960,      bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9,    2, 528",
        "d4-d6-chess,   u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - 0 1,            2, 672",
        "chess-2016,    ****w(wa)(cr)w****/*rgnb(le)kbngr*/*pppppppppp*/12/12/12/12/*PPPPPPPPPP*/*RGNB(Le)KBNGR*/****W(Wa)(Cr)W**** w KQkq - 0 1"
                + " {NBRGW(Wa)(Cr)(Le)}, 2, 1091",
    })
    void countsStayTrue(String id, String text, int depth, long published) throws Exception {
        AtomicInteger fed = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(STRANGERS + 1);
        try {
            List<Future<?>> strangers = new ArrayList<>();
            for (int stranger = 0; stranger < STRANGERS; stranger++) {
                int first = stranger * TEXTS;
                strangers.add(pool.submit(() -> feed(id, first, fed)));
            }
            Future<?> counter = pool.submit(() -> {
                do {
                    assertThat(leaves(GAMES.variant(id).position(text), depth)).isEqualTo(published);
                } while (fed.get() < STRANGERS * TEXTS);
            });
            for (Future<?> stranger : strangers) {
                stranger.get();
            }
            counter.get();
        } finally {
            pool.shutdownNow();
        }
        assertThat(leaves(GAMES.variant(id).position(text), depth)).isEqualTo(published);
    }

    private static void feed(String id, int first, AtomicInteger fed) {
        List<Fuzzer> fuzzers = List.of(
                new PositionFuzzer(GAMES),
                new EventFuzzer(GAMES),
                new RecordFuzzer(GAMES, false),
                new RecordFuzzer(GAMES, true));
        long seed = first;
        try {
            for (int texts = 0; texts < TEXTS; seed++) {
                Fuzzer fuzzer = fuzzers.get((int) (seed % fuzzers.size()));
                String input = fuzzer.input(new Random(seed));
                if (input.startsWith(id + "\n")) {
                    fuzzer.feed(input, new Random(seed), new Stopwatch(Long.MAX_VALUE));
                    texts++;
                    fed.incrementAndGet();
                }
            }
        } catch (Throwable failed) {
            fed.set(STRANGERS * TEXTS);
            throw new AssertionError("seed " + seed, failed);
        }
    }

    /** Each event and each outcome leads to a leaf once. */
    private static long leaves(Position position, int depth) {
        if (depth == 1) {
            return position.count();
        }
        long sum = 0;
        for (Event event : Play.listed(position.node())) {
            sum += leaves(position.after(event), depth - 1);
        }
        return sum;
    }
}
