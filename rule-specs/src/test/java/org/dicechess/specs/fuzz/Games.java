package org.dicechess.specs.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.Check;
import org.dicechess.specs.VariantSpec;

/** Seeded random games of the bundled variants, which all fuzzers of a process share. */
final class Games {

    private static final int GAMES = 3;
    private static final int LONGEST = 80;
    private static final long MOST_LEAVES = 5_000;

    private final BundledDefinitions pack = new BundledDefinitions();
    private final Map<String, List<GameRecord>> games = new TreeMap<>();
    private final Map<String, List<Counted>> counted = new TreeMap<>();
    private final Map<String, List<String>> positions = new TreeMap<>();

    Games() {
        for (String id : pack.ids()) {
            Variant variant = VariantSpec.variant(id, GroovyScripts.confined());
            List<GameRecord> played = new ArrayList<>();
            for (int seed = 1; seed <= GAMES; seed++) {
                played.add(play(variant, new Random(seed)));
            }
            games.put(id, played);
            counted.put(id, counted(variant));
            positions.put(
                    id,
                    played.stream()
                            .flatMap(game -> game.positions().stream())
                            .map(Position::text)
                            .toList());
        }
    }

    private static GameRecord play(Variant variant, Random random) {
        GameRecord game = GameRecord.from(variant.start());
        for (int events = random.nextInt(LONGEST); events > 0 && !(game.node() instanceof Node.End); events--) {
            List<Event> listed = Play.listed(game.node());
            game = game.after(listed.get(random.nextInt(listed.size())));
        }
        return game;
    }

    List<String> ids() {
        return pack.ids();
    }

    /** Returns a file of the bundled variants. */
    String file(String path) {
        return new String(
                pack.file(path).orElseThrow(() -> new AssertionError("no file " + path)), StandardCharsets.UTF_8);
    }

    Variant variant(String id) {
        return games.get(id).get(0).start().variant();
    }

    GameRecord game(String id, Random random) {
        return games.get(id).get(random.nextInt(GAMES));
    }

    /** Returns the texts of the positions of all games of a variant. */
    List<String> positions(String id) {
        return positions.get(id);
    }

    /** Counts leaves of the shared variant that an input begins with, or of any: no input may have changed it. */
    void check(String input, Random random) {
        String first = input.lines().findFirst().orElse("");
        String id = ids().contains(first) ? first : ids().get(random.nextInt(ids().size()));
        List<Check> checks = VariantSpec.perft(variant(id), file(id + "/perft.txt"), MOST_LEAVES);
        if (!checks.isEmpty()) {
            checks.get(random.nextInt(checks.size())).run();
        }
        List<Counted> counts = counted.get(id);
        if (!counts.isEmpty()) {
            counts.get(random.nextInt(counts.size())).check();
        }
    }

    /** Returns the rows of perft that are valid for positions. Unlike cursors, positions leave out drawn positions. */
    private List<Counted> counted(Variant variant) {
        return file(variant.id() + "/perft.txt")
                .lines()
                .filter(line -> line.startsWith("event |"))
                .map(line -> Counted.of(variant, line.split(" *\\| *")))
                .filter(row -> row.leaves <= MOST_LEAVES && row.holds())
                .toList();
    }

    private record Counted(Position position, int depth, long leaves) {

        static Counted of(Variant variant, String[] row) {
            Position position = row[1].equals("start") ? variant.start() : variant.position(row[1]);
            return new Counted(position, Integer.parseInt(row[2]), Long.parseLong(row[3]));
        }

        boolean holds() {
            return leaves(position, depth) == leaves;
        }

        void check() {
            long found = leaves(position, depth);
            Play.require(found == leaves, leaves + " leaves, not " + found + ", below " + position.text());
        }

        private static long leaves(Position position, int depth) {
            long leaves = 0;
            if (depth == 1) {
                return position.count();
            }
            for (Event event : Play.listed(position.node())) {
                leaves += leaves(position.after(event), depth - 1);
            }
            return leaves;
        }
    }
}
