package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** Drops in UCI have capitals for both sides, and promotions one letter. */
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

    private static final Variant CRAZYHOUSE = Loader.create().load("crazyhouse");

    private static final Variant TWO_QUEENS = Loader.create().load("two-queens", """
            format: 1
            id: two-queens
            name: Two queens
            extends: crazyhouse
            pieces: {pawn: {promotion: {to: [queen, promoted-queen, promoted-rook]}}}
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
        assertThat(moves.text(black, second)).isEqualTo("N@e5");
        assertThat(moves.read(black, "n@e5")).isEqualTo(second);
    }

    /** Python-chess writes the promotions of crazyhouse so. */
    @Test
    void aPromotionHasOneLetter() {
        Position position = CRAZYHOUSE.position("7k/4P3/8/8/8/8/8/4K3[] w - - 0 1");
        Event queen = moves.read(position, "e7e8q");
        assertThat(queen.text()).isEqualTo("e7e8q~");
        assertThat(moves.text(position, queen)).isEqualTo("e7e8q");
        assertThat(moves.read(position, "e7e8q~")).isEqualTo(queen);
        assertThat(moves.find(position, "e7e8k")).isEmpty();
        assertThat(position.node().events().stream().map(event -> moves.text(position, event)))
                .contains("e7e8q", "e7e8r", "e7e8b", "e7e8n")
                .doesNotHaveDuplicates()
                .noneMatch(text -> text.contains("~"));
    }

    /** A pawn may become a queen of either kind: the texts must tell them apart. */
    @Test
    void twoPromotionsKeepTheirTexts() {
        Position position = TWO_QUEENS.position("7k/4P3/8/8/8/8/8/4K3[] w - - 0 1");
        for (String text : List.of("e7e8q", "e7e8q~")) {
            Event event = moves.read(position, text);
            assertThat(event.text()).isEqualTo(text);
            assertThat(moves.text(position, event)).isEqualTo(text);
        }
        assertThat(moves.text(position, moves.read(position, "e7e8r"))).isEqualTo("e7e8r");
    }

    @Test
    void aDropThatIsNotPossibleIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> moves.read(POCKET.start(), "N@e2"));
        assertThatIllegalArgumentException().isThrownBy(() -> moves.read(POCKET.start(), "Q@e4"));
    }
}
