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
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.engine.EnginePool.Loan;
import org.dicechess.rules.state.Snapshot;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An engine that is not returned as it was lent is never lent again. */
class LentEngineTest {

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
    void anUnchangedEngineIsLentAgain() {
        Loan first = variant.engines().lend(start);
        first.engine.play(first.engine.events()[0]);
        first.engine.mover.undo();
        first.giveBack();
        assertThat(variant.engines().lend(start)).isSameAs(first);
    }

    @Test
    void aChangedEngineIsDetected() {
        Loan changed = variant.engines().lend(start);
        changed.engine.play(changed.engine.events()[0]);
        assertThatThrownBy(changed::giveBack).isInstanceOf(AssertionError.class);
        assertThat(lent()).doesNotContain(changed);
    }

    @Test
    void aPieceThatNoSquareHoldsIsDetected() {
        Loan changed = variant.engines().lend(start);
        changed.engine.state.pieces[changed.engine.state.words] |= 1L << 4;
        assertThatThrownBy(changed::giveBack).isInstanceOf(AssertionError.class);
        assertThat(lent()).doesNotContain(changed);
    }

    @Test
    void afterAnyExceptionTheEngineIsNotLentAgain() {
        for (Throwable failure :
                List.of(new IllegalStateException(), new StackOverflowError(), new Exception("checked"))) {
            Set<Engine> broken = new HashSet<>();
            for (int i = 0; i < MANY; i++) {
                assertThatThrownBy(() -> variant.with(start, engine -> {
                            broken.add(engine);
                            engine.play(engine.events()[0]);
                            throw LentEngineTest.<RuntimeException>unchecked(failure);
                        }))
                        .isSameAs(failure);
            }
            assertThat(lent()).extracting(loan -> loan.engine).doesNotContainAnyElementsOf(broken);
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

    /** The number of engines that are lent at once if none is returned. */
    private List<Loan> lent() {
        List<Loan> lent = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            lent.add(variant.engines().lend(start));
        }
        return lent;
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable failure) throws T {
        throw (T) failure;
    }
}
