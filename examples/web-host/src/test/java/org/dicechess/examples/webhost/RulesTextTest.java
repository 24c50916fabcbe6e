package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules in words that stand beside a definition go out as plain text, whatever they say. */
@Tag("long")
class RulesTextTest {

    @TempDir
    Path folder;

    private WebHost host;

    @BeforeEach
    void start() throws IOException {
        write("mine", "RULES.md", "# Mine\n<script>alert(1)</script> \u00e9\n");
        write("chess960", "RULES.md", "another game of the same id, which no loader loads");
        Files.writeString(folder.resolve("secret.md"), "not of any variant");
        write("silent", "NOTES.md", "no rules");
        host = new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE)
                .withPacks(folder));
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private void write(String id, String name, String text) throws IOException {
        Path variant = Files.createDirectories(folder.resolve(id));
        Files.writeString(
                variant.resolve("variant.yaml"), "format: 1\nid: " + id + "\nname: Mine\nextends: dice-chess\n");
        Files.writeString(variant.resolve(name), text);
    }

    private HttpResponse<String> rules(String id) throws IOException, InterruptedException {
        URI target = URI.create("http://127.0.0.1:" + host.port() + "/api/v1/variants/" + id + "/rules");
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(target).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void theTextIsThatOfTheFileAndNoMarkup() throws IOException, InterruptedException {
        HttpResponse<String> mine = rules("mine");
        assertThat(mine.body()).isEqualTo("# Mine\n<script>alert(1)</script> \u00e9\n");
        assertThat(mine.headers().firstValue("Content-Type").orElse("").replace(" ", ""))
                .isEqualToIgnoringCase("text/plain;charset=utf-8");
        assertThat(mine.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @Test
    void bundledVariantsHaveTheirOwnAndOthersAnEmptyOne() throws IOException, InterruptedException {
        assertThat(rules("dice-chess").body()).startsWith("# Dice chess").contains("21 different rolls");
        assertThat(rules("shogi").body()).startsWith("# Shogi").contains("uchifuzume");
        assertThat(rules("chess960").body()).doesNotContain("another game");
        assertThat(rules("silent").statusCode()).isEqualTo(200);
        assertThat(rules("silent").body()).isEmpty();
    }

    @Test
    void nothingElseIsReached() throws IOException, InterruptedException {
        for (String id : new String[] {"no-such", "..%2f..", "secret.md%00", "mine%2f..%2fchess960"}) {
            assertThat(rules(id).statusCode()).as(id).isBetween(400, 404);
        }
    }
}
