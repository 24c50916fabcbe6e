package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dicechess.IllegalEventException;
import org.dicechess.Notation;
import org.dicechess.NotationException;
import org.dicechess.PastedPosition;
import org.dicechess.Position;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Positions and moves of several games as people paste them; a percent sign stands for the board of the setup, and
 * {@code \t} and {@code \n} for a tab and a line end.
 */
class PastedTextsTest {

    private static Notation notation(String id) {
        return VariantSpec.variant(id, GroovyScripts.confined()).notation();
    }

    private static String board(String id) {
        String start = VariantSpec.variant(id, GroovyScripts.confined()).start().text();
        return start.substring(0, start.indexOf(' '));
    }

    private static String text(String id, String pasted) {
        return pasted.replace("%", board(id)).replace("\\t", "\t").replace("\\n", "\n");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            chess            | ` %  w\\tKQkq - 0 1\\n`    | % w KQkq - 0 1
            chess            | % w qkQK -                 | % w KQkq - 0 1
            chess960         | `8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - -\\t?` | % w - - 0 1 ?
            dice-chess       | `\\t% b KQkq - - 0`        | % b KQkq - 0 1
            dice-chess       | `% w KQkq - [1  3]`        | % w KQkq - 0 1 [1 3]
            dice-chess       | `%[] w KQkq - 7\\n[1\\t3] ` | % w KQkq - 7 1 [1 3]
            dice-chess-three | % w KQkq - - -             | % w KQkq - 0 1
            d4-d6-chess      | `% w - - 0 0 `             | % w - - 0 1
            d4-d6-chess      | `%[-]  w - -`              | % w - - 0 1
            d4-d6-chess      | `2fgaf2/2rc^sc^s3/2r3u1/1u6/8/5U2/2RC^nC^nR2/1UFAGF2 b - - 3\\tc7:d4 @3` | 2fgaf2/2rc^sc^s3/2r3u1/1u6/8/5U2/2RC^nC^nR2/1UFAGF2 b - - 3 1 c7:d4 @3
            chess-56         | `% w - - ?`                | % w - - 0 1 ?
            chess-56         | `%[]\\tw - - - 0 ?\\n`     | % w - - 0 1 ?
            grand-dice-chess | `% w - - - 0`              | % w - - 0 1
            grand-dice-chess | `  %[]  w  -  -  `         | % w - - 0 1
            """)
    void aPastedPositionIsReadAndWrittenInOneWay(String id, String pasted, String canonical) {
        Position read = notation(id).position(text(id, pasted));
        assertThat(read.text()).isEqualTo(text(id, canonical));
        assertThat(notation(id).pasted(text(id, pasted))).isEqualTo(new PastedPosition(read, List.of()));
        assertThat(notation(id).position(read.text())).isEqualTo(read);
    }

    /** A word for each field that is left out, and nothing else changes. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            chess            | % w KQkq e6            | % w KQkq - 0 1 | 1
            chess960         | 4k3/8/8/8/8/8/8/R3K3 w KQ - 3 9 | 4k3/8/8/8/8/8/8/R3K3 w Q - 3 9 | 1
            dice-chess       | 4k3/8/8/8/8/8/8/4K3 w KQkq - 3 9 [1 3] | 4k3/8/8/8/8/8/8/4K3 w - - 3 9 [1 3] | 4
            d4-d6-chess      | % w KQkq - 0 1         | % w - - 0 1    | 4
            grand-dice-chess | % w Kq e3,e10          | % w - - 0 1    | 4
            """)
    void whatTheBoardContradictsIsLeftOutAndTold(String id, String pasted, String canonical, int leftOut) {
        PastedPosition read = notation(id).pasted(text(id, pasted));
        assertThat(read.position().text()).isEqualTo(text(id, canonical));
        assertThat(read.leftOut()).hasSize(leftOut).allMatch(note -> !note.isBlank());
        assertThatThrownBy(() -> notation(id).position(text(id, pasted))).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            chess            | %[Q] w KQkq - 0 1
            chess            | %[] [] w KQkq - 0 1
            chess            | % w KQkq
            chess            | % w KQkq - 0 1 2
            chess            | % w KQkq - 0 1 bm e4;
            chess            | % w KQkq - -1 1
            chess            | % w KQkq - 0 -1
            chess            | % w KQkqK - 0 1
            chess            | % w no - 0 1
            chess            | % w xyz - 0 1
            d4-d6-chess      | % w no - 0 1
            chess            | % w - i3 0 1
            dice-chess       | % w KQkq - [1 3] 0 1
            dice-chess       | % w KQkq - [1 3] [1 3]
            d4-d6-chess      | %[R] w - - 0 1
            chess-56         | % w - -
            grand-dice-chess | % w - - 0 1 1
            """)
    void aPastedPositionWithDoubtIsRefused(String id, String pasted) {
        assertThatThrownBy(() -> notation(id).pasted(text(id, pasted))).isInstanceOf(NotationException.class);
    }

    /** Faces of dice-chess: 1 moves a pawn, 2 a knight. */
    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            dice-chess  | % w KQkq - 0 1 [1 3]              | 1. e4! {so; far}        | e2e4
            dice-chess  | % w KQkq - 0 1 [2 3]              | 1.Nf3 $1                | g1f3
            dice-chess  | % b KQkq - 0 1 [2 3]              | 1. ... Nb8c6 ; so       | b8c6
            dice-chess  | 7k/4P3/8/8/8/8/8/K7 w - - 0 1 [1 1] | 9. e8(Q)+             | e7e8q
            dice-chess  | 7k/4P3/8/8/8/8/8/K7 w - - 0 1 [1 1] | e8N                   | e7e8n
            dice-chess  | % w KQkq - 0 1                    | [3 1]                   | [1 3]
            dice-chess  | % w KQkq - 0 1 [2 3]              | 1. g1f3                 | g1f3
            dice-chess  | % w KQkq - 0 1 [2 3]              | g1f3!                   | g1f3
            dice-chess  | % w KQkq - 0 1 [2 3]              | 12... g1f3 {so} !?      | g1f3
            """)
    void aMoveOfADiceGameIsReadAsOtherProgramsWriteIt(String id, String position, String typed, String event) {
        Position at = notation(id).position(text(id, position));
        assertThat(notation(id).typed(at, typed).text()).isEqualTo(event);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            dice-chess  | % w KQkq - 0 1 [1 3]              | [1 3] e4
            dice-chess  | % w KQkq - 0 1 [1 3]              | e4 {so} d4
            dice-chess  | % w KQkq - 0 1 [1 3]              | e4 e.p.
            dice-chess  | % w KQkq - 0 1 [2 3]              | 1. e4
            dice-chess  | % w KQkq - 0 1                    | 1. [1 3]
            dice-chess  | % w KQkq - 0 1                    | 1. e4
            dice-chess  | 7k/4P3/8/8/8/8/8/K7 w - - 0 1 [1 1] | e8
            """)
    void aMoveOfADiceGameWithDoubtIsRefused(String id, String position, String typed) {
        Position at = notation(id).position(text(id, position));
        assertThatThrownBy(() -> notation(id).typed(at, typed))
                .isInstanceOfAny(NotationException.class, IllegalEventException.class);
    }

    /** A number before a move does not hide why the move is refused. */
    @ParameterizedTest
    @CsvSource({"1. Nf6, Nf6", "1. Ke2, Ke2", "1...e5, e5", "1. g1f4, g1f4"})
    void aNumberHidesNoReason(String numbered, String alone) {
        Position start = notation("chess").position(text("chess", "% w KQkq - 0 1"));
        assertThat(reason(start, numbered)).isEqualTo(reason(start, alone));
    }

    private static String reason(Position start, String typed) {
        try {
            return notation("chess").typed(start, typed).text();
        } catch (NotationException wrong) {
            return wrong.reason();
        } catch (IllegalEventException impossible) {
            return String.valueOf(impossible.getMessage());
        }
    }
}
