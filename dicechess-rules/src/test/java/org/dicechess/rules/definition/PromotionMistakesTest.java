package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake in a promotion, or in what belongs to it, gives one problem. */
class PromotionMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, far: {white: [rank 4, rank 5]}, mid: [c3]}
            pieces:
              pawn:   {symbol: P, move: fmWfcF, promotion: {area: last, to: tokin}}
              tokin:  {symbol: +P, move: WfF, demoted: pawn}
              silver: {symbol: S, move: FfW, promotion: [{area: far, moves: [entering, leaving], to: gold, at-most: 2}, {area: last, to: gold, side: white}]}
              gold:   {symbol: G, move: WfF}
              king:   {symbol: K, move: K, royal: true}
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            turn: move
            setup: k4/p4/5/P4/K4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    /** A tokin becomes a pawn again by its next move. */
    @Test
    void twoKindsMayFlip() {
        String flips = GAME.replace("demoted: pawn}", "demoted: pawn, promotion: {area: last, to: pawn}}");
        assertThat(Mistakes.all(folder, flips)).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "symbol: +P | symbol: +p | +p | E-SYMBOL bad symbol '+p'; expected 1 to 4 letters, the first upper case, with '+' before them or '~' behind them",
                "symbol: +P | symbol: + | + | E-SYMBOL bad symbol '+'; expected 1 to 4 letters, the first upper case, with '+' before them or '~' behind them",
                "symbol: +P | symbol: P+ | P+ | E-SYMBOL bad symbol 'P+'; expected 1 to 4 letters, the first upper case, with '+' before them or '~' behind them",
                "demoted: pawn | demoted: pwan | pwan | E-UNKNOWN-PIECE unknown piece 'pwan'; did you mean 'pawn'?",
                "demoted: pawn | demoted: tokin | tokin | E-DEMOTED the piece itself; expected the piece that it was before it promoted",
                "move: FfW, | move: FfW, demoted: tokin, | tokin | E-DEMOTED a tokin has 'demoted', too; expected a piece that has not promoted",
                "moves: [entering, leaving] | moves: [entering, out] | out | E-CHOICE expected entering, within, leaving; not 'out'",
                "moves: [entering, leaving] | moves: [leaving, leaving] | leaving] | E-DUPLICATE 'leaving' a second time; expected each word once",
                "moves: [entering, leaving] | moves: [] | [] | E-REQUIRED empty list; expected at least one text",
                "at-most: 2 | at-most: 0 | 0 | E-RANGE whole number from 1 to 256 expected, not 0",
                "at-most: 2 | at-most: array | array | E-NUMBER whole number or 'setup' expected, not 'array'",
                "side: white | only-if: captured | captured | E-CONDITION 'only-if' asks what is the case before the move; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "side: white | only-if: {not: {possible: {}}} | {not | E-CONDITION 'only-if' asks what is the case before the move; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "side: white | only-if: {pieces: gold, at-least: 3, at-most: 2} | {pieces | E-RANGE at least 3 and at most 2 are never the case",
                "side: white | only-if: {pieces: rolled} | rolled | E-ROLL no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'",
                "side: white | side: own | own | E-CHOICE expected white, black; not 'own'",
                "{area: last, to: gold, side: white}] | far] | far | E-TYPE a rule expected, as {area: last-rank, to: queen}",
                "{area: last, to: gold, side: white}] | {area: last, to: silver}] | silver | E-PROMOTION a silver may become a silver on a5, where a silver has to promote again; expected other kinds",
                "demoted: pawn} | demoted: pawn, promotion: {area: last, to: gold}} | tokin | E-PROMOTION a pawn may become a tokin on a5, where a tokin has to promote again; expected other kinds",
                "at-most: 2}, {area: last, to: gold, side: white}] | at-most: 2}, {to: gold}] | {to: gold | E-REQUIRED required key 'area' is missing",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
