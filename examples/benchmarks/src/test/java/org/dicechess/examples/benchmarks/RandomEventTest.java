package org.dicechess.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.hooks.HookGames;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events by chance: each has its probability, by the chi-squared test; the ends, bad numbers, garbage. */
@Tag("long")
class RandomEventTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Positions of each game; eight games make more than 200. */
    private static final int POSITIONS = 30;

    /** How often each case of a position is expected. */
    private static final int EACH = 100;

    static Stream<Variant> games() {
        return Stream.concat(
                Stream.of("chess", "dice-chess", "dice-chess-three", "d4-d6-chess", "xiangqi", "crazyhouse", "shogi")
                        .map(id -> VariantSpec.variant(id, GroovyScripts.confined())),
                Stream.of(HookGames.load("archers", "java")));
    }

    /**
     * The sum of chi-squared over all positions is normal with the degrees of freedom as mean and twice as many as
     * variance. Four standard deviations are passed once in 30,000 times; the seed is fixed.
     */
    @ParameterizedTest
    @MethodSource("games")
    void hasTheProbabilityOfItsWeight(Variant variant) {
        SplittableRandom random = new SplittableRandom(45);
        Cursor cursor = variant.start().cursor();
        double sum = 0;
        int freedom = 0;
        for (int position = 0; position < POSITIONS; position++) {
            for (int skipped = random.nextInt(30); skipped > 0; skipped--) {
                go(cursor, random);
            }
            if (cursor.kind() == Cursor.Kind.END) {
                continue;
            }
            Map<Integer, Double> expected = expected(cursor);
            Map<Integer, Integer> given = given(cursor, random::nextInt, EACH * total(expected));
            assertThat(expected.keySet()).as("%s", cursor).containsAll(given.keySet());
            sum += chiSquared(expected, given);
            freedom += expected.size() - 1;
        }
        assertThat(freedom).isGreaterThan(POSITIONS);
        assertThat((sum - freedom) / Math.sqrt(2.0 * freedom)).isBetween(-4.0, 4.0);
    }

    /**
     * All moves of a pawn at once, twelve promotions, castling, a pin, a check and an en passant capture. The counts
     * are by hand: 12 and 4 of the pawns, 4 of the king, 2 castlings, 10 and 9 of the rooks.
     */
    @ParameterizedTest
    @CsvSource({
        "r1b1k3/1P6/8/8/8/3p1p2/4P3/R3K2R w KQq - 0 1, 41",
        "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1, 4",
        "4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1, 4",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, 7"
    })
    void givesEveryMoveOfAPosition(String text, int moves) {
        Cursor cursor = VariantSpec.variant("chess").position(text).cursor();
        Map<Integer, Double> expected = expected(cursor);
        assertThat(expected).hasSize(moves);
        Map<Integer, Integer> given = given(cursor, new SplittableRandom(6)::nextInt, EACH * moves);
        assertThat(given.keySet()).isEqualTo(expected.keySet());
        assertThat(chiSquared(expected, given)).isLessThan(moves - 1 + 4 * Math.sqrt(2.0 * (moves - 1)));
    }

    private static void go(Cursor cursor, SplittableRandom random) {
        int[] events = new int[cursor.variant().eventBound()];
        if (cursor.kind() == Cursor.Kind.END) {
            while (cursor.depth() > 0) {
                cursor.undo();
            }
        }
        cursor.play(events[random.nextInt(cursor.list(events, 0))]);
    }

    /** Returns the weight of each listed event. */
    private static Map<Integer, Double> expected(Cursor cursor) {
        int[] events = new int[cursor.variant().eventBound()];
        int end = cursor.list(events, 0);
        Map<Integer, Double> expected = new HashMap<>();
        Arrays.stream(events, 0, end)
                .forEach(event -> expected.merge(event, (double) cursor.weight(event), Double::sum));
        return expected;
    }

    private static int total(Map<Integer, Double> expected) {
        return (int) expected.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private static Map<Integer, Integer> given(Cursor cursor, IntUnaryOperator random, int times) {
        Map<Integer, Integer> given = new HashMap<>();
        for (int i = 0; i < times; i++) {
            given.merge(cursor.random(random), 1, Integer::sum);
        }
        return given;
    }

    private static double chiSquared(Map<Integer, Double> expected, Map<Integer, Integer> given) {
        double sum = 0;
        for (Map.Entry<Integer, Double> entry : expected.entrySet()) {
            double wanted = EACH * entry.getValue();
            double off = given.getOrDefault(entry.getKey(), 0) - wanted;
            sum += off * off / wanted;
        }
        return sum;
    }

    /** Mate, stalemate, a counter and dead material. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "7k/8/6K1/8/8/8/8/R7 w - - 100 90",
                "7k/8/6K1/8/8/8/8/8 w - - 0 1"
            })
    void isNoneAtTheEnd(String text) {
        Cursor cursor = VariantSpec.variant("chess").position(text).cursor();
        assertThat(cursor.kind()).isEqualTo(Cursor.Kind.END);
        assertThat(cursor.random(bound -> 0)).isEqualTo(Cursor.NO_EVENT);
        assertThat(cursor.checked().random(bound -> 0)).isEqualTo(Cursor.NO_EVENT);
    }

    @Test
    void isNoneAfterARepetition() {
        Variant chess = VariantSpec.variant("chess");
        Cursor cursor = chess.start().cursor();
        for (int i = 0; i < 8; i++) {
            assertThat(cursor.random(bound -> 0)).isNotEqualTo(Cursor.NO_EVENT);
            String move = new String[] {"g1f3", "g8f6", "f3g1", "f6g8"}[i % 4];
            cursor.play(cursor.number(chess.notation().event(cursor.position(), move)));
        }
        assertThat(cursor.random(bound -> 0)).isEqualTo(Cursor.NO_EVENT);
    }

    @Test
    void isRefusedByACheckedCursorWhereANumberIsOutOfRange() {
        Cursor cursor = VariantSpec.variant("chess").start().cursor().checked();
        assertThat(cursor.isMove(cursor.random(new SplittableRandom(1)::nextInt)))
                .isTrue();
        assertThatThrownBy(() -> cursor.random(bound -> bound))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("the random number (\\d+); expected 0 to \\d+");
        assertThatThrownBy(() -> cursor.random(bound -> -1)).hasMessageContaining("the random number -1; expected 0");
    }

    /** Lists of drops and questions to hooks make some, so those games are left out. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "dice-chess", "dice-chess-three", "d4-d6-chess", "xiangqi"})
    void makesNoGarbage(String id) {
        Cursor cursor =
                VariantSpec.variant(id, GroovyScripts.confined()).start().cursor();
        SplittableRandom random = new SplittableRandom(7);
        IntUnaryOperator numbers = random::nextInt;
        for (int i = 0; i < 60 && cursor.kind() != Cursor.Kind.END; i++) {
            given(cursor, numbers, EACH);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            int event = cursor.random(numbers);
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - before)
                    .as("bytes at %s", cursor)
                    .isZero();
            cursor.play(event);
        }
    }
}
