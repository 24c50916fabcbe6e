package org.dicechess.examples.benchmarks;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.spi.DefinitionPack;

/**
 * Counts perft of chess with pieces whose moves confined scripts give, under check: processor time, the first count in
 * a process and the best of the later ones.
 */
final class HookedPerft {

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /** A game: the pieces with hooks, and the scripts. */
    private record Game(String name, String pieces, String script) {}

    private static final String RIDES = """
            moves { piece, look ->
                List<Effect> found = []
                for (way in piece.directions('ways')) {
                    for (square in piece.ray(way)) {
                        boolean empty = look.isEmpty(square)
                        if (empty || look.has(square, look.side().opponent())) { found << look.go(square) }
                        if (!empty) { break }
                    }
                }
                found
            }
            """;

    private static final List<Game> GAMES = List.of(
            new Game("knights", "knight: {move: ~, moves: {hook: moves.groovy}}", """
                    moves { piece, look ->
                        List<Effect> found = []
                        for (way in [NORTH, EAST, SOUTH, WEST]) {
                            for (turn in [way.turned(1), way.turned(7)]) {
                                def path = piece.walk(way, turn)
                                if (!path.isEmpty() && (look.isEmpty(path[1]) || look.has(path[1], look.side().opponent()))) {
                                    found << look.go(path[1])
                                }
                            }
                        }
                        found
                    }
                    """),
            new Game(
                    "bishops", "bishop: {move: ~, moves: {hook: moves.groovy, with: {ways: [ne, se, sw, nw]}}}", RIDES),
            new Game("bishops, rooks, queens", """
                    bishop: {move: ~, moves: {hook: moves.groovy, with: {ways: [ne, se, sw, nw]}}}
                      rook: {move: ~, moves: {hook: moves.groovy, with: {ways: [n, e, s, w]}}}
                      queen: {move: ~, moves: {hook: moves.groovy, with: {ways: [n, ne, e, se, s, sw, w, nw]}}}""", RIDES),
            new Game("kings", "king: {move: ~, moves: {hook: moves.groovy}}", """
                    moves { piece, look ->
                        List<Effect> found = []
                        for (way in [NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST]) {
                            def path = piece.walk(way)
                            if (!path.isEmpty() && (look.isEmpty(path[0]) || look.has(path[0], look.side().opponent()))) {
                                found << look.go(path[0])
                            }
                        }
                        found
                    }
                    """),
            new Game("archers", "knight: {moves: {hook: moves.groovy}}", """
                    moves { piece, look ->
                        List<Effect> shots = []
                        for (way in [NORTH, EAST, SOUTH, WEST]) {
                            def line = piece.walk(way, way)
                            if (line.size() == 2 && look.isEmpty(line[0]) && look.has(line[1], look.side().opponent())) {
                                shots << look.go(piece.square()).taking(line[1])
                            }
                        }
                        shots
                    }
                    """),
            new Game("rooks that exchange", "rook: {moves: {hook: moves.groovy}}", """
                    moves { piece, look ->
                        List<Effect> found = []
                        for (way in [NORTH, EAST, SOUTH, WEST]) {
                            def path = piece.walk(way)
                            if (!path.isEmpty() && look.has(path[0], look.side(), 'knight')) {
                                found << look.go(path[0]).shifting(path[0], piece.square())
                            }
                        }
                        found
                    }
                    """),
            new Game("bishops that hunt queens", "bishop: {moves: {hook: moves.groovy}}", """
                    moves { piece, look ->
                        def prey = look.squaresOf(look.side().opponent(), 'queen')
                        prey.findAll { it.rank() == piece.square().rank() }.collect { look.go(it) }
                    }
                    """));

    private HookedPerft() {}

    /**
     * Prints a row for each game and position.
     *
     * @param arguments the depth from the start, one more than from Kiwipete; how often each is counted; and with which
     *     words the names of the games begin
     */
    public static void main(String[] arguments) {
        int startDepth = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        int counts = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
        System.out.println("| game | position | depth | leaves | first, s | later, s |");
        System.out.println("| --- | --- | ---: | ---: | ---: | ---: |");
        String begin = arguments.length > 2 ? arguments[2] : "";
        for (Game game : GAMES) {
            if (!game.name.startsWith(begin)) {
                continue;
            }
            Variant variant = load(game);
            row(game, "start", variant.start(), startDepth, counts);
            row(game, "Kiwipete", variant.position(KIWIPETE), startDepth - 1, counts);
        }
    }

    private static void row(Game game, String name, Position position, int depth, int counts) {
        long begin = time();
        long leaves = Perft.count(position.cursor(), depth, Perft.Unit.EVENT);
        double first = (time() - begin) / 1e9;
        double best = first;
        for (int i = 1; i < counts; i++) {
            begin = time();
            Perft.count(position.cursor(), depth, Perft.Unit.EVENT);
            best = Math.min(best, (time() - begin) / 1e9);
        }
        System.out.println(String.format(
                Locale.ROOT, "| %s | %s | %d | %,d | %.2f | %.2f |", game.name, name, depth, leaves, first, best));
    }

    private static long time() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static Variant load(Game game) {
        String yaml = """
                format: 1
                id: hooked
                name: Hooked
                extends: chess
                pieces:
                  %s
                """.formatted(game.pieces);
        return Loader.create()
                .scripts(GroovyScripts.confined())
                .pack(new OneGame(yaml, game.script))
                .load("hooked");
    }

    /** A pack of one game with a script. */
    private record OneGame(String yaml, String script) implements DefinitionPack {

        @Override
        public List<String> ids() {
            return List.of("hooked");
        }

        @Override
        public Optional<byte[]> file(String path) {
            return switch (path) {
                case "hooked/variant.yaml" -> Optional.of(yaml.getBytes(StandardCharsets.UTF_8));
                case "hooked/moves.groovy" -> Optional.of(script.getBytes(StandardCharsets.UTF_8));
                default -> Optional.empty();
            };
        }
    }
}
