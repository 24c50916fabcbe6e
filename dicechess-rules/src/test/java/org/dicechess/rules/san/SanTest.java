package org.dicechess.rules.san;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.CHESS960;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.refusal;

import java.util.List;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Algebraic notation in chess and dice chess; the expected texts follow section 8.2.3 of the PGN standard. */
class SanTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # one piece can go there
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4  | e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1f3  | Nf3
            # two on different files
            4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1                         | b1d2  | Nbd2
            4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1                         | f1d2  | Nfd2
            # two on one file
            R7/7k/8/8/8/8/8/R3K3 w - - 0 1                           | a1a4  | R1a4
            R7/7k/8/8/8/8/8/R3K3 w - - 0 1                           | a8a4  | R8a4
            R7/7k/8/8/8/8/8/R3K3 w - - 0 1                           | a1b1  | Rb1
            # three: the file tells the first, the rank the last, the middle one needs both
            8/k7/8/8/4Q2Q/8/K7/7Q w - - 0 1                          | e4e1  | Qee1
            8/k7/8/8/4Q2Q/8/K7/7Q w - - 0 1                          | h1e1  | Q1e1
            8/k7/8/8/4Q2Q/8/K7/7Q w - - 0 1                          | h4e1  | Qh4e1
            # a pinned piece is no rival
            4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1                      | g1e2  | Ne2
            # captures
            4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1                      | c4d5  | cxd5
            4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1                      | e4d5  | exd5
            4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2                        | e5d6  | exd6
            4k3/8/5n2/3p4/8/8/8/4K3 b - - 0 1                        | f6e4  | Ne4
            4k3/8/5n2/8/4P3/8/8/4K3 b - - 0 1                        | f6e4  | Nxe4
            # promotion
            7k/P7/8/8/8/8/8/K7 w - - 0 1                             | a7a8n | a8=N
            1n5k/P7/8/8/8/8/8/K7 w - - 0 1                           | a7b8q | axb8=Q+
            1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1                         | c7b8b | cxb8=B
            # castling
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | e1g1  | O-O
            r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1                     | e8c8  | O-O-O
            5k2/8/8/8/8/8/8/4K2R w K - 0 1                           | e1g1  | O-O+
            # check, discovered check, mate, stalemate
            4k3/8/8/8/8/8/8/R3K3 w - - 0 1                           | a1a8  | Ra8+
            k7/8/8/8/8/8/6N1/K6B w - - 0 1                           | g2f4  | Nf4+
            6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1                        | a1a8  | Ra8#
            7k/8/8/6Q1/8/8/8/K7 w - - 0 1                            | g5g6  | Qg6
            """)
    void aMoveIsWrittenAsInThePgnStandard(String position, String event, String san) {
        Position before = CHESS.position(position);
        assertThat(San.format(before, CHESS.notation().event(before, event))).isEqualTo(san);
        assertThat(San.parse(before, san).text()).isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/5K1R w K - 0 1  | f1h1 | O-O
            4k3/8/8/8/8/8/8/5K1R w K - 0 1  | f1g1 | Kg1
            4k3/8/8/8/8/8/8/6KR w K - 0 1   | g1h1 | O-O
            4k3/8/8/8/8/8/8/4KR2 w K - 0 1  | e1f1 | O-O
            4k3/8/8/8/8/8/8/3RK3 w Q - 0 1  | e1d1 | O-O-O
            7k/8/8/8/8/8/8/2RK4 w Q - 0 1   | d1c1 | O-O-O
            7k/8/8/8/8/8/8/1RK5 w Q - 0 1   | c1b1 | O-O-O
            5k1r/8/8/8/8/8/8/4K3 b k - 0 1  | f8h8 | O-O
            """)
    void castlingFromAShuffledArrayIsNamedByTheSideOfTheRook(String position, String event, String san) {
        Position before = CHESS960.position(position);
        assertThat(San.format(before, CHESS960.notation().event(before, event))).isEqualTo(san);
        assertThat(San.parse(before, san).text()).isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the king is taken
            4k3/8/8/8/8/8/8/K3R3 w - - 0 1                                  | [4 4] | e1e8 | Rxe8#
            # the enemy was in check before: this move does not give it
            1rbqkbnr/pppppBpp/2n5/8/4P3/8/PPPP1PPP/RNBQK1NR w KQk - 1 4     | [2 4] | g1h3 | Nh3
            1rbqkbnr/pppppBpp/2n5/8/4P3/7N/PPPP1PPP/RNBQK2R w KQk - 3 5     | [2 4] | h3g5 | Ng5#
            1rbqkbnr/pppppBpp/2n5/8/4P3/8/PPPP1PPP/RNBQK1NR b KQk - 0 3     | [2 4] | --   | --
            """)
    void diceDoNotAffectAlgebraicNotation(String position, String roll, String event, String san) {
        Position before = DICE_CHESS.position(position).after(roll);
        assertThat(San.format(before, DICE_CHESS.notation().event(before, event)))
                .isEqualTo(san);
        assertThat(San.parse(before, san).text()).isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ngf3    | g1f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | N1f3    | g1f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ng1f3!? | g1f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4    | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4+     | e2e4
            4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1                         | Nb1d2   | b1d2
            4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1                      | c4xd5   | c4d5
            1n5k/P7/8/8/8/8/8/K7 w - - 0 1                           | axb8Q   | a7b8q
            1n5k/P7/8/8/8/8/8/K7 w - - 0 1                           | axb8=Q  | a7b8q
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | 0-0     | e1g1
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | 0-0-0!  | e1c1
            6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1                        | Ra8     | a1a8
            6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1                        | Ra8++   | a1a8
            """)
    void marksMayBeAbsentAndExtraPartsMayBePresent(String position, String text, String event) {
        assertThat(San.parse(CHESS.position(position), text).text()).isEqualTo(event);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1                         | Nd2   | 1 | ambiguous; it may be Nbd2, Nfd2
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nf4   | 3 | a knight does not go from g1 to f4 here; possible here: Nf3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Qh5   | 1 | no such move
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | ''    | 1 | no such move
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | +     | 1 | no such move
            7k/P7/8/8/8/8/8/K7 w - - 0 1                             | a8    | 3 | a8=Q, a8=R, a8=B, a8=N
            4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1                      | xd5   | 1 | no such move
            7k/5Q2/6K1/8/8/8/8/8 b - - 0 1                           | Kg8   | 1 | the game is over
            """)
    void aTextThatFitsNoMoveOrSeveralIsRefused(String position, String text, int column, String message) {
        Position before = CHESS.position(position);
        NotationException refused = refusal(() -> San.parse(before, text));
        assertThat(refused).hasMessageContaining(message);
        assertThat(refused.column()).isEqualTo(column);
    }

    @Test
    void aRollKeepsItsText() {
        Position start = DICE_CHESS.start();
        assertThat(San.parse(start, "[1 3]").text()).isEqualTo("[1 3]");
        assertThat(refusal(() -> San.parse(start, "e4"))).hasMessageContaining("expected a roll of pair");
    }

    @Test
    void anImpossibleEventHasNoText() {
        Position start = CHESS.start();
        assertThatThrownBy(() -> San.format(start, CHESS.notation().event(start, "e2e5")))
                .isInstanceOf(IllegalEventException.class);
        assertThatThrownBy(() -> San.format(start, new Roll(List.of(1)))).isInstanceOf(IllegalEventException.class);
    }

    /** In each position the text leaves no doubt about the move, which is told by hand. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2                        | exf6 e.p.          | e5f6
            4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2                        | exf6e.p.           | e5f6
            4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2                        | exf6 ep+           | e5f6
            4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2                        | 3. ef6 e.p.! {so}  | e5f6
            4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1                        | Nf3e5              | f3e5
            4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1                        | Ne5                | f3e5
            4k3/8/8/8/8/5N2/8/4K3 w - - 0 1                          | Nf3e5              | f3e5
            3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1                         | ed8=Q              | e7d8q
            3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1                         | ed8Q               | e7d8q
            3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1                         | exd8(N)#           | e7d8n
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8Q                | e7e8q
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8(Q)+             | e7e8q
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8=(R)             | e7e8r
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1.e4               | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | ` 1. e4 `          | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 17. Nf3!?          | g1f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nf3 $1             | g1f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4$1$14            | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 {comment}       | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4{a} $2 {b+} ?    | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 ; best by test  | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 {good; so} !    | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4! {a; b} ; {c    | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | 1...e5             | e7e5
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | 1... e5            | e7e5
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | 1. ... e5          | e7e5
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | 0-0                | e1g1
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | 23.0-0-0+!! {!}    | e1c1
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | O\u2013O          | e1g1
            r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1                     | 0\u20130\u20130! | e1c1
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2-e4              | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1. e2\u2013e4!    | e2e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Ng1-f3             | g1f3
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e7-e8=Q+           | e7e8q
            """)
    void aMoveThatOtherProgramsWriteIsRead(String position, String text, String event) {
        Position at = CHESS.position(position);
        assertThat(CHESS.notation().fromSan(at, text).text()).isEqualTo(event);
        assertThat(CHESS.notation().typed(at, text).text()).isEqualTo(event);
    }

    /** A wrong claim and a text that may be two moves are no moves, nor is what is behind or before no move. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 2                        | exf6 e.p.
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8=Q e.p.
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8((Q))
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e8(Q
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | exe8Q
            4k3/8/8/2p1p3/8/3N1N2/8/4K3 w - - 0 1                    | Ne5
            4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1                      | d5
            7k/4P3/8/8/8/8/8/4K3 w - - 0 1                           | e7-e8
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2-e5
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e-e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | Nb1-f3
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2--e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1.
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1....e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1.1.e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | 1. .. e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 {a} e5
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 {a {b}
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 $
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 e5
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | {comment}
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | {a} e4
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 {a
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 a}
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | $1
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e4 $1000
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | !
            """)
    void aTextWithDoubtIsRefused(String position, String text) {
        Position at = CHESS.position(position);
        assertThat(refusal(() -> CHESS.notation().fromSan(at, text))).isNotNull();
        assertThatThrownBy(() -> CHESS.notation().typed(at, text))
                .isInstanceOfAny(NotationException.class, IllegalEventException.class);
    }

    /** Two knights of the same rank go there, so the rank alone does not tell which. */
    @Test
    void aTypedMoveThatMayBeSeveralNamesThem() {
        Position at = CHESS.position("4k3/8/8/8/3N1N2/8/8/4K3 w - - 0 1");
        assertThat(refusal(() -> CHESS.notation().typed(at, "N4e6")).reason())
                .isEqualTo("ambiguous; it may be Nde6, Nfe6");
        assertThat(refusal(() -> CHESS.notation().fromSan(at, "N4e6")).reason())
                .isEqualTo("ambiguous; it may be Nde6, Nfe6");
        assertThat(CHESS.notation().typed(at, "Nd4e6").text()).isEqualTo("d4e6");
        assertThat(CHESS.notation().typed(at, "d4-e6").text()).isEqualTo("d4e6");
    }

    /** A comment behind a semicolon ends with its line; another move behind it is a second one. */
    @Test
    void aCommentBehindASemicolonEndsWithItsLine() {
        Position start = CHESS.start();
        assertThat(San.parse(start, "e4 ; best\n").text()).isEqualTo("e2e4");
        assertThat(San.parse(start, "e4 ; best\r\n{by test} $1").text()).isEqualTo("e2e4");
        for (String text : List.of("e4 ; best\ne5", "e4 ; best\re5", "e4!\u2028", "e4\u0085")) {
            assertThat(refusal(() -> San.parse(start, text))).isNotNull();
        }
    }
}
