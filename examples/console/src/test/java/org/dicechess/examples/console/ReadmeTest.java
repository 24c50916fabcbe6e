package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the console's commands that the README of the project shows. */
@Tag("long")
class ReadmeTest {

    private static final Path README = Path.of("../../README.md");
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^java -jar examples/console/target/dicechess\\.jar (.+)$");
    private static final Pattern COMMAND_AND_OUTPUT =
            Pattern.compile("```sh\n" + COMMAND.pattern() + "\n```\n\n```text\n(.+?)```\n", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** Standard error is not compared: a perft that takes longer than a second tells its progress there. */
    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandSucceeds(String command) {
        Run run = run(command);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).isNotEmpty();
    }

    @Test
    void theOutputIsWhatTheCommandPrints() throws IOException {
        Matcher shown = COMMAND_AND_OUTPUT.matcher(Files.readString(README));

        assertThat(shown.find()).isTrue();
        assertThat(run(shown.group(1)).out()).isEqualToNormalizingNewlines(shown.group(2));
        assertThat(shown.find()).isFalse();
    }

    @Test
    void theReadmeOfTheConsoleShowsWhatShowPrints() throws IOException {
        String output =
                Run.of("show", "dice-chess", "--play", "[1 3] e2e4 [2 3]").out();

        assertThat(Files.readString(Path.of("README.md"))).contains("```\n" + output.replace("\r\n", "\n") + "```\n");
    }

    static List<String> commands() throws IOException {
        List<String> commands = COMMAND.matcher(Files.readString(README))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(commands).hasSizeGreaterThanOrEqualTo(8);
        return commands;
    }

    /** Tests run in the folder of this module, commands in that of the project. */
    private static Run run(String command) {
        Stream<String> words =
                WORD.matcher(command).results().map(match -> match.group(1) == null ? match.group(2) : match.group(1));
        return Run.of(words.map(word -> word.replaceFirst("^examples/", "../")).toArray(String[]::new));
    }
}
