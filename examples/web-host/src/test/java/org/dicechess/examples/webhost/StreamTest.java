package org.dicechess.examples.webhost;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.dicechess.examples.webhost.http.Limits;
import org.dicechess.examples.webhost.http.WebHost;
import org.dicechess.examples.webhost.live.Told;
import org.dicechess.examples.webhost.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Streams give every entry once and in order, wherever they are cut. */
class StreamTest {

    @TempDir
    Path folder;

    @Test
    void aStreamThatIsCutAfterEachEntryLosesNothing() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            String url = "http://127.0.0.1:" + host.port();
            Client[] pair = Client.pair(url, "dice-chess");
            Random random = new Random(5);
            int moves = 0;
            for (int i = 0; i < TestShare.of(1_000, 40) && moves < TestShare.of(200, 8); i++) {
                moves += pair[i % 2].choose(random).isPresent() ? 1 : 0;
            }
            List<Told> all = pair[0].entries();
            assertThat(all).hasSizeGreaterThan(moves);
            List<Told> seen = new ArrayList<>();
            while (seen.size() < all.size()) {
                try (Watch watch = pair[0].watch(seen.size())) {
                    seen.add(watch.await(1, 10_000).get(0));
                }
            }
            assertThat(seen).isEqualTo(all);
            assertThat(seen).extracting(Told::version).isSorted().doesNotHaveDuplicates();
        }
    }

    @Test
    void everybodySeesAnEntryAtOnce() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            Client[] pair = Client.pair("http://127.0.0.1:" + host.port(), "chess");
            try (Watch one = pair[0].watch(2);
                    Watch two = pair[1].watch(2)) {
                assertThat(pair[0].command(2, "play", "e2e4").status()).isEqualTo(200);
                assertThat(one.await(1, 5_000).get(0).san()).isEqualTo("e4");
                assertThat(two.await(1, 5_000).get(0).words()).isEqualTo("pawn from e2 to e4");
            }
        }
    }

    /** The shortest mate: only the move that mates tells an end. */
    @Test
    void theEndByTheRulesIsInTheStream() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            Client[] pair = Client.pair("http://127.0.0.1:" + host.port(), "chess");
            try (Watch watch = pair[0].watch(0)) {
                List<String> moves = List.of("f2f3", "e7e5", "g2g4", "d8h4");
                for (int i = 0; i < moves.size(); i++) {
                    assertThat(pair[i % 2].command(2 + i, "play", moves.get(i)).status())
                            .isEqualTo(200);
                }
                List<Told> seen = watch.await(6, 5_000);
                assertThat(seen.subList(0, 5))
                        .allSatisfy(
                                told -> assertThat(told.end() + told.result()).isEqualTo("*"));
                assertThat(seen.get(5).end()).isEqualTo("checkmate");
                assertThat(seen.get(5).result()).isEqualTo("0-1");
            }
        }
    }

    @Test
    void theEndByAPlayerIsInTheStream() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            Client[] pair = Client.pair("http://127.0.0.1:" + host.port(), "chess");
            try (Watch watch = pair[0].watch(2)) {
                assertThat(pair[1].command(2, "resign", "").status()).isEqualTo(200);
                Told told = watch.await(1, 5_000).get(0);
                assertThat(List.of(told.kind(), told.end(), told.result()))
                        .containsExactly("resign", "resignation by black", "1-0");
            }
        }
    }

    /** Gives a new store a known key, from which the secrets of all dice follow. */
    private String storeWithKey() throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("games.db");
        new Store(url).close();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE host SET setting = '" + "0".repeat(64) + "' WHERE name = 'dice'");
        }
        return url;
    }

    /**
     * A level answers, and takes its share in the dice by itself. The dice are the same each time: in one of eighty
     * games neither side can move at first, and the third repetition ends the game before its third turn.
     */
    @Test
    void aComputerPlayerAnswers() throws SQLException {
        try (WebHost host = new WebHost(WebHost.Setup.local(storeWithKey(), Limits.NONE))) {
            Client white = Client.create(
                    "http://127.0.0.1:" + host.port(),
                    Map.of("variant", "dice-chess", "opponent", "level-1", "token", "1".repeat(32)));
            white.agree();
            white.agree();
            try (Watch watch = white.watch(0)) {
                Random random = new Random(6);
                for (int i = 0; i < 3; i++) {
                    int known = white.entries().size();
                    assertThat(white.choose(random).orElseThrow().status()).isEqualTo(200);
                    // The choice, the roll, the answer, and the next roll.
                    watch.await(known + 4, 20_000);
                }
                assertThat(watch.seen())
                        .filteredOn(told -> told.kind().equals("play"))
                        .extracting(Told::by)
                        .containsExactly("white", "black", "white", "black", "white", "black");
            }
        }
    }

    /** In a game without dice a level would always play the same if nothing of the game were in its choice. */
    @Test
    void aLevelPlaysNotTheSameGameAgainAndAgain() {
        try (WebHost host =
                new WebHost(WebHost.Setup.local("jdbc:sqlite:" + folder.resolve("games.db"), Limits.NONE))) {
            Set<String> answers = new HashSet<>();
            for (int i = 0; i < 4; i++) {
                Client white = Client.create(
                        "http://127.0.0.1:" + host.port(),
                        Map.of("variant", "chess", "opponent", "level-1", "token", ("" + i).repeat(32)));
                try (Watch watch = white.watch(0)) {
                    assertThat(white.command(2, "play", "e2e4").status()).isEqualTo(200);
                    answers.add(watch.await(4, 20_000).get(3).text());
                }
            }
            assertThat(answers).hasSizeGreaterThan(1);
        }
    }
}
