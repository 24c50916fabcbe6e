package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rules hashes and saved games are unchanged. {@code -Ddicechess.kept.write=true} writes them anew, which is right only
 * for a variant whose rules have changed.
 */
class KeptGamesTest {

    private static final int SHORTEST = 200;

    @BeforeAll
    static void write() throws IOException {
        if (Boolean.getBoolean("dicechess.kept.write")) {
            for (String id : Bundled.ids()) {
                Path folder = Path.of(System.getProperty("basedir", "")).resolve(id);
                GameRecord game = KeptGames.play(id);
                Files.writeString(folder.resolve("kept.txt"), KeptGames.text(id, game));
                Files.writeString(
                        folder.resolve("record.txt"),
                        game.start().variant().notation().record(game));
                Files.writeString(
                        folder.resolve("record.json"),
                        game.start().variant().notation().json(game) + "\n");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyChoiceHasItsKeptHash(String id) throws IOException {
        List<String> kept = rows(id).stream()
                .filter(row -> row.field(0).equals("hash"))
                .map(row -> row.field(1) + " " + row.field(2))
                .toList();
        assertThat(KeptGames.choices(id))
                .map(choice -> choice + " " + KeptGames.load(id, choice).rulesHash())
                .isEqualTo(kept);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theGameOfLinesIsReadPlayedAndWrittenUnchanged(String id) throws IOException {
        Variant variant = KeptGames.load(id, "-");
        String text = file(id, "record.txt");
        GameRecord game = variant.notation().record(text);
        checkEnd(id, game);
        assertThat(variant.notation().record(game)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theGameOfJsonIsReadPlayedAndWrittenUnchanged(String id) throws IOException {
        Variant variant = KeptGames.load(id, "-");
        String text = file(id, "record.json");
        GameRecord game = variant.notation().fromJson(text);
        checkEnd(id, game);
        assertThat(variant.notation().json(game) + "\n").isEqualTo(text);
        assertThat(game).isEqualTo(variant.notation().record(file(id, "record.txt")));
    }

    private static void checkEnd(String id, GameRecord game) throws IOException {
        List<String> ends = rows(id).stream()
                .filter(row -> row.field(0).equals("position"))
                .map(row -> row.field(2))
                .toList();
        assertThat(ends).containsExactly(game.position().text());
        assertThat(game.node() instanceof Node.End || game.events().size() >= SHORTEST)
                .as("the game is whole or long")
                .isTrue();
    }

    private static List<Row> rows(String id) throws IOException {
        return Row.of(file(id, "kept.txt"), 3);
    }

    /** Reads the file from the folder: the pack does not have a file that has just been written. */
    private static String file(String id, String name) throws IOException {
        return Files.readString(
                Path.of(System.getProperty("basedir", "")).resolve(id).resolve(name));
    }

    static List<String> ids() {
        return Bundled.ids();
    }
}
