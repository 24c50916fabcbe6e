package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class MainTest {

    private static final String GAMES = " --games 30 --skills random;level-1;greedy --seed 5";

    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void anyNumberOfThreadsGivesTheSameReports() {
        String one = reports(games("one", " --threads 1"));
        for (int threads = 5; threads > 1; threads -= 3) {
            assertThat(reports(games("by" + threads, " --threads " + threads))).isEqualTo(one);
        }
    }

    @Test
    void shardsMergedInAnyOrderGiveTheSameReport() throws IOException {
        String whole = reports(games("whole", ""));
        String[] shards = {games("a", " --shard 0/3"), games("b", " --shard 1/3"), games("c", " --shard 2/3")};
        run("merge", "--into", file("abc"), shards[0], shards[1], shards[2]);
        run("merge", "--into", file("cab"), shards[2], shards[0], shards[1]);
        assertThat(Files.readString(Path.of(file("cab")))).isEqualTo(Files.readString(Path.of(file("abc"))));
        assertThat(reports(file("cab"))).isEqualTo(whole);
        assertThat(reports(shards[1] + " " + shards[2] + " " + shards[0])).isEqualTo(whole);
    }

    @Test
    void anotherSeedGivesAnotherReport() {
        String other = "run " + Coins.planted() + " " + file("other") + GAMES.replace("--seed 5", "--seed 6");
        assertThat(run(other.split(" "))).isZero();
        assertThat(reports(file("other")).replace("seed 6", "seed 5")).isNotEqualTo(reports(games("one", "")));
    }

    @Test
    void aRunThatWasKilledAnywhereGoesOn() throws IOException {
        Path whole = Path.of(games("whole", ""));
        String report = reports(whole.toString());
        byte[] bytes = Files.readAllBytes(whole);
        for (int length = 0; length < bytes.length; length += bytes.length / 300) {
            Path cut = Path.of(file("cut" + length));
            Files.write(cut, Arrays.copyOf(bytes, length));
            assertThat(reports(games("cut" + length, "")))
                    .as("cut after %d bytes", length)
                    .isEqualTo(report);
        }
    }

    @Test
    void mergingTellsWhatIsMissing() {
        String part = games("part", " --shard 1/3");
        assertThat(run("merge", "--into", file("merged"), part)).isZero();
        assertThat(err.toString()).contains("60 games are missing, the first is game 0 of random");
        assertThat(reports(file("merged"))).contains("incomplete: 60 games have not been played");
    }

    @Test
    void aGameTwiceIsRefused() {
        String part = games("part", " --shard 1/3");
        assertThat(run("merge", "--into", file("merged"), part, part)).isEqualTo(2);
        assertThat(err.toString())
                .containsPattern("part, line 2: game \\d+ of \\S+ again; expected it once, as in .*part, line 2");
        assertThat(Path.of(file("merged"))).doesNotExist();
    }

    @Test
    void aFileOfAnotherPlanIsRefusedAndStays() throws IOException {
        Path file = Path.of(games("one", ""));
        byte[] before = Files.readAllBytes(file);
        assertThat(run(("run " + Coins.planted() + " " + file + " --games 31").split(" ")))
                .isEqualTo(2);
        assertThat(err.toString())
                .contains("one, line 1: another plan: skills [random, level-1, greedy]; expected [random, ");
        assertThat(run(("run " + Coins.symmetric() + " " + file + GAMES).split(" ")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("another plan: variant planted; expected symmetric");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no JSON              | line 5: Unrecognized token 'no'",
                "{}                   | line 5: Missing creator property",
                "{\"skill\":0}        | line 5: Missing creator property",
                "null                 | line 5: null",
            })
    void aLineThatIsNoGameIsRefused(String line, String complaint) throws IOException {
        Path file = Path.of(games("one", " --shard 0/10"));
        Files.write(file, Files.readAllLines(file).subList(0, 4));
        Files.write(file, (line + "\n").getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        assertThat(run("report", file.toString())).isEqualTo(2);
        assertThat(err.toString())
                .contains("one, " + complaint, "; expected a game as JSON")
                .hasLineCount(1);
    }

    @Test
    void aGameThatThePlanDoesNotHaveIsRefused() throws IOException {
        Path file = Path.of(games("one", " --shard 0/10"));
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\"game\":\\d+", "\"game\":30"));
        assertThat(run("report", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("one, line 2: game 30 of skill", "; expected games to 29");
        Files.writeString(file, text.replaceFirst("\"result\":[01].0", "\"result\":0.7"));
        assertThat(run("report", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("one, line 2: result 0.7; expected 0, 0.5, 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run nothing F                              | no variant 'nothing'",
                "run ./none.yaml F                          | no such file: ./none.yaml",
                "run dice-chess F --games 0                 | --games 0; expected 1 to 10000000",
                "run dice-chess F --threads 0               | --threads 0; expected 1 to 1000",
                "run dice-chess F --shard 3/3               | --shard 3/3; expected I/N with I from 0 to N - 1",
                "run dice-chess F --skills level-5          | 'level-5' plays by the clock; expected",
                "run dice-chess F --skills clever:nodes=3   | no player 'clever'; expected",
                "run dice-chess F --games many              | Invalid value for option '--games'",
                "run dice-chess none/F                      | cannot write none/F",
                "report none                                | cannot read none: no such file",
                "report none --form pdf                     | expected one of [TEXT, JSON, HTML]",
                "merge none                                 | Missing required option: '--into=FILE'",
                "                                           | missing command; expected run, merge or report",
            })
    void aMistakeOfTheUserGetsALine(String command, String complaint) {
        String line = command == null ? "" : command.replace(" F", " " + file("F"));
        String[] words =
                Stream.of(line.split(" ")).filter(word -> !word.isEmpty()).toArray(String[]::new);
        assertThat(run(words)).isEqualTo(2);
        assertThat(err.toString()).contains(complaint).hasLineCount(1);
    }

    @Test
    void thePageHasPlotsThatAreXml() throws Exception {
        String page = run("report", games("one", ""), "html");
        String[] plots = page.split("(?=<svg )");
        assertThat(plots).hasSize(8);
        for (int i = 1; i < plots.length; i++) {
            String svg = plots[i].substring(0, plots[i].indexOf("</svg>") + 6);
            assertThat(svg).doesNotContain("NaN", "Infinity");
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private String games(String name, String options) {
        String command = "run " + Coins.planted() + " " + file(name) + GAMES + options;
        assertThat(run(command.split(" "))).as(err.toString()).isZero();
        return file(name);
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String reports(String files) {
        return Stream.of("text", "json", "html")
                .map(form -> run("report", files, form))
                .reduce("", String::concat);
    }

    private String run(String command, String files, String form) {
        StringWriter out = new StringWriter();
        String[] words = (command + " --group deal --form " + form + " " + files).split(" ");
        assertThat(Main.run(new PrintWriter(out), new PrintWriter(err, true), Threads::new, words))
                .as(err.toString())
                .isZero();
        return out.toString();
    }

    private int run(String... words) {
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), Threads::new, words);
    }
}
