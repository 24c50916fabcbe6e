package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.GameRecord;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.FolderPack;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each game of the folder {@code dice-games} loads by its id, keeps its cases, and has the properties of all games. */
class DiceGamesTest {

    private static final Path GAMES = Path.of("dice-games");
    private static final Path PLAYED = Path.of("src/test/resources/dice-games");
    private static final int MOST_EVENTS = TestShare.of(300, 6);

    /** Returns a loader that knows the games of the folder besides the bundled ones. */
    static Loader loader() {
        return Loader.create().pack(FolderPack.of(GAMES)).scripts(GroovyScripts.confined());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void randomPlayHasItsProperties(String id) {
        assertThat(loader().check(id)).isEmpty();
        var start = loader().load(id).start();
        for (long seed = 1; seed <= TestShare.of(5, 1); seed++) {
            for (Check check : VariantSpec.properties(start, seed, MOST_EVENTS)) {
                check.run();
            }
        }
    }

    /**
     * Each random game goes on until it ends, or so long; weights add up, and taking it all back leads to the start.
     */
    @ParameterizedTest
    @MethodSource("ids")
    void randomGamesArePlayed(String id) {
        Cursor cursor = loader().load(id).start().cursor();
        int[] events = new int[cursor.variant().eventBound()];
        Random random = new Random(11);
        long start = cursor.key();
        for (int game = 0; game < TestShare.of(100, 1); game++) {
            while (cursor.depth() < 300 && cursor.kind() != Cursor.Kind.END) {
                int end = cursor.list(events, 0);
                long total = IntStream.range(0, end)
                        .mapToLong(event -> cursor.weight(events[event]))
                        .sum();
                assertThat(end).isPositive();
                assertThat(total).isEqualTo(cursor.isChance() ? cursor.total() : end);
                cursor.play(events[random.nextInt(end)]);
            }
            while (cursor.depth() > 0) {
                cursor.undo();
            }
            assertThat(cursor.key()).isEqualTo(start);
        }
    }

    /** The rules that a definition cites, and those of its cases, stand in its RULES.md. */
    @ParameterizedTest
    @MethodSource("ids")
    void everyCitedRuleIsWritten(String id) throws IOException {
        Path folder = GAMES.resolve(id);
        List<String> written = found("(?m)^\\| ([a-z0-9]+-[0-9]+) \\|", folder.resolve("RULES.md"));
        assertThat(written).isNotEmpty().doesNotHaveDuplicates();
        assertThat(written).containsAll(found("rule: ([a-z0-9]+-[0-9]+)", folder.resolve("variant.yaml")));
        if (Files.exists(folder.resolve("cases.txt"))) {
            assertThat(written).containsAll(found("(?m)^([a-z0-9]+-[0-9]+) +\\|", folder.resolve("cases.txt")));
        }
    }

    private static List<String> found(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> casesHold() throws IOException {
        return ids().stream()
                .map(id -> GAMES.resolve(id).resolve("cases.txt"))
                .filter(Files::exists)
                .flatMap(DiceGamesTest::cases);
    }

    /** The lists, weights and ends of these games were compared with an independent program. */
    @ParameterizedTest
    @MethodSource("played")
    void everyListIsThatOfAnIndependentProgram(Path played) throws IOException {
        String id = played.getFileName().toString().replace(".games", "");
        GameRecord game = GameRecord.from(loader().load(id).start());
        for (String line : Files.readAllLines(played)) {
            if (line.startsWith("> ")) {
                game = game.after(PlayedGames.played(game.position().node(), line.substring(2)));
            } else {
                assertThat(PlayedGames.line(game)).as("after " + game.length()).isEqualTo(line);
            }
        }
        assertThat(game.length()).isGreaterThan(30);
    }

    static List<String> ids() {
        return FolderPack.of(GAMES).ids();
    }

    static List<Path> played() throws IOException {
        try (Stream<Path> files = Files.list(PLAYED)) {
            return files.sorted().toList();
        }
    }

    private static Stream<DynamicTest> cases(Path file) {
        String id = file.getParent().getFileName().toString();
        try {
            return VariantSpec.cases(loader().load(id), Files.readString(file)).stream()
                    .map(check -> DynamicTest.dynamicTest(check.name(), check::run));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
