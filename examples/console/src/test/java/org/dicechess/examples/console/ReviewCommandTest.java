package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command that reviews a game. */
@Tag("long")
class ReviewCommandTest {

    private static final List<String> NAMES = List.of(
            "crazyhouse",
            "Crazyhouse",
            "Crazy House",
            "Fischer random chess",
            "Atomic chess",
            "Three-check",
            "Three check",
            "kingOfTheHill",
            "Standard",
            "From Position");

    /** The queen goes where a bishop takes it, and there is nothing for it. */
    private static final String BLUNDER = """
            [Result "*"]

            1. e4 d5 2. Qg4 Bxg4 *
            """;

    private static final Path HARE = Path.of("../players/src/test/resources/hare-with-two-dice.yaml");

    @TempDir
    private Path folder;

    private Run review(String text, String... more) throws IOException {
        Path file = folder.resolve("game");
        Files.writeString(file, text);
        List<String> words = new ArrayList<>(List.of("review", file.toString(), "--nodes", "2000"));
        words.addAll(List.of(more));
        return Run.of(words.toArray(String[]::new));
    }

    @Test
    void aBlunderIsToldWithTheSums() throws IOException {
        Run run = review(BLUNDER);

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(4 + 1 + 11);
        assertThat(run.lines().get(2))
                .matches("2\\. White plays d1g4: blunder, loses \\S+ ± \\S+ against .*; White .*%");
        assertThat(run.lines().get(3)).matches("2\\. Black plays c8g4: fine; White .*%");
        assertThat(run.lines()).anySatisfy(line -> assertThat(line).matches("choices +2 +2"));
        assertThat(run.lines()).anySatisfy(line -> assertThat(line).matches("blunder, from 16 +1 +0"));
        assertThat(run.lines()).anySatisfy(line -> assertThat(line).matches("rolls +0 +0"));
    }

    @Test
    void jsonHasTheSameMoments() throws IOException {
        Run run = review(BLUNDER, "--json");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("\"variant\" : \"chess\"", "\"played\" : [ \"d1g4\" ]", "\"verdict\" : \"blunder\"")
                .contains("\"result\" : \"*\"");
    }

    /** The winning roll of three brings something, and the luck of all three is 0 on average. */
    @Test
    void aGameOfAFileNeedsTheFile() throws IOException {
        String saved = Run.of(
                        "play",
                        HARE.toString(),
                        "--seed",
                        "3",
                        "--save",
                        folder.resolve("hare").toString())
                .err();
        String text = Files.readString(folder.resolve("hare"));

        assertThat(saved).isEmpty();
        assertThat(review(text).status()).isEqualTo(2);
        assertThat(review(text).err()).contains("has the variant 'hare-with-two-dice', which is not bundled");
        Run run = review(text, HARE.toString());
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).containsPattern("White rolls \\[[123]]: luck [+-]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--nodes 0     | --nodes 0; expected 1 to 2147483647",
                "--millis -1   | --millis -1; expected 1 to 2147483647",
                "--option x=1  | there is no option 'x'",
                "--nodes 9 --millis 9 | --nodes and --millis; expected one of them",
            })
    void aBadOptionIsRefused(String options, String complaint) throws IOException {
        Path file = folder.resolve("game.pgn");
        Files.writeString(file, BLUNDER);
        List<String> words = new ArrayList<>(List.of("review", file.toString()));
        words.addAll(List.of(options.split(" ")));

        Run run = Run.of(words.toArray(String[]::new));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(complaint);
    }

    static List<String> names() {
        return NAMES;
    }

    /** The names are those of the library and of python-chess 1.11, and what lichess.org writes. */
    @ParameterizedTest
    @MethodSource("names")
    void aPgnNamesItsVariantAsProgramsDo(String name) throws IOException {
        Run run = review("[Variant \"" + name + "\"]\n[Result \"*\"]\n"
                + (name.startsWith("Fischer")
                        ? "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n"
                        : "")
                + "\n1. e4 *\n");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).contains("1. White plays e2e4");
    }

    @Test
    void anUnknownNameIsToldWithTheFile() throws IOException {
        Run run = review("[Variant \"Hare\"]\n\n1. e4 *\n");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("has the variant 'Hare', which is not bundled; name it behind the file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF", " \n\n"})
    void anEmptyFileIsBadInput(String text) throws IOException {
        Run run = review(text);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).endsWith("game is empty; expected the record of a game: text, JSON or PGN\n");
    }

    /** Editors of Windows call UTF-16 Unicode. A PGN needs no tags. */
    @Test
    void utf16AndBareMovesAreRead() throws IOException {
        Path file = folder.resolve("game.pgn");
        Files.write(file, "\uFEFF1. e4 *\r\n".getBytes(StandardCharsets.UTF_16LE));

        Run run = Run.of("review", file.toString(), "--nodes", "100");

        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).contains("1. White plays e2e4");
    }

    @Test
    void noFileIsBadInput() {
        Run run = Run.of("review", folder.resolve("none").toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot read", "none");
    }

    /** The clock stands at 1 s when the review begins; events are reached after 0.5, 1.5 and 2 s. */
    @Test
    void progressIsToldAtMostOnceASecond() {
        Iterator<Long> clock = List.of(1_000_000_000L, 1_500_000_000L, 2_500_000_000L, 3_000_000_000L)
                .iterator();
        StringWriter out = new StringWriter();
        Progress progress = new Progress(new PrintWriter(out), clock::next, 9, "events");

        for (int done = 1; done <= 3; done++) {
            progress.reached(done);
        }

        assertThat(out.toString().lines()).containsExactly("2/9 events (1.5 s)");
    }
}
