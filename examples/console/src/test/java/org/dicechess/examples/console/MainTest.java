package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input gives one clear line on standard error, status 2, and nothing on standard output. */
class MainTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                              | missing command",
                "dance                                           | 'dance'",
                "show                                            | VARIANT",
                "show no-such-game                               | no-such-game",
                "show ./no-such-file.yaml                        | no such file: ./no-such-file.yaml",
                "show chess --foo                                | --foo",
                "show chess --option colour=red                  | colour",
                "show chess --option colour                      | --option",
                "show chess --position nonsense                  | column",
                "moves                                           | give a VARIANT or --batch",
                "moves chess --batch                             | give a VARIANT or --batch",
                "moves chess --play e2e5                         | e2",
                "moves chess --play hello                        | hello",
                "moves chess --play [1                           | lacks its",
                "perft chess                                     | --depth",
                "perft chess --depth -1                          | depth",
                "perft chess --depth many                        | 'many'",
                "perft chess --depth 1 --unit hour               | --unit",
                "check                                           | FILE",
                "check no-such-file.yaml                         | no such file: no-such-file.yaml",
                "show chess --area wings                         | 'wings'",
                "play d4-d6-chess --area wings                   | 'wings'",
                "play chess --white robot                        | 'robot'",
                "play chess --seed soon                          | 'soon'",
                "play chess --format pgn                         | --format needs --save",
                "play chess --moves-limit -3                     | --moves-limit",
                "play chess --replay no-such-game.txt            | no-such-game.txt",
                "play chess --replay game.txt --seed 1           | cannot be combined",
                "play chess --replay game.txt --takebacks        | cannot be combined",
                "show chess --play e2e5                          | event 1, e2e5",
                "show chess --play Nf4                           | event 1, Nf4",
                "play chess --moves-limit 1 --save no/such/folder| no/such/folder",
                "watch                                           | FOLDER",
                "watch no/such/file.yaml                         | no such file or folder: no/such/file.yaml",
                "watch README.md                                 | ends in .yaml",
                "watch src                                       | src has 0 definitions",
                "doc                                             | VARIANT",
                "doc no-such-game                                | no-such-game",
                "doc chess --html no/such/folder/page.html       | no such folder",
                "bench no-such-game                              | no-such-game",
                "bench chess --seconds soon                      | --seconds",
                "bench chess --seconds -1                        | more than 0",
            })
    void badInputIsOneLineAndStatusTwo(String args, String named) {
        Run run = Run.of(args.isEmpty() ? new String[0] : args.strip().split(" +"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains(named.strip()).doesNotContain("\tat ");
    }

    @ParameterizedTest
    @CsvSource({"show", "moves", "play", "perft"})
    void anEmptyPositionIsNotTheStart(String command) {
        String[] depth = command.equals("perft") ? new String[] {"--depth", "1"} : new String[0];

        Run run = Run.of(Stream.concat(Stream.of(command, "chess", "--position", " "), Stream.of(depth))
                .toArray(String[]::new));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--position is empty");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void controlCharactersInComplaintsAreSpelledOut() {
        Run run = Run.of("moves", "chess", "--play", "e2\u001b[31m\u0007");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("\\u001b[31m\\u0007").doesNotContain("\u001b", "\u0007");
    }

    @Test
    void aLineWithoutEndIsRefused() {
        Run run = Run.fed("x".repeat(2_000_000), "moves", "--batch");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains("longer than 1000000 characters");
    }

    @ParameterizedTest
    @CsvSource({"list", "show", "moves", "perft", "check", "watch", "doc", "bench", "games", "play"})
    void everyCommandHasHelp(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("Usage: dicechess " + command).contains("--option");
    }

    @Test
    void aDefinitionWithProblemsIsCheckedWithStatusOne(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("variant.yaml"), "no: [such\n");

        Run run = Run.of("check", file.toString());

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.lines()).isNotEmpty().allSatisfy(line -> assertThat(line).contains("variant.yaml:"));
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aDefinitionWithWarningsIsCheckedWithStatusZero(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("variant.yaml"), """
                format: 1
                id: trial
                name: Trial
                board: {files: 3, ranks: 3}
                pieces: {king: {symbol: K, move: K, royal: true}}
                turn: move
                endings: {}
                setup: k2/3/K2 w - - 0 1
                """);

        Run run = Run.of("check", file.toString());

        assertThat(run.status()).isZero();
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).contains("variant.yaml:5:44: W-ROYAL ");
        assertThat(run.lines().get(1)).endsWith("variant.yaml: ok, with a warning");
    }

    @Test
    void aDefinitionWithProblemsIsNotShown(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("variant.yaml"), "no: [such\n");

        Run run = Run.of("show", file.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("variant.yaml:").doesNotContain("\tat ");
    }
}
