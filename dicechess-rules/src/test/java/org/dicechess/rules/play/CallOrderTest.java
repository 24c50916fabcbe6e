package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers of a cursor do not depend on the calls before. */
class CallOrderTest {

    private static final String GAME = Trial.SMALL_CHESS + """
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
              fifty: {when: counter, counter: halfmove, reaches: 100, result: draws}
            """;
    private static final String DICE = """
            dice: {one: {faces: [pawn, knight, rook, king]}}
            check: {attacked-royal: may-be-taken}
            """;
    private static final int GAMES = TestShare.of(40, 2);
    private static final int STEPS = 300;

    @TempDir
    private Path folder;

    @Test
    void answersAfterMovesDoNotDependOnEarlierCalls() {
        answersDoNotDependOnEarlierCalls("turn: move", "check: {}");
    }

    /** A drop is tried on the board to see whether it mates. */
    @Test
    void answersWhereDropsAreTriedDoNotDependOnEarlierCalls() {
        answersDoNotDependOnEarlierCalls("hands: {}", "turn: {one-of: [move, {drop: {mates: never}}]}", "check: {}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "first-turn: [move]"})
    void answersAfterThrowsAndMovesDoNotDependOnEarlierCalls(String first) {
        answersDoNotDependOnEarlierCalls("turn: [{roll: one}, move]", first, DICE);
    }

    @Test
    void answersAfterThrowsDoNotDependOnEarlierCalls() {
        answersDoNotDependOnEarlierCalls("turn: [move]", "first-turn: [{roll: one}, move]", DICE);
    }

    @Test
    void listsOfPositionsHaveTheRightSize() {
        Position position = Trial.load(folder, GAME + "turn: move\ncheck: {}").start();
        SplittableRandom random = new SplittableRandom(5);
        for (int step = 0; step < STEPS && position.node() instanceof Node.Decision decision; step++) {
            List<Event> events = decision.events();
            int number = position.cursor().count();
            if (random.nextInt(3) == 0) {
                assertThat(events.size()).isEqualTo(number);
            }
            assertThat(new ArrayList<>(events)).hasSize(number);
            assertThat(events.size()).isEqualTo(number);
            position = position.after(events.get(random.nextInt(number)));
        }
    }

    private void answersDoNotDependOnEarlierCalls(String... rest) {
        Variant variant = Trial.load(folder, GAME + String.join("\n", rest));
        for (int seed = 0; seed < GAMES; seed++) {
            wander(variant.start().cursor(), new SplittableRandom(seed));
        }
    }

    /** Plays and takes back at random, and calls different methods, with changing frequencies. */
    private static void wander(Cursor cursor, SplittableRandom random) {
        int[] events = new int[cursor.variant().eventBound()];
        for (int step = 0; step < STEPS; step++) {
            for (int question = random.nextInt(4); question > 0; question--) {
                ask(cursor, step / 20 % 2 == 0 ? random.nextInt(4) : 2 * random.nextInt(2));
            }
            if (random.nextBoolean() && cursor.position().cursor().kind() == Cursor.Kind.CHANCE) {
                cursor.play(cursor.outcome(random.nextLong(cursor.total())));
                continue;
            }
            int count = cursor.list(events, 0);
            if (cursor.depth() > 0 && (count == 0 || random.nextInt(3) == 0)) {
                cursor.undo();
            } else {
                cursor.play(events[random.nextInt(count)]);
            }
        }
    }

    private static void ask(Cursor cursor, int question) {
        Cursor fresh = cursor.position().cursor();
        switch (question) {
            case 0 -> assertThat(cursor.kind()).as(cursor.toString()).isEqualTo(fresh.kind());
            case 1 -> assertThat(list(cursor)).as(cursor.toString()).isEqualTo(list(fresh));
            case 2 -> assertThat(cursor.count()).as(cursor.toString()).isEqualTo(fresh.count());
            default -> random(cursor, fresh);
        }
    }

    /** An event by chance is listed; where the source of numbers fails, nothing has changed. */
    private static void random(Cursor cursor, Cursor fresh) {
        assertThatThrownBy(() -> {
                    cursor.random(bound -> {
                        throw new IllegalStateException("no numbers");
                    });
                    throw new IllegalStateException("no numbers were needed");
                })
                .hasMessageStartingWith("no numbers");
        int event = cursor.random(new SplittableRandom(cursor.depth())::nextInt);
        if (fresh.kind() == Cursor.Kind.END) {
            assertThat(event).as(cursor.toString()).isEqualTo(Cursor.NO_EVENT);
        } else {
            assertThat(list(fresh)).as(cursor.toString()).contains(event);
        }
    }

    private static int[] list(Cursor cursor) {
        int[] events = new int[cursor.variant().eventBound() + 3];
        return Arrays.copyOfRange(events, 3, cursor.list(events, 3));
    }
}
