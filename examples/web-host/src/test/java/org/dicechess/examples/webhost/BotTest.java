package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bot in Python plays whole games. */
@Tag("long")
class BotTest {

    @TempDir
    Path folder;

    private static Process python(Path out, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @BeforeEach
    void pythonIsThere() throws InterruptedException {
        boolean there;
        try {
            there = python(folder.resolve("version"), "--version").waitFor() == 0;
        } catch (IOException missing) {
            there = false;
        }
        assumeTrue(there, "python3");
    }

    private WebHost host(Limits limits) {
        return new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), limits));
    }

    private String told(Process bot, Path out) throws IOException, InterruptedException {
        boolean ended = bot.waitFor(120, TimeUnit.SECONDS);
        bot.destroyForcibly();
        assertThat(ended).isTrue();
        assertThat(bot.exitValue()).isZero();
        return Files.readString(out, StandardCharsets.UTF_8).strip();
    }

    private static JsonNode game(String url, String id) {
        return Client.ask("GET", url + "/api/v1/games/" + id + "?picture=no", "", null)
                .body();
    }

    /** It prints the game and how it has ended, as the host says it. */
    @Test
    void itPlaysAgainstTheHost() throws IOException, InterruptedException {
        try (WebHost host = host(Limits.NONE)) {
            String url = "http://127.0.0.1:" + host.port();
            Path out = folder.resolve("out");
            String[] told = told(python(out, "bot.py", url), out).split(" ", 2);
            JsonNode game = game(url, told[0]);
            assertThat(game.get("stage").asText()).isEqualTo("over");
            assertThat(game.get("seats").get("white").asText()).isEqualTo("Random (bot)");
            assertThat(game.get("levels").get("black").asText()).isEqualTo("level-1");
            assertThat(game.get("view").get("words").asText()).isEqualTo(told[1]);
        }
    }

    /** The usual limits suffice for a bot. The person resigns after some choices. */
    @Test
    void itJoinsAGameOfAPerson() throws IOException, InterruptedException {
        try (WebHost host = host(Limits.USUAL)) {
            String url = "http://127.0.0.1:" + host.port();
            Client white = Client.create(url, Map.of("variant", "dice-chess", "name", "Anna"));
            white.agree();
            Path out = folder.resolve("out");
            Process bot = python(out, "bot.py", url, white.game);
            Random random = new Random(3);
            for (int choices = 0; choices < 5; Thread.sleep(100)) { // two requests, at twenty a second
                white.agree();
                choices += white.choose(random).isPresent() ? 1 : 0;
            }
            assertThat(white.now("resign").status()).isEqualTo(200);
            assertThat(told(bot, out)).matches(white.game + " White .*: Black wins");
            assertThat(game(url, white.game).get("seats").get("black").asText()).isEqualTo("Random (bot)");
        }
    }
}
