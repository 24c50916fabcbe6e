package org.dicechess.specs.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.specs.Check;
import org.dicechess.specs.TestShare;
import org.dicechess.specs.VariantSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * English draughts, in which a piece captures what it jumps over and goes on while it can: the number of sequences of
 * turns, as published.
 */
class DraughtsTest {

    private static final Path INTERNATIONAL = Path.of("src/test/resources/dice-language/international-draughts.yaml");
    private static final Path COUNTED = Path.of("src/test/resources/counted/international-draughts.tsv");
    private static final int LARGEST = TestShare.of(1_000_000, 2_000);

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 302", "4, 1469", "5, 7361", "6, 36768", "7, 179740", "8, 845931"})
    void turnsAreCountedAsPublished(int depth, long turns) {
        Variant variant = Loader.create().load(Path.of("src/test/resources/dice-language/draughts.yaml"));
        if (turns <= LARGEST) {
            assertThat(count(variant.start().cursor(), depth)).isEqualTo(turns);
        }
    }

    /** Of all turns those that capture most; captured pieces stay until the turn ends. */
    @ParameterizedTest
    @CsvSource({"1, 9", "2, 81", "3, 658", "4, 4265", "5, 27117", "6, 167140"})
    void internationalTurnsAreCountedAsPublished(int depth, long turns) {
        if (turns <= LARGEST) {
            assertThat(count(international().start().cursor(), depth)).isEqualTo(turns);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // Two men come before one lady by number, and the lady before them by worth.
        "10/10/10/10/1m8/10/1m1k6/2M7/10/10 w, 1, c3a5",
        "10/10/10/10/1m8/10/1m1k6/2M7/10/10 w, 3, c3e5",
        // A lady captures behind a man from afar, and lands where it can go on.
        "10/10/10/10/10/10/10/2m3m3/10/K9 w, 1, a1e5",
        // Without a capture all may move.
        "10/10/10/10/10/10/10/2M7/10/10 w, 1, c3b4 c3d4",
    })
    void mostIsCaptured(String position, int worth, String moves) throws IOException {
        String text = Files.readString(INTERNATIONAL)
                .replaceFirst("captures: most", "captures: {most: {man: 1, lady: " + worth + "}}");
        Position read = Loader.create()
                .load("trial", text.getBytes(StandardCharsets.UTF_8))
                .position(position + " - - 0 1");
        assertThat(read.node().events().stream().map(Event::text)).containsExactlyInAnyOrder(moves.split(" "));
    }

    /** Positions with kings, whose turns and pairs of turns an independent program in Python has counted. */
    @Test
    void turnsOfKingsAreCounted() throws IOException {
        Variant variant = international();
        for (String row : TestShare.of(Files.readAllLines(COUNTED), 50)) {
            String[] fields = row.split("\t");
            Cursor cursor = variant.position(fields[0]).cursor();
            assertThat(new long[] {count(cursor, 1), count(cursor, 2)})
                    .as(row)
                    .containsExactly(Long.parseLong(fields[1]), Long.parseLong(fields[2]));
        }
    }

    /** A man that passes over the last rank stays a man, and no piece is jumped over twice. */
    @Test
    void theTurnEnds() {
        Position position = international().position("10/4m1m3/3M6/10/10/10/10/10/10/10 w - - 0 1");
        Position after = position.after("d8f10").after("f10h8");
        assertThat(after.text()).startsWith("10/10/7M2/10/10/10/10/10/10/10 ");
        assertThat(international()
                        .position("10/2M7/10/10/10/10/10/10/10/10 w - - 0 1")
                        .after("c9b10")
                        .text())
                .startsWith("1K8/10/10/");
    }

    @Test
    void explainSaysThatMoreIsCaptured() {
        Position position = international().position("10/10/10/10/1m8/10/1m1k6/2M7/10/10 w - - 0 1");
        assertThat(position.explain("c3e5"))
                .hasValueSatisfying(why -> assertThat(why).contains("a turn can capture more, as c3a5"));
    }

    @Test
    void propertiesHold() {
        LongStream.rangeClosed(1, TestShare.of(10, 1))
                .boxed()
                .flatMap(seed -> VariantSpec.properties(international().start(), seed, TestShare.of(60, 10)).stream())
                .forEach(Check::run);
    }

    private static Variant international() {
        return Loader.create().load(INTERNATIONAL);
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
