package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The owner learns on the console what only it can mend. */
class OwnerTest {

    @TempDir
    Path folder;

    private WebHost.Setup setup(String packs) {
        return WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withPacks(folder.resolve(packs));
    }

    private void write(String id, String base, String text) throws IOException {
        Path file = Files.createDirectories(folder.resolve("packs").resolve(id)).resolve("variant.yaml");
        Files.writeString(file, "format: 1\nid: " + id + "\nname: Mine\nextends: " + base + "\n" + text);
    }

    @Test
    void aFolderThatIsNotThereStopsTheStart() {
        assertThatThrownBy(() -> new WebHost(setup("no-such-folder")).close())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no-such-folder");
    }

    @Test
    void aMistakeIsOnTheConsoleAndNotInTheList() throws IOException {
        write("mistaken", "chess", "pieces:\n  queen: {mov: QN}\n");
        PrintStream before = System.err;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
        try (WebHost host = new WebHost(setup("packs"))) {
            JsonNode list = Client.ask("GET", "http://127.0.0.1:" + host.port() + "/api/v1/variants", "", null)
                    .body();
            assertThat(list.findValuesAsText("id")).contains("chess").doesNotContain("mistaken");
        } finally {
            System.setErr(before);
        }
        assertThat(console.toString(StandardCharsets.UTF_8)).contains("mistaken", "'mov'");
    }

    @Test
    void aStoreThatFailsIsOnTheConsole() throws SQLException {
        PrintStream before = System.err;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE);
        try (WebHost host = new WebHost(setup);
                Connection other = DriverManager.getConnection(setup.store())) {
            other.createStatement().execute("DROP TABLE game");
            Client.Answer list = Client.ask("GET", "http://127.0.0.1:" + host.port() + "/api/v1/games", "", null);
            assertThat(list.status()).isEqualTo(503);
            assertThat(list.body().get("error").asText()).isEqualTo("store-failed");
        } finally {
            System.setErr(before);
        }
        assertThat(console.toString(StandardCharsets.UTF_8)).contains("the store fails", "no such table");
    }

    /** Somebody has written nonsense into the store: lists leave the game out, and whoever asks learns nothing. */
    @Test
    void aGameThatCannotBeReadIsOnTheConsoleAlone() throws SQLException {
        PrintStream before = System.err;
        ByteArrayOutputStream console = new ByteArrayOutputStream();
        System.setErr(new PrintStream(console, true, StandardCharsets.UTF_8));
        WebHost.Setup setup = WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE);
        Client broken;
        Client sound;
        try (WebHost host = new WebHost(setup)) {
            String url = "http://127.0.0.1:" + host.port();
            broken = Client.create(url, Map.of("variant", "chess"));
            sound = Client.create(url, Map.of("variant", "chess"));
        }
        try (Connection other = DriverManager.getConnection(setup.store())) {
            other.createStatement().execute("UPDATE entry SET kind = 'NONSENSE' WHERE game = '" + broken.game + "'");
        }
        try (WebHost host = new WebHost(setup)) {
            String url = "http://127.0.0.1:" + host.port() + "/api/v1/games";
            Client.Answer answer = Client.ask("GET", url + "/" + broken.game, "", null);
            assertThat(answer.status()).isEqualTo(500);
            assertThat(answer.body().get("message").asText()).isEqualTo("the host has failed; its owner can read why");
            String ids = url + "?ids=" + broken.game + "," + sound.game;
            assertThat(Client.ask("GET", ids, "", null).body().findValuesAsText("id"))
                    .containsExactly(sound.game);
            assertThat(sound.at("http://127.0.0.1:" + host.port())
                            .state()
                            .get("stage")
                            .asText())
                    .isEqualTo("open");
        } finally {
            System.setErr(before);
        }
        assertThat(console.toString(StandardCharsets.UTF_8)).contains("GET /api/v1/games/" + broken.game, "NONSENSE");
    }
}
