package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.TestShare;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * English draughts, in which a piece captures what it jumps over and goes on while it can: the number of sequences of
 * turns, as published.
 */
class DraughtsTest {

    private static final int LARGEST = TestShare.of(1_000_000, 50_000);

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 302", "4, 1469", "5, 7361", "6, 36768", "7, 179740", "8, 845931"})
    void turnsAreCountedAsPublished(int depth, long turns) {
        Variant variant = Loader.create().load(Path.of("src/test/resources/dice-language/draughts.yaml"));
        if (turns <= LARGEST) {
            assertThat(count(variant.start().cursor(), depth)).isEqualTo(turns);
        }
    }

    private static long count(Cursor cursor, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] events = new int[cursor.variant().eventBound()];
        long sum = 0;
        for (int event : Arrays.copyOf(events, cursor.list(events, 0))) {
            cursor.play(event);
            sum += count(cursor, cursor.beginsTurn() ? depth - 1 : depth);
            cursor.undo();
        }
        return sum;
    }
}
