package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves that stay on their square, and what a piece attacks from there. All expected values are counted by hand. */
class StayingTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {middle: [c3], board: all}
            pieces:
              guard: {symbol: G, move: "mW(0,0)"}
              pawn:  {symbol: P, move: "mfWm(0,0)", promotion: {area: middle, to: rook, moves: [within]}}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K, royal: true}
            check: {}
            turn: move
            endings: {mate: {when: checkmate, result: loses}, stale: {when: stalemate, result: draws}}
            setup: k4/5/5/2G2/4K w - - 0 1
            """;

    @TempDir
    private Path folder;

    /**
     * A rook on e5 gives check: to stay does not end it, and no step of the guard does. On its line with a king the
     * guard is pinned: it may step along the line, or stay.
     */
    @ParameterizedTest
    @CsvSource({
        "k4/5/5/2G2/4K w - - 0 1, c2, c2b2 c2c1 c2c2 c2c3 c2d2",
        "k3r/5/5/2G2/4K w - - 0 1, c2, ''",
        "k3r/5/5/3G1/4K w - - 0 1, d2, d2e2",
        "k1r2/5/5/2G2/2K2 w - - 0 1, c2, c2c2 c2c3",
        "k4/5/5/2P2/4K w - - 0 1, c2, c2c2 c2c3",
        "k4/5/2P2/5/4K w - - 0 1, c3, c3c3r c3c4",
        "k4/2r2/2P2/5/4K w - - 0 1, c3, c3c3r",
    })
    void aPieceMayStay(String text, String from, String moves) {
        Variant variant = Trial.load(folder, GAME);
        Position position = variant.position(text);
        String found = position.node().events().stream()
                .map(Event::text)
                .filter(move -> move.startsWith(from))
                .sorted()
                .reduce((one, other) -> one + " " + other)
                .orElse("");
        assertThat(found).isEqualTo(moves);
        assertThat(position.cursor().count()).isEqualTo(position.node().events().size());
    }

    @Test
    void aPieceThatStaysGivesTheTurn() {
        Position before = Trial.load(folder, GAME).start();
        Event stays = before.variant().notation().event(before, "c2c2");
        Cursor cursor = before.cursor().checked();
        long key = cursor.key();
        cursor.play(cursor.number(stays));
        assertThat(cursor.position().text()).isEqualTo("k4/5/5/2G2/4K b - - 0 1");
        assertThat(before.after(stays)).isEqualTo(cursor.position());
        cursor.undo();
        assertThat(cursor.key()).isEqualTo(key);
        Position inMiddle = before.variant().position("k4/5/2P2/5/4K w - - 0 1");
        assertThat(inMiddle.after(inMiddle.variant().notation().event(inMiddle, "c3c3r"))
                        .text())
                .isEqualTo("k4/5/2R2/5/4K b - - 0 1");
    }

    /** The rook on c3 attacks along its lines up to the first piece; the king attacks the squares beside it. */
    @ParameterizedTest
    @CsvSource({
        "attacks: must, r3k/5/2R2/5/4K w - - 0 1, c3a3 c3c5 c3e3",
        "attacks: never, r3k/5/R4/5/4K w - - 0 1, a3b3 a3c3 a3d3 e1d1 e1d2 e1e2",
        "attacks: rook, r3k/r4/2R2/5/4K w - - 0 1, c3a3 c3c4 c3c5",
        "attacks: king, r3k/5/2R2/5/4K w - - 0 1, c3c5 c3e3",
    })
    void aStageAsksWhatThePieceAttacks(String filter, String text, String moves) {
        Variant variant = Trial.load(
                folder,
                GAME.replace("turn: move", "turn: {move: {" + filter + "}, stuck: {end: none}}")
                        .replace("endings: {", "endings: {none: {when: turn, result: draws}, ")
                        .replace("k4/5/5/2G2/4K w - - 0 1", text));
        Position position = variant.position(text);
        String found = position.node().events().stream()
                .map(Event::text)
                .sorted()
                .reduce((one, other) -> one + " " + other)
                .orElse("");
        assertThat(found).isEqualTo(moves);
    }
}
