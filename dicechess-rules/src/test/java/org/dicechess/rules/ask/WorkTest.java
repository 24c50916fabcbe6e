package org.dicechess.rules.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.PlayPosition;
import org.dicechess.rules.play.Trial;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Work is counted for the thread that does it. */
class WorkTest {

    @TempDir
    private Path folder;

    @Test
    void workInsideCountsOutsideToo() {
        Work.charge(1000);
        try (Work outer = Work.begin()) {
            Work.charge(3);
            try (Work inner = Work.begin()) {
                Work.charge(4);
                inner.add(5);
                assertThat(inner.done()).isEqualTo(9);
            }
            Work.charge(20);
            assertThat(outer.done()).isEqualTo(32);
        }
    }

    @Test
    void workOfOtherThreadsDoesNotCount() {
        try (Work mine = Work.begin()) {
            CompletableFuture.runAsync(() -> Work.charge(7)).join();
            assertThat(mine.done()).isZero();
        }
    }

    @Test
    void theFuelOfHooksCountsTenTimes() throws IOException {
        assertThat(listing(charging(1000)) - listing(charging(0))).isEqualTo(10_000);
    }

    private Variant charging(long fuel) throws IOException {
        MoveRule rule = (piece, look) -> {
            look.charge(fuel);
            return List.of();
        };
        Path game = Files.writeString(folder.resolve("work.yaml"), game("move: W, moves: {hook: charging}"));
        return Loader.create().hook("charging", "1", rule).load(game);
    }

    /** From the corner, a cannon looks at 7 squares along each of 2 lines. A line costs as much as 6 squares. */
    @Test
    void eightSquaresReadAlongLinesAreOneUnit() {
        assertThat(listing(Trial.load(folder, game("move: pR")))).isEqualTo((7 + 6 + 7 + 6) / 8);
        assertThat(listing(Trial.load(folder, game("move: R")))).isZero();
    }

    private static String game(String keys) {
        return """
                format: 1
                id: work
                name: Work
                board: {files: 8, ranks: 8}
                pieces: {unit: {symbol: A, KEYS}}
                turn: move
                endings: {}
                setup: 8/8/8/8/8/8/8/A7 w - - 0 1
                """.replace("KEYS", keys);
    }

    private static long listing(Variant variant) {
        try (Work work = Work.begin()) {
            Trial.events(variant.position("A7/8/8/8/8/8/8/8 w - - 0 1"));
            return work.done();
        }
    }

    /**
     * A king walks two steps from the corner: to 3 squares, and from these to 5, 5 and 8. Each counts, and so does each
     * facing there.
     */
    @Test
    void theSearchForThePathOfAWalkCountsItsSquares() {
        Position walk = Trial.load(folder, """
                format: 1
                id: walk
                name: Walk
                board: {files: 8, ranks: 8}
                areas: {whole: [all]}
                dice: {two: {faces: 2}}
                pieces: {ant: {symbol: A, walk: {dice: two, in: whole, step: WF}}}
                turn: [choose, {roll: chosen}, walk]
                endings: {}
                setup: a7/8/8/8/8/8/8/A7 w - - 0 1
                """).start().after("a1:two").after("[2]");
        // The walks are listed before, as the first list keeps them for all positions.
        assertThat(walk.cursor().list(new int[walk.variant().eventBound()], 0)).isPositive();
        try (Work work = Work.begin()) {
            assertThat(walk.after("a1c3").board()).isNotNull();
            assertThat(work.done()).isEqualTo(2 * (3 + 5 + 5 + 8));
        }
    }

    /**
     * A piece with a choice of six dice moves to two squares and becomes one of three kinds, or stays as it is. An
     * event is found by its squares and dice, and by whether the kind changes. So only texts of the three kinds are
     * compared, up to the right one.
     */
    @ParameterizedTest
    @CsvSource({
        "a1a2:6, true, 0",
        "a1b1:1, true, 0",
        "a1a2b:6, true, 0",
        "a1a2d:6, true, 2",
        "a1a2e:6, false, 3",
        "a1a3:6, false, 0"
    })
    void otherTextsThatAreComparedCount(String text, boolean listed, int others) {
        Position spends = Trial.load(folder, """
                format: 1
                id: texts
                name: Texts
                board: {files: 2, ranks: 3}
                areas: {whole: [all]}
                dice: {six: {count: 6, faces: 6}}
                pieces:
                  unit: {symbol: A, move: W, promotion: {area: whole, to: [b, c, d], optional: true}}
                  b: {symbol: B, move: W}
                  c: {symbol: C, move: W}
                  d: {symbol: D, move: W}
                turn: [{roll: six}, {spend: {}}]
                endings: {}
                setup: 1a/2/A1 w - - 0 1
                """).start().after("[1 2 3 4 5 6]");
        int passes = 1;
        assertThat(spends.count()).isEqualTo(2 * 4 * 6 + passes);
        try (Work work = Work.begin()) {
            assertThat(((PlayPosition) spends).written(text).isPresent()).isEqualTo(listed);
            assertThat(work.done()).isEqualTo((long) others * Work.TEXT);
        }
    }
}
