package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On nine squares a lone rook has four moves, and its king three; the other king has three, too. */
class TestCommandTest {

    private static final String GAME = """
            format: 1
            id: small
            name: Small
            board: {files: 3, ranks: 3}
            pieces: {rook: {symbol: R, move: R}, king: {symbol: K, move: K}}
            turn: move
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            setup: 2k/3/KR1 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("small.yaml"), GAME).toString();
    }

    /** The rook goes to c1, b2 and b3, the king to a2 and b2. */
    @Test
    void casesAndCountsBesideTheDefinitionAndRandomGamesAreChecked() throws IOException {
        Files.writeString(
                folder.resolve("cases.txt"),
                "r-1 | start | - | moves b1 | b1c1 b1b2 b1b3\nr-2 | start | - | b1c2 | no: does not go\n");
        Files.writeString(folder.resolve("perft.txt"), "ply | start | 1 | 5 | by hand\n");
        Run run = Run.of("test", file, "--games", "0");
        assertThat(run.lines()).containsExactly(file + ": 3 checks hold");
        assertThat(run.status()).isZero();
        assertThat(Run.of("test", file, "--games", "2", "--events", "6").out())
                .contains("checks hold")
                .doesNotContain(": 3 checks");
    }

    @Test
    void whatFailsIsNamedWithItsReason() throws IOException {
        Files.writeString(folder.resolve("cases.txt"), "r-1 | start | - | b1c2 | yes\nr-2 | start | - | b1c1 | yes\n");
        Files.writeString(
                folder.resolve("perft.txt"), "ply | start | 1 | 6 | by hand\nply | start | 9 | 2000000 | no\n");
        Run run = Run.of("test", file, "--games", "0");
        assertThat(run.lines())
                .hasSize(3)
                .anySatisfy(line ->
                        assertThat(line).startsWith("FAILED ").contains("r-1").contains("b1c2"))
                .anySatisfy(line ->
                        assertThat(line).startsWith("FAILED ").contains("6").contains("5"))
                .endsWith(file + ": 2 of 3 checks fail");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void badInputIsALine() throws IOException {
        Files.writeString(folder.resolve("cases.txt"), "r-1 | start | moves\n");
        Run run = Run.of("test", file);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .contains("cases.txt")
                .contains("line 1");
        assertThat(Run.of("test", file, "--games", "1001").err().lines())
                .singleElement()
                .asString()
                .contains("1001");
        assertThat(Run.of("test", folder + "/none.yaml").status()).isEqualTo(2);
    }
}
