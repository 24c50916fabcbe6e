package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
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

/** The fields of the turn depend on each other; columns and stages were counted by hand. */
class TurnFieldsTest {

    /**
     * The stages of a turn: 0 throws a, 1 spends its dice, 2 chooses, 3 throws the chosen die, 4 walks, and 5 is the
     * end. A deal would be 6, and 7 ends the turn once a captured piece is placed. An ant walks on ranks 2 to 4, a bee
     * anywhere.
     */
    private static final String GAME = """
            format: 1
            id: stages
            name: Stages
            board: {files: 5, ranks: 5}
            areas: {everywhere: all, middle: a2-e4, back: {white: rank 1}}
            pieces:
              wazir: {symbol: W, move: W}
              king:  {symbol: K, move: K}
              ant:   {symbol: T, walk: {dice: d4, in: middle, step: W}, when-captured: {to: back, chosen-by: captor}}
              bee:   {symbol: Be, facings: [n, s], walk: {dice: [d4, d6], in: everywhere, step: F}, when-captured: {to: back}}
            dice:
              d4: {faces: 4}
              d6: {faces: 6}
              a: {count: 2, faces: [wazir, king]}
            turn: [{roll: a}, {spend: {}}, choose, {roll: chosen}, walk]
            counters: {first: {reset-by-capture: true}, second: {counts: walks, reset-by-capture: true}}
            endings: {}
            setup: BOARD w - - 0 1
            """;

    /** White has a wazir on a1, a king on e1, an ant on b2 and a bee on d3, Black an ant on c4 and a king on e5. */
    private static final String BOARD = "4k/2t2/3(Be)^n1/1T3/W3K";

    /** Three dice: a 1 moves a pawn up, a 2 a lancer, which goes left and captures upwards. */
    private static final String MOST = """
            format: 1
            id: most
            name: Most
            board: {files: 5, ranks: 5}
            pieces:
              pawn:   {symbol: P, move: fmW}
              lancer: {symbol: L, move: mlWcfW}
            dice: {a: {count: 3, faces: [pawn, lancer]}}
            turn: [{roll: a}, {spend: {most: true, or-ending: gone}}]
            endings: {gone: {when: none-left, pieces: lancer, result: loses}}
            setup: 4L/5/l4/1L3/P4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    /** The text before the further fields has 33 characters, so that they begin in column 35. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "@5            | 37 | the turn is over at stage 5",
                "@6            | 35 | '@6', expected the number of a stage of this turn",
                "@7            | 37 | the turn is over, expected a captured piece that awaits placement, as C@",
                "@8            | 35 | '@8', expected the number of a stage of this turn",
                "@1            | 37 | expected the roll in hand, as [2]",
                "@3            | 37 | expected the chosen piece and dice, as e5:d4",
                "b2:d4 @0      | 43 | expected no chosen piece at this stage",
                "b2:d4 @2      | 43 | expected no chosen piece at this stage",
                "b2:d4 @4      | 43 | expected the roll in hand, as [2]",
                "b2:d4 [5]     | 41 | no dice in hand at this stage can show or leave [5]",
                "[1] @4        | 35 | no dice in hand at this stage can show or leave [1]",
                "[1 2] @2      | 35 | no dice in hand at this stage can show or leave [1 2]",
                "t@            | 37 | a captured piece awaits placement; expected the stage to which its capture has led, as @1",
                "t@ @3         | 40 | no captured piece can await placement at stage 3",
                "t@ @4         | 40 | no captured piece can await placement at stage 4",
                "t@ @1         | 40 | expected the dice that are left, as [2]",
                "t@ [1 2]      | 38 | no dice in hand at this stage can show or leave [1 2]",
                "t@ b2:d4      | 38 | 'b2:d4' is a second field of a chosen or captured piece, expected one",
                "[1] [1]       | 39 | '[1]' is a second roll, expected one",
                "c3:d4         | 35 | no piece of the side to move that can walk stands on 'c3'",
                "z9:d4         | 35 | no piece of the side to move that can walk stands on 'z9'",
                ":d4           | 35 | no piece of the side to move that can walk stands on ''",
                "c4:d4         | 35 | no piece of the side to move that can walk stands on 'c4'",
                "a1:d4         | 35 | no piece of the side to move that can walk stands on 'a1'",
                "b2:d6         | 38 | the piece on b2 cannot walk with the dice 'd6'",
                "d3:a          | 38 | the piece on d3 cannot walk with the dice 'a'",
                "d3:d8         | 38 | the piece on d3 cannot walk with the dice 'd8'",
                "W@            | 35 | 'W@', expected a captured piece that awaits placement",
                "(Be)^n@       | 35 | '(Be)^n@', expected a captured piece that awaits placement",
                "x@            | 35 | 'x@', expected a captured piece that awaits placement",
                "t@w           | 35 | 't@w', expected nothing after '@'",
                "second=x      | 42 | 'x', expected a whole number from 0 to 9999",
                "second=-1 @2  | 42 | '-1', expected a whole number from 0 to 9999",
                "third=1       | 35 | 'third=1', expected the end of the text or a roll as [1 3]",
                "[2 2] !1      | 43 | !1, expected no more dice than can be due here",
            })
    void aFieldThatDoesNotFitTheOthersIsRefused(String fields, int column, String expected) {
        Variant variant = load(GAME);
        NotationException refused = refusal(() -> variant.position(BOARD + " w - - 0 1 " + fields));
        assertThat(refused).hasMessageEndingWith(": " + expected);
        assertThat(refused.column()).isEqualTo(column);
    }

    /** A stage is written only where the other fields do not tell it. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "@0            | ",
                "[1 2]         | [1 2]",
                "[1 2] @1      | [1 2]",
                "[1]           | [1]",
                "@2            | @2",
                "b2:d4         | b2:d4",
                "b2:d4 @3      | b2:d4",
                "@3 d3:d6      | d3:d6",
                "b2:d4 [4]     | b2:d4 [4]",
                "[6] d3:d6 @4  | d3:d6 [6]",
                "t@ [2]        | t@ [2]",
                "t@ @1 [2]     | t@ [2]",
                "t@ @2         | t@ @2",
                "t@ @7         | t@ @7",
                "(be)@ @2      | (be)@ @2",
                "(Be)@ @7      | (Be)@ @7",
            })
    void theFieldsOfATurnAreReadInAnyOrder(String fields, String written) {
        Variant variant = load(GAME);
        String start = BOARD + " w - - 0 1 second=0";
        Position position = variant.position(start + " " + fields);
        assertThat(position.text()).isEqualTo(start + (written == null ? "" : " " + written));
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    /** A captured black ant is put on rank 5, where Black's pieces leave no square; White's on rank 1 finds one. */
    @Test
    void aPieceThatAwaitsPlacementHasAnEmptySquare() {
        Variant variant = load(GAME);
        String full = "wwwwk/5/5/5/W3K w - - 0 1 ";
        NotationException refused = refusal(() -> variant.position(full + "t@ @2"));
        assertThat(refused).hasMessageEndingWith(": no empty square for the captured piece, expected one in its area");
        assertThat(refused.column()).isEqualTo(27);
        assertThat(variant.position(full + "T@ @2").text()).isEqualTo(full + "second=0 T@ @2");
    }

    /**
     * Of [1 2 2] all three dice can be used: the pawn goes up, the lancer on e5 goes left twice. The lancer on b2 may
     * go before the pawn all the same, since it can then capture the last lancer of Black; it has to.
     */
    @Test
    void diceThatTheTurnCannotUseAnyMoreAreStated() {
        Variant variant = load(MOST);
        Position rolled = variant.start().after("[1 2 2]");
        assertThat(Trial.events(rolled)).containsExactlyInAnyOrder("a1a2", "e5d5", "b2a2");
        Position blocked = rolled.after("b2a2");
        assertThat(blocked.text()).isEqualTo("4L/5/l4/L4/P4 w - - 0 1 [1 2] !2");
        assertThat(Trial.events(blocked)).containsExactly("a2a3");
        assertThat(variant.position(blocked.text())).isEqualTo(blocked);
    }

    /** One die is the most that can be used: the pawn is blocked, and both lancers need the 2. */
    @Test
    void diceThatCanAllBeUsedAreNotStated() {
        Variant variant = load(MOST);
        Position position = variant.position("4L/5/l4/L4/P4 w - - 0 1 [1 2]");
        assertThat(position.text()).isEqualTo("4L/5/l4/L4/P4 w - - 0 1 [1 2]");
        assertThat(Trial.events(position)).containsExactlyInAnyOrder("a2a3", "e5d5");
        NotationException refused = refusal(() -> variant.position("4L/5/l4/L4/P4 w - - 0 1 [1 2] !1"));
        assertThat(refused)
                .hasMessageEndingWith(": the turn can still use all dice that are due, expected no field '!'");
        assertThat(refused.column()).isEqualTo(31);
        assertThat(refusal(() -> variant.position("4L/5/l4/L4/P4 w - - 0 1 [1 2] !3")))
                .hasMessageEndingWith(": !3, expected no more dice than can be due here");
    }

    @Test
    void aRollHasUpToEightDice() {
        Variant variant = load(MOST.replace("count: 3", "count: 8").replace("most: true, or-ending: gone", ""));
        String text = "4L/5/l4/1L3/P4 w - - 0 1 [1 1 1 1 1 1 1 2]";
        assertThat(variant.position(text).text()).isEqualTo(text);
    }

    /** The first turn has no walk, so that nothing is chosen in it. */
    @Test
    void nothingIsChosenInATurnWithoutWalks() {
        Variant variant = load(GAME + "first-turn: [{roll: a}, move]\n");
        assertThat(refusal(() -> variant.position(BOARD + " w - - 0 1 b2:d4")))
                .hasMessageEndingWith(": expected no chosen piece at this stage");
        assertThat(variant.position(BOARD + " w - - 0 2 b2:d4").text()).isEqualTo(BOARD + " w - - 0 2 second=0 b2:d4");
    }

    private Variant load(String game) {
        return Trial.load(folder, game.replace("BOARD", BOARD));
    }
}
