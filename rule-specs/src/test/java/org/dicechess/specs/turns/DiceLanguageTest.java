package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.GameRecord;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose turns branch have the properties of all games in random play. */
class DiceLanguageTest {

    private static final Path GAMES = Path.of("src/test/resources/dice-language");
    private static final int MOST_EVENTS = TestShare.of(300, 16);

    @ParameterizedTest
    @MethodSource("games")
    void randomPlayHasItsProperties(Path game) throws IOException {
        assertThat(Loader.create().check(game)).isEmpty();
        var start = Loader.create().load(game).start();
        for (long seed = 1; seed <= TestShare.of(6, 1); seed++) {
            for (Check check : VariantSpec.properties(start, seed, MOST_EVENTS)) {
                check.run();
            }
        }
    }

    /** The lists, weights and ends of these games were compared with an independent program, {@code dice_turns.py}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "pair-fect",
                "kamikaze",
                "number-of-moves",
                "captures-go-on",
                "lost-turns",
                "fury",
                "promotion-by-die",
                "near-and-far",
                "checks-by-die",
                "no-checks",
                "same-and-other"
            })
    void everyListIsThatOfAnIndependentProgram(String name) throws IOException {
        GameRecord game = GameRecord.from(
                Loader.create().load(GAMES.resolve(name + ".yaml")).start());
        for (String line : Files.readAllLines(GAMES.resolve(name + ".games"))) {
            if (line.startsWith("> ")) {
                game = game.after(PlayedGames.played(game.position().node(), line.substring(2)));
            } else {
                assertThat(PlayedGames.line(game)).as("after " + game.length()).isEqualTo(line);
            }
        }
        assertThat(game.length()).isGreaterThan(30);
    }

    static List<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            List<Path> all = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
            return TestShare.of(all, 3);
        }
    }
}
