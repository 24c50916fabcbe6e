package org.dicechess.examples.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Perft;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.VariantSpec;
import org.dicechess.spi.DiceSource;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts and classes play the same games, and the rules of the games hold. */
@Tag("long")
class HookGamesTest {

    private static final int GAMES = 20;
    private static final int LONGEST = 300;

    private static final Map<String, Variant> LOADED = new ConcurrentHashMap<>();

    /** Returns a game, which is loaded once. */
    private static Variant load(String id, String by) {
        return LOADED.computeIfAbsent(id + " " + by, each -> HookGames.load(id, by));
    }

    @ParameterizedTest
    @ValueSource(strings = {"archers", "hill", "prisoners", "shield-wall"})
    void scriptsAndClassesPlayTheSameGames(String id) {
        Variant script = load(id, "script");
        Variant java = load(id, "java");
        Variant trusted = HookGames.loader(GroovyScripts.trusted()).load(id);

        assertThat(game(trusted, 1)).isEqualTo(game(java, 1));
        for (long seed = 1; seed <= GAMES; seed++) {
            assertThat(game(java, seed)).as("game %s", seed).isEqualTo(game(script, seed));
        }
    }

    /**
     * For archers the counts of an independent program; for the others those of dice chess, since the hooks change
     * nothing in the first two turns.
     */
    @ParameterizedTest(name = "{0}, {2} plies from {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            archers     | start                                                                | 3 | 8906
            archers     | start                                                                | 4 | 197531
            archers     | r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 | 3 | 98308
            hill        | start                                                                | 2 | 110224
            prisoners   | start                                                                | 2 | 110224
            shield-wall | start                                                                | 2 | 110224
            """)
    void scriptsAndClassesCountTheSame(String id, String position, int plies, long count) {
        for (String by : List.of("script", "java")) {
            Variant variant = load(id, by);
            Position from = position.equals("start") ? variant.start() : variant.position(position);
            assertThat(Perft.count(from.cursor(), plies, Perft.Unit.PLY)).as(by).isEqualTo(count);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"archers", "hill", "prisoners", "shield-wall"})
    void theFormOfTheHookEntersTheRulesHash(String id) {
        List<String> hashes = Stream.of("script", "java", "nobody")
                .map(by -> load(id, by).rulesHash())
                .toList();

        assertThat(hashes).doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicTest> everyVariantMustGetThisRight() {
        return new HookGames()
                .ids().stream()
                        .flatMap(id -> LongStream.rangeClosed(1, 2)
                                .boxed()
                                .flatMap(
                                        seed -> VariantSpec.properties(
                                                load(id, "script").start(), seed, 200)
                                                .stream()))
                        .map(check -> DynamicTest.dynamicTest(check.name(), check::run));
    }

    /** White to move; a row for each rule, with and without the hook. */
    @ParameterizedTest(name = "{0} {1}: {2} is possible: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            archers     | 4k3/8/8/8/8/8/4p3/4N1K1 w - - 0 1       |       | e1e1xe3 | false
            archers     | 4k3/8/8/8/8/4p3/8/4N1K1 w - - 0 1       |       | e1e1xe3 | true
            archers     | 4k3/8/8/8/8/4p3/4p3/4N1K1 w - - 0 1     |       | e1e1xe3 | false
            archers     | 4k3/8/8/8/8/8/8/r1r1N1K1 w - - 0 1      |       | e1e1xc1 | true
            archers     | 4k3/8/8/8/8/8/8/r1r1N1K1 w - - 0 1      |       | e1e1xa1 | false
            archers     | 4k3/p7/8/8/8/4n3/8/4K3 w - - 0 1        |       | e1e2    | true
            archers     | 4k3/p7/8/8/8/4n3/8/4K3 w - - 0 1        |       | e1d2    | true
            archers     | 4k3/8/8/8/8/3n4/8/3QK3 w - - 0 1        |       | e1f1    | true
            archers     | 4k3/8/8/8/3n4/8/8/3QK3 w - - 0 1        |       | e1d2    | false
            archers     | 4k3/8/8/8/8/5n2/8/4K2R w K - 0 1        |       | e1g1    | false
            archers     | 4k3/8/8/6n1/8/8/8/4K2R w K - 0 1        |       | e1g1    | true
            archers     | 4k3/8/8/8/8/4n3/4R3/4K3 w - - 0 1       |       | e2d2    | false
            archers     | 4k3/8/8/8/8/4n3/4R3/4K3 w - - 0 1       |       | e2e3    | true
            shield-wall | 4k3/8/8/2ppp3/8/8/8/2RRR1K1 w - - 0 1   | [4 5] | d1d5    | false
            shield-wall | 4k3/8/8/2ppp3/8/8/8/2RRR1K1 w - - 0 1   | [4 5] | c1c5    | true
            shield-wall | 4k3/8/8/2ppp3/8/8/8/2RRR1K1 w - - 0 1   | [4 5] | e1e5    | true
            shield-wall | 4k3/8/8/2ppb3/8/8/8/2RRR1K1 w - - 0 1   | [4 5] | d1d5    | true
            shield-wall | 4k3/8/8/ppp5/8/8/8/RRR3K1 w - - 0 1     | [4 5] | a1a5    | true
            shield-wall | 4k3/8/8/ppp5/8/8/8/RRR3K1 w - - 0 1     | [4 5] | b1b5    | false
            shield-wall | 4k3/8/8/2pppP2/8/8/8/6K1 w - e6 0 1     | [1 4] | f5e6    | true
            shield-wall | 4k3/8/8/2pPp3/8/8/8/6K1 w - e6 0 1      | [1 4] | d5e6    | true
            """)
    void theRulesHold(String id, String position, String roll, String move, boolean possible) {
        for (String by : List.of("script", "java")) {
            Variant variant = load(id, by);
            Position at = variant.position(position + (roll == null ? "" : " " + roll));
            assertThat(((Node.Decision) at.node()).events())
                    .extracting(Event::text)
                    .as(by)
                    .satisfies(events -> assertThat(events.contains(move)).isEqualTo(possible));
        }
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/3n4/8/8/3RK3 w - - 0 1 [4 5]  | d1d4 | w
            4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 [4 5]  | d1d5 | b
            4k3/8/8/8/3n4/2P5/8/4K3 w - - 0 1 [1 4] | c3d4 | -
            """)
    void aKnightComesBack(String position, String capture, String decider) {
        for (String by : List.of("script", "java")) {
            Position after = load("prisoners", by).position(position).after(capture);
            boolean blackDecides = after.node() instanceof Node.Decision decision && decision.player() == Color.BLACK;
            List<Piece> waiting = after.reserve(Color.BLACK);
            assertThat(waiting).as(by).hasSize(decider.equals("-") ? 0 : 1);
            assertThat(blackDecides).as(by).isEqualTo(decider.equals("b"));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/4K3/7P/8 w - - 0 1 [1 6] | e3e4 | 1-0
            4k3/8/8/8/8/4K3/7P/8 w - - 0 1 [1 6] | e3d4 | 1-0
            4k3/8/8/8/8/4K3/7P/8 w - - 0 1 [1 6] | e3f4 | -
            8/8/4k3/8/8/8/7P/4K3 b - - 0 1 [1 6] | e6e5 | 0-1
            8/8/4k3/8/8/8/7P/4K3 b - - 0 1 [1 6] | e6f5 | -
            """)
    void aKingOnTheHillHasWon(String position, String move, String result) {
        for (String by : List.of("script", "java")) {
            Node node = load("hill", by).position(position).after(move).node();
            assertThat(node instanceof Node.End end ? end.result().text() : "-")
                    .as(by)
                    .isEqualTo(result);
            assertThat(node instanceof Node.End end ? end.reason() : "hill").isEqualTo("hill");
        }
    }

    /** Returns a random game, line by line. */
    private static List<String> game(Variant variant, long seed) {
        Random player = new Random(seed);
        DiceSource dice = DiceSource.seeded(seed);
        Position position = variant.start();
        List<String> lines = new ArrayList<>();
        while (!(position.node() instanceof Node.End) && lines.size() < LONGEST) {
            Event event = position.node() instanceof Node.Chance chance
                    ? dice.roll(chance)
                    : chosen((Node.Decision) position.node(), player, lines);
            position = position.after(event);
            lines.add(event.text() + " " + position.text() + (event instanceof Move move ? " " + move.captures() : ""));
        }
        lines.add(position.node() instanceof Node.End end ? end.toString() : "-");
        return lines;
    }

    /** Returns one of the events, all of which are added to the lines. */
    private static Event chosen(Node.Decision decision, Random player, List<String> lines) {
        lines.add(decision.player() + " " + decision.events());
        return decision.events().get(player.nextInt(decision.events().size()));
    }
}
