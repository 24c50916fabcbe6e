package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.CHESS960;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.DOUBLE_MOVE;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.nio.file.Path;
import org.dicechess.NotationException;
import org.dicechess.PastedPosition;
import org.dicechess.Variant;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A wrong text of a position is refused at its column with what was expected; columns were counted by hand. */
class PositionRefusalTest {

    /** Two kings: 19 characters, so that the side stands in column 21. */
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

    /** A pawn on the last rank becomes a royal, or stays as it is. */
    private static final String HEIRS = """
            format: 1
            id: heirs
            name: Heirs
            board: {files: 3, ranks: 4}
            areas: {last: {white: rank 4}}
            pieces:
              pawn: {symbol: P, move: fW, promotion: {area: last, to: king, optional: true}}
              king: {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {mate: {when: checkmate, result: loses}}
            setup: k2/p2/P2/K2 w - - 0 1
            """;

    private static final String TWO_MOVES = """
            format: 1
            id: two-moves
            name: Two moves
            board: {files: 6, ranks: 6}
            pieces:
              pawn: {symbol: P, move: fmWfceFifmnD}
              king: {symbol: K, move: K}
            turn: [move, move]
            endings: {}
            setup: 5k/pppppp/6/6/PPPPPP/5K w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "w                | 22 | expected the board alone, or board, side, castling rights and en passant squares at least",
                "w -              | 24 | expected the board alone, or board, side, castling rights and en passant squares at least",
                "x - - 0 1        | 21 | side 'x', expected w or b",
                "W - - 0 1        | 21 | side 'W', expected w or b",
                "w K - 0 1        | 23 | no king and rook stand where castling right 'K' needs them",
                "w - e9 0 1       | 25 | en passant square 'e9', expected a square of the board or -",
                "w - e6 0 1       | 25 | no piece can have just passed e6",
                "w - - x 1        | 27 | 'x', expected a whole number from 0 to 9999",
                "w - - 10000 1    | 27 | '10000', expected a whole number from 0 to 9999",
                "w - - 00 1       | 27 | '00', expected a whole number from 0 to 9999",
                "w - - -1 1       | 27 | -1 is allowed only within a turn",
                "w - - -2 1       | 27 | '-2', expected a whole number from 0 to 9999",
                "w - - 0 00       | 29 | '00', expected a whole number from 1 to 16383",
                "w - - 0 -1       | 29 | '-1', expected a whole number from 1 to 16383",
                "w - - - x        | 29 | 'x', expected a whole number from 1 to 16383",
                "w - - 0 16384    | 29 | '16384', expected a whole number from 1 to 16383",
                "w - - 0 1 x=1    | 31 | 'x=1', expected the end of the text",
                "w - - 0 1 {N}    | 31 | '{N}', expected the end of the text",
                "w - - 0 1 [1]    | 31 | '[1]', expected no roll, since this game has no dice",
                "w - - 0 1 ?      | 31 | '?', expected the number of a stage of this turn",
                "w - - 0 1 @      | 31 | '@', expected the number of a stage of this turn",
                "w - - 0 1 @x     | 31 | '@x', expected the number of a stage of this turn",
                "w - - 0 1 @1000  | 31 | '@1000', expected the number of a stage of this turn",
                "w - - 0 1 !1     | 33 | !1, expected no more dice than can be due here",
                "w - - 0 1 !0     | 32 | '0', expected a whole number from 1 to 14",
                "w - - 0 1 !15    | 32 | '15', expected a whole number from 1 to 14",
                "w - - 0 1 !1 !1  | 34 | '!1' is a second number of dice to use, expected one",
                "w - - 0 1 P@     | 31 | 'P@', expected a captured piece that awaits placement",
            })
    void aWrongFieldIsRefusedAtItsColumn(String fields, int column, String expected) {
        NotationException refused = refusal(() -> CHESS.position(KINGS + " " + fields));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83C\uDFB2", "4k3/8/8/8/8/8/8/4K2\uD83C\uDFB2 w - - 0 1"})
    void aSignOfTwoCharactersIsNotCutInHalf(String text) {
        assertThat(refusal(() -> DICE_CHESS.position(text)))
                .hasMessageEndingWith("no piece has the symbol '\uD83C\uDFB2'");
    }

    @ParameterizedTest(name = "\"{0}\"")
    @ValueSource(strings = {"", " ", "  ", "\t", "\n", " \r\n\t "})
    void anEmptyTextIsNoPosition(String text) {
        assertThat(refusal(() -> DICE_CHESS.position(text)))
                .hasMessageEndingWith(": a position expected, as FEN writes it, not an empty text");
    }

    /** A column is one of the pasted text: here three more blanks and a tab stand before it. */
    @Test
    void aBlankFollowsARoll() {
        NotationException refused = refusal(() -> DICE_CHESS.position(KINGS + " w - - 0 1 [1 3]x"));
        assertThat(refused).hasMessageEndingWith(": one blank between fields expected");
        assertThat(refused.column()).isEqualTo(36);
        NotationException pasted = refusal(() -> DICE_CHESS.position("  " + KINGS + " \t w - - 0 1 [1 3]x"));
        assertThat(pasted).hasMessageEndingWith(": one blank between fields expected");
        assertThat(pasted.column()).isEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`  % w - - 0 1`",
                "`%  w  -   -  0  1`",
                "`% w - - 0 1   `",
                "`%\tw\t-\t-\t0\t1`",
                "`% w - - 0 1\n`",
                "`% w - - 0 1\r\n`",
                "`\n\n%\nw\n- - 0 1\r`",
                "`% w - - 0 0`",
                "`% w - - - -`",
                "`% w - - - 0`",
                "`% w - - -`",
                "`% w - - `",
                "`%[] w - - 0 1 `",
            })
    void harmlessBlanksAndNumbersAreReadAndWrittenInOneWay(String pasted) {
        String text = pasted.replace("%", KINGS)
                .replace("\\t", "\t")
                .replace("\\n", "\n")
                .replace("\\r", "\r");
        assertThat(CHESS.position(text).text()).isEqualTo(KINGS + " w - - 0 1");
        assertThat(CHESS.notation().pasted(text).leftOut()).isEmpty();
    }

    /** The numbers may be missing where a roll follows, too. */
    @ParameterizedTest
    @CsvSource({
        "' w - - [1 3]', 0 1",
        "' w - - 7 [1  3] ', 7 1",
        "' w - -  - 0  [1 3]', 0 1",
        "' w - - 7 9\t[1 3]\n', 7 9"
    })
    void aRollMayFollowAnyNumbers(String rest, String numbers) {
        assertThat(DICE_CHESS
                        .position(KINGS + rest.replace("\\t", "\t").replace("\\n", "\n"))
                        .text())
                .isEqualTo(KINGS + " w - - " + numbers + " [1 3]");
    }

    /** The field begins in column 26. Each of the squares is looked for on the whole board, so there are few. */
    @Test
    void moreEnPassantSquaresThanTwoSidesCanOpenAreRefusedInPastedTexts() {
        String board = "4k3/8/8/3p4/8/8/8/R3K3 w - ";
        assertThat(CHESS.notation().pasted(board + "e6f6".repeat(4) + " 0 1").leftOut())
                .hasSize(8);
        NotationException refused = refusal(() -> CHESS.notation().pasted(board + "e6,".repeat(8) + "e6 0 1"));
        assertThat(refused).hasMessageEndingWith(": 9 en passant squares, expected at most 4 of each side");
        assertThat(refused.column()).isEqualTo(28);
    }

    /** No rook stands on h1, a8 or h8, no pawn on e4; the king of Black stands on e8 and the rook on a1. */
    @Test
    void whatTheBoardContradictsIsLeftOutOfPastedTexts() {
        String board = "4k3/8/8/3p4/8/8/8/R3K3";
        PastedPosition read = CHESS.notation().pasted(board + " w KQkq e6 0 1\n");
        assertThat(read.position().text()).isEqualTo(board + " w Q - 0 1");
        assertThat(read.leftOut())
                .containsExactly(
                        "no king and rook stand where castling right 'K' needs them",
                        "no king and rook stand where castling right 'k' needs them",
                        "no king and rook stand where castling right 'q' needs them",
                        "no piece can have just passed e6");
        PastedPosition sound = CHESS.notation().pasted(board + " w Q d6 0 1");
        assertThat(sound.position().text()).isEqualTo(board + " w Q d6 0 1");
        assertThat(sound.leftOut()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "w kk - 0 1",
        "w KQK - 0 1",
        "w K1! - 0 1",
        "w -- - 0 1",
        "w Q e9 0 1",
        "w Q x 0 1",
        "w QQ - 0 1",
        "'w Q d6,d6 0 1'"
    })
    void whatIsNoRightAndNoSquareIsRefusedInPastedTexts(String rest) {
        assertThat(refusal(() -> CHESS.notation().pasted("4k3/8/8/3p4/8/8/8/R3K3 " + rest)))
                .isNotNull();
    }

    @ParameterizedTest
    @CsvSource({
        "'', ' w - - 0 1'",
        "[], ' w - - 0 1'",
        "[] w - -, ' w - - 0 1'",
        "[-] b - -, ' b - - 0 1'",
        "' w - - 7', ' w - - 7 1'",
        "' w - - 9999 16383', ' w - - 9999 16383'",
        "' w - - 0 1 @0', ' w - - 0 1'",
    })
    void aTextOfAnotherProgramIsRead(String rest, String written) {
        assertThat(CHESS.position(KINGS + rest).text()).isEqualTo(KINGS + written);
    }

    @ParameterizedTest
    @CsvSource({"'[Q]', 20", "'[', 20", "'[]x', 20", "'x[]', 20"})
    void piecesInHandAreRefused(String held, int column) {
        NotationException refused = refusal(() -> CHESS.position(KINGS + held + " w - - 0 1"));
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void theMessageForPiecesInHandNamesThem() {
        assertThat(refusal(() -> CHESS.position(KINGS + "[Q] w - - 0 1")))
                .hasMessageEndingWith(": '[Q]', expected the end of the board or empty holdings, []");
    }

    @Test
    void aTextHasAtMostFourThousandCharacters() {
        String longest = KINGS + " w - - 0 1 " + "x".repeat(4000 - KINGS.length() - 11);
        assertThat(refusal(() -> CHESS.position(longest)).column()).isEqualTo(31);
        NotationException refused = refusal(() -> CHESS.position(longest + "x"));
        assertThat(refused).hasMessageEndingWith(": the text is too long, expected at most 4000 characters");
        assertThat(refused.column()).isEqualTo(4000);
    }

    /** Symbols may be letters of two units each. */
    @Test
    void charactersAreCountedNotUnits() {
        String text = KINGS + " w - - 0 1 " + "\uD801\uDC00".repeat(2_500);
        assertThat(refusal(() -> CHESS.position(text)).getMessage()).doesNotContain("too long");
        String tooLong = KINGS + " w - - 0 1 " + "\uD801\uDC00".repeat(4_000);
        assertThat(refusal(() -> CHESS.position(tooLong)).getMessage()).contains("too long");
    }

    /** Face 1 is the pawn, face 6 the king; a roll has two dice with their faces ascending. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "[01 3]",
                "[1,3]",
                "[1 3",
                "[1 100000]",
                "[1 1 1 1 1 1 1 1 1]",
                "[- 1]",
            })
    void aTextThatIsNoRollIsRefused(String roll) {
        NotationException refused = refusal(() -> DICE_CHESS.position(KINGS + " w - - 0 1 " + roll));
        assertThat(refused)
                .hasMessageEndingWith(": " + roll + " is no roll, expected faces in ascending order, as [1 3]");
        assertThat(refused.column()).isEqualTo(31);
    }

    @ParameterizedTest
    @CsvSource({
        "[3 1],   '[3 1], expected the faces in ascending order, [1 3]'",
        "[1 7],   [1 7] is no roll of this game's dice",
        "[7 1],   [7 1] is no roll of this game's dice",
        "[1 3 5], [1 3 5] is no roll of this game's dice",
        "[1],     [1] is no roll of this game's dice",
        "[1 1 1], [1 1 1] is no roll of this game's dice"
    })
    void aRollThatTheDiceDoNotShowIsRefused(String roll, String reason) {
        NotationException refused = refusal(() -> DICE_CHESS.position(KINGS + " w - - 0 1 " + roll));
        assertThat(refused).hasMessageEndingWith(": " + reason);
        assertThat(refused.column()).isEqualTo(31);
    }

    @Test
    void aFurtherFieldOfAGameWithDiceMayBeARoll() {
        NotationException refused = refusal(() -> DICE_CHESS.position(KINGS + " w - - 0 1 x"));
        assertThat(refused).hasMessageEndingWith(": 'x', expected the end of the text or a roll as [1 3]");
        assertThat(DICE_CHESS.position(KINGS + " w - - 0 1 [1 3]").roll()).isPresent();
    }

    /** The boards have 19, 20, 22 and 23 characters. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "4k2P/8/8/8/8/8/8/4K3     | 1  | a pawn stands on h8, where it has to promote",
                "4k3/8/8/8/8/8/8/p3K3     | 1  | a pawn stands on a1, where it has to promote",
                "4k3/8/8/8/8/8/8/8        | 1  | White has 0 royal pieces, expected 1",
                "8/8/8/8/8/8/8/4K3        | 1  | Black has 0 royal pieces, expected 1",
                "4k3/8/8/8/8/8/8/3KK3     | 1  | White has 2 royal pieces, expected 1",
                "4k3/8/8/8/8/8/8/4R1K1    | 22 | the side that is not to move is in check, expected its royal to be safe",
            })
    void anImpossibleBoardIsRefused(String board, int column, String expected) {
        NotationException refused = refusal(() -> CHESS.position(board));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void aCheckOfTheSideThatIsNotToMoveIsReportedAtTheSide() {
        String text = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1";
        assertThat(refusal(() -> CHESS.position(text)).column()).isEqualTo(23);
        assertThat(CHESS.position(text.replace(" w ", " b ")).text()).isEqualTo("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1");
    }

    /** A king that may be taken may be in check, or gone. */
    @ParameterizedTest
    @ValueSource(strings = {"4k3/8/8/8/8/8/8/4R1K1", "8/8/8/8/8/8/8/4R1K1", "4k3/8/8/8/8/8/8/2K1K1K1"})
    void royalsThatMayBeTakenAreNotCounted(String board) {
        assertThat(DICE_CHESS.position(board).text()).isEqualTo(board + " w - - 0 1");
    }

    @Test
    void aSideMayHaveMoreRoyalsWherePiecesPromoteToThem() {
        Variant variant = Trial.load(folder, HEIRS);
        assertThat(variant.position("k1k/p2/P2/K1K").text()).isEqualTo("k1k/p2/P2/K1K w - - 0 1");
        assertThat(variant.position("k1P/p2/P2/K1p").text()).isEqualTo("k1P/p2/P2/K1p w - - 0 1");
        assertThat(refusal(() -> variant.position("3/p2/P2/K2")))
                .hasMessageEndingWith(": Black has 0 royal pieces, expected 1");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "8/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1 ? | 1 | before the deal the board must be that of the setup, expected no piece on e1",
                "8/pppppppp/8/8/8/8/1PPPPPPP/8 w - - 0 1 ?   | 1 | before the deal the board must be that of the setup, expected P on a2",
                "8/1ppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1 ?   | 1 | before the deal the board must be that of the setup, expected p on a7",
                "8/pppppppp/8/8/8/8/PPPPPPPP/8 b - - 0 1 ?   | 1 | before the deal only the number of the turn may differ from the setup, expected 8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1",
                "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 5 1 ?   | 1 | before the deal only the number of the turn may differ from the setup, expected 8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1",
            })
    void beforeTheDealThePositionIsThatOfTheSetup(String text, int column, String expected) {
        NotationException refused = refusal(() -> CHESS960.position(text));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void beforeTheDealTheNumberOfTheTurnMayDiffer() {
        String board = "8/pppppppp/8/8/8/8/PPPPPPPP/8";
        assertThat(CHESS960.position(board + " w - - 0 1 ?")).isEqualTo(CHESS960.start());
        assertThat(CHESS960.position(board + " w - - 0 7 ?").text()).isEqualTo(board + " w - - 0 7 ?");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "4k2r/8/8/8/8/8/8/R3K2R | KK | 27 | castling right 'K' a second time, expected it once",
                "4k2r/8/8/8/8/8/8/R3K2R | KH | 27 | castling right 'H' a second time, expected it once",
                "4k2r/8/8/8/8/8/8/R3K2R | Kq | 27 | no king and rook stand where castling right 'q' needs them",
                "4k2r/8/8/8/8/8/8/R2K3R | no | 26 | 'n' is no castling right, expected K, Q or the letter of a file",
                "4k2r/8/8/8/8/8/8/R2K3R | xyz | 26 | 'x' is no castling right, expected K, Q or the letter of a file",
                "4k2r/8/8/8/8/8/8/4K2R | Ki | 26 | 'i' is no castling right, expected K, Q or the letter of a file",
                "4k2r/8/8/8/8/8/8/R2K3R | K  | 26 | no king and rook stand where castling right 'K' needs them",
            })
    void aCastlingRightNeedsItsKingAndRook(String board, String rights, int column, String expected) {
        NotationException refused = refusal(() -> CHESS.position(board + " w " + rights + " - 0 1"));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void aGameWithoutCastlingHasNoRights() {
        NotationException refused = refusal(() -> DOUBLE_MOVE.position(KINGS + " w K - 0 1"));
        assertThat(refused).hasMessageEndingWith(": castling right 'K', expected - in a game without castling");
        assertThat(refused.column()).isEqualTo(23);
    }

    /** One pawn has just moved in chess; in a game of two moves a turn, two pawns may have. */
    @Test
    void enPassantSquaresAreThoseOfOneTurn() {
        NotationException refused = refusal(() -> CHESS.position("4k3/8/8/8/3PP3/8/8/4K3 b - d3,e3 0 1"));
        assertThat(refused)
                .hasMessageEndingWith(
                        ": en passant squares of two pieces, 'e3' is of the second; expected those of one piece");
        assertThat(refused.column()).isEqualTo(31);
        String two = "5k/pppppp/PP4/6/2PPPP/5K b - a3,b3 0 1";
        assertThat(Trial.load(folder, TWO_MOVES).position(two).text()).isEqualTo(two);
    }

    @Test
    void aSideHasAtMostFourEnPassantSquares() {
        Variant variant = Trial.load(folder, TWO_MOVES);
        String five = "5k/pppppp/PPPPP1/6/5P/5K b - a3,b3,c3,d3,e3 0 1";
        NotationException refused = refusal(() -> variant.position(five));
        assertThat(refused).hasMessageEndingWith(": more than 4 en passant squares of one side, expected at most 4");
        assertThat(refused.column()).isEqualTo(42);
        String four = five.replace(",e3", "");
        assertThat(variant.position(four).text()).isEqualTo(four);
    }
}
