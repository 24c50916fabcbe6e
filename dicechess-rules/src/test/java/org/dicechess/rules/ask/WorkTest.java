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
import org.dicechess.rules.play.Trial;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
