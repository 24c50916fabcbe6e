package org.dicechess.specs.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The ends of a turn that a cursor visits are those of the turn's graph, which is built in another way. */
class VisitedEndsTest {

    private static final int GAMES = TestShare.of(20, 1);
    private static final int EVENTS = TestShare.of(40, 20);
    private static final int COMPARED = TestShare.of(10, 3);
    private static final int MOST = TestShare.of(3_000, 400);

    static Stream<Variant> variants() {
        return TestShare.of(VariantSpec.variants(GroovyScripts.confined()), 4).stream();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void areThoseOfTheGraph(Variant variant) {
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Cursor cursor = variant.start().cursor();
            for (int i = 0; i < EVENTS && cursor.kind() != Cursor.Kind.END; i++) {
                compared += compare(cursor) ? 1 : 0;
                step(cursor, random);
            }
        }
        assertThat(compared).isGreaterThan(COMPARED);
    }

    /** Plays one event or, at a chance node, all events up to the next decision. */
    private static void step(Cursor cursor, SplittableRandom random) {
        if (cursor.isChance()) {
            cursor.play(cursor.outcome(random.nextLong(cursor.total())));
            return;
        }
        int[] buffer = new int[cursor.variant().eventBound()];
        cursor.play(buffer[random.nextInt(cursor.list(buffer, 0))]);
    }

    private static boolean compare(Cursor cursor) {
        TurnGraph graph = cursor.position().turns();
        if (graph.ends() > MOST) {
            return false;
        }
        Set<Position> expected = new HashSet<>();
        List<Position> positions = graph.positions();
        for (int i = 0; i < positions.size(); i++) {
            assertThat(graph.isEnd(i)).isEqualTo(graph.links(i).isEmpty());
            if (graph.isEnd(i)) {
                expected.add(positions.get(i));
            }
        }
        List<Position> visited = new ArrayList<>();
        long key = cursor.key();
        int depth = cursor.depth();
        int count = cursor.visitEnds(MOST + 1, () -> {
            visited.add(cursor.position());
            assertThat(wayFrom(cursor, depth)).isEqualTo(cursor.position());
        });
        assertThat(cursor.key()).isEqualTo(key);
        assertThat(cursor.depth()).isEqualTo(depth);
        assertThat(visited).hasSize(count).doesNotHaveDuplicates();
        assertThat(new HashSet<>(visited)).isEqualTo(expected);
        return true;
    }

    /** Plays the way that the cursor has gone since a depth on positions. */
    private static Position wayFrom(Cursor cursor, int depth) {
        Cursor copy = cursor.copy();
        List<Integer> way = new ArrayList<>();
        while (copy.depth() > depth) {
            way.add(0, copy.played(copy.depth() - 1));
            copy.undo();
        }
        Position position = copy.position();
        for (int event : way) {
            position = position.after(copy.event(event));
            copy.play(event);
        }
        return position;
    }

    @Test
    void ofThreeDiceAreCountedByHand() {
        // The one pawn has to move three times.
        Variant variant = VariantSpec.variant("dice-chess-three");
        Cursor cursor =
                variant.position("7k/8/8/8/8/8/1P6/K7 w - - 0 1 [1 1 1]").cursor();
        List<String> ends = new ArrayList<>();
        cursor.visitEnds(100, () -> ends.add(cursor.position().text().split(" ")[0]));
        // Three pawn moves: three single steps to b5, a double step and two steps to b6.
        assertThat(ends).containsExactlyInAnyOrder("7k/8/8/1P6/8/8/8/K7", "7k/8/1P6/8/8/8/8/K7");
    }

    @Test
    void areAtMostAsManyAsAllowed() {
        Cursor cursor = rolled();
        int all = cursor.visitEnds(100_000, () -> {});
        int[] calls = {0};
        assertThat(cursor.visitEnds(7, () -> calls[0]++)).isEqualTo(7);
        assertThat(calls[0]).isEqualTo(7);
        assertThat(all).isGreaterThan(7);
        assertThatThrownBy(() -> cursor.visitEnds(0, () -> {})).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void ofTheNextTurnMayBeVisitedAtEachEnd() {
        Cursor cursor = rolled();
        long[] sum = {0};
        long[] expected = {0};
        cursor.visitEnds(50, () -> {
            expected[0] +=
                    cursor.position().after(rollOf(cursor.position())).turns().ends();
            cursor.play(cursor.outcome(0));
            sum[0] += cursor.visitEnds(100_000, () -> {});
            cursor.undo();
        });
        assertThat(sum[0]).isEqualTo(expected[0]).isGreaterThan(50);
    }

    private static org.dicechess.Roll rollOf(Position position) {
        return ((Node.Chance) position.node()).outcome(0).roll();
    }

    @Test
    void leaveTheCursorWhereItWasIfTheVisitorFails() {
        Cursor cursor = rolled();
        Position before = cursor.position();
        assertThatThrownBy(() -> cursor.visitEnds(9, () -> {
                    throw new ArithmeticException("mine");
                }))
                .hasMessage("mine");
        assertThat(cursor.position()).isEqualTo(before);
        assertThatThrownBy(() -> cursor.visitEnds(9, () -> cursor.play(cursor.outcome(0))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the visitor has left the cursor");
        assertThat(cursor.position()).isEqualTo(before);
        assertThat(cursor.visitEnds(100_000, () -> {}))
                .isEqualTo((int) before.turns().ends());
    }

    private static Cursor rolled() {
        return VariantSpec.variant("dice-chess-three").start().after("[1 2 3]").cursor();
    }
}
