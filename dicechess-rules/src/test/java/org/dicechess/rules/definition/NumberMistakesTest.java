package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes in numbers and in what names them. Each is told once, at its place, and nothing else with it. */
class NumberMistakesTest {

    private static final String GAME = """
            format: 1
            id: f
            name: F
            board: {files: 4, ranks: 2}
            pieces:
              king: {symbol: K, move: W, royal: true}
            counters: {quiet: {reset-by-capture: true}}
            setup: k3/K3 w - - 0 1
            """;

    private static final String NUMBERS = "{fury: {each: side, to: 9}, storm: {from: 1, to: 30}}";
    private static final String TAKEN = "taken: {when: none-left, pieces: king, result: loses}";

    private static void assertProblem(String numbers, String turn, String endings, String path, String problem) {
        String text = GAME + "numbers: " + numbers + "\nturn: " + turn + "\nendings: {" + endings + "}\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.path() + " " + found.code() + " " + found.message())
                .containsExactly(path + " " + problem);
    }

    /** Nobody writes the 0 that a face or the difference of doubles shows. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{b: {faces: [0, 1]}} | total", "{b: {count: 2, faces: 6}} | difference"})
    void aRollMayAddNothing(String dice, String amount) {
        String text = GAME + "numbers: " + NUMBERS + "\ndice: " + dice + "\nturn: [{roll: b}, {add: {storm: " + amount
                + "}}, move]\nendings: {" + TAKEN + "}\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .filteredOn(problem -> problem.severity() == Problem.Severity.ERROR)
                .isEmpty();
    }

    @Test
    void oneDieHasNoDifference() {
        String text = GAME + "numbers: " + NUMBERS + "\ndice: {b: {faces: 6}}\nturn: [{roll: b}, {set: {storm:"
                + " difference}}, move]\nendings: {" + TAKEN + "}\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .asString()
                .contains("E-UNUSED the difference of one die is always 0; expected 'count: 2' or more");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{fury: {each: side}}              | numbers.fury        | E-REQUIRED required key 'to' is missing",
                "{fury: {to: 256}}                 | numbers.fury.to     | E-RANGE whole number from 1 to 255 expected, not 256",
                "{fury: {from: 5, to: 5}}          | numbers.fury.to     | E-RANGE whole number from 6 to 255 expected, not 5",
                "{fury: {from: -1, to: 5}}         | numbers.fury.from   | E-RANGE whole number from 0 to 254 expected, not -1",
                "{fury: {from: 255, to: 255}}      | numbers.fury.from   | E-RANGE whole number from 0 to 254 expected, not 255",
                "{fury: {to: 5, starts: 6}}        | numbers.fury.starts | E-RANGE whole number from 0 to 5 expected, not 6",
                "{fury: {to: 5, each: turn}}       | numbers.fury.each   | E-CHOICE expected game, side; not 'turn'",
                "{fury: {to: 5, reset: 2}}         | numbers.fury        | E-UNKNOWN-KEY unknown key 'reset'",
                "{fury: 9}                         | numbers.fury        | E-TYPE map expected: to, from, each, starts, written, title",
                "{fury: {to: 5, written: plain}}   | numbers.fury        | E-CHOICE 'written: plain' is for a number of each side; add 'each: side'",
                "{fury: {to: 5, each: side, written: 3+3}} | numbers.fury.written | E-CHOICE expected named, plain; not '3+3'",
                "{fury: {to: 5, each: side, written: plain}, rage: {to: 5, each: side, written: plain}} | numbers.rage | E-DUPLICATE a second number with 'written: plain'; expected one",
                "{quiet: {to: 5}}                  | numbers.quiet       | E-DUPLICATE 'quiet' is a counter, too; expected another name",
                "{fu.ry: {to: 5}}                  | numbers             | E-NAME bad name 'fu.ry'; expected 1 to 40 letters, digits, - and _",
                "{fury: {to: 5}, fury: {to: 6}}    | numbers             | E-DUPLICATE-KEY duplicate key 'fury'; the first one is on line 9",
            })
    void aMistakeOfANumber(String numbers, String path, String problem) {
        String turn = numbers.startsWith("{fury:") ? "[{set: {fury: 0}}, move]" : "move";
        assertProblem(numbers, turn, TAKEN, path, problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[{set: {rage: 0}}, move]             | turn[0].set        | E-UNKNOWN-NUMBER unknown number 'rage'",
                "[{set: {fury: 10}}, move]            | turn[0].set.fury   | E-RANGE whole number from 0 to 9 expected, not 10",
                "[{set: {storm: 0}}, move]            | turn[0].set.storm  | E-RANGE whole number from 1 to 30 expected, not 0",
                "[{add: {fury: 10}}, move]            | turn[0].add.fury   | E-RANGE whole number from -9 to 9 expected, not 10",
                "[{add: {fury: 0}}, move]             | turn[0].add.fury   | E-UNUSED 0 changes nothing; expected another number",
                "[{add: {fury: x}}, move]             | turn[0].add.fury   | E-NUMBER whole number expected, not 'x'",
                "[{add: {fury: highest + 1}}, move]   | turn[0].add.fury   | E-NUMBER an amount expected, not 'highest + 1'; write {sum: [highest, 1]}",
                "[{add: {fury: total - 12}}, move]    | turn[0].add.fury   | E-NUMBER an amount expected, not 'total - 12'; write {minus: [total, 12]}",
                "[{add: {fury: highest +1}}, move]    | turn[0].add.fury   | E-NUMBER whole number expected, not 'highest +1'",
                "[{add: {fury: {number: rage}}}, move] | turn[0].add.fury.number | E-UNKNOWN-NUMBER unknown number 'rage'",
                "[{add: {fury: {numbr: fury}}}, move] | turn[0].add.fury | E-TYPE a whole number expected, or {number: name}, {pieces: kinds}, what a roll shows, as {total: dice}, or {sum: [...]} and the like",
                "[{add: {fury: {sum: [1]}}}, move]    | turn[0].add.fury.sum | E-RANGE 1 amounts; expected 2 to 10",
                "[{add: {fury: {sum: 1}}}, move]      | turn[0].add.fury.sum | E-TYPE a list of amounts expected; what dice show together is {total: dice}",
                "[{add: {fury: {sum: [1, x]}}}, move] | turn[0].add.fury.sum[1] | E-NUMBER whole number expected, not 'x'",
                "[{add: {fury: {sum: [1, 2], minus: [1, 2]}}}, move] | turn[0].add.fury | E-UNKNOWN-KEY unknown key 'minus'",
                "[{add: {fury: {product: [1, {sum: [1, {number: rage}]}]}}}, move] | turn[0].add.fury.product[1].sum[1].number | E-UNKNOWN-NUMBER unknown number 'rage'",
                "[{add: {fury: {product: [1, 1001]}}}, move] | turn[0].add.fury.product[1] | E-RANGE whole number from -1000 to 1000 expected, not 1001",
                "[{set: {}}, move]                    | turn[0].set        | E-REQUIRED empty map; expected at least one number",
                "[{set: fury}, move]                  | turn[0].set        | E-TYPE map expected, as {set: {name: 0}}, not 'fury'",
                "[{add: fury 1}, move]                | turn[0].add        | E-TYPE map expected, as {add: {name: 1}}, not 'fury 1'",
                "[{set: {fury: 2}}, {of: enemy}, move] | turn[1]           | E-STAGE 'of' without a stage; expected it in one item with 'set', 'add', 'times', 'up-to' or 'again', not behind a '- ' of its own",
                "[{set: {storm: 2}, of: enemy}, move] | turn[0]            | E-UNUSED 'storm' is one number for the game, so 'of' has no meaning for it",
                "[{set: {fury: 2}, of: both}, move]   | turn[0].of         | E-CHOICE expected own, enemy; not 'both'",
                "[{set: {fury: 2}, add: {fury: 1}}, move] | turn[0]        | E-STAGE one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end expected; write several stages as a list",
                "[set, move]                          | turn[0]            | E-STAGE 'set' without a value; expected {set: {name: 0}}",
                "[move, {optional: move}, {set: {fury: 0}}] | turn[2]      | E-TURN numbers change here, or something else comes; expected 'set' and 'add' where nothing else can come, and the turn cannot end before",
                "[move, {optional: {set: {fury: 0}}}] | turn[1].optional   | E-TURN numbers change here, or something else comes; expected 'set' and 'add' where nothing else can come, and the turn cannot end before",
                "[move, {repeat: {add: {fury: 1}}}]   | turn[1].repeat     | E-TURN numbers change here, or something else comes; expected 'set' and 'add' where nothing else can come, and the turn cannot end before",
                "{one-of: [move, [{set: {fury: 0}}, {move: {captures: must}}]]} | turn.one-of[1][0] | E-TURN numbers change here, or something else comes; expected 'set' and 'add' where nothing else can come, and the turn cannot end before",
                "[move, {one-of: [{set: {fury: 0}}, {set: {fury: 1}}]}] | turn[1].one-of[0] | E-TURN numbers change here, or something else comes; expected 'set' and 'add' where nothing else can come, and the turn cannot end before",
                "{set: {fury: 0}}                     | turn               | E-TURN here the turn may end without any stage; expected at least one on each way through it",
                "{when: {turn: 3}, then: move, else: {add: {fury: 1}}} | turn.else | E-TURN here the turn may end without any stage; expected at least one on each way through it",
                "[move, {when: {number: rage, at-least: 1}, then: move}]  | turn[1].when.number   | E-UNKNOWN-NUMBER unknown number 'rage'",
                "[move, {when: {number: fury, at-least: 10}, then: move}] | turn[1].when.at-least | E-RANGE whole number from 0 to 9 expected, not 10",
                "[move, {when: {number: fury, at-least: 0}, then: move}]  | turn[1].when.at-least | E-RANGE this bound always holds, as the number is from 0 to 9; leave it out",
                "[move, {when: {number: fury, at-most: 9}, then: move}]   | turn[1].when.at-most  | E-RANGE this bound always holds, as the number is from 0 to 9; leave it out",
                "[move, {when: {number: fury}, then: move}]               | turn[1].when          | E-REQUIRED expected 'at-least', 'at-most' or both, or 'more-than'",
                "[move, {when: {number: fury, at-least: 4, at-most: 3}, then: move}] | turn[1].when | E-RANGE at least 4 and at most 3 are never the case",
                "[move, {when: {number: storm, of: enemy, at-least: 4}, then: move}] | turn[1].when | E-UNUSED 'storm' is one number for the game, so 'of' has no meaning for it",
                "[move, {when: {number: fury, reaches: 3}, then: move}]   | turn[1].when          | E-UNKNOWN-KEY unknown key 'reaches'",
                "[move, {times: {number: storm}, of: move}]               | turn[1].times         | E-RANGE 'storm' goes up to 30; at most 20 times",
                "[move, {times: {number: rage}, of: move}]                | turn[1].times.number  | E-UNKNOWN-NUMBER unknown number 'rage'",
                "{times: {number: fury}, of: move}                        | turn                  | E-TURN here the turn may end without any stage; expected at least one on each way through it",
            })
    void aMistakeOfATurn(String turn, String path, String problem) {
        assertProblem(NUMBERS, turn, TAKEN, path, problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{when: {number: rage, at-least: 2}, result: wins}   | endings.e.when.number   | E-UNKNOWN-NUMBER unknown number 'rage'",
                "{when: {number: fury}, result: wins}                | endings.e.when          | E-REQUIRED expected 'at-least', 'at-most' or both, or 'more-than'",
                "{when: {number: fury, reaches: 3}, result: wins}    | endings.e.when          | E-UNKNOWN-KEY unknown key 'reaches'",
                "{when: {number: fury, at-least: 10}, result: wins}  | endings.e.when.at-least | E-RANGE whole number from 0 to 9 expected, not 10",
                "{when: {number: fury, at-most: 0}, result: wins}    | setup                   | E-POSITION the game is already over in its first position: e",
                "{when: {number: storm, at-least: 9}, result: wins}  | endings.e               | E-CHOICE this ending is about no side; expected the result draws",
            })
    void aMistakeOfAnEnding(String ending, String path, String problem) {
        assertProblem(NUMBERS, "[{set: {fury: 0}}, move]", "e: " + ending + ", " + TAKEN, path, problem);
    }
}
