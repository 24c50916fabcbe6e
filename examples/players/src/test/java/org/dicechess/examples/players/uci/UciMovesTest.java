package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** Drops in UCI have capitals for both sides. */
class UciMovesTest {

    private static final Variant POCKET = Loader.create().load("pocket", """
            format: 1
            id: pocket
            name: Pocket
            extends: chess
            hands: {pieces: knight, captured: nobody}
            turn: {one-of: [move, drop]}
            endings: {dead-position: ~, dead-bishops: ~}
            setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQkq - 0 1
            """.getBytes(StandardCharsets.UTF_8));

    private final UciMoves moves = new UciMoves(false);

    @Test
    void aDropOfEitherSideHasCapitals() {
        Position white = POCKET.start();
        Event first = moves.read(white, "N@e4");
        Position black = white.after(first);
        Event second = moves.read(black, "N@e5");
        assertThat(first.text()).isEqualTo("N@e4");
        assertThat(second.text()).isEqualTo("n@e5");
        assertThat(moves.text(second)).isEqualTo("N@e5");
        assertThat(moves.read(black, "n@e5")).isEqualTo(second);
    }

    @Test
    void aDropThatIsNotPossibleIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> moves.read(POCKET.start(), "N@e2"));
        assertThatIllegalArgumentException().isThrownBy(() -> moves.read(POCKET.start(), "Q@e4"));
    }
}
