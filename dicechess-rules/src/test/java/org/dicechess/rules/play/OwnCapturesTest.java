package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Some pieces capture own pieces, by the modifier {@code d}. All expected values are counted by hand. */
class OwnCapturesTest {

    private static final String SAFE = """
            check: {}
            endings:
              mate: {when: checkmate, result: loses}
              stale: {when: stalemate, result: draws}
            """;
    private static final String TAKEN = "endings: {lost: {when: none-left, pieces: king, result: loses}}\n";
    private static final String CASTLING = """
            castling:
              king: king
              rook: rook
              ways:
                king-side:  {king: e1, rook: h1, king-to: g1, rook-to: f1}
                queen-side: {king: e1, rook: a1, king-to: c1, rook-to: d1}
            """;

    @TempDir
    private Path folder;

    /** Returns small chess in which a piece has other moves. */
    private static String text(String piece, String move, String rest) {
        String before = switch (piece) {
            case "pawn" -> "move: fmWfceFifmnD,";
            case "king" -> "move: K,";
            default -> "move: " + (piece.equals("rook") ? "R}" : "N}");
        };
        String game = Trial.SMALL_CHESS.replace(before, before.replaceAll("move: [A-Za-z]+", "move: " + move));
        return (piece.equals("king") ? game.replace(CASTLING, "").replace(" KQkq ", " - ") : game) + rest
                + "turn: {move: {}}\n";
    }

    private Variant game(String piece, String move, String rest) {
        return Trial.load(folder, text(piece, move, rest));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "knight | NdN  | 4k3/8/8/8/8/8/2P5/N3K3 w - - 0 1 | a1b3 a1c2 c2c3 c2c4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | dN   | 4k3/8/8/8/8/8/2P5/N3K3 w - - 0 1 | a1c2 c2c3 c2c4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | mcdN | 4k3/8/8/8/8/1p6/2P5/N3K3 w - - 0 1 | a1b3 a1c2 c2b3 c2c3 c2c4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | mdN  | 4k3/8/8/8/8/1p6/2P5/N3K3 w - - 0 1 | a1c2 c2b3 c2c3 c2c4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | NdN  | 4k3/8/8/8/8/8/2N5/N3K3 w - - 0 1 "
                        + "| a1b3 a1c2 c2a1 c2a3 c2b4 c2d4 c2e3 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | NndN | 4k3/8/8/8/8/8/2P5/N3K3 w - - 0 1 | a1b3 a1c2 c2c3 c2c4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "knight | NndN | 4k3/8/8/8/8/8/2P5/Nn2K3 w - - 0 1 | a1b3 c2c3 c2c4 e1d1 e1e2 e1f1 e1f2",
                "rook   | RdR  | 4k3/8/8/8/P7/8/8/R3K3 w - - 0 1 "
                        + "| a1a2 a1a3 a1a4 a1b1 a1c1 a1d1 a4a5 e1d1 e1d2 e1e2 e1f1 e1f2",
                "rook   | dR   | 4k3/8/P7/8/p7/8/8/R1P1K3 w - - 0 1 | a1c1 a6a7 c1c2 e1d1 e1d2 e1e2 e1f1 e1f2",
                "rook   | RdRdQ | 4k3/8/8/8/8/1N6/8/R1P1K3 w - - 0 1 "
                        + "| a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 b3a5 b3c5 b3d2 b3d4 c1c2 e1d1 e1d2 e1e2 e1f1 e1f2",
                "rook   | RdfR | 4k3/8/8/8/P7/8/8/R1P1K3 w - - 0 1 "
                        + "| a1a2 a1a3 a1a4 a1b1 a4a5 c1c2 e1d1 e1d2 e1e2 e1f1 e1f2",
                "rook   | Rd[W-F] | 4k3/8/8/8/8/1P6/8/R3K3 w - - 0 1 "
                        + "| a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1b3 a1c1 a1d1 b3b4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "pawn   | fmWfceFifmnDdfF | 1N2k3/P7/8/8/8/8/8/4K3 w - - 0 1 "
                        + "| a7a8n a7a8r a7b8n a7b8r b8a6 b8c6 b8d7 e1d1 e1d2 e1e2 e1f1 e1f2",
                "king   | KdK  | 6k1/8/8/8/8/8/r7/3PK3 w - - 0 1 | d1d2 e1d1 e1f1",
                "king   | KdK  | 3r2k1/8/8/8/8/8/8/3PK3 w - - 0 1 | d1d2 e1e2 e1f1 e1f2",
                // A capture of an own piece unpins nothing and ends no check.
                "knight | NdN  | 4r1k1/8/8/8/8/6P1/4N3/4K3 w - - 0 1 | e1d1 e1d2 e1f1 e1f2 g3g4",
                "knight | NdN  | 4r1k1/8/8/8/8/1P6/8/N3K3 w - - 0 1 | e1d1 e1d2 e1f1 e1f2",
            })
    void somePiecesCaptureOwnOnes(String piece, String move, String position, String events) {
        String moves = move.contains("[") ? "\"" + move + "\"" : move;
        Variant variant = game(piece, moves, SAFE);
        Position at = variant.position(position);
        assertThat(sorted(at).split(" ")).containsExactlyInAnyOrder(events.split(" "));
        assertThat(at.cursor().count()).isEqualTo(events.split(" ").length);
        for (int number = 0; number < at.node().events().size(); number++) {
            Position after = at.after(at.node().events().get(number));
            assertThat(variant.position(after.text())).isEqualTo(after);
            Cursor cursor = at.cursor();
            cursor.play(cursor.number(at.node().events().get(number)));
            assertThat(cursor.position()).isEqualTo(after);
            cursor.undo();
            assertThat(cursor.position()).isEqualTo(at);
        }
    }

    @Test
    void theOwnPieceLeavesTheBoard() {
        Variant variant = game("knight", "NdN", SAFE);
        Position pawn = variant.position("4k3/8/8/8/8/8/2P5/N3K3 w - - 7 9").after("a1c2");
        assertThat(pawn.text()).isEqualTo("4k3/8/8/8/8/8/2N5/4K3 b - - 0 9");
        Position knight = variant.position("4k3/8/8/8/8/8/2N5/N3K3 w - - 7 9").after("a1c2");
        assertThat(knight.text()).isEqualTo("4k3/8/8/8/8/8/2N5/4K3 b - - 0 9");
        Position rook = variant.position("4k3/8/8/8/8/6N1/8/R3K2R w KQ - 7 9").after("g3h1");
        assertThat(rook.text()).isEqualTo("4k3/8/8/8/8/8/8/R3K2N b Q - 0 9");
    }

    /** Nobody captures an own royal under check; elsewhere a royal is a piece like others. */
    @Test
    void anOwnRoyalIsCapturedWithoutCheckAlone() {
        String position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        Position safe = game("rook", "RdR", SAFE).position(position);
        assertThat(safe.explain("a1e1")).hasValue("a piece of White stands on e1");
        Position free = game("rook", "RdR", TAKEN).position(position);
        assertThat(((Node.End) free.after("a1e1").node()).result().toString()).isEqualTo("BLACK_WINS");
    }

    @Test
    void aReasonForAnOwnCaptureIsTheTrueOne() {
        Variant variant = game("knight", "NdN", SAFE);
        assertThat(variant.position("4r1k1/8/8/8/8/6P1/4N3/4K3 w - - 0 1").explain("e2g3"))
                .hasValue("the king would be in check");
        assertThat(variant.position("4r1k1/8/8/8/8/1P6/8/N3K3 w - - 0 1").explain("a1b3"))
                .hasValue("the king would stay in check");
        assertThat(variant.position("4k3/8/8/8/8/8/2P5/N2RK3 w - - 0 1").explain("d1e1"))
                .hasValue("a piece of White stands on e1");
    }

    /** An own piece is protected by nothing, and an attack on it gives no check. */
    @Test
    void anOwnCaptureIsNoAttack() {
        Variant variant = game("knight", "mNdN", SAFE);
        Position at = variant.position("4k3/8/3N4/8/8/8/8/4K3 b - - 0 1");
        assertThat(at.inCheck(at.turn())).isFalse();
        assertThat(sorted(at)).isEqualTo("e8d7 e8d8 e8e7 e8f7 e8f8");
    }

    /** Turns of two dice are counted as they are played. */
    @Test
    void turnsOfSpentDiceAreCounted() {
        Variant variant = Trial.load(
                folder,
                text("knight", "NdN", TAKEN + "dice: {pair: {count: 2, faces: [knight, rook]}}\n")
                        .replace("turn: {move: {}}", "turn: [{roll: pair}, {spend: {}}]"));
        for (String roll : new String[] {"[1 1]", "[1 2]", "[2 2]"}) {
            Position rolled =
                    variant.position("4k3/8/8/8/8/1N6/2N5/N2RK3 w - - 0 1").after(roll);
            assertThat(rolled.turns().sequences()).as(roll).isEqualTo(sequences(rolled));
        }
    }

    private static long sequences(Position at) {
        if (at.turn() != org.dicechess.Color.WHITE || at.node() instanceof Node.End) {
            return 1;
        }
        return at.node().events().stream()
                .mapToLong(event -> sequences(at.after(event)))
                .sum();
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "rook   | RpdR | E-BETZA 'd' together with 'p'; expected one of the two",
                "rook   | RddR | E-BETZA modifier 'd' a second time; expected it once",
                "rook   | R, protects: {pieces: king, beside: dW} | E-BETZA 'dW' is no step; expected single leaps, without a range and without m, c, d, i, n, p, g and e",
                "king   | KdK  | E-CASTLING the king captures own pieces ('d'), and castling could have the text of a capture; expected another piece, or no 'castling'",
                "rook   | RdRidR | E-UNUSED",
            })
    void aMistakeIsToldOnce(String piece, String move, String problem) {
        String game = text(piece, move, TAKEN);
        game = piece.equals("king") ? game + CASTLING : game;
        assertThat(Loader.create().check("f", game.getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .satisfies(found ->
                        assertThat(found.code() + " " + found.message()).startsWith(problem));
    }

    private static String sorted(Position position) {
        return String.join(
                " ", position.node().events().stream().map(Event::text).sorted().toList());
    }
}
