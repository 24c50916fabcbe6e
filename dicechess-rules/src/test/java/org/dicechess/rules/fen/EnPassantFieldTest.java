package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.nio.file.Path;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which squares may stand in the en passant field; columns were counted by hand. */
class EnPassantFieldTest {

    /** Guards leap two squares along ranks and files, pawns three squares up; pawns capture both en passant. */
    private static final String GAME = """
            format: 1
            id: passing
            name: Passing
            board: {files: 5, ranks: 6}
            areas: {everywhere: all}
            pieces:
              guard: {symbol: G, move: mWimnD, initial: everywhere}
              pawn:  {symbol: P, move: fmWfceFifmnH, initial: everywhere}
            turn: TURN
            endings: {}
            setup: g3p/5/5/5/5/G3P w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/4P3/8/8/4K3      b | d6    | 25 | no piece can have just passed d6",
                "4k3/8/8/8/4P3/8/8/4K3      b | e4    | 25 | no piece can have just passed e4",
                "4k3/8/8/8/4P3/8/4P3/4K3    b | e3    | 27 | no piece can have just passed e3",
                "4k3/8/8/8/4P3/4N3/8/4K3    b | e3    | 27 | no piece can have just passed e3",
                "4k3/8/8/8/4P3/8/8/4K3      w | e3    | 25 | no piece can have just passed e3",
                "4k3/8/8/8/4P3/8/8/4K3      b | e3:d4 | 25 | no piece can have just passed e3:d4",
                "4k3/8/8/8/4P3/8/8/4K3      b | e3:z9 | 28 | en passant square 'z9', expected a square of the board or -",
                "4k3/8/8/8/4P3/8/8/4K3      b | :e4   | 25 | en passant square '', expected a square of the board or -",
                "4k3/8/8/8/4P3/8/8/4K3      b | e3,   | 28 | en passant square '', expected a square of the board or -",
                "4k3/8/8/8/4P3/8/8/4K3      b | e3,e3 | 28 | en passant square 'e3' a second time, expected it once",
            })
    void aSquareThatNoPieceHasPassedIsRefused(String board, String field, int column, String expected) {
        String text = board.replaceAll(" +", " ") + " - " + field + " 0 1";
        NotationException refused = refusal(() -> CHESS.position(text));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column + 2);
    }

    @ParameterizedTest
    @CsvSource({"e3, e3", "e3:e4, e3", "-, -"})
    void theSquareOfThePassingPieceIsOptional(String field, String written) {
        String board = "4k3/8/8/8/4P3/8/8/4K3 b - ";
        assertThat(CHESS.position(board + field + " 0 1").text()).isEqualTo(board + written + " 0 1");
    }

    /** The pawn came from e1 over e2 and e3. */
    @Test
    void onePieceMayHavePassedSeveralSquares() {
        Variant variant = load("move");
        String text = "g4/5/4P/5/5/G4 b - e2,e3 0 1";
        assertThat(variant.position(text).text()).isEqualTo(text);
        assertThat(variant.position(text.replace("e2,e3", "e3e2")).text()).isEqualTo(text);
        assertThat(refusal(() -> variant.position(text.replace("e2,e3", "e2,e3,e3"))))
                .hasMessageEndingWith(": en passant square 'e3' a second time, expected it once")
                .extracting(wrong -> wrong.column())
                .isEqualTo(26);
    }

    /** Guards on c2 and b3 may both have passed b2: from a2, and from b1. The lower square needs no name. */
    @Test
    void theSquareOfTheSecondPossiblePieceIsWritten() {
        Variant variant = load("move");
        String board = "g4/5/5/1Gp2/2G2/5 b - ";
        assertThat(variant.position(board + "b2:c2 0 1").text()).isEqualTo(board + "b2 0 1");
        assertThat(variant.position(board + "b2 0 1").after("c3b2").text()).isEqualTo("g4/5/5/1G3/1p3/5 w - - 0 2");
        Position second = variant.position(board + "b2:b3 0 1");
        assertThat(second.text()).isEqualTo(board + "b2:b3 0 1");
        assertThat(second.after("c3b2").text()).isEqualTo("g4/5/5/5/1pG2/5 w - - 0 2");
    }

    /** The guard on a3 may have passed a2, but none stands on a1, the square with the lowest number. */
    @Test
    void thePassingPieceStandsOnItsSquare() {
        Variant variant = load("move");
        assertThat(refusal(() -> variant.position("4g/5/5/G4/5/5 b - a2:a1 0 1")))
                .hasMessageEndingWith(": no piece can have just passed a2:a1");
        assertThat(variant.position("4g/5/5/G4/5/5 b - a2:a3 0 1").text()).isEqualTo("4g/5/5/G4/5/5 b - a2 0 1");
    }

    /** In a turn of two moves a second piece may have gone to the start or to the passed square. */
    @ParameterizedTest
    @CsvSource({"4g/5/5/G4/5/G4, a2", "4g/5/5/G4/G4/5, a2", "g4/5/5/4G/4g/5, e2"})
    void otherPiecesMayHaveMovedInATurnOfSeveralMoves(String board, String field) {
        String text = board + " b - " + field + " 0 1";
        assertThat(load("[move, move]").position(text).text()).isEqualTo(text);
        assertThat(refusal(() -> load("move").position(text)))
                .hasMessageEndingWith(": no piece can have just passed " + field);
    }

    /** White has made the first of two moves: an own piece has passed d2, an enemy before it d5. */
    @Test
    void ownPiecesMayHavePassedSquaresEarlierInTheTurn() {
        Variant variant = load("[move, move]");
        String text = "5/5/3g1/3G1/5/5 w - d5,d2 0 1 @1";
        assertThat(variant.position(text).text()).isEqualTo(text);
        assertThat(variant.position(text.replace("d5,d2", "d2,d5"))).isEqualTo(variant.position(text));
    }

    private Variant load(String turn) {
        return Trial.load(folder, GAME.replace("TURN", turn));
    }
}
