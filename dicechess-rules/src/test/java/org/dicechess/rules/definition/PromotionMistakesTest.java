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
              silver: {symbol: S, move: FfW}
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
                "move: FfW} | move: FfW, demoted: tokin} | tokin | E-DEMOTED a tokin has 'demoted', too; expected a piece that has not promoted",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
