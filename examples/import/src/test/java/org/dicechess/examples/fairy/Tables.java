package org.dicechess.examples.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.dicechess.Perft;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/**
 * The tables of positions that Fairy-Stockfish has counted: a position in a row, its counts of 1 to 3 plies, where they
 * are known, and its moves.
 */
final class Tables {

    private static final Path SPECS = Path.of("../../rule-specs");
    private static final int LARGEST = TestShare.of(1_000_000, 300);

    private Tables() {}

    /** Returns the table of a variant. */
    static Optional<Path> of(String name) {
        try (Stream<Path> files = Files.walk(SPECS)) {
            return files.filter(file -> file.getFileName().toString().equals(name + ".tsv"))
                    .filter(file -> !file.toString().contains("target"))
                    .findFirst();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Compares a definition with so many rows of a table, evenly spread. */
    static void compare(FairyImport.Definition definition, Path table, int each) {
        Variant variant =
                Loader.create().load(definition.id(), definition.text().getBytes(StandardCharsets.UTF_8));
        List<FairyPosition> rows = TestShare.of(rows(table), each);
        boolean turns = rows.stream().anyMatch(row -> FairyTurns.areLong(position(variant, row)));
        for (FairyPosition row : rows) {
            compare(position(variant, row), row, turns);
        }
    }

    private static List<FairyPosition> rows(Path table) {
        try (Stream<String> lines = Files.lines(table)) {
            return lines.map(FairyPosition::of).toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The clock is set back: the program lists moves even where the game is drawn by its count. */
    private static Position position(Variant variant, FairyPosition row) {
        return variant.position(row.text(variant).replaceFirst("(?<= )[0-9]+(?= [0-9]+( |$))", "0"));
    }

    private static void compare(Position position, FairyPosition row, boolean turns) {
        Stream<String> moves = turns
                ? FairyTurns.moves(position).stream()
                : position.node().events().stream().map(FairyPosition::move);
        assertThat(moves.sorted()).as(row.fen()).containsExactlyElementsOf(new TreeSet<>(row.moves()));
        for (int depth = 1; depth <= row.counts().size(); depth++) {
            long count = row.counts().get(depth - 1);
            if (count <= LARGEST) {
                long counted = turns
                        ? FairyTurns.count(position, depth)
                        : Perft.count(position.cursor(), depth, Perft.Unit.PLY);
                assertThat(counted).as(row.fen() + " depth " + depth).isEqualTo(count);
            }
        }
    }
}
