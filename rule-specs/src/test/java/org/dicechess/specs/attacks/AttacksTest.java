package org.dicechess.specs.attacks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.TestShare;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs, scripts and positions made to hang, stop or corrupt the library. Each ends in a problem with its place. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AttacksTest {

    @TempDir
    private Path folder;

    /** The events of all positions on the way would fill the memory. */
    @Test
    void aTurnOfManyEventsInARowIsNotCounted() throws Exception {
        Variant variant = Loader.create().load(resource("turns/deep.yaml"));
        assertThatThrownBy(() -> variant.start().turns().sequences())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the turn has more than 4194304 events to search");
        assertThatThrownBy(() -> variant.start().turns().ends()).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            F02_oom/variant.yaml               | E-HOOK   | a.groovy:1 failed when asked about T on a1: an answer of more than 10000 squares, moves and lists
            F03_unmetered/variant.yaml         | E-HOOK   | a.groovy:135 failed when asked about T on a1: the script does too much; it stopped after 50000 units of fuel
            F04_loader/ld-parse/variant.yaml   | E-SCRIPT | a.groovy:8: more than 6 nested '? :' and '?:' is not permitted
            F04_loader/ld-so/variant.yaml      | E-SCRIPT | a.groovy:3: more than 60 nested operators, calls and statements
            F04_loader/ld-verify/variant.yaml  | E-SCRIPT | a.groovy:2: a loop over a value of type int; expected a list or a range
            F06_walk/d4-d6-faces64-131s.yaml   | E-RANGE  | walks of rato from c1 with 100 steps visit more squares than are searched in play; at most 1000000
            F06_walk/variant-d12.yaml          | E-RANGE  | walks of ant from a1 with 12 steps visit more squares than are searched in play; at most 1000000
            F06_walk/variant-d20.yaml          | E-RANGE  | walks of ant from a1 with 20 steps visit more squares than are searched in play; at most 1000000
            F08_actions/variant.yaml           | E-RANGE  | a player may have 247877 events to choose from, counted by square; at most 131072
            F10_facing/variant.yaml            | E-HOOK   | cavalo.groovy failed when asked about C^n on a6: facing w; expected one of n, e, s
            F11_check_pass/minimal.yaml        | E-CHECK  | a checkmated side would pass; add an ending 'checkmate', or write 'attacked-royal: may-be-taken'
            F11_check_pass/variant.yaml        | E-CHECK  | a checkmated side would pass; add an ending 'checkmate', or write 'attacked-royal: may-be-taken'
            F12_most/variant.yaml              | E-RANGE  | the roll [1 1 1 1 1 1 1 1] may take more than 1000000000000 moves to try; at most 4000000
            F14_tries/variant.yaml             | E-RANGE  | moves to try; at most 4000000
            F15_tries_of_royals/variant.yaml   | E-RANGE  | moves to try, each counted for 15 royals; at most 4000000
            F17_search_at_load/variant.yaml    | E-RANGE  | the search for the most dice of [1 2 3] that can be used takes more than 50000000 units of work
            F13_loadbudget/variant.yaml        | E-HOOK   | the hooks of a definition together do too much work at load; they may use 20000000 units of fuel
            """)
    void aPackIsRefusedAtItsPlace(String file, String code, String message) throws URISyntaxException {
        // In ScriptFuelTest a cheaper script empties the same tank. The other search takes a second.
        assumeTrue(TestShare.isAll() || !file.matches("F13_loadbudget.*|F17_search_at_load.*"), "long");
        List<Problem> problems =
                Loader.create().scripts(GroovyScripts.confined()).check(resource(file));
        assertThat(problems).hasSize(1);
        assertThat(problems.get(0).code()).isEqualTo(code);
        assertThat(problems.get(0).message()).contains(message);
        assertThat(problems.get(0).line()).isGreaterThan(1);
    }

    /** A hundred royals hop along lines: one listing took 14.6 seconds. HeavySafetyTest always asks the same. */
    @Test
    @Tag("long")
    void aSearchEndsThatTakesTooMuchWork() throws URISyntaxException {
        String message = "the tests of royal safety in one position take more than 50000000 units of work: have fewer"
                + " royals, or fewer pieces that hop or go by routes";
        Path file = resource("F16_looks_of_royals/variant.yaml");
        assertThat(Loader.create().check(file)).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo("E-RANGE");
            assertThat(problem.path()).isEqualTo("check");
            assertThat(problem.message()).startsWith(message);
        });
        aPositionIsNotListed(Loader.create().load(file).start().after("[1 1]"), message);
    }

    private static void aPositionIsNotListed(Position position, String message) {
        assertThatThrownBy(position::node)
                .isInstanceOf(PlayException.class)
                .isNotInstanceOf(HookException.class)
                .hasMessage(message);
        Cursor cursor = position.cursor();
        int[] events = new int[position.variant().eventBound()];
        assertThatThrownBy(() -> cursor.list(events, 0))
                .isInstanceOf(PlayException.class)
                .isNotInstanceOf(HookException.class);
        assertThat(cursor.position()).isEqualTo(position);
        assertThat(cursor.depth()).isZero();
    }

    /** The roll asks how many dice can be used, which takes too much work here. */
    @Test
    @Tag("long")
    void aRollThatCannotBeSearchedIsNotPlayed() throws Exception {
        String game = Files.readString(resource("F17_search_at_load/variant.yaml"))
                .replace(" w - - 0 1 [1 2 3]", " w - - 0 1");
        Position start = Loader.create()
                .load("search.yaml", game.getBytes(StandardCharsets.UTF_8))
                .start();
        assertThatThrownBy(() -> start.after("[1 2 3]"))
                .isInstanceOf(PlayException.class)
                .isNotInstanceOf(HookException.class);
        Cursor cursor = start.cursor();
        int[] events = new int[start.variant().eventBound()];
        int rolls = cursor.list(events, 0);
        int failed = 0;
        int played = 0;
        for (int i = 0; i < rolls && (failed == 0 || played == 0); i++) {
            try {
                cursor.play(events[i]);
                cursor.undo();
                played++;
            } catch (PlayException tooMuch) {
                failed++;
            }
            assertThat(cursor.depth()).isZero();
            assertThat(cursor.position()).isEqualTo(start);
            assertThat(cursor.list(events, 0)).isEqualTo(rolls);
        }
        assertThat(List.of(failed, played)).doesNotContain(0);
    }

    /** A hundred endings for 127 kinds are tested after each move. */
    @Test
    void theTestsOfEndingsAreCountedAsWork() {
        List<String> kinds = IntStream.range(0, 127).mapToObj(i -> "k" + i).toList();
        String pieces = IntStream.range(0, 127)
                .mapToObj(i -> "  k%d: {symbol: %c%c, move: %s}\n"
                        .formatted(i, 'A' + i / 26, 'a' + i % 26, i == 0 ? "fmW" : "W"))
                .collect(Collectors.joining());
        String endings = IntStream.range(0, 100)
                .mapToObj(i -> "  e%d: {when: none-left, pieces: %s, in: spot, result: loses}\n".formatted(i, kinds))
                .collect(Collectors.joining());
        String game = "format: 1\nid: ends\nname: Ends\nboard: {files: 16, ranks: 16}\nareas: {spot: {white: a1}}\n"
                + "pieces:\n" + pieces + "turn: {repeat: move}\nendings:\n" + endings
                + "setup: (ew)15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/(Ew)1(Aa)1(Aa)1(Aa)1(Aa)1(Aa)5 w - - 0 1\n";
        Position start = Loader.create()
                .load("ends.yaml", game.getBytes(StandardCharsets.UTF_8))
                .start();
        assertThatThrownBy(() -> start.cursor().visitEnds(1_000_000, () -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the turn has more than 50000000 units of work");
    }

    @Test
    void thousandsOfChoicesAreRefused() throws IOException {
        String choices =
                IntStream.range(0, 9_500).mapToObj("      c%d: {}\n"::formatted).collect(Collectors.joining());
        assertThat(check(game("options:\n  o:\n    about: x\n    default: c0\n    choices:\n" + choices)))
                .containsExactly("9500 choices of all options together; at most 40");
    }

    @Test
    void thousandsOfAreasAreRefused() throws IOException {
        int count = TestShare.of(5_000, 1_000);
        String areas =
                IntStream.range(0, count).mapToObj("  a%05d: [a1]\n"::formatted).collect(Collectors.joining());
        assertThat(check(game("areas:\n" + areas))).containsExactly(count + " areas; at most 200");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            F01_parse_climb_6.7s_390_chars.groovy              | :2: Unexpected input: ']'; expected a value
            F01_parse_do_44s_and_undocumented_exception.groovy | :3: Unexpected input: the end of the line; expected '{' after 'do'
            F01_parse_do_hang.groovy                           | :3: Unexpected input: the end of the line; expected '{' after 'do'
            F01_parse_generic_13s_819_chars.groovy             | :2: '>' after '<'; write brackets, or two comparisons with && between
            F01_parse_list_9s.groovy                           | :3: Unexpected input: the end of the line; expected a type
            F01_parse_ternary_36s.groovy                       | :8: more than 6 nested '? :' and '?:' is not permitted
            F04_verifyerror_for_in_number.groovy               | :2: a loop over a value of type int; expected a list or a range, as 0..<n
            F05_stackoverflow_list_plus.groovy                 | :3: more than 60 nested operators, calls and statements
            F05_stackoverflow_string_plus.groovy               | :3: more than 60 nested operators, calls and statements
            """)
    void aScriptIsRefusedAtItsLine(String file, String message) throws Exception {
        String script = Files.readString(resource(file));
        assertThatThrownBy(() -> GroovyScripts.confined().compile(file, script, StepRule.class))
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith(file + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"B_x4_recursion_each.groovy", "B_x6_param_captured.groovy", "B_x8_spaceship.groovy"})
    void aHarmlessScriptIsAccepted(String file) throws Exception {
        assertThat(GroovyScripts.confined().compile(file, Files.readString(resource(file)), StepRule.class))
                .isNotNull();
    }

    /** The record names a start whose squares the deal fills, under the variant of other games. */
    @Test
    void aRecordBeforeTheDealLeavesOtherGamesAsTheyAre() {
        Variant chess960 = Loader.create().load("chess960");
        String position = "3qk3/8/8/8/8/8/8/6K1 w - - 0 1";
        List<String> before = events(chess960, position);
        String record = chess960.notation()
                .record(GameRecord.from(chess960.start()))
                .replace("8/pppppppp/8/8/8/8/PPPPPPPP/8 w", "8/pppppppp/8/8/8/8/PPPPPPPP/qqqqqqqq w")
                .replace("events:\n", "events:\n[518]\n");
        assertThatThrownBy(() -> chess960.notation().record(record))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("line 3");
        assertThat(events(chess960, position))
                .isEqualTo(before)
                .containsExactlyInAnyOrder("g1f1", "g1f2", "g1g2", "g1h1", "g1h2");
        assertThat(chess960.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                        .count())
                .isEqualTo(20);
    }

    private static List<String> events(Variant variant, String position) {
        return ((Node.Decision) variant.position(position).node())
                .events().stream().map(Event::text).toList();
    }

    private static String game(String sections) {
        return """
                format: 1
                id: red-pack
                name: Red pack
                board: {files: 16, ranks: 16}
                pieces:
                  king: {symbol: K, move: K, royal: true}
                turn: move
                endings: {king-taken: {when: none-left, pieces: king, result: loses}}
                setup: k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 w - - 0 1
                """ + sections;
    }

    private List<String> check(String definition) throws IOException {
        return Loader.create().check(Files.writeString(folder.resolve("pack.yaml"), definition)).stream()
                .map(Problem::message)
                .toList();
    }

    private static Path resource(String name) throws URISyntaxException {
        return Path.of(AttacksTest.class.getResource("/attacks/" + name).toURI());
    }
}
