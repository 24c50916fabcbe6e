package org.dicechess.examples.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {

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

    @Test
    void noFlagFalls() {
        assertThat(run("match dice-chess expectiminimax mcts --games 4 --clock 300"))
                .isZero();
        assertThat(out.toString()).doesNotContain("by time");
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match dice-chess greedy clever --nodes 5      | no player 'clever'",
                "match dice-chess greedy random                | one of --millis, --nodes and --clock",
                "match dice-chess greedy random --nodes 5 --games 0 | --games 0; expected at least 1",
                "match nothing greedy random --nodes 5         | no variant 'nothing'",
                "match ./none.yaml greedy random --nodes 5     | no such file",
                "match chess greedy random --nodes 5 --values none.json | cannot read none.json",
                "train dice-chess --rounds 0                   | expected at least 1 of each",
                "compare                                       | Missing required parameter",
            })
    void aMistakeOfTheUserGetsALine(String command, String complaint) {
        assertThat(run(command.strip())).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    private int run(String command) {
        return Main.run(new Console(new PrintWriter(out, true), new PrintWriter(err, true)), command.split(" +"));
    }
}
