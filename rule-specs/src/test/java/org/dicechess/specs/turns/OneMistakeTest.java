package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake of an author is one problem, at its place: what only follows from it is not told. */
class OneMistakeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "dce: {one: {faces: [pawn, king]}};turn: [{roll: one}, move];endings: {repetition: {passes: ignored}}"
                        + " | 5:1 E-UNKNOWN-KEY | did you mean 'dice'?",
                "nmbers: {lost: {to: 3}};turn: {when: {number: lost}, then: [{roll: pair}, move], else: [{roll: pair}, move]}"
                        + " | 5:1 E-UNKNOWN-KEY | did you mean 'numbers'?",
                "actons: {go: {remove: pawn}};turn: [{roll: pair}, move, {act: go}]"
                        + " | 5:1 E-UNKNOWN-KEY | did you mean 'actions'?",
                "turn: [{roll: pair}, {move: {kinds: {rolled: [pair]}}}]"
                        + " | 5:46 E-TYPE | a text in brackets needs quotes",
                "turn: [{roll: pair}, {move: {becomes: {rolled: [pair]}}}]"
                        + " | 5:48 E-TYPE | a text in brackets needs quotes",
                "turn: [{roll: pair}, {[a, b]: move}] | 5:23 E-KEY | text key expected",
                "turn: [{roll: pair, ten: {doubles: {move: {}}, else: move}}] | 5:21 E-UNKNOWN-KEY | did you mean 'then'?",
                "numbers: {storm: {from: turn, to: 4}};turn: {times: {number: storm}, of: {move: {}}};dice: {pair: ~};castling: {die: ~}"
                        + " | 5:25 E-NUMBER | not 'turn'",
                "actions: {on: {put: pawn, in: nowhere}};turn: [{roll: pair}, move, {act: on}]"
                        + " | 5:31 E-UNKNOWN-AREA | unknown area 'nowhere'",
                "dice: {pair: ~, one: {faces: 6}, two: {faces: 6}};castling: {die: ~};turn: [{roll: one}, {roll: two, then: {above one: {move: {}}, belwo one: {move: {}}, else: pass}}]"
                        + " | 7:63 E-ROLL | 'belwo one'",
                "dice: {pair: ~, one: {faces: [1, 1, -1]}};castling: {die: ~};turn: [{roll: one}, {times: total, of: {move: {}}}]"
                        + " | 5:37 E-RANGE | not -1",
                "dice: {pair: {fces: 2}} | 5:15 E-UNKNOWN-KEY | did you mean 'faces'?",
                "endings: {repetition: ~} | 19:87 E-REQUIRED | where 'options: {draws: ~}' removes it",
            })
    void aMistakeIsOneProblem(String part, String place, String text) {
        String game = "format: 1\nid: one\nname: One\nextends: dice-chess\n" + part.replace(';', '\n') + "\n";
        assertThat(problems(game))
                .singleElement()
                .asString()
                .startsWith(place + " ")
                .contains(text);
    }

    @ParameterizedTest
    @CsvSource({"extends: ~, 4:10 E-REQUIRED", "extends: {a: b}, 4:10 E-TYPE", "extends: none, 4:10 E-UNKNOWN-FILE"})
    void aWrongBaseIsToldAlone(String base, String place) {
        assertThat(problems("format: 1\nid: one\nname: One\n" + base + "\nturn: move\n"))
                .singleElement()
                .asString()
                .startsWith(place + " ");
    }

    private static List<String> problems(String game) {
        return Loader.create().check("game.yaml", game.getBytes(StandardCharsets.UTF_8)).stream()
                .map(OneMistakeTest::line)
                .toList();
    }

    private static String line(Problem problem) {
        return problem.line() + ":" + problem.column() + " " + problem.code() + " " + problem.message() + "; "
                + problem.hint();
    }
}
