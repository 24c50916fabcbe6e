package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.TestShare;
import org.dicechess.rules.engine.EnginePool.Loan;
import org.dicechess.rules.state.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A successor that is computed on a snapshot equals the state after the same move, bit for bit, in random games. */
class SuccessorTest {

    private static final String CHESS = Trial.SMALL_CHESS + """
            turn: TURN
            endings:
              lost: {when: none-left, pieces: king, result: loses}
              fifty: {when: counter, counter: halfmove, reaches: 100, result: draws}
            CHECK
            """;
    private static final String SAFE = "  mate: {when: checkmate, result: loses}\ncheck: {}";
    private static final int GAMES = TestShare.of(30, 1);
    private static final int EVENTS = 150;

    /** The events of a game in which every successor is compared. */
    private static final int COMPARED = TestShare.of(EVENTS, 30);

    private static final int SHARED = TestShare.of(5_000, 500);
    private static final int THREADS = 5;

    /** More than a variant keeps. */
    private static final int CURSORS = 40;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"move; '" + SAFE + "'; 1000", "[move, move]; ''; 0"})
    void theSuccessorEqualsTheState(String turn, String check, int least) {
        PlayVariant variant =
                (PlayVariant) Trial.load(folder, CHESS.replace("TURN", turn).replace("CHECK", check));
        int told = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            told += play(variant, new SplittableRandom(seed));
        }
        assertThat(told).isGreaterThanOrEqualTo(TestShare.of(least, least / 15));
    }

    /** Returns the number of events of a random game whose successors were computed in this way. */
    private static int play(PlayVariant variant, SplittableRandom random) {
        PlayCursor cursor = (PlayCursor) variant.start().cursor();
        int told = 0;
        for (int i = 0; i < EVENTS && cursor.kind() != Cursor.Kind.END; i++) {
            int[] events = cursor.engine().events();
            int event = events[random.nextInt(events.length)];
            Snapshot before = cursor.engine().state.snapshot();
            Snapshot alone = variant.successor().after(before, event);
            cursor.play(event);
            told += alone == null ? 0 : 1;
            assertThat(alone == null || isSame(alone, cursor.engine().state.snapshot()))
                    .as(cursor.toString())
                    .isTrue();
        }
        return told;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "move; '" + SAFE + "'",
                "[move, move]; ''",
                "{one-of: [[move], [{act: [step]}, move]]}; 'actions: {step: {replace: rook, in: last, by: [knight]}}'"
            })
    void thePositionDoesNotDependOnTheFirstCall(String turn, String check) {
        Variant variant = Trial.load(folder, CHESS.replace("TURN", turn).replace("CHECK", check));
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = variant.start();
            for (int i = 0; i < COMPARED && position.node() instanceof Node.Decision decision; i++) {
                position = oneOf(position, decision.events(), random);
            }
        }
    }

    @Test
    void aMoveOfTheEarlierPositionIsRefused() {
        Position start = Trial.load(folder, CHESS.replace("TURN", "move").replace("CHECK", SAFE))
                .start();
        for (Event event : events(start)) {
            Position after = start.after(event);
            assertThatThrownBy(() -> after.after(event)).isInstanceOf(IllegalEventException.class);
        }
    }

    @Test
    void anEngineIsLentToOneUserAtATime() {
        PlayVariant variant =
                (PlayVariant) Trial.load(folder, CHESS.replace("TURN", "move").replace("CHECK", SAFE));
        Snapshot start = ((PlayPosition) variant.start()).snapshot();
        for (int i = 0; i < CURSORS; i++) {
            assertThatThrownBy(() -> variant.with(start, engine -> engine.state.at(-1)))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
        List<Loan> two =
                List.of(variant.engines().lend(start), variant.engines().lend(start));
        two.forEach(Loan::giveBack);
        assertThat(List.of(variant.engines().lend(start), variant.engines().lend(start)))
                .containsExactlyInAnyOrderElementsOf(two);
        Set<Loan> lent = new HashSet<>();
        for (int i = 0; i < CURSORS; i++) {
            lent.add(variant.engines().lend(start));
        }
        assertThat(lent).hasSize(CURSORS);
        Loan idle = variant.engines().lend(start);
        idle.giveBack();
        assertThat(variant.engines().lend(start)).isSameAs(idle);
        assertThat(lent).doesNotContain(idle);
    }

    @Test
    void threadsMayReadThemAtTheSameTime() throws Exception {
        List<Position> unseen = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        follow(Trial.load(folder, CHESS.replace("TURN", "move").replace("CHECK", SAFE)), unseen, texts);
        List<Callable<List<String>>> looks = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            int question = thread;
            looks.add(() -> unseen.stream()
                    .peek(position -> ask(position, question))
                    .map(Position::text)
                    .toList());
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        for (Future<List<String>> seen : threads.invokeAll(looks)) {
            assertThat(seen.get()).isEqualTo(texts);
        }
        threads.shutdown();
    }

    /** Collects unread successors in random games, with their texts from a cursor. */
    private static void follow(Variant variant, List<Position> unseen, List<String> texts) {
        SplittableRandom random = new SplittableRandom(1);
        Cursor cursor = variant.start().cursor();
        while (unseen.size() < SHARED) {
            Position position = cursor.position();
            List<Event> events = events(position);
            if (events.isEmpty() || cursor.depth() == EVENTS) {
                cursor = variant.start().cursor();
            } else {
                Event event = events.get(random.nextInt(events.size()));
                unseen.add(position.after(event));
                cursor.play(cursor.number(event));
                texts.add(cursor.position().text());
            }
        }
    }

    /** Reads all successors in turn, compares each with the position of a cursor, and returns one. */
    private static Position oneOf(Position position, List<Event> events, SplittableRandom random) {
        List<Position> after = new ArrayList<>();
        events.forEach(event -> after.add(position.after(event)));
        for (int i = 0; i < 2 * events.size(); i++) {
            ask(after.get(random.nextInt(events.size())), random.nextInt(6));
        }
        Cursor cursor = position.cursor();
        for (Event event : events) {
            cursor.play(cursor.number(event));
            assertThat(position.after(event).count()).isEqualTo(cursor.count());
            assertThat(position.after(event)).isEqualTo(cursor.position());
            cursor.undo();
        }
        for (int i = 0; i < events.size(); i++) {
            cursor.play(cursor.number(events.get(i)));
            assertThat(after.get(i).node()).isEqualTo(cursor.position().node());
            assertThat(after.get(i)).isEqualTo(cursor.position()).hasSameHashCodeAs(cursor.position());
            assertThat(after.get(i).turnNumber()).isEqualTo(cursor.turnNumber());
            assertThat(after.get(i).count()).isEqualTo(cursor.count());
            cursor.undo();
        }
        return after.get(random.nextInt(events.size()));
    }

    private static void ask(Position position, int question) {
        switch (question) {
            case 0 -> position.board();
            case 1 -> position.inCheck(Color.WHITE);
            case 2 -> position.node();
            case 3 -> events(position).size();
            case 4 -> position.count();
            default -> events(position).stream().limit(1).forEach(position::after);
        }
    }

    private static List<Event> events(Position position) {
        return position.node() instanceof Node.Decision decision ? decision.events() : List.of();
    }

    /** Field by field: equality of positions leaves some out. */
    private static boolean isSame(Snapshot one, Snapshot other) {
        return one.clock() == other.clock()
                && one.rights() == other.rights()
                && one.enPassant() == other.enPassant()
                && one.opened() == other.opened()
                && one.counters() == other.counters()
                && Arrays.equals(one.board(), other.board());
    }
}
