package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Variant;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The parts of a definition: which are required, whether they fit together, and which of them the rules hash covers.
 */
class GamePartsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {low: [rank 1], mid: [c3]}
            pieces: {pawn: {symbol: P, move: fmWfcF}, rook: {symbol: R, move: R}, king: {symbol: K, move: K}}
            dice: {a: {faces: 2}, b: {faces: 2}}
            actions: {step: {move: king}, grow: {replace: pawn, in: mid, by: rook}}
            turn: [{optional: {act: [step, grow]}}, move]
            counters: {one: {reset-by-capture: true}, two: {reset-by-moves-of: pawn}}
            endings: {gone: {when: none-left, pieces: king, result: loses}, long: {when: counter, counter: one, reaches: 9, result: draws}}
            setup:
              position: k4/p4/5/P4/K4 w - - 0 1
              deal:
                dice: [a, b]
                mirrored: true
                slots: {x: {holds: rook, on: b1}}
                tables: {by-a: {by: a, rows: {1: {x: pawn}, 2: {}}}, by-b: {by: b, rows: {1: {x: rook}, 2: {}}}}
            """;

    private static final String CHECK = GAME.replace(
                    "turn: [{optional: {act: [step, grow]}}, move]", "turn: move\ncheck: CHECK")
            .replace("endings: {", "endings: {mate: {when: checkmate, result: loses}, ")
            .replaceAll("(?m)^actions.*\\n", "");

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(problems(GAME)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "name", "board", "pieces", "turn", "endings", "setup"})
    void aSectionIsRequired(String key) {
        String without = GAME.replaceAll("(?m)^" + key + ":.*\\n(  .*\\n)*", "");
        assertThat(problems(without)).containsExactly("1:1 E-REQUIRED required key '" + key + "' is missing");
    }

    /** A name is shown on one line and stands in PGN. */
    @Test
    void aNameIsOneShortLine() {
        assertThat(problems(GAME.replace("name: Trial", "name: " + "x".repeat(60))))
                .isEmpty();
        assertThat(problems(GAME.replace("name: Trial", "name: " + "x".repeat(61))))
                .containsExactly("3:7 E-RANGE title of 61 characters; at most 60");
        assertThat(problems(GAME.replace("name: Trial", "name: \"x\\n1. e4 *\"")))
                .containsExactly("3:7 E-RANGE title of several lines; expected one line");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "group: Trials                     | ",
                "also: 3check                      | ",
                "also: [Test, \"5\"]              | ",
                "also: []                          | ",
                "group: [Trials]                   | 19:8 E-TYPE single value expected, not the list [Trials]",
                "group: 7                          | 19:8 E-QUOTE text in quotes expected: '7'",
                "group: ''                         | 19:8 E-REQUIRED text expected, not an empty one",
                "group: \"one\\ntwo\"          | 19:8 E-RANGE title of several lines; expected one line",
                "also: {a: b}                      | 19:7 E-TYPE single value expected, not the map {a: b}",
                "also: [Test, 5]                   | 19:14 E-QUOTE text in quotes expected: '5'",
                "also: [Test, [Trial]]             | 19:14 E-TYPE single value expected, not the list [Trial]",
                "also: [Test, \"one\\ntwo\"]   | 19:14 E-RANGE title of several lines; expected one line",
                "also: [Test, Experiment, Test]    | 19:26 E-DUPLICATE 'Test' stands here twice",
                "also: [a, b, c, d, e, f, g, h, i, j]    | ",
                "also: [a, b, c, d, e, f, g, h, i, j, k] | 19:38 E-RANGE 11 other names; at most 10",
                "groups: Trials                    | 19:1 E-UNKNOWN-KEY unknown key 'groups'",
            })
    void aGroupIsATitleAndOtherNamesAreTitles(String line, String problem) {
        List<String> problems = problems(GAME.stripTrailing() + "\n" + line.replace("''", "\"\"") + "\n");
        if (problem == null) {
            assertThat(problems).isEmpty();
        } else {
            assertThat(problems).containsExactly(problem);
        }
    }

    @Test
    void groupsAndOtherNamesAreBounded() {
        String longest = "x".repeat(60);
        assertThat(problems(GAME + "group: " + longest + "\nalso: " + longest + "\n"))
                .isEmpty();
        assertThat(problems(GAME + "group: x" + longest + "\n"))
                .hasSize(1)
                .first()
                .asString()
                .contains("E-RANGE title of 61 characters; at most 60");
        assertThat(problems(GAME + "also: [x, x" + longest + "]\n"))
                .hasSize(1)
                .first()
                .asString()
                .contains("E-RANGE title of 61 characters; at most 60");
    }

    @ParameterizedTest
    @ValueSource(strings = {"areas", "dice", "actions", "counters", "check", "castling"})
    void aSectionOfAnotherTypeIsReportedThere(String key) {
        String plain = GAME.replaceAll("(?m)^(areas|dice|actions|counters|setup):.*\\n(  .*\\n)*", "")
                .replace("[{optional: {act: [step, grow]}}, move]", "move")
                .replaceAll(", long: .*", "}");
        String setup = "setup: k4/p4/5/P4/K4 w - - 0 1\n";
        assertThat(problems(plain + setup)).isEmpty();
        assertThat(problems(plain + setup + key + ": 7\n"))
                .containsExactly("9:" + (key.length() + 3) + " E-TYPE map expected, not '7'");
    }

    @Test
    void aRuleOfCheckNeedsARoyalPiece() {
        String game = CHECK.replace("CHECK", "{}");
        assertThat(problems(game)).containsExactly("9:8 E-CHECK check needs a royal piece; add 'royal: true' to one");
        assertThat(problems(game.replace("move: K}", "move: K, royal: true}"))).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{attacked-royal: safe}          |",
                "{attacked-royal: may-be-taken}  |",
                "{attacked-royal: safe, rule: x} |",
                "{attacked-royal: taken}         | 9:25 E-CHOICE",
                "{attacked: safe}                | 9:9 E-UNKNOWN-KEY unknown key 'attacked'",
            })
    void theRuleOfCheckHasOneKey(String check, String problem) {
        List<String> problems = problems(CHECK.replace("CHECK", check).replace("move: K}", "move: K, royal: true}"));
        if (problem == null) {
            assertThat(problems).isEmpty();
        } else {
            assertThat(problems).hasSize(1).first().asString().startsWith(problem);
        }
    }

    /** Names for people, texts and rule ids change nothing in play: decision 13. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: Trial          | name: Other",
                "name: Trial          | name: Trial\\nabout: A game.\\nrule: x-1",
                "name: Trial          | name: Trial\\ngroup: Trials\\nalso: [Test, Experiment]",
                "{files: 5, ranks: 5} | {rule: x-2, ranks: 5, files: 5}",
                "{symbol: R, move: R} | {symbol: R, move: R, about: A rook., rule: x-3}",
                "{symbol: R, move: R} | {symbol: R, move: R, outline: rook, value: 500}",
                "{symbol: R, move: R} | {symbol: R, value: 0, move: R, outline: M0 0L9 9Z}",
                "name: Trial          | name: Trial\\npicture: {hexagonal: true, areas: {mid: {}}}",
            })
    void textsForPeopleKeepTheHash(String text, String other) {
        assertThat(hash(GAME.replace(text, other.replace("\\n", "\n")))).isEqualTo(hash(GAME));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "id: trial                        | id: other",
                "low: [rank 1], mid: [c3]         | low: [rank 1], mid: [c3], value: [c3]",
                "rook: {symbol: R, move: R}       | rook: {symbol: R, move: R}, outline: {symbol: O, move: R}",
                "{symbol: R, move: R}             | {symbol: R, move: B}",
                "reaches: 9                       | reaches: 8",
                "low: [rank 1], mid: [c3]         | mid: [c3], low: [rank 1]",
                "pawn: {symbol: P, move: fmWfcF}, rook: {symbol: R, move: R} | rook: {symbol: R, move: R}, pawn: {symbol: P, move: fmWfcF}",
                "a: {faces: 2}, b: {faces: 2}     | b: {faces: 2}, a: {faces: 2}",
                "step: {move: king}, grow: {replace: pawn, in: mid, by: rook} | grow: {replace: pawn, in: mid, by: rook}, step: {move: king}",
                "one: {reset-by-capture: true}, two: {reset-by-moves-of: pawn} | two: {reset-by-moves-of: pawn}, one: {reset-by-capture: true}",
                "by-a: {by: a, rows: {1: {x: pawn}, 2: {}}}, by-b: {by: b, rows: {1: {x: rook}, 2: {}}} | by-b: {by: b, rows: {1: {x: rook}, 2: {}}}, by-a: {by: a, rows: {1: {x: pawn}, 2: {}}}",
            })
    void otherRulesHaveAnotherHash(String text, String other) {
        assertThat(GAME).contains(text);
        assertThat(hash(GAME.replace(text, other)))
                .isNotEqualTo(hash(GAME))
                .hasSize(hash(GAME).length());
    }

    private String hash(String text) {
        Variant variant = Loader.create().load(file(text));
        return variant.rulesHash();
    }

    private List<String> problems(String text) {
        return Errors.of(Loader.create().check(file(text))).stream()
                .map(GamePartsTest::line)
                .toList();
    }

    private static String line(Problem problem) {
        return problem.line() + ":" + problem.column() + " " + problem.code() + " " + problem.message();
    }

    private Path file(String text) {
        try {
            return Files.writeString(folder.resolve("game.yaml"), text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
