package org.dicechess.specs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.Tables;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The memory of loaded variants, printed line by line, fresh and after much play. Tables take at most 8 MiB. */
class FootprintTest {

    private static final long MOST = 8 << 20;
    private static final int GAMES = TestShare.of(20, 1);
    private static final int EVENTS = TestShare.of(300, 60);
    private static final int MOST_WALKS = TestShare.of(40_000, 4_000);
    private static final int MOST_WALKS_OF_BUNDLED = TestShare.of(40_000, 1_000);
    private static final int MOST_OF_POSITION = 200;
    private static final int LARGEST_FIELDS = 3;

    /** Movements for every third kind: riders, hoppers, bent riders, lame leaps that contradict each other, circles. */
    private static final List<String> MOVES = List.of(
            "Q",
            "QN",
            "BNN",
            "RC",
            "KAD",
            "mRcpR",
            "pB",
            "[F?R]",
            "[W?B]",
            "qN",
            "nN",
            "nA",
            "nD",
            "n(1,3)",
            "(1,4)(1,4)",
            "B3fR");

    @TempDir
    private Path folder;

    static Stream<String> bundled() {
        return TestShare.of(new BundledDefinitions().ids(), 4).stream();
    }

    @ParameterizedTest
    @MethodSource("bundled")
    void tablesOfABundledVariantTakeAtMostEightMebibytes(String id) {
        Path own = write("format: 1\nid: fresh\nname: Fresh\nextends: " + id + "\n");
        assertSmall(id, Loader.create().scripts(GroovyScripts.confined()).load(own), MOST_WALKS_OF_BUNDLED);
    }

    @Test
    void aPositionOnSixtyFourSquaresTakesAtMostTwoHundredBytes() {
        Variant chess = Loader.create().load("chess");
        Position position = chess.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        long bytes = Footprint.without(chess, position);
        System.out.println("bytes of a position of chess: " + bytes);
        assertThat(bytes).isLessThanOrEqualTo(MOST_OF_POSITION);
    }

    @Test
    void aSuccessorTakesAtMostTwoHundredBytesAndHoldsNothingOfItsPredecessor() {
        Variant chess = Loader.create().load("chess");
        Position start = chess.start();
        Position after = start.after("e2e4");
        long bytes = Footprint.without(chess, after);
        System.out.println("bytes of a successor in chess: " + bytes);
        assertThat(bytes).isLessThanOrEqualTo(MOST_OF_POSITION);
        long before = Footprint.of(new Object[] {chess, start, null});
        assertThat(Footprint.of(new Object[] {chess, start, after}) - before).isEqualTo(bytes);
    }

    /**
     * Reading all positions and events of a game, and listing the events of each position, leaves nothing in the game.
     */
    @ParameterizedTest
    @MethodSource("bundled")
    void aPlayedEventTakesAtMostTwoHundredBytesAndOneForEachSquare(String id) {
        Variant variant = Loader.create().scripts(GroovyScripts.confined()).load(id);
        GameRecord game = played(GameRecord.from(variant.start()));
        for (Position position : game.positions()) {
            look(position.node());
        }
        assertThat(game.before().orElseThrow().node()).isNotInstanceOf(Node.End.class);
        assertThat(game.events()).allSatisfy(event -> assertThat(event.text()).isNotEmpty());
        game.events()
                .forEach(event -> assertThat(event instanceof Move move ? move.edits() : List.of())
                        .isNotNull());
        long bytes = Footprint.of(new Object[] {variant, game})
                - Footprint.of(new Object[] {variant, GameRecord.from(variant.start())});
        long each = bytes / game.events().size();
        System.out.printf("bytes of a played event of %s: %d%n", id, each);
        assertThat(each)
                .isLessThanOrEqualTo(
                        MOST_OF_POSITION + variant.board().squares().size());
    }

    /** Returns a game of some hundred events; the last record has not been read. */
    private static GameRecord played(GameRecord first) {
        Random choice = new Random(7);
        GameRecord game = first;
        for (int events = 0; events < EVENTS && !(game.node() instanceof Node.End); events++) {
            List<Event> listed = look(game.node());
            game = game.after(listed.get(choice.nextInt(listed.size())));
        }
        GameRecord last = game;
        return game.before()
                .map(before -> before.after(last.events().get(last.events().size() - 1)))
                .orElseThrow();
    }

    private static List<Event> look(Node node) {
        List<Event> events = node instanceof Node.Chance chance
                ? chance.outcomes().stream()
                        .map(Outcome::roll)
                        .map(Event.class::cast)
                        .toList()
                : node instanceof Node.Decision decision ? decision.events() : List.of();
        events.forEach(event -> assertThat(event.text()).isNotEmpty());
        return events;
    }

    @Test
    void tablesOfFortyEightKindsOnTheLargestBoardTakeAtMostEightMebibytes() {
        StringBuilder text =
                new StringBuilder("format: 1\nid: large\nname: Large\nboard: {files: 16, ranks: 16}\npieces:\n");
        text.append("  pawn: {symbol: P, move: fmWfceFifmnD, promotion: {area: last, to: [k1, k2, k3]}}\n");
        text.append("  king: {symbol: K, move: K, royal: true}\n");
        for (int kind = 0; kind < 46; kind++) {
            text.append("  k")
                    .append(kind)
                    .append(": {symbol: X")
                    .append((char) ('a' + kind / 26))
                    .append((char) ('a' + kind % 26));
            text.append(", move: \"")
                    .append(MOVES.get(kind % MOVES.size()))
                    .append(kind < MOVES.size() ? "" : "fW")
                    .append("\"}\n");
        }
        text.append(
                "areas: {last: {white: rank 16}}\nturn: move\ncheck: {}\nendings: {mate: {when: checkmate, result: loses}}\n");
        text.append("setup: k15/pppppppppppppppp").append("/16".repeat(12)).append("/PPPPPPPPPPPPPPPP/K15 w - - 0 1\n");
        assertSmall("48 kinds, 16x16", Loader.create().load(write(text.toString())), MOST_WALKS);
    }

    @Test
    void tablesOfWalkersOnTheLargestBoardTakeAtMostEightMebibytes() {
        StringBuilder text = new StringBuilder("format: 1\nid: walks\nname: Walks\nboard: {files: 16, ranks: 16}\n");
        text.append("areas: {whole: [all]}\ndice: {d6: {faces: 6}}\npieces:\n");
        for (int kind = 0; kind < 42; kind++) {
            text.append("  k")
                    .append(kind)
                    .append(": {symbol: X")
                    .append((char) ('a' + kind / 26))
                    .append((char) ('a' + kind % 26));
            text.append(", walk: {dice: d6, in: whole, step: ")
                    .append(List.of("W", "F", "mWcF", "WF", "N").get(kind % 5))
                    .append("}}\n");
        }
        text.append("turn: [choose, {roll: chosen}, walk]\nendings: {}\n");
        text.append("setup: (xaa)(xac)(xad)13").append("/16".repeat(14)).append("/(Xaa)(Xac)(Xad)13 w - - 0 1\n");
        assertSmall("42 walkers, 16x16", Loader.create().load(write(text.toString())), MOST_WALKS);
    }

    private static void assertSmall(String name, Variant variant, int mostWalks) {
        Tables tables = ((PlayVariant) variant).tables();
        assertThat(printed(name + ", fresh", variant, tables)).isLessThanOrEqualTo(MOST);
        play(variant);
        askWalks(tables, mostWalks);
        assertThat(printed(name + ", played", variant, tables)).isLessThanOrEqualTo(MOST);
    }

    /** Prints the memory of a variant, and returns the bytes of its tables. */
    private static long printed(String name, Variant variant, Tables tables) {
        long bytes = Footprint.of(tables);
        StringBuilder largest = new StringBuilder();
        for (Map.Entry<String, Long> field : Footprint.byField(tables).entrySet().stream()
                .limit(LARGEST_FIELDS)
                .toList()) {
            largest.append(", ").append(field.getKey()).append(' ').append(field.getValue() >> 10);
        }
        System.out.printf(
                "KiB of %s: variant %d, tables %d%s%n", name, Footprint.of(variant) >> 10, bytes >> 10, largest);
        return bytes;
    }

    private static void play(Variant variant) {
        int[] events = new int[variant.eventBound()];
        for (int game = 0; game < GAMES; game++) {
            Random choice = new Random(game);
            Cursor cursor = variant.start().cursor();
            while (cursor.kind() != Cursor.Kind.END && cursor.depth() < EVENTS) {
                cursor.play(events[choice.nextInt(cursor.list(events, 0))]);
            }
        }
    }

    /** Asks for more walks than games do: every code and step, from the squares in an irregular order. */
    private static void askWalks(Tables tables, int most) {
        int asked = 0;
        for (int number = 0; number < tables.squares; number++) {
            int square = (number * 37) % tables.squares;
            for (int code = 1; code <= tables.codes.count(); code++) {
                for (int roll = 1;
                        tables.walks.mayStart(code, square) && roll <= Math.min(6, tables.walks.longest());
                        roll++) {
                    for (int steps = 1; asked < most && steps <= roll; steps++, asked++) {
                        tables.walks.sets(code, roll, steps, square, (visited, paths) -> {});
                    }
                }
            }
        }
    }

    private Path write(String text) {
        try {
            return Files.writeString(folder.resolve("own.yaml"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
