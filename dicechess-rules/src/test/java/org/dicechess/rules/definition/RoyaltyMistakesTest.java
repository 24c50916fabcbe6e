package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One mistake in the royals of a check, in castling, in a pass, in a filter of what a move leaves or in the worth of
 * pieces gives one problem.
 */
class RoyaltyMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            pieces:
              king:   {symbol: K, move: K, royal: true}
              rook:   {symbol: R, move: R}
              tower:  {symbol: T, move: R}
              turner: {symbol: U, move: lW, facings: forward}
            check: {royals: last}
            castling:
              king: king
              rook: [rook, tower]
              ways:
                short: {king: e1, rook: h1, king-to: g1, rook-to: f1, enemy-loses: long}
                long:  {king: e1, rook: a1, king-to: c1, rook-to: d1}
            endings:
              mate: {when: checkmate, result: loses}
              faced: {when: turn, result: draws}
              rich: {when: {pieces: {rook: 5, tower: 3}, at-least: 40}, result: wins}
            turn:
              when: {face-to-face: king, along: [vertical, sideways]}
              then: {one-of: [{move: {leaves: {not: {face-to-face: king}}}}, {pass: {end: faced}}]}
              else: {when: check, then: {move: [{captures: attackers}, {kinds: rook}], stuck: {end: faced}}, else: move}
            setup: r3k2t/8/8/1k6/6K1/8/8/R3K2T w KQkq - 0 1
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
                "facings: forward | facings: [forward, n] | forward, | E-FACING 'forward' beside other facings; expected it alone",
                "royals: last | royals: some | some | E-CHOICE expected any, all, last; not 'some'",
                "r3k2t/8/8/1k6/6K1/8/8/R3K2T | r3k2t/8/8/8/8/8/8/R3K2T | last} | E-UNUSED no side ever has two royals, so 'royals: last' has no effect",
                "royals: last | royals: all, attacked-royal: may-be-taken | all, | E-CHECK 'royals: all' beside 'attacked-royal: may-be-taken'; expected one of them",
                "[rook, tower] | [rook, towr] | towr | E-UNKNOWN-PIECE unknown piece 'towr'; did you mean 'tower'?",
                "[rook, tower] | [rook, rook] | rook] | E-DUPLICATE 'rook' a second time; expected each piece once",
                "[rook, tower] | [rook, king] | king: king | E-CASTLING king and rook are the same piece; expected two different ones",
                "[rook, tower] | [] | [] | E-REQUIRED empty list; expected at least one text",
                "enemy-loses: long | enemy-loses: lon | lon} | E-UNKNOWN-CASTLING unknown castling 'lon'; did you mean 'long'?",
                "enemy-loses: long | enemy-loses: [long, long] | long]} | E-DUPLICATE 'long' a second time; expected each way once",
                "{rook: 5, tower: 3} | {rook: 5, towr: 3} | towr | E-UNKNOWN-PIECE unknown piece 'towr'; did you mean 'tower'?",
                "{rook: 5, tower: 3} | {rook: 0, tower: 3} | 0, | E-RANGE whole number from 1 to 99 expected, not 0",
                "{rook: 5, tower: 3} | {} | {} | E-REQUIRED no piece; expected kinds with what each counts, as {rook: 5}",
                "[vertical, sideways] | [vertical, sidewise] | sidewise | E-CHOICE expected vertical, sideways, diagonal; not 'sidewise'",
                "{face-to-face: king, | {face-to-face: kin, | kin, | E-UNKNOWN-PIECE unknown piece 'kin'; did you mean 'king'?",
                "{face-to-face: king}} | {face-to-face: [king, king]}} | king]}} | E-DUPLICATE 'king' a second time; expected each piece once",
                "leaves: {not: {face-to-face: king}} | leaves: {not: captured} | {not: captured} | E-CONDITION 'leaves' asks what is the case behind the move; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "{pass: {end: faced}}] | {when: check, else: move}] | {when: c | E-REQUIRED required key 'then' is missing; for an 'else' alone write {when: {not: ...}, then: ...}",
                "{pass: {end: faced}} | {pass: {end: face}} | face} | E-UNKNOWN-ENDING unknown ending 'face'; did you mean 'faced'?",
                "{pass: {end: faced}}] | {pass: {end: faced}}, pass] | {end: faced}}, pass | E-TURN the turn is ambiguous here; expected one roll alone, or stages of different types without a roll; what 'optional', 'up-to', 'repeat' or 'pass' may leave out comes at the same point as the stage behind it; 'choose' names ways",
                "{pass: {end: faced}}] | {pass: move}] | {royals | E-CHECK with restricted moves a side in check may have to pass, unless the game ends there, as by stuck: {end: no-move}; write 'attacked-royal: may-be-taken', and an ending 'none-left' for the royal",
                "stuck: {end: faced}} | prefer: {captures: must}} | {royals | E-CHECK with restricted moves a side in check may have to pass, unless the game ends there, as by stuck: {end: no-move}; write 'attacked-royal: may-be-taken', and an ending 'none-left' for the royal",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
