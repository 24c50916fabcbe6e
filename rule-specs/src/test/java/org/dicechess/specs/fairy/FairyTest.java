package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Variants that Fairy-Stockfish knows, written as definitions: the moves and counts of its positions. Each has a table
 * with a position in a row, its counts of 1 to 3 plies, where they are known, and its moves.
 */
class FairyTest {

    /** The warnings of variants in which pieces may stand for ever where they arrive. */
    private static final Map<String, String> MEANT =
            Map.of("forward", "W-STUCK", "kyotoshogi", "W-STUCK", "chennis", "W-STUCK");

    private static final int LARGEST = TestShare.of(1_000_000, 2_000);

    @ParameterizedTest
    @MethodSource("names")
    void movesAndCountsAreTheSame(String name) {
        assertThat(FairyVariants.check(name))
                .filteredOn(problem -> !problem.code().equals(MEANT.get(name)))
                .isEmpty();
        Variant variant = FairyVariants.load(name);
        List<FairyPosition> rows = rows(FairyVariants.FOLDER.resolve(name + ".tsv"));
        boolean turns = rows.stream().anyMatch(row -> FairyTurns.areLong(variant.position(row.text(variant))));
        for (FairyPosition row : rows) {
            test(variant, row, turns);
        }
    }

    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FairyVariants.FOLDER)) {
            List<String> all = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".tsv"))
                    .map(file -> file.substring(0, file.indexOf('.')))
                    .sorted()
                    .toList();
            return TestShare.of(all, 11);
        }
    }

    private static List<FairyPosition> rows(Path table) {
        try (Stream<String> lines = Files.lines(table)) {
            return TestShare.of(lines.map(FairyPosition::of).toList(), 8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void test(Variant variant, FairyPosition row, boolean turns) {
        Position position = variant.position(row.text(variant));
        assertThat(moves(position, turns).sorted()).as(row.fen()).containsExactlyElementsOf(new TreeSet<>(row.moves()));
        for (int depth = 1; depth <= row.counts().size(); depth++) {
            long count = row.counts().get(depth - 1);
            if (count <= LARGEST) {
                assertThat(count(position, depth, turns))
                        .as(row.fen() + " depth " + depth)
                        .isEqualTo(count);
            }
        }
    }

    private static Stream<String> moves(Position position, boolean turns) {
        return turns
                ? FairyTurns.moves(position).stream()
                : position.node().events().stream().map(FairyPosition::move);
    }

    private static long count(Position position, int depth, boolean turns) {
        return turns ? FairyTurns.count(position, depth) : Perft.count(position.cursor(), depth, Perft.Unit.PLY);
    }
}
