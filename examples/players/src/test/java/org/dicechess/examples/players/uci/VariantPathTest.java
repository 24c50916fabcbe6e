package org.dicechess.examples.players.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Definitions of an author as choices of UCI_Variant. */
@Tag("long")
class VariantPathTest {

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Engine engine =
            ReadyEngines.of(new KnownVariants(List.of("chess"), Map.of(), VariantPathTest::load), lines::add);

    @TempDir
    private Path folder;

    private static Variant load(String name, Map<String, String> options) {
        Loader loader = Loader.create().scripts(GroovyScripts.trusted());
        options.forEach(loader::option);
        return name.endsWith(".yaml") ? loader.load(Path.of(name)) : loader.load(name);
    }

    /** Chess in which a knight moves as a queen. */
    @BeforeEach
    void write() throws IOException {
        write("one.yaml", "format: 1\nid: own-one\nname: One\nextends: chess\npieces: {knight: {move: Q}}\n");
        write("two.yaml", "format: 1\nid: own-two\nname: Two\nextends: chess\npieces: {knight: {move: W}}\n");
        write("notes.txt", "format: 1\nid: own-notes\nname: Notes\nextends: chess\n");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aFolderOffersItsDefinitions() {
        engine.answer("setoption name UCI_VariantPath value " + folder);
        engine.answer("uci");
        assertThat(lines)
                .contains("option name UCI_Variant type combo default chess var chess var own-one var own-two");
        assertThat(lines).noneMatch(line -> line.startsWith("info string"));
        engine.answer("setoption name UCI_Variant value own-one");
        engine.answer("position fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1 moves a1a8");
        engine.answer("node");
        assertThat(lines).endsWith("node decision black");
    }

    /** A name that belongs to another game stays with it. */
    @Test
    void otherNamesOfAFileAreOffered() throws IOException {
        write(
                "one.yaml",
                "format: 1\nid: own-one\nname: One\nalso: [uno, Chess, own-two]\nextends: chess\n"
                        + "pieces: {knight: {move: Q}}\n");
        engine.answer("setoption name UCI_VariantPath value " + folder);
        engine.answer("uci");
        assertThat(lines)
                .contains("option name UCI_Variant type combo default chess var chess var own-one var own-two var uno");
        engine.answer("setoption name UCI_Variant value Uno");
        engine.answer("position fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1 moves a1a8");
        engine.answer("node");
        assertThat(lines).endsWith("node decision black");
    }

    @Test
    void aFileOffersItself() {
        engine.answer("setoption name UCI_VariantPath value " + folder.resolve("two.yaml"));
        engine.answer("setoption name UCI_Variant value own-two");
        engine.answer("go nodes 50");
        engine.await();
        assertThat(lines.get(lines.size() - 1)).startsWith("bestmove ").doesNotContain("0000");
    }

    /** What is written anew counts from the next setting on; another path ends the offer. */
    @Test
    void aPathIsReadAgainAndReplaced() throws IOException {
        engine.answer("setoption name UCI_VariantPath value " + folder.resolve("two.yaml"));
        engine.answer("setoption name UCI_Variant value own-two");
        engine.answer("isready");
        write("two.yaml", "format: 1\nid: own-two\nname: Two\nextends: chess\npieces: {knight: {move: R}}\n");
        engine.answer("setoption name UCI_VariantPath value " + folder.resolve("two.yaml"));
        engine.answer("position fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1 moves a1a7");
        engine.answer("node");
        assertThat(lines).endsWith("node decision black");
        engine.answer("setoption name UCI_VariantPath value <empty>");
        engine.answer("setoption name UCI_Variant value own-two");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("info string no variant 'own-two'; expected one of chess");
        engine.answer("position startpos moves b1c3");
        engine.answer("node");
        assertThat(lines).endsWith("node decision black");
    }

    @Test
    void aBadFileIsNamedAndTheOthersAreOffered() throws IOException {
        write("bad.yaml", "format: 1\nid: bad\nname: Bad\nextends: nothing\n");
        write("chess.yaml", "format: 1\nid: chess\nname: Mine\nextends: chess\n");
        engine.answer("setoption name UCI_VariantPath value " + folder);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .startsWith("info string ")
                .contains("bad.yaml", "nothing", "chess.yaml: the id 'chess' is offered already");
        engine.answer("setoption name UCI_Variant value own-two");
        assertThat(lines).hasSize(1);
    }

    /** The script lets the knight move as a rook, to the north alone. */
    @Test
    void aScriptBesideTheFileRuns() throws IOException {
        write("north.groovy", "path { from -> from.directions('ways').collect { way -> moves(from.ray(way)) } }\n");
        write(
                "north.yaml",
                "format: 1\nid: north\nname: North\nextends: chess\n"
                        + "pieces: {knight: {move: {hook: north.groovy, with: {ways: [n]}}}}\n");
        engine.answer("setoption name UCI_VariantPath value " + folder.resolve("north.yaml"));
        engine.answer("setoption name UCI_Variant value north");
        assertThat(lines).isEmpty();
        engine.answer("position fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1 moves a1a7");
        engine.answer("position fen 4k3/7p/8/8/8/8/8/N3K3 w - - 0 1 moves a1b1");
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string no move 'a1b1'");
    }

    /** The complaint of a definition begins with its file. */
    @Test
    void aBadFileIsNamedOnce() throws IOException {
        write("bad.yaml", "format: 1\nid: bad\nname: Bad\nextends: nothing\n");
        engine.answer("setoption name UCI_VariantPath value " + folder);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0).split("bad\\.yaml", -1)).hasSize(2);
    }

    @Test
    void aFolderWithoutDefinitionsGetsALine() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        engine.answer("setoption name UCI_VariantPath value " + inner);
        assertThat(lines).containsExactly("info string cannot read '" + inner + "': it has no file ending in .yaml");
    }

    @Test
    void aPathThatIsNoneGetsALine() {
        engine.answer("setoption name UCI_VariantPath value " + folder.resolve("none.yaml"));
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0)).startsWith("info string ").contains("none.yaml");
    }
}
