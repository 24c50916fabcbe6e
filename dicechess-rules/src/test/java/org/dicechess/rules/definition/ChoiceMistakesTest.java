package org.dicechess.rules.definition;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake in the changes of a choice that is not in force gives one problem. */
class ChoiceMistakesTest {

    private static final String GAME = """
            format: 1
            id: harbour
            name: Harbour
            board: {files: 5, ranks: 5}
            pieces:
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K}
            dice: {die: {faces: [rook, king]}}
            turn: [{roll: die}, move]
            castling: {king: king, rook: rook, ways: {short: {king: a1, rook: e1, king-to: c1, rook-to: b1}}}
            counters: {quiet: {reset-by-capture: true}}
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            options:
              pace:
                default: slow
                choices:
                  slow: {}
                  quick: {turn: [{roll: die}, move, {optional: move}]}
            setup: k3r/5/5/5/K3R w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "turn: [{roll: dye}, move] | dye | E-UNKNOWN-DICE unknown dice 'dye' | did you mean 'die'?",
                "turn: [{roll: die, thn: {}}, move] | thn | E-UNKNOWN-KEY unknown key 'thn' | did you mean 'then'?",
                "turn: [{roll: die, then: {rok: move, else: pass}}] | rok | E-ROLL unknown pattern 'rok' of 'die'; expected a"
                        + " face, as rook, numbers, as 1-2 or odd, or else | did you mean 'rook'?",
                "turn: [{roll: die, then: {rook: move}}] | {rook | E-ROLL no pattern for the roll [2] (king); expected 'else' |",
                "turn: [{roll: die}, {then: {rook: move, else: pass}}] | {then | E-STAGE 'then' without a stage; expected it in"
                        + " one item with 'roll' or 'when', not behind a '- ' of its own |",
                "turn: [{roll: die}, move, {stuck: pass}] | {stuck | E-STAGE 'stuck' without a stage; expected it in one item"
                        + " with the stage that may be impossible, not behind a '- ' of its own |",
                "turn: [{rol: die, then: {rook: move, else: pass}}] | {rol: | E-STAGE one of when, move, drop, choose, pick, pick-piece, roll,"
                        + " spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end expected; write"
                        + " several stages as a list | did you mean 'roll'?",
                "turn: [{roll: die}, {move: {kinds: kin}}] | kin} | E-UNKNOWN-PIECE unknown piece 'kin' | did you mean 'king'?",
                "turn: [{roll: die}, mve] | mve | E-STAGE unknown stage 'mve'; expected move, drop, choose, walk, pass, stop, or a map with"
                        + " one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times,"
                        + " up-to, again, pass, end | did you mean 'move'?",
                "dice: {die: {faces: [rok, king]}} | rok | E-UNKNOWN-PIECE unknown piece 'rok' | did you mean 'rook'?",
                "pieces: {rook: {move: Rx}} | x} | E-BETZA found 'x'; expected a modifier or one of W F D N A H C Z G R B Q K (x,y) |",
            })
    void aMistakeInAChoiceIsToldOnce(String change, String place, String message, String hint) {
        Mistakes.check(
                folder,
                GAME,
                "{turn: [{roll: die}, move, {optional: move}]}",
                "{" + change + "}",
                place,
                message + " (with the option pace=quick)" + (hint == null ? "" : "; " + hint));
    }
}
