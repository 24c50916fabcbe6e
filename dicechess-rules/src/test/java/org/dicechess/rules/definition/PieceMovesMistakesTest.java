package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake in moves that hold on some squares, or for one side, gives one problem. */
class PieceMovesMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {palace: [b1-d3], mid: [c3]}
            pieces:
              guard: {symbol: G, move: {move: F, in: palace}}
              scout: {symbol: S, move: [W, {move: F, from: mid, to: palace, side: black}]}
              king:  {symbol: K, move: [W, {move: cfR, captures: king}], royal: true}
              other: {symbol: O, move: K}
            check: {}
            endings: {mate: {when: checkmate, result: loses}, stuck: {when: stalemate, result: draws}}
            turn: move
            setup: k4/5/5/4G/1S2K w - - 0 1
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
                "{move: F, in: palace} | {move: F, in: place} | place | E-UNKNOWN-AREA unknown area 'place'; did you mean 'palace'?",
                "{move: F, in: palace} | {move: F} | {move: F} | E-UNUSED a move without a limit; write the notation alone, or one of in, from, to, side, captures, over, beside, only-if beside it",
                "{move: F, in: palace} | {move: F, into: palace} | into | E-UNKNOWN-KEY unknown key 'into'; expected one of [beside, captures, from, in, move, only-if, over, rule, side, to]",
                "{move: F, in: palace} | {in: palace} | {in: palace | E-REQUIRED required key 'move' is missing",
                "{move: F, in: palace} | {move: pR, to: palace} | pR | E-BETZA a hop with 'to'; expected 'in' or 'from' beside it",
                "{move: F, in: palace} | {move: Y, in: palace} | Y | E-BETZA found 'Y'; expected a modifier or one of W F D N A H C Z G R B Q K (x,y)",
                "{move: F, in: palace} | [] | [] | E-REQUIRED empty list; expected moves, or the word none",
                "{move: F, in: palace} | nothing | othing | E-BETZA modifier 'o' is not supported; expected one of fblrvshmcdeginpq",
                "side: black | side: both | both | E-CHOICE expected white, black; not 'both'",
                "captures: king | captures: queen | queen | E-UNKNOWN-PIECE unknown piece 'queen'",
                "captures: king | captures: [] | [] | E-REQUIRED empty list; expected at least one text",
                "captures: king | captures: [all, not queen] | queen | E-UNKNOWN-PIECE unknown piece 'queen'",
                "captures: king | captures: [guard, not king] | not king | E-UNUSED 'not king' takes nothing away; expected [all, not king]",
                "captures: king | captures: [king, not king] | king, not | E-REQUIRED no piece is left; expected at least one",
                "move: cfR, captures | move: mfR, captures | king} | E-UNUSED the move captures nothing, so 'captures' has no effect",
                "move: cfR, captures | move: cfReF, captures | king} | E-UNUSED 'captures' with 'e'; expected the captures en passant without a limit",
                "{move: F, in: palace} | {move: R, over: scout} | scout} | E-UNUSED the move does not hop, so 'over' has no effect; expected 'p' or 'g'",
                "{move: F, in: palace} | {move: F, only-if: {side: white}} | {side: white} | E-UNUSED 'only-if' with a move that captures; expected 'm', as in mD",
                "{move: F, in: palace} | {move: mF, only-if: captured} | captured | E-CONDITION 'only-if' asks what is the case before the move; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "{move: F, in: palace} | {move: mF, only-if: chec} | chec | E-CHOICE expected check, gave-check, captured; not 'chec'; did you mean 'check'?",
                "{move: F, in: palace} | {move: F, beside: {pieces: scoot}} | scoot | E-UNKNOWN-PIECE unknown piece 'scoot'; did you mean 'scout'?",
                "{move: F, in: palace} | {move: F, beside: {by: W}} | {by | E-REQUIRED required key 'pieces' is missing",
                "{move: F, in: palace} | {move: F, beside: scout} | scout}} | E-TYPE map expected, not 'scout'",
                "{move: F, in: palace} | {move: F, beside: {pieces: scout, by: pR}} | pR}} | E-BETZA 'pR' is no leap and no line; expected such without bends and without m, c, d, i, n, p, g and e",
                "{move: F, in: palace} | {move: F, beside: {pieces: scout, of: mine}} | mine | E-CHOICE expected own, enemy, either, nobody; not 'mine'",
                "{move: F, in: palace} | {move: F, beside: {pieces: scout, at-least: 3, at-most: 2}} | {pieces: scout, at-least | E-RANGE no number is at least 3 and at most 2",
                "{move: F, in: palace} | {move: F, beside: {pieces: scout, in: palace}} | in: palace}}} | E-UNKNOWN-KEY unknown key 'in'; expected one of [at-least, at-most, by, empty, of, pieces, rule]",
                "{move: F, in: palace} | {move: dF, beside: {pieces: scout}} | {pieces: scout} | E-UNUSED 'beside' with 'e' or 'd'; expected these captures without a limit",
                "{move: F, in: palace} | {move: pR, over: {of: nobody}} | nobody | E-CHOICE expected own, enemy; not 'nobody'",
                "{move: F, in: palace} | {move: pR, over: {pieces: scout}} | {pieces: scout} | E-REQUIRED required key 'of' is missing",
                "{move: F, in: palace} | {move: pR, over: {pieces: scoot, of: own}} | scoot | E-UNKNOWN-PIECE unknown piece 'scoot'; did you mean 'scout'?",
                "{move: F, in: palace} | {move: R, over: {of: enemy}} | {of: enemy} | E-UNUSED the move does not hop, so 'over' has no effect; expected 'p' or 'g'",
                "{move: F, in: palace} | {move: pR, over: scoot} | scoot | E-UNKNOWN-PIECE unknown piece 'scoot'; did you mean 'scout'?",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
