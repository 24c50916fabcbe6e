package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game goes on by the rules that it began with, whatever becomes of the owner's folder. */
class PinnedTest {

    @TempDir
    Path folder;

    private WebHost host() {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withPacks(folder.resolve("packs")));
    }

    private void write(String move) throws IOException {
        Path file = Files.createDirectories(folder.resolve("packs/mine")).resolve("variant.yaml");
        Files.writeString(
                file, "format: 1\nid: mine\nname: Mine\nextends: chess\npieces:\n  knight: {move: " + move + "}\n");
    }

    @Test
    void aChangedOrDeletedFileChangesNoGame() throws IOException {
        write("N");
        Client[] pair;
        try (WebHost host = host()) {
            pair = Client.pair("http://127.0.0.1:" + host.port(), "mine");
            assertThat(pair[0].command(2, "play", "g1f3").status()).isEqualTo(200);
            assertThat(pair[1].command(3, "play", "e7e5").status()).isEqualTo(200);
        }
        write("W");
        try (WebHost host = host()) {
            String url = "http://127.0.0.1:" + host.port();
            assertThat(pair[0].at(url).command(4, "play", "f3g5").status()).isEqualTo(200);
            Client[] fresh = Client.pair(url, "mine");
            assertThat(fresh[0].command(2, "play", "g1f3").status()).isEqualTo(422);
        }
        Files.delete(folder.resolve("packs/mine/variant.yaml"));
        try (WebHost host = host()) {
            String url = "http://127.0.0.1:" + host.port();
            assertThat(pair[1].at(url).command(5, "play", "b8c6").status()).isEqualTo(200);
            assertThat(Client.ask("POST", url + "/api/v1/games", "", Client.JSON.valueToTree(Map.of("variant", "mine")))
                            .status())
                    .isEqualTo(404);
        }
    }
}
