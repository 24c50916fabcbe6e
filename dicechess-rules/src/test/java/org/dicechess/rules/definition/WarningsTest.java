package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions that load and probably mean something else, and others that are near to them and mean what they say. */
class WarningsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              king: {symbol: K, move: K, royal: true}
              rook: {symbol: R, move: R}
            turn: move
            endings:
              no-king: {when: none-left, pieces: king, result: loses}
            setup: k4/3r1/5/1R3/4K w - - 0 1
            """;

    @TempDir
    Path folder;

    /** The rest of a text for people is lost behind a blank and {@code #}. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "name: Harbour #2            | Harbour | #2",
                "name: Harbour #2 of a row   | Harbour | #2 of a row",
                "name: Trial\\nabout: We are #one   | We are | #one",
                "name: Trial\\noptions: {a: {default: b, title: Die #1\\n, choices: {b: {}}}} | Die | #1",
            })
    void wordsThatAreComments(String line, String place, String comment) {
        Mistakes.check(
                folder,
                GAME,
                "name: Trial",
                line,
                place,
                "W-COMMENT '" + comment
                        + "' is a comment, and no part of this text; write quotes around the whole text,"
                        + " or a blank behind '#'");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "name: Trial | name: Trial # 2",
                "name: Trial | name: 'Trial #2'",
                "name: Trial | name: 'Trial' #2",
                "name: Trial | name: Trial#2",
                "name: Trial | name: Trial ## 2",
                "name: Trial | name: Trial #",
                "name: Trial | name: Trial\\n#about: no",
                "turn: move  | turn: move #one",
                "id: trial   | id: trial #2",
            })
    void commentsThatAreMeant(String right, String other) {
        assertThat(GAME).contains(right);
        assertThat(Mistakes.all(folder, GAME.replace(right, other.replace("\\n", "\n"))))
                .isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "no-king: {when: none-left, pieces: king, result: loses}"
                        + " | no-rook: {when: none-left, pieces: rook, result: loses} | king"
                        + " | true}\\n  rook",
                "no-king: {when: none-left, pieces: king, result: loses}"
                        + " | dead: {when: material, only: king, result: draws} | king"
                        + " | true}\\n  rook",
                "move: R} | move: R, royal: true} | rook | true}\\nturn",
            })
    void royalsOfWhichNoEndingSpeaks(String right, String wrong, String royal, String place) {
        Mistakes.check(
                folder,
                GAME,
                right,
                wrong,
                place,
                "W-ROYAL no ending speaks of the " + royal + ", so its capture does not end the game; an ending such as"
                        + " 'no-" + royal + ": {when: none-left, pieces: " + royal + ", result: loses}' does, and so"
                        + " does 'check' with an ending 'checkmate'");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "royal: true | value: 0",
                "no-king: {when: none-left, pieces: king, result: loses} | bare: {when: {pieces: [all, not king], at-most: 0}, result: loses}",
                "turn: move | turn: move\\ncheck: {}",
                "pieces: king | pieces: [king, rook]",
            })
    void gamesThatMeanWhatTheySay(String right, String other) {
        String near = GAME.replace(right, other.replace("\\n", "\n"))
                .replace("check: {}\nendings:\n", "check: {}\nendings:\n  mate: {when: checkmate, result: loses}\n");
        assertThat(near).isNotEqualTo(GAME);
        assertThat(Mistakes.all(folder, near)).isEmpty();
    }

    @Test
    void aDefinitionWithWarningsLoads() {
        Path file = Mistakes.file(folder, "game.yaml", GAME.replace("pieces: king,", "pieces: rook,"));
        List<Problem> problems = Loader.create().check(file);
        assertThat(problems).singleElement().extracting(Problem::severity).isEqualTo(Problem.Severity.WARNING);
        assertThatCode(() -> Loader.create().load(file)).doesNotThrowAnyException();
        assertThat(Loader.create().check(file)).isEqualTo(problems);
    }

    /** The capture of the king ends the game only with the option's default. */
    @Test
    void aWarningOfAChoiceNamesTheChoice() {
        String game = GAME.replace("turn: move\n", """
                turn: move
                options:
                  goal:
                    default: king
                    choices: {king: {}, rook: {endings: {no-king: {pieces: rook}}}, both: {endings: {no-king: {result: wins}}}}
                """);
        Path file = Mistakes.file(folder, "game.yaml", game);
        assertThat(Loader.create().check(file))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).endsWith("game (with the option goal=rook)"));
        assertThat(Loader.create().option("goal", "rook").check(file))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).endsWith("end the game"));
    }

    @Test
    void aWarningOfAnInheritedPlaceNamesBothFiles() {
        Mistakes.file(folder, "base.yaml", GAME.replace("pieces: king,", "pieces: rook,"));
        Path heir = Mistakes.file(folder, "heir.yaml", "format: 1\nextends: ./base.yaml\nid: heir\nname: Heir\n");
        assertThat(Loader.create().check(heir)).singleElement().satisfies(problem -> {
            assertThat(problem.file()).isEqualTo("base.yaml");
            assertThat(problem.hint()).contains("inherited by '" + heir + "'");
        });
    }

    @Test
    void anErrorSilencesWarnings() {
        assertThat(Mistakes.all(
                        folder, GAME.replace("pieces: king,", "pieces: rook,").replace("4K w", "5K w")))
                .singleElement()
                .asString()
                .startsWith("E-");
    }
}
