package org.dicechess.examples.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.examples.endgames.EndingTable;
import org.dicechess.examples.players.uci.Chatter;
import org.dicechess.examples.players.uci.Engine;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class MainTest {

    private static final String HARE = "src/test/resources/hare-with-two-dice.yaml";

    private static final List<String> NAMES = List.of(
            "chess",
            "suicide",
            "giveaway",
            "antichess",
            "atomic",
            "kingofthehill",
            "racingkings",
            "horde",
            "3check",
            "crazyhouse");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void aMatchPrintsTheScore() {
        assertThat(run("match dice-chess greedy random --games 4 --nodes 100")).isZero();
        assertThat(out.toString()).contains("dice-chess, greedy v random: ", " of 4 games: ");
    }

    @Test
    void aMatchOfTheSameSeedHasTheSameScore() {
        run("match dice-chess expectiminimax greedy --games 4 --nodes 300 --seed 8");
        run("match dice-chess expectiminimax greedy --games 4 --nodes 300 --seed 8 --threads 2");
        String[] lines = out.toString().split("\\R");
        assertThat(lines[0].replaceAll(", \\d+ s$", "")).isEqualTo(lines[1].replaceAll(", \\d+ s$", ""));
    }

    @Test
    void aMissedAimIsAnExitStatus() {
        assertThat(run("match dice-chess random greedy --games 4 --nodes 100 --at-least 90"))
                .isEqualTo(1);
    }

    /** One game never suffices, and 100 are far more than a player needs who wins nine games in ten. */
    @ParameterizedTest
    @CsvSource({"greedy random", "random greedy"})
    void aSequentialTestEndsTheMatch(String players) {
        assertThat(run("match dice-chess " + players + " --games 100 --nodes 9 --sprt 40 60"))
                .isZero();
        String games = out.toString().replaceAll("(?s).* of (\\d+) games: .*", "$1");
        assertThat(Integer.parseInt(games)).isBetween(4, 60);
    }

    @Test
    void aMatchWithAClock() {
        assertThat(run("match dice-chess greedy random --games 2 --clock 60000"))
                .isZero();
        assertThat(out.toString()).contains(" of 2 games: ").doesNotContain("by time");
    }

    @Test
    void comparedValuesAreEqual() {
        assertThat(run("compare dice-chess --depth 2 --positions 3")).isZero();
        assertThat(out.toString()).contains("star 2").doesNotContain("DIFFERS");
    }

    @Test
    void trainingGoesOn() {
        String train = "train dice-chess --rounds 1 --games 2 --nodes 20 --file " + folder.resolve("values.json");
        assertThat(run(train)).isZero();
        assertThat(run(train)).isZero();
        assertThat(out.toString()).contains(" 2 games, scale ", " 4 games, scale ");
        assertThat(run("match dice-chess greedy random --games 2 --nodes 9 --values " + folder.resolve("values.json")))
                .isZero();
    }

    /** A hare who stands beside the tortoise and rolls a 1 wins, or goes away and has the value 0. */
    @Test
    void endgamesAreComparedWithATable() {
        Path table = table();
        assertThat(run("endgame " + HARE + " " + table + " --player random --positions 40 --nodes 9"))
                .isZero();
        assertThat(out.toString()).contains("40 positions, random: mean loss 0.", ", worst 1.0000, exact ");
        out.getBuffer().setLength(0);
        assertThat(run("endgame " + HARE + " " + table + " --positions 9 --nodes 50 --at-most 0"))
                .isZero();
        assertThat(run("endgame " + HARE + " " + table + " --player random --nodes 9 --at-most 0.01"))
                .isEqualTo(1);
    }

    @Test
    void aMatchWithATable() {
        assertThat(run("match " + HARE + " level-3 random --games 2 --nodes 9 --table " + table()))
                .isZero();
        assertThat(run("match dice-chess level-3 random --games 2 --nodes 9 --table " + table()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("holds endings of other rules: those of hare-with-two-dice");
    }

    private Path table() {
        Path file = folder.resolve("hare.endings");
        EndingTable.solve(Loader.create().load(Path.of(HARE)), "hare", "tortoise")
                .write(file);
        return file;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match dice-chess greedy clever --nodes 5      | no player 'clever'",
                "match dice-chess greedy random                | one of --millis, --nodes and --clock",
                "match dice-chess greedy random --nodes 5 --clock 5 | one of --millis, --nodes and --clock",
                "match dice-chess greedy random --nodes 5 --millis 5 | --millis 5 --nodes 5; expected one of them",
                "match dice-chess greedy random --nodes -5     | --nodes -5; expected 0 to",
                "match dice-chess greedy random --clock 10000000000000 | --clock 10000000000000; expected 0 to 86400000",
                "match dice-chess greedy random --millis 99999999999999999 | expected 0 to 86400000",
                "match dice-chess greedy random --nodes 5 --threads 1000000 | --threads 1000000; expected 1 to 256",
                "match dice-chess greedy random --nodes 5 --threads 0 | --threads 0; expected 1 to 256",
                "endgame chess none --nodes 5 --positions 2000000000 | --positions 2000000000; expected 1 to",
                "match dice-chess greedy random --nodes 5 --games 0 | --games 0; expected at least 1",
                "match nothing greedy random --nodes 5         | no variant 'nothing'",
                "match ./none.yaml greedy random --nodes 5     | no such file",
                "match chess greedy random --nodes 5 --values none.json | cannot read none.json",
                "train dice-chess --rounds 0                   | expected at least 1 of each",
                "match dice-chess greedy random --nodes 5 --opening -1   | --opening -1; expected at least 0",
                "match dice-chess greedy random --nodes 5 --at-least 900 | --at-least 900.0; expected 0 to 100",
                "match dice-chess greedy random --nodes 5 --sprt 55 50   | expected the smaller share first",
                "match dice-chess greedy random --nodes 5 --fast   | Unknown option: '--fast'",
                "match dice-chess greedy mcts:star=2 --nodes 5 | no option 'star'; expected one of seed, threads",
                "compare chess --depth -1                      | --depth -1; expected at least 1",
                "compare chess --positions 0                   | --positions 0; expected at least 1",
                "uci nothing                                   | no variant 'nothing'",
                "uci chess --option=nothing=1                  | no option 'nothing'",
                "uci-match chess none none --games 0           | --games 0; expected at least 1",
                "uci-match chess no-program none               | cannot start 'no-program'",
                "match chess greedy random --nodes 5 --table none | cannot read none",
                "endgame chess none --nodes 5                  | cannot read none",
                "endgame chess none                            | one of --millis and --nodes",
                "compare                                       | Missing required parameter",
            })
    void aMistakeOfTheUserGetsALine(String command, String complaint) {
        assertThat(run(command.strip())).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    @Test
    void aProgramThatIsNoneGetsALine() {
        String command = Chatter.command("end");
        assertThat(run("uci-match", "chess", command, command)).isEqualTo(2);
        assertThat(err.toString()).contains("does not answer 'uci'").hasLineCount(1);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void theEndOfTheCommandsEndsASearch() {
        assertThat(uci("position startpos", "go infinite")).contains("bestmove ");
    }

    /** Python-chess has these names as UCI_Variant of its games, and checks them against what a program offers. */
    @ParameterizedTest
    @MethodSource("names")
    void otherProgramsChooseByTheirNames(String name) {
        String answers = uci("uci", "setoption name UCI_Variant value " + name, "position startpos", "node");
        assertThat(NAMES).allSatisfy(each -> assertThat(answers).containsPattern(" var " + each + "\\s"));
        assertThat(answers).contains("node decision white").doesNotContain("info string");
    }

    /** Java tells of each class that it loads, and loads those of Groovy in a second. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anIntroductionStartsNoGroovy() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        Process process = new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xlog:class+load",
                        "-cp",
                        classes,
                        Main.class.getName(),
                        "uci")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (PrintWriter to = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true)) {
            to.println("uci");
        }
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("uciok", Engine.class.getName())
                .doesNotContain("groovy.lang.Closure");
    }

    static List<String> names() {
        return NAMES;
    }

    private String uci(String... lines) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8)));
        try {
            assertThat(run("uci")).isZero();
        } finally {
            System.setIn(before);
        }
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"compare", "endgame", "match", "train", "uci", "uci-match"})
    void everyCommandHasHelp(String command) {
        assertThat(run(command + " --help")).isZero();
        assertThat(out.toString()).startsWith("Usage: players " + command + " ").contains("-h, --help", "--option");
        assertThat(run("-h")).isZero();
        assertThat(out.toString()).contains("Usage: players [-h] [COMMAND]", "  " + command + " ");
    }

    /** No position of dice chess has a tree of 10 nodes or fewer. */
    @Test
    void aComparisonOfNothingFails() {
        assertThat(run("compare dice-chess --at-most 10 --positions 2")).isEqualTo(1);
        assertThat(out.toString()).contains(", 0 positions, 200 passed over, ").doesNotContain("NaN");
    }

    private int run(String command) {
        return run(command.split(" +"));
    }

    private int run(String... words) {
        return Main.run(new Console(new PrintWriter(out, true), new PrintWriter(err, true)), words);
    }
}
