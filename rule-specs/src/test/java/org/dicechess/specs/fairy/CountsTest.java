package org.dicechess.specs.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;

/**
 * The counting rules of makruk, of Cambodian and of ASEAN chess. Each row of {@code counts.tsv} is a game: the position
 * in which it begins, its moves, and how many have been made when its count is above its limit, 0 for never. Both
 * Fairy-Stockfish and {@code counts.py} have counted makruk, the program alone the others.
 */
class CountsTest {

    private static final Path COUNTS = Path.of("src/test/resources/endings/counts.tsv");
    private static final String COUNTED_OUT = "counted out";

    @Test
    void gamesAreCountedOutAfterTheSameMoves() throws IOException {
        Map<String, Variant> variants = new TreeMap<>();
        try (Stream<String> rows = Files.lines(COUNTS)) {
            for (String row : rows.toList()) {
                String[] cells = row.split("\t");
                Variant variant = variants.computeIfAbsent(
                        cells[0], name -> FairyVariants.load(name.equals("cambodian") ? "cambodian-counted" : name));
                assertThat(countedOut(variant.position(cells[1]), List.of(cells[2].split(" "))))
                        .as(row)
                        .isEqualTo(Integer.parseInt(cells[3]));
            }
        }
        assertThat(variants).hasSize(3);
    }

    /** Returns after how many moves the count ends the game; 0 if it does not. */
    private static int countedOut(Position start, List<String> moves) {
        Position position = start;
        int made = 0;
        for (String move : moves) {
            assertThat(isCountedOut(position)).as(position.text()).isFalse();
            position = position.after(move);
            made++;
        }
        return isCountedOut(position) ? made : 0;
    }

    private static boolean isCountedOut(Position position) {
        return position.node() instanceof Node.End end && end.reason().equals(COUNTED_OUT);
    }
}
