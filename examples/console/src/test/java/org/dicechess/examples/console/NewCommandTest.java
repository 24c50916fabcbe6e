package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewCommandTest {

    @TempDir
    private Path folder;

    @Test
    void aNewGameLoadsPassesItsTestsAndPlays() throws IOException {
        Path game = folder.resolve("my-game");
        String file = game.resolve("variant.yaml").toString();
        assertThat(Run.of("new", game.toString()).lines())
                .containsExactly(
                        file,
                        game.resolve("cases.txt").toString(),
                        game.resolve("perft.txt").toString());
        assertThat(Files.readString(Path.of(file))).contains("id: my-game\nname: My game\n");
        assertThat(Run.of("check", file).lines()).containsExactly(file + ": ok");
        assertThat(Run.of("test", file, "--games", "0").lines()).containsExactly(file + ": 5 checks hold");
        assertThat(Run.of("play", file, "--white", "random", "--black", "random", "--seed", "1")
                        .status())
                .isZero();
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Path game = Files.createDirectory(folder.resolve("mine"));
        Files.writeString(game.resolve("variant.yaml"), "mine");
        Run run = Run.of("new", game.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("exists already");
        assertThat(Files.readString(game.resolve("variant.yaml"))).isEqualTo("mine");
        assertThat(game).isDirectoryContaining("glob:**variant.yaml");
    }

    @ParameterizedTest
    @ValueSource(strings = {"My", "a--b", "-a", "a b", "..", "a-"})
    void theNameOfTheFolderIsAnId(String name) {
        Run run = Run.of("new", folder.resolve(name).toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("expected a-z, digits and single hyphens");
    }
}
