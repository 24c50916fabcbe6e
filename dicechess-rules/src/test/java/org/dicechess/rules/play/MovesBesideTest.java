package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that depend on what stands beside the piece, counted by hand. */
class MovesBesideTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              hen:   {symbol: H, move: W}
              fox:   {symbol: F, move: [W, {move: D, beside: {pieces: hen, of: enemy}}]}
              scout: {symbol: S, move: {move: N, beside: {pieces: hen, by: bW}}}
              loner: {symbol: L, move: {move: R, beside: {pieces: all, of: either, at-most: 0}}}
              lion:  {symbol: N, move: {move: R, beside: {pieces: all}}}
              goat:  {symbol: G, move: {move: W, beside: {pieces: all, of: nobody}}}
              king:  {symbol: K, move: K, royal: true}
              rock:  {symbol: "*", owner: nobody}
            check: {}
            turn: move
            endings: {mate: {when: checkmate, result: loses}, stuck: {when: stalemate, result: draws}}
            setup: k4/5/5/4H/4K w - - 0 1
            """;

    private static Position position(String text) {
        return Loader.create()
                .load("trial", GAME.getBytes(StandardCharsets.UTF_8))
                .position(text);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // The fox leaps over an enemy hen beside it, diagonally too; no own one, and none two squares away.
        "k4/5/1hF2/5/2K2 w, c3, b3 d3 c4 c2 a3 e3 c5",
        "k4/1h3/2F2/5/2K2 w, c3, b3 d3 c4 c2 a3 e3 c5",
        "k4/5/1HF2/5/2K2 w, c3, d3 c4 c2",
        "k4/5/h1F2/5/2K2 w, c3, b3 d3 c4 c2",
        // The scout leaps with an own hen behind it, as its side sees it.
        "k4/5/2S2/2H2/4K w, c3, a2 a4 b1 b5 d1 d5 e2 e4",
        "k4/2H2/2S2/5/4K w, c3, -",
        "k4/2h2/2s2/2H2/4K b, c3, a2 a4 b1 b5 d1 d5 e2 e4",
        "k4/5/2s2/2h2/4K b, c3, -",
        // The loner moves with nothing beside it. It does not stand beside itself.
        "k4/5/2L2/5/4K w, c3, c1 c2 c4 c5 a3 b3 d3 e3",
        "k4/5/2L2/3h1/4K w, c3, -",
        // Pieces of nobody are none of the sides, and count alone where they are meant.
        "k4/5/2L2/3*1/4K w, c3, c1 c2 c4 c5 a3 b3 d3 e3",
        "k4/5/2N2/3*1/4K w, c3, -",
        "k4/5/2N2/3H1/4K w, c3, c1 c2 c4 c5 a3 b3 d3 e3",
        "k4/5/2G2/3*1/4K w, c3, b3 d3 c2 c4",
        "k4/5/2G2/3H1/4K w, c3, -",
    })
    void piecesMove(String position, String from, String arrivals) {
        assertThat(position(position + " - - 0 1").node().events().stream()
                        .map(Event::text)
                        .filter(text -> text.startsWith(from)))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(arrivals.split(" "))
                        .filter(to -> !to.equals("-"))
                        .map(to -> from + to)
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // The fox on c3 attacks c1 while the hen stands beside it: the hen may go or capture.
        "k4/5/1Hf2/5/2K2 w, true, c1b1 c1d1 c1b2 c1d2 b3a3 b3c3",
        // The hen may not come beside the fox.
        "k4/5/H1f2/5/2K2 w, false, c1b1 c1d1 c1b2 c1d2 a3a2 a3a4",
        // The loner attacks along the rank while nothing stands beside it: a hen comes beside it or between.
        // The hen beside it may not go.
        "k4/5/5/2HH1/l3K w, true, e1e2 c2b2 c2c1 d2d1",
        "k4/5/5/1H1H1/l3K w, false, e1d1 e1e2 b2b1 b2a2 d2d1 d2d3 d2c2 d2e2",
    })
    void theSameHoldsForAttacksOnRoyals(String text, boolean check, String moves) {
        Position position = position(text + " - - 0 1");
        assertThat(position.inCheck(Color.WHITE)).isEqualTo(check);
        assertThat(position.node().events().stream().map(Event::text))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(moves.split(" ")).toList());
        Cursor cursor = position.cursor();
        int[] events = new int[cursor.variant().eventBound()];
        for (int event : Arrays.copyOf(events, cursor.list(events, 0))) {
            cursor.play(event);
            cursor.undo();
            assertThat(cursor.position()).isEqualTo(position);
        }
    }

    @Test
    void explainNamesTheLimit() {
        assertThatThrownBy(() -> position("k4/5/2F2/5/2K2 w - - 0 1").after("c3e3"))
                .hasMessageContaining("what that move asks for with 'beside' is not the case");
    }
}
