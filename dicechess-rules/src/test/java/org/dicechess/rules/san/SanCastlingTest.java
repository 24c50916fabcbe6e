package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Position;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Castling of a royal piece, or of one with the symbol K, has the text of castling. */
class SanCastlingTest {

    private static final String GAME = """
            format: 1
            id: castles
            name: Castles
            board: {files: 8, ranks: 2}
            areas: {everywhere: all}
            pieces:
              chief: CHIEF
              rook:  {symbol: R, move: R, when-captured: {to: everywhere}}
            turn: move
            castling:
              king: chief
              rook: rook
              ways: {short: {king: d1, rook: h1, king-to: f1, rook-to: e1}}
            endings: {}
            setup: SETUP
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{symbol: K, move: K}               | 3k3r/3K3R     | O-O",
                "{symbol: K, move: K, royal: true}  | 3k3r/3K3R     | O-O",
                "{symbol: Ch, move: K, royal: true} | 3(ch)3r/3(Ch)3R | O-O",
                "{symbol: Ch, move: K}              | 3(ch)3r/3(Ch)3R | (Ch)f1",
                "{symbol: D, move: K}               | 3d3r/3D3R     | Df1",
            })
    void castlingIsThatOfAKing(String chief, String board, String san) {
        Position start = load(chief, board);
        assertThat(San.format(start, start.variant().notation().event(start, "d1f1")))
                .isEqualTo(san);
        assertThat(San.parse(start, san).text()).isEqualTo("d1f1");
    }

    /** The rook on e1 is captured and awaits its placement. */
    @Test
    void aKingThatCapturesDoesNotCastle() {
        Position start = load("{symbol: K, move: K}", "3k4/3Kr2R");
        assertThat(San.format(start, start.variant().notation().event(start, "d1e1")))
                .isEqualTo("Kxe1");
    }

    /** An effect pulls the piece behind the king along: no castling. */
    @Test
    void aKingThatPullsAPieceDoesNotCastle() {
        String effect = "effects: {pull: {after: {move: {kinds: chief}}, at: behind, relocate: all, to: departure}}\n";
        Position start = Trial.load(
                        folder,
                        GAME.replace("CHIEF", "{symbol: K, move: K}")
                                .replace(", when-captured: {to: everywhere}", "")
                                .replace("castling:", effect + "castling:")
                                .replace("SETUP", "3k3r/3K3R w - - 0 1"))
                .position("3k4/3KR3 w - - 0 1");
        assertThat(San.format(start, start.variant().notation().event(start, "d1c1")))
                .isEqualTo("Kc1");
        assertThat(San.parse(start, "Kc1").text()).startsWith("d1c1");
        assertThat(start.after("d1c1").text()).startsWith("3k4/2KR4 b");
    }

    private Position load(String chief, String board) {
        return Trial.load(folder, GAME.replace("CHIEF", chief).replace("SETUP", board + " w - - 0 1"))
                .position(board);
    }
}
