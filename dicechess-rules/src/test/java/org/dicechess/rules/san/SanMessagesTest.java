package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A text that fits no move or several is refused where it goes wrong, with at most eight moves in its place. */
class SanMessagesTest {

    @TempDir
    private Path folder;

    /** A knight on d4 has eight moves, a queen on e3 more than eight; the king is far away. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Qh5   | 1 | no such move: a queen does not go from d1 to h5 here: e2 is in the way",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ng4   | 3 | no such move: a knight does not go from b1 to g4 here; a knight does not go from g1 to g4 here",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nf4   | 3 | no such move: a knight does not go from b1 to f4 here; a knight does not go from g1 to f4 here; possible here: Nf3",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1                            | Nf3   | 1 | no such move: no own knight stands on the board",
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1                          | e5    | 2 | no such move: a pawn does not go from e2 to e5 here; possible here: e3, e4",
                "4k3/8/8/8/8/8/3r4/7K b - - 0 1                          | Nb8c6 | 1 | no such move: no own knight stands on b8",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | nf3   | 1 | blanks or letters of the wrong case, expected 'Nf3'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | E4    | 1 | blanks or letters of the wrong case, expected 'e4'",
                "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1                      | o-o   | 4 | no such move: White may not castle there: king or rook has moved; possible here: O-O-O",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | O-O   | 1 | no such move: the squares that king and rook cross when castling are not empty",
                "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1                      | O-O-O | 4 | no such move: White may not castle there: king or rook has moved; possible here: O-O",
                "8/4k3/8/8/8/8/8/R3K2R b KQ - 0 1                         | 0-0   | 1 | no such move: no king stands where it may castle to that side",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1                            | Zf3   | 1 | no such move: no piece has the symbol Z; there are N, B, R, Q, K",
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1                            | Ki1   | 2 | no such move: no square i1 on this board; possible here: Kd1, Kf1, Kd2, Ke2, Kf2",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1f3  | 2 | no such move: this is a canonical text, which is read as an event and not as algebraic notation; possible here: g3, g4",
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | O-O-X | 5 | no such move: expected an algebraic text, as Nf3, e4 or O-O; possible here: O-O-O",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | o-o   | 1 | no such move: the squares that king and rook cross when castling are not empty",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Bxa6  | 1 | no such move: a bishop does not go from c1 to a6 here; a bishop does not go from f1 to a6 here: e2 is in the way",
                "4k3/8/8/8/8/8/3qr3/4K3 w - - 0 1                         | Kxd2  | 2 | no such move: the king would be attacked there; possible here: Kf1",
                "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1                          | Nxc3  | 2 | no such move: expected 'Nc3'; possible here: Nd2, Na3, Nc3",
                "4k3/8/8/8/8/2r5/8/1N2K3 w - - 0 1                        | Nd3   | 3 | no such move: a knight does not go from b1 to d3 here; possible here: Nd2",
                "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1                          | 1.Nxc3! | 4 | no such move: expected 'Nc3'; possible here: Nd2, Na3, Nc3",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Pxe5  | 1 | no such move: a pawn is written without a symbol, as e4",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Pe5   | 2 | no such move: a pawn does not go from e2 to e5 here; possible here: e3, e4",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | pe4   | 1 | no such move: expected 'e4'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | (N)f3 | 1 | no such move: expected 'Nf3'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1-f3 | 1 | no such move: expected 'Nf3'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | E2E4  | 1 | no such move: expected 'e4'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | G1-F3 | 1 | no such move: expected 'Nf3'",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ng1-e2 | 4 | no such move: a piece of White stands on e2",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e8=Q  | 2 | no such move: a pawn does not go from e2 to e8 here; possible here: e3, e4",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | --    | 1 | no such move: White has moves and may not pass",
            })
    void theMessageNamesMovesThatBeginAlike(String position, String text, int column, String message) {
        NotationException refused = refusal(() -> San.parse(CHESS.position(position), text));
        assertThat(refused).hasMessageEndingWith(": " + message);
        assertThat(refused.column()).isEqualTo(column);
    }

    @ParameterizedTest(name = "\"{0}\"")
    @ValueSource(strings = {"", " ", "passed", "e~4", "\uD83C\uDFB2"})
    void theMessageSaysWhatAnAlgebraicTextIs(String text) {
        assertThat(refusal(() -> San.parse(CHESS.start(), text)))
                .hasMessageContaining(": no such move: expected an algebraic text, as Nf3, e4 or O-O");
    }

    private static final String LETTERS = """
            format: 1
            id: letters
            name: Letters
            board: {files: 8, ranks: 8}
            pieces:
              king:    {symbol: K, move: K}
              leopard: {symbol: Le, move: F}
              lion:    {symbol: L, move: F}
              duke:    {symbol: Du, move: W}
            turn: move
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: 4k3/8/8/5(le)2/4(Le)3/8/8/(Du)3K3 w - - 0 1
            """;

    /** A leopard on e4 can take one on f5. No lion is there. The duke goes from a1 to b1 and a2. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Lexf5 | 1 | expected '(Le)xf5'",
                "Lexf6 | 1 | no own lion stands on e",
                "Lf5   | 1 | no own lion stands on the board",
                "Dua2  | 1 | expected '(Du)a2'",
                "Duxa2 | 1 | expected '(Du)a2'",
                "Duc3  | 1 | a duke does not go from a1 to c3 here",
                "Xa1   | 1 | no piece has the symbol X; there are K, (Le), L, (Du)",
                "e5    | 1 | no piece moves without a symbol; there are K, (Le), L, (Du)",
                "O-O   | 1 | the game has no castling",
            })
    void aSymbolOfSeveralLettersIsInParentheses(String text, int column, String message) {
        Position position = Trial.load(folder, LETTERS).start();
        assertThat(San.parse(position, "(Le)xf5").text()).isEqualTo("e4f5");
        NotationException refused = refusal(() -> San.parse(position, text));
        assertThat(refused).hasMessageEndingWith(": no such move: " + message);
        assertThat(refused.column()).isEqualTo(column);
    }

    @ParameterizedTest
    @CsvSource({"3N4, Nz, ''", "3Q4, Qz, ', ...'"})
    void theMessageNamesAtMostEightMoves(String rank, String text, String end) {
        Position position =
                CHESS.position("7k/8/8/8/" + rank + "/8/8/K7 b - - 0 1").after("h8g8");
        String message = refusal(() -> San.parse(position, text)).getMessage();
        String named = message.substring(message.indexOf("possible here: ") + 15);
        assertThat(named).endsWith(end);
        assertThat(named.substring(0, named.length() - end.length()).split(", "))
                .hasSize(8)
                .allMatch(move -> move.startsWith(text.substring(0, 1)));
    }

    /**
     * 64 pieces may go to each of 80 empty squares. A table of all these moves would take more than a million units,
     * and a search for the move that is meant makes several. The text names each square; the last one is the arrival.
     */
    @ParameterizedTest
    @ValueSource(strings = {"Mz9", "M", "Mz9x", "g1-h1"})
    void amongThousandsOfMovesNoReasonIsLookedFor(String begin) {
        Position many = Trial.load(folder, """
                format: 1
                id: many
                name: Many
                board: {files: 16, ranks: 9}
                areas: {whole: [all]}
                pieces: {unit: {symbol: M, move: W}}
                actions: {far: {relocate: unit, from: whole, to: whole}}
                turn: {act: [far]}
                endings: {}
                setup: 16/16/16/16/15m/FULL/FULL/FULL/FULL w - - 0 1
                """.replace("FULL", "M".repeat(16))).start();
        String text = many.board().squares().stream()
                .filter(square -> many.board().at(square).isEmpty())
                .map(Square::text)
                .collect(Collectors.joining("", begin, ""));
        assertThat(many.count()).isEqualTo(64 * 79);
        try (Work work = Work.begin()) {
            assertThat(refusal(() -> San.parse(many, text)))
                    .hasMessageEndingWith(": none of the 5056 moves is written so");
            assertThat(work.done()).isLessThanOrEqualTo(3 * 64 * Work.ALGEBRAIC);
        }
    }
}
