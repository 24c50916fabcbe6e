package org.dicechess.examples.endgames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values are those that {@link SolverTest} computes by hand: 1/2 with White to move, 0 with Black to move. */
class EndingTableTest {

    private static final Variant VARIANT = Games.tiny();
    private static final EndingTable TABLE = EndingTable.solve(VARIANT, "hare", "tortoise");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"H1t w - - 0 1, 0.5", "1tH w - - 0 7, 0.5", "Ht1 b - - 0 1, 0"})
    void itKnowsTheBeginningOfATurn(String text, double value) {
        assertThat(TABLE.value(VARIANT.position(text).cursor()).orElseThrow()).isCloseTo(value, within(1e-6));
    }

    /**
     * Value iteration of another program: 1/3 for the side to move, two steps away from a man in the corner. With the
     * rules of the first turn in each of White's turns, it would be -5/9 and 7/9.
     */
    @Test
    void theRulesOfTheFirstTurnCountInNoOtherTurn() {
        Variant variant = Loader.create().load(Path.of("src/test/resources/two-men.yaml"));
        EndingTable table = EndingTable.solve(variant, "man", "man");
        double first =
                table.value(variant.position("4/2m1/4/M3 w - - 0 2").cursor()).orElseThrow();
        double second =
                table.value(variant.position("4/2M1/4/m3 b - - 0 1").cursor()).orElseThrow();
        assertThat(first).isCloseTo(1 / 3.0, within(1e-6));
        assertThat(second).isCloseTo(-1 / 3.0, within(1e-6));
        assertThat(table.value(variant.position("4/2m1/4/M3 w - - 0 1").cursor()))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"HHt w - - 0 1", "Htt b - - 0 1"})
    void itDoesNotKnowOtherPieces(String text) {
        Cursor cursor = VARIANT.position(text).cursor();
        assertThat(TABLE.mayHold(cursor)).isFalse();
        assertThat(TABLE.value(cursor)).isEmpty();
    }

    @Test
    void aFileIsReadBack() {
        Path file = folder.resolve("table");
        TABLE.write(file);
        Cursor cursor = VARIANT.position("H1t w - - 0 1").cursor();
        assertThat(EndingTable.read(VARIANT, List.of(file)).value(cursor)).hasValue(0.5);
    }

    @Test
    void aDamagedFileIsRefused() throws IOException {
        Path file = folder.resolve("table");
        Pairing pairing = Pairing.of(VARIANT, "hare", "tortoise");
        TableFile.write(file, VARIANT, List.of(new Ending(pairing, new int[][] {{99}, {99}}, new double[2][1], 0)));
        assertThatThrownBy(() -> EndingTable.read(VARIANT, List.of(file)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a damaged table of endings: 99");
        Files.writeString(file, "no table");
        assertThatThrownBy(() -> EndingTable.read(VARIANT, List.of(file)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not a table of endings");
    }

    @Test
    void itGivesRandomPositionsThatItKnows() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20; i++) {
            Cursor cursor = TABLE.random(random).cursor();
            double expected = cursor.turn() == Color.WHITE ? 0.5 : 0;
            assertThat(TABLE.value(cursor).orElseThrow()).isCloseTo(expected, within(1e-6));
        }
    }
}
