package org.dicechess.examples.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.specs.BundledDefinitions;

/**
 * Compares with the counts of independent programs that come with the bundled variants, so that no wrongly played game
 * is timed.
 */
final class KnownCounts {

    private static final long LARGEST = 200_000;

    private KnownCounts() {}

    /**
     * Returns a bundled variant by its id, or one in a file whose name ends in {@code .yaml}, after comparing it with
     * the {@code perft.txt} beside it, if there is one. Games of this module are counted in its tests.
     */
    static Variant confirmed(String game) {
        if (Definitions.isOwn(game)) {
            return Definitions.own(game);
        }
        if (!game.endsWith(".yaml")) {
            return confirmed(Definitions.bundled().load(game));
        }
        Path file = Path.of(game);
        return confirmed(Definitions.bundled().load(file), beside(file));
    }

    private static List<String[]> beside(Path file) {
        Path table = file.resolveSibling("perft.txt");
        try {
            return Files.exists(table) ? rows(Files.readAllBytes(table)) : List.of();
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + table, failed);
        }
    }

    /**
     * Counts the leaves of a variant where that does not take long.
     *
     * @throws IllegalStateException if a number differs
     */
    static Variant confirmed(Variant variant) {
        return confirmed(variant, rows(variant.id() + "/perft.txt"));
    }

    private static Variant confirmed(Variant variant, List<String[]> rows) {
        rows.stream().filter(row -> Long.parseLong(row[3]) <= LARGEST).forEach(row -> leaves(variant, row));
        return variant;
    }

    /** Returns the rows of a bundled table, without comments. */
    static List<String[]> rows(String file) {
        return rows(new BundledDefinitions().file(file).orElseThrow());
    }

    private static List<String[]> rows(byte[] table) {
        return new String(table, UTF_8)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.strip().split(" *\\| *"))
                .toList();
    }

    /** Checks one row: unit, position, depth, count. */
    private static void leaves(Variant variant, String[] row) {
        Position position = row[1].equals("start") ? variant.start() : variant.position(row[1]);
        Perft.Unit unit = row[0].equals("ply") ? Perft.Unit.PLY : Perft.Unit.EVENT;
        same(Long.parseLong(row[3]), Perft.count(position.cursor(), Integer.parseInt(row[2]), unit));
    }

    /** Returns the number if it is the known one. */
    static long same(long known, long counted) {
        if (known != counted) {
            throw new IllegalStateException("counted " + counted + ", expected " + known);
        }
        return counted;
    }
}
