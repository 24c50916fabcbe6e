package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dicechess.Node;
import org.dicechess.Position;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cursor that is not returned as it was lent is never lent again. */
class LentCursorTest {

    /** More than a variant keeps. */
    private static final int MANY = 40;

    private static final String KINGS = """
            format: 1
            id: kings
            name: Kings
            board: {files: 3, ranks: 3}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            endings: {bare: {when: none-left, pieces: king, result: loses}}
            setup: 1k1/3/K2 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private PlayVariant variant;
    private Snapshot start;

    @BeforeEach
    void load() {
        variant = (PlayVariant) Trial.load(folder, KINGS);
        start = ((PlayPosition) variant.start()).snapshot();
    }

    @Test
    void anUnchangedCursorIsLentAgain() {
        PlayCursor first = variant.lend(start);
        first.play(first.events()[0]);
        first.undo();
        first.giveBack();
        assertThat(variant.lend(start)).isSameAs(first);
    }

    @Test
    void aChangedCursorIsDetected() {
        PlayCursor changed = variant.lend(start);
        changed.play(changed.events()[0]);
        assertThatThrownBy(changed::giveBack).isInstanceOf(AssertionError.class);
        assertThat(lent()).doesNotContain(changed);
    }

    @Test
    void aPieceThatNoSquareHoldsIsDetected() {
        PlayCursor changed = variant.lend(start);
        changed.state().pieces[changed.state().words] |= 1L << 4;
        assertThatThrownBy(changed::giveBack).isInstanceOf(AssertionError.class);
        assertThat(lent()).doesNotContain(changed);
    }

    @Test
    void afterAnyExceptionTheCursorIsNotLentAgain() {
        for (Throwable failure :
                List.of(new IllegalStateException(), new StackOverflowError(), new Exception("checked"))) {
            Set<PlayCursor> broken = new HashSet<>();
            for (int i = 0; i < MANY; i++) {
                assertThatThrownBy(() -> variant.with(start, cursor -> {
                            broken.add(cursor);
                            cursor.play(cursor.events()[0]);
                            throw LentCursorTest.<RuntimeException>unchecked(failure);
                        }))
                        .isSameAs(failure);
            }
            assertThat(lent()).doesNotContainAnyElementsOf(broken);
            // From a1 to a2, b1 and b2; no check restricts the piece, because no piece is royal.
            assertThat(variant.start().count()).isEqualTo(3);
        }
    }

    @Test
    void anInterruptedThreadPlaysAsOthersDo() {
        List<Integer> counts = counts();
        Thread.currentThread().interrupt();
        assertThat(counts()).isEqualTo(counts);
        assertThat(Thread.interrupted()).isTrue();
    }

    private List<Integer> counts() {
        List<Integer> counts = new ArrayList<>();
        Position position = variant.start();
        while (position.node() instanceof Node.Decision decision) {
            counts.add(position.count());
            position = position.after(
                    decision.events().get(counts.size() % decision.events().size()));
        }
        return counts;
    }

    /** The number of cursors that are lent at once if none is returned. */
    private List<PlayCursor> lent() {
        List<PlayCursor> lent = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            lent.add(variant.lend(start));
        }
        return lent;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable failure) throws T {
        throw (T) failure;
    }
}
