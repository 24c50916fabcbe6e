package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Definitions from memory: loaded, checked and described as those of files are, without files beside them. */
class MemoryTest {

    private static final int LARGEST = 256 * 1024;
    private static final String SCRIPTED =
            Games.KINGS.replace("endings: {}", "endings: {odd: {when: hook, hook: odd.say, result: draws}}");

    @Test
    void isTheGameOfAFileWithTheSameText(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("kings.yaml"), Games.KINGS);
        Variant variant = Loader.of().load("upload 17", Games.bytes(Games.KINGS));
        assertThat(variant.rulesHash()).isEqualTo(Loader.of().load(file).rulesHash());
        assertThat(variant.start().text()).isEqualTo("k2/3/K2 w - - 0 1");
        assertThat(Loader.of().check("upload 17", Games.bytes(Games.KINGS))).isEmpty();
        assertThat(Loader.of().describe("upload 17", Games.bytes(Games.KINGS)).name())
                .isEqualTo("Kings");
    }

    @Test
    void problemsHaveTheGivenName() {
        byte[] wrong = Games.bytes(Games.KINGS.replace("turn: move", "turn: mov"));
        assertThat(Loader.of().check("upload 17", wrong)).singleElement().satisfies(problem -> {
            assertThat(problem.toString()).startsWith("upload 17:6:7: E-STAGE ");
        });
        assertThatThrownBy(() -> Loader.of().load("upload 17", wrong))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageStartingWith("upload 17:6:7: E-STAGE ");
    }

    /** 0xFF is in no text in UTF-8; "Kónig" in Latin 1 is no UTF-8 either. It stands in line 3, column 8. */
    @Test
    void bytesThatAreNotUtf8AreOneProblemAtTheirPlace() {
        byte[] latin = Games.KINGS.replace("Kings", "K\u00f3nig").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Loader.of().check("latin", latin)).singleElement().satisfies(problem -> {
            assertThat(problem.toString()).startsWith("latin:3:8: E-UTF8 ");
        });
        assertThat(Games.codes(Loader.of().check("binary", new byte[] {(byte) 0xff, 0, 1})))
                .containsExactly("E-UTF8");
        assertThatThrownBy(() -> Loader.of().describe("latin", latin)).isInstanceOf(InvalidDefinitionException.class);
    }

    @Test
    void nothingIsAProblem() {
        assertThat(Games.codes(Loader.of().check("nothing", new byte[0]))).containsExactly("E-EMPTY");
    }

    @Test
    void aTextHasAtMost256KiB() {
        String fits = Games.KINGS + "#".repeat(LARGEST - Games.KINGS.length());
        assertThat(Loader.of().check("fits", Games.bytes(fits))).isEmpty();
        assertThat(Games.codes(Loader.of().check("large", Games.bytes(fits + "#"))))
                .containsExactly("E-SIZE");
        assertThat(Games.codes(Loader.of().check("huge", new byte[64 * 1024 * 1024])))
                .containsExactly("E-SIZE");
    }

    @Test
    void thereAreNoFilesBeside() {
        Loader loader = Loader.of(Games.pack("x.yaml", "format: 1\n", "odd.say", "never"))
                .scripts(new Games.Says());
        assertThat(Games.codes(loader.check("upload", Games.bytes(Games.KINGS + "import: ./x.yaml\n"))))
                .containsExactly("E-UNKNOWN-FILE");
        assertThat(Games.codes(loader.check("upload", Games.bytes(SCRIPTED)))).containsExactly("E-UNKNOWN-FILE");
    }

    /** A pack has a folder fox with a script and a file; a definition named so is still not of that folder. */
    @Test
    void theNameLeadsToNoFolder() {
        MemoryPack fox = Games.pack("fox/odd.say", "never", "fox/x.yaml", "format: 1\n", "fox/variant.yaml", SCRIPTED);
        Loader loader = Loader.of(fox).scripts(new Games.Says());
        assertThat(loader.check("fox")).isEmpty();
        assertThat(Games.codes(loader.check("fox/mine.yaml", Games.bytes(SCRIPTED))))
                .containsExactly("E-UNKNOWN-FILE");
        assertThat(Games.codes(loader.check("fox/mine.yaml", Games.bytes(Games.KINGS + "import: ./x.yaml\n"))))
                .containsExactly("E-UNKNOWN-FILE");
    }

    @Test
    void referencesByIdAreFoundInThePacks() {
        Loader loader = Loader.of(Games.pack("kings/variant.yaml", Games.KINGS));
        byte[] text = Games.bytes("format: 1\nextends: kings\nid: wazirs\nname: Wazirs\npieces: {king: {move: W}}\n");
        assertThat(loader.load("upload", text).pieceTypes().get(0).betza()).isEqualTo("W");
        assertThat(Games.codes(Loader.of().check("upload", text))).containsExactly("E-UNKNOWN-FILE");
    }

    /** A server may name an edited text like the file that it extends. */
    @ParameterizedTest
    @ValueSource(strings = {"kings/variant.yaml", "kings", "", "kings/variant.yaml\n"})
    void aDefinitionMayHaveTheNameOfTheFileThatItExtends(String name) {
        Loader loader = Loader.of(Games.pack("kings/variant.yaml", Games.KINGS));
        Variant mine = loader.load(name, Games.bytes("format: 1\nextends: kings\nname: Mine\n"));
        assertThat(mine.name()).isEqualTo("Mine");
    }

    @Test
    void problemsShowANameOnOneLine() {
        String name = "up\nload\u202E" + "x".repeat(1_000);
        assertThat(Loader.of().check(name, Games.bytes("format: 2\n")))
                .isNotEmpty()
                .allSatisfy(
                        problem -> assertThat(problem.file()).isEqualTo("up\\nload\\u202e" + "x".repeat(492) + "..."));
    }

    @Test
    void theArrayIsCopied() {
        byte[] text = Games.bytes(Games.named("Abc"));
        Variant first = Loader.of().load("upload", text);
        text[Games.named("Abc").indexOf("Abc")] = 'X';
        assertThat(first.name()).isEqualTo("Abc");
        assertThat(Loader.of().load("upload", text).name()).isEqualTo("Xbc");
        assertThat(Loader.of().load("upload", Games.bytes(Games.named("Abc")))).isSameAs(first);
    }

    @Test
    void theOptionsOfTheLoaderHold() {
        byte[] text = Games.bytes(Games.KINGS + "options: {o: {default: a, choices: {a: {}, b: {name: Bees}}}}\n");
        assertThat(Loader.of().option("o", "b").load("upload", text).name()).isEqualTo("Bees");
        assertThat(Games.codes(Loader.of().option("o", "c").check("upload", text)))
                .containsExactly("E-OPTION");
    }

    /** Names and values come from whoever fills in the form; messages are shown. */
    @ParameterizedTest
    @ValueSource(strings = {"\0", "\t", "\u202e", "\u2028", "\u200b"})
    void optionsOfAStrangerAreShownEscaped(String character) {
        byte[] text = Games.bytes(Games.KINGS + "options: {o: {default: a, choices: {a: {}, b: {name: Bees}}}}\n");
        String shown = "'x" + String.format("\\u%04x", (int) character.charAt(0)) + "'";
        assertThat(Loader.of().option("x" + character, "a").check("upload", text))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("there is no option " + shown));
        assertThat(Loader.of().option("o", "x" + character).check("upload", text))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("has no value " + shown));
    }
}
