package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that imports variants files. */
class ImportCommandTest {

    private static final String TEXT = """
            [hill:chess]
            flagPiece = k
            flagRegion = d4 e4 d5 e5
            [wrong:chess]
            castling = maybe
            """;

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeTheFile() throws IOException {
        file = folder.resolve("mine.ini");
        Files.writeString(file, TEXT);
    }

    @Test
    void writesOneDefinitionForEachVariantAndNamesWhatIsWrong() {
        Run run = Run.of("import", file.toString());

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.lines())
                .containsExactly(
                        file + ":5:12: E-VALUE 'maybe'; expected true or false in wrong.castling",
                        "1 definition in " + folder.resolve("mine"));
        assertThat(folder.resolve("mine")).isDirectoryContaining("glob:**/hill.yaml");
        String hill = folder.resolve("mine/hill.yaml").toString();
        assertThat(Run.of("check", hill).out()).contains("ok");
        assertThat(Run.of("moves", hill).lines()).hasSize(20);
    }

    /** All but the count of moves is as in the bundled game. */
    @Test
    void aVariantOfXiangqiExtendsItAndStatesWhatDiffers() throws IOException {
        Files.writeString(file, "[short:xiangqi]\nnMoveRule = 40\n");

        assertThat(Run.of("import", file.toString()).status()).isZero();

        assertThat(folder.resolve("mine/short.yaml")).content().endsWith("""
                        id: short
                        name: Short
                        extends: xiangqi
                        endings:
                          long-game: {when: counter, counter: halfmove, reaches: 80, result: draws}
                          fifty-moves: ~
                        """);
    }

    @Test
    void namesChooseVariantsAndToNamesTheFolder() {
        Run run = Run.of(
                "import",
                file.toString(),
                "hill",
                "--to",
                folder.resolve("other").toString());

        assertThat(run.status()).isZero();
        assertThat(run.lines()).containsExactly("1 definition in " + folder.resolve("other"));
        assertThat(folder.resolve("other/hill.yaml")).exists();
    }

    @Test
    void aMisspeltNameIsToldWithTheOneThatIsMeant() {
        Run run = Run.of("import", file.toString(), "hil");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("no variant 'hil' in the file; did you mean 'hill'?");
        assertThat(folder.resolve("mine")).doesNotExist();
    }

    @Test
    void noFileIsOverwrittenUnlessForced() throws IOException {
        Path there = folder.resolve("mine/hill.yaml");
        Files.createDirectories(there.getParent());
        Files.writeString(there, "mine");

        Run run = Run.of("import", file.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(there + " exists; nothing is written");
        assertThat(there).hasContent("mine");

        assertThat(Run.of("import", file.toString(), "hill", "--force").status())
                .isZero();
        assertThat(Files.readString(there)).startsWith("format: 1\nid: hill\n");
    }

    @Test
    void aFileThatDoesNotExistIsBadInput() {
        Run run = Run.of("import", folder.resolve("none.ini").toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot read").contains("none.ini");
    }
}
