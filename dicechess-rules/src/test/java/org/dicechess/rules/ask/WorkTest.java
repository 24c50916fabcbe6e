package org.dicechess.rules.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.dicechess.Position;
import org.dicechess.rules.play.Trial;
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
    void theFuelOfHooksCountsTwice() {
        try (Work work = Work.begin()) {
            new NodeFuel().use(1000);
            assertThat(work.done()).isEqualTo(2000);
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
        try (Work work = Work.begin()) {
            assertThat(walk.after("a1c3").board()).isNotNull();
            assertThat(work.done()).isEqualTo(2 * (3 + 5 + 5 + 8));
        }
    }
}
