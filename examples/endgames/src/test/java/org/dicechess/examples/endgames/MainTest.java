package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void aTableIsLookedUpAfterwards() {
        String table = solved();
        assertThat(run("show", Games.TINY, "HARE", "tortoise", "a1", "c1", "--turn", "w", "--table", table))
                .isZero();
        assertThat(out.toString()).endsWith("White to move: +0.5000" + System.lineSeparator());
    }

    @Test
    void anEndingWithoutATableIsSolvedOnTheSpot() {
        assertThat(run("show", Games.TINY, "hare", "tortoise", "b1", "c1")).isZero();
        assertThat(out.toString())
                .contains("White to move: +0.5000", "Black to move: ")
                .doesNotContain("+1");
    }

    @Test
    void aTableOfOtherRulesIsRefused() throws IOException {
        Path other = folder.resolve("other.yaml");
        Files.writeString(other, Files.readString(Path.of(Games.TINY)).replace("d3: {faces: 3}", "d3: {faces: 4}"));
        assertThat(run("show", other.toString(), "hare", "tortoise", "a1", "c1", "--table", solved()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("other rules");
    }

    @Test
    void aFileThatIsNoTableIsRefused() {
        assertThat(run("show", Games.TINY, "hare", "tortoise", "a1", "c1", "--table", Games.TINY))
                .isEqualTo(2);
        assertThat(err.toString()).contains("not a table of endings");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve TINY hare             | --all",
                "solve TINY hare snail       | no kind 'snail'",
                "solve nothing hare tortoise | no variant 'nothing'",
                "solve ./none.yaml hare hare | no such file",
                "show TINY hare tortoise a1 d1  | cannot stand on d1",
                "show TINY hare tortoise a1 b1 c1 | needs 2 squares",
                "show TINY hare tortoise a1 b1 --facing n | no piece is left to face n",
                "check TINY                  | no published values",
            })
    void aMistakeOfTheUserGetsALine(String command, String complaint) {
        assertThat(run(command.strip().replace("TINY", Games.TINY).split(" +"))).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    private String solved() {
        String table = folder.resolve("table").toString();
        assertThat(run("solve", Games.TINY, "--all", "--table", table)).isEqualTo(0);
        return table;
    }

    private int run(String... args) {
        return Main.run(new Console(new PrintWriter(out, true), new PrintWriter(err, true), false), args);
    }
}
