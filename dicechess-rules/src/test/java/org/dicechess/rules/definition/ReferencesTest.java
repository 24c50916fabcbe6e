package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Options, and references to other files: how a definition is put together. */
class ReferencesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            import: ./extra.yaml
            options: {draws: {default: few, choices: {few: {}, many: {name: Many}}}}
            board: {files: 5, ranks: 5}
            pieces: {king: {symbol: K, move: K}}
            turn: move
            endings: {}
            setup: k4/5/5/5/K4 w - - 0 1
            """;

    private static final String EXTRA = "format: 1\npieces: {rook: {symbol: R, move: R}}\n";

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        assertThat(Mistakes.of(folder, GAME)).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{default: few, choices: {few: {}, many: {name: Many}}} | 7 | 7} | E-TYPE map expected: default and choices",
                "{default: few, choices | {choices | {choices | E-REQUIRED required key 'default' is missing",
                "{default: few, choices: {few: {}, many: {name: Many}}} | {default: few} | {default | E-REQUIRED required key 'choices' is missing",
                "many: {name: Many} | many: 7 | 7} | E-TYPE map of changes expected, {} for none",
                "many: {name: Many} | many: {options: {}} | options: {}} | E-OPTION an option cannot change 'options'",
                "many: {name: Many} | many: {id: other} | id: other | E-OPTION an option cannot change 'id'",
                "many: {name: Many} | many: {format: 1} | format: 1} | E-OPTION an option cannot change 'format'",
                "{draws: | {dr=aws: | dr=aws | E-NAME bad name 'dr=aws'; expected 1 to 40 letters, digits, - and _",
                "{draws: | {dr aws: | dr aws | E-NAME bad name 'dr aws'; expected 1 to 40 letters, digits, - and _",
                "many: {name | a=b: {name | a=b | E-NAME bad name 'a=b'; expected 1 to 40 letters, digits, - and _",
                "many: {name | very many: {name | very | E-NAME bad name 'very many'; expected 1 to 40 letters, digits, - and _",
                "many: {name | 1.5: {name | 1.5 | E-NAME bad name '1.5'; expected 1 to 40 letters, digits, - and _",
                "many: {name | about: {name | about | E-NAME 'about' is reserved; expected another name",
                "few, choices: {few: {}, | \"a b\", choices: {\"a b\": {}, | \"a b\": | E-NAME bad name 'a b'; expected 1 to 40 letters, digits, - and _",
                "format: 1 | formt: 1 | formt | E-UNKNOWN-KEY unknown key 'formt'; did you mean 'format'?",
                "format: 1\\n | | id | E-REQUIRED required key 'format' is missing",
                "./extra.yaml | ./extra | ./extra\\n | E-REFERENCE bad reference './extra'; expected an id as chess, a path as pieces/chess, or ./file.yaml; did you mean './extra.yaml'?",
                "./extra.yaml | [./extra.yaml, ./other.yaml] | ./other | E-UNKNOWN-FILE there is no definition './other.yaml'",
            })
    void aMistakeIsReportedOnce(String right, String wrong, String place, String problem) {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        Mistakes.check(folder, GAME, right.replace("\\n", "\n"), wrong == null ? "" : wrong, place, problem);
    }

    /** Names have lower-case letters, digits and hyphens, with slashes between; no reference leaves its folder. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "./Extra.yaml",
                "./ex_tra.yaml",
                "./a//b.yaml",
                "./a/.yaml",
                "./.yaml",
                "../extra.yaml",
                "/extra",
                "extra/",
                "a b",
                "./extra.yml",
                "./ex{tra.yaml",
                "./ex:tra.yaml",
                "./ex`tra.yaml",
                "."
            })
    void anotherReferenceIsRefused(String reference) {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        assertThat(Mistakes.of(folder, GAME.replace("./extra.yaml", "\"" + reference + "\"")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E-REFERENCE bad reference '");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "z", "0", "9", "-", "a-z09"})
    void aNameOfAFileHasLettersDigitsAndHyphens(String name) {
        Mistakes.file(folder, name + ".yaml", EXTRA);
        assertThat(Mistakes.of(folder, GAME.replace("extra", name))).isEmpty();
    }

    /** An imported file has pieces and areas, and is checked as such. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{symbol: R, move: R} | 7 | E-TYPE map expected: symbol, move and more",
                "format: 1 | format: 2 | E-RANGE the number 1 expected, not 2",
                "format: 1\\n | | E-REQUIRED required key 'format' is missing",
                "format: 1 | format: 1\\nturn: move | E-UNKNOWN-KEY unknown key 'turn'",
                "pieces: {rook | areas: 7\\npieces: {rook | E-TYPE map expected, not '7'",
            })
    void aMistakeInAnImportedFileIsReported(String right, String wrong, String problem) {
        String extra = EXTRA.replace(right.replace("\\n", "\n"), wrong == null ? "" : wrong.replace("\\n", "\n"));
        Mistakes.file(folder, "extra.yaml", extra);
        assertThat(Mistakes.of(folder, GAME)).first().asString().startsWith(problem);
    }

    @Test
    void allOptionsHaveAtMostFortyChoices() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        assertThat(Mistakes.of(folder, GAME.replace("few: {}", "few: {}, " + many(38, ": {}"))))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("few: {}", "few: {}, " + many(39, ": {}"))))
                .containsExactly("E-RANGE 41 choices of all options together; at most 40");
    }

    @Test
    void allFilesHaveAtMostSixtyFourImports() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        String one = "./extra.yaml";
        assertThat(Mistakes.of(folder, GAME.replace(one, "[" + many(64, one) + "]")))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace(one, "[" + many(65, one) + "]")))
                .containsExactly("E-RANGE more than 64 imports in all files together; at most 64");
    }

    /** Returns keys with this value, or texts that are all this reference. */
    private static String many(int number, String value) {
        return IntStream.range(0, number)
                .mapToObj(each -> value.startsWith(":") ? "n" + each + value : value)
                .collect(Collectors.joining(", "));
    }

    @Test
    void aDefinitionDoesNotExtendItself() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        assertThat(Mistakes.of(folder, GAME.replace("import: ./extra", "extends: ./game")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E-CYCLE definitions extend each other in a circle: ")
                .contains(", game.yaml; inherited by '");
    }

    @Test
    void anOptionThatTheGameLacksIsRefused() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        Path game = Mistakes.file(folder, "game.yaml", GAME);
        assertThat(Loader.create().option("draw", "few").check(game))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.message()).isEqualTo("there is no option 'draw'; expected one of [draws]");
                    assertThat(problem.hint()).isEqualTo("did you mean 'draws'?");
                });
        Path plain = Mistakes.file(folder, "game.yaml", GAME.replaceAll("(?m)^options.*\\n", ""));
        assertThat(Loader.create().option("draw", "few").check(plain))
                .singleElement()
                .satisfies(problem ->
                        assertThat(problem.message()).isEqualTo("there is no option 'draw'; this game has no options"));
    }

    @Test
    void theDefaultIsTheFirstChoice() {
        Mistakes.file(folder, "extra.yaml", EXTRA);
        String game = GAME.replace("default: few", "default: many");
        assertThat(Loader.create().load(Mistakes.file(folder, "game.yaml", game)))
                .satisfies(variant -> {
                    assertThat(variant.choices().get("draws")).containsExactly("many", "few");
                    assertThat(variant.options()).containsEntry("draws", "many");
                    assertThat(variant.name()).isEqualTo("Many");
                });
    }
}
