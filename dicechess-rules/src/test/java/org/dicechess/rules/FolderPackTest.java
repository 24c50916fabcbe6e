package org.dicechess.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FolderPackTest {

    @TempDir
    private Path temp;

    private Path games() throws IOException {
        return Files.createDirectories(temp.resolve("games"));
    }

    private Path file(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, Games.inFolder(path.replace("games/", ""), text));
    }

    @Test
    void eachSubFolderWithADefinitionIsAVariant() throws IOException {
        file("games/b/variant.yaml", Games.named("Bee"));
        file("games/a/variant.yaml", "format: 1\nid: a\nextends: b\nimport: ./more.yaml\nname: Ay\n");
        file("games/a/more.yaml", "format: 1\npieces: {king: {symbol: K, move: W}}\n");
        file("games/no-game/readme.txt", "no game");
        file("games/Upper/variant.yaml", Games.KINGS);
        file("games/variant.yaml", Games.KINGS);
        file("games/c/deeper/variant.yaml", Games.KINGS);
        FolderPack pack = FolderPack.of(games());
        assertThat(pack.ids()).containsExactly("a", "b");
        assertThat(Loader.of(pack).load("b").name()).isEqualTo("Bee");
        assertThat(Loader.of(pack).load("a").pieceTypes().get(0).betza()).isEqualTo("W");
    }

    @Test
    void aChangedFolderIsNoticedAtOnce() throws IOException {
        FolderPack pack = FolderPack.of(games());
        assertThat(pack.ids()).isEmpty();
        Path game = file("games/a/variant.yaml", Games.named("Old"));
        assertThat(Loader.of(pack).load("a").name()).isEqualTo("Old");
        file("games/a/variant.yaml", Games.named("New"));
        assertThat(Loader.of(pack).load("a").name()).isEqualTo("New");
        Files.delete(game);
        assertThat(pack.ids()).isEmpty();
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        file("secret/variant.yaml", Games.KINGS);
        file("games/a/variant.yaml", Games.KINGS);
        Files.createSymbolicLink(games().resolve("b"), temp.resolve("secret"));
        Files.createSymbolicLink(games().resolve("a/b.yaml"), temp.resolve("secret/variant.yaml"));
        Files.createSymbolicLink(games().resolve("c"), games().resolve("a"));
        FolderPack pack = FolderPack.of(games());
        assertThat(pack.ids()).containsExactly("a");
        assertThat(pack.file("a/variant.yaml")).isPresent();
        assertThat(pack.file("b/variant.yaml")).isEmpty();
        assertThat(pack.file("a/b.yaml")).isEmpty();
        assertThat(pack.file("c/variant.yaml")).isEmpty();
    }

    /** The host may name its folder by a link. */
    @Test
    void theFolderItselfMayBeALink() throws IOException {
        file("games/a/variant.yaml", Games.KINGS);
        Path link = Files.createSymbolicLink(temp.resolve("link"), games());
        assertThat(Loader.of(FolderPack.of(link)).load("a").name()).isEqualTo("Kings");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret/variant.yaml",
                "a/../../secret/variant.yaml",
                "a/../a/variant.yaml",
                "/etc/hostname.txt",
                "./a/variant.yaml",
                "a//variant.yaml",
                "a\\variant.yaml",
                "a",
                "a/",
                "",
                ".yaml",
                "a/variant.yaml/",
                "a/variant.yaml\n",
                "a/variant.yaml\0",
                "1/2/3/4/5/6/7/8/9/variant.yaml"
            })
    void noOtherPathLeadsToAFile(String path) throws IOException {
        file("secret/variant.yaml", Games.KINGS);
        file("games/a/variant.yaml", Games.KINGS);
        assertThat(FolderPack.of(games()).file(path)).isEmpty();
    }

    @Test
    void aFolderInPlaceOfAFileIsNoFile() throws IOException {
        Files.createDirectories(games().resolve("a/variant.yaml"));
        assertThat(FolderPack.of(games()).ids()).isEmpty();
        assertThat(FolderPack.of(games()).file("a/variant.yaml")).isEmpty();
    }

    @Test
    void aFileBeyondTheLimitIsAProblem() throws IOException {
        file("games/a/variant.yaml", Games.KINGS + "#".repeat(256 * 1024));
        assertThat(Games.codes(Loader.of(FolderPack.of(games())).check("a"))).containsExactly("E-SIZE");
    }

    @Test
    void anAbsentFolderIsTheHostsMistake() throws IOException {
        assertThatThrownBy(() -> FolderPack.of(temp.resolve("none")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("none; expected a folder");
        Path file = file("file.txt", "");
        assertThatThrownBy(() -> FolderPack.of(file)).isInstanceOf(IllegalArgumentException.class);
        FolderPack gone = FolderPack.of(games());
        Files.delete(games());
        assertThatThrownBy(() -> Loader.of(gone).ids())
                .isInstanceOf(PackException.class)
                .hasMessageContaining("cannot read ");
    }

    /** The entries stand in a file system of one file: as files of the disk they would take seconds to make. */
    @Test
    void aFolderHasAtMostTenThousandEntries() throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(temp.resolve("many.zip"), Map.of("create", "true"))) {
            Path games = Files.createDirectory(files.getPath("games"));
            for (int number = 0; number < 10_000; number++) {
                Files.createFile(games.resolve(String.valueOf(number)));
            }
            FolderPack pack = FolderPack.of(games);
            assertThat(pack.ids()).isEmpty();
            Files.createFile(games.resolve("one-more"));
            assertThatThrownBy(pack::ids)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("more than 10000 entries");
        }
    }
}
