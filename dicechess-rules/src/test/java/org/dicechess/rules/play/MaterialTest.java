package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Cursor;
import org.dicechess.Cursor.Kind;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Draws by material as a cursor plays and takes back. Two knights are enough, a king with one knight is not. */
class MaterialTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"w, c3d5", "b, d5c3"})
    void oneOfTwoKnightsIsNotEnough(String side, String capture) {
        Cursor cursor = cursor("4k3/8/8/3n4/8/2N5/8/4K3 " + side + " - - 0 1");
        assertThat(cursor.kind()).isEqualTo(Kind.DECISION);
        play(cursor, capture);
        assertThat(cursor.kind()).isEqualTo(Kind.END);
        cursor.undo();
        assertThat(cursor.kind()).isEqualTo(Kind.DECISION);
    }

    @Test
    void rooksAreEnoughUntilTheLastIsCaptured() {
        Cursor cursor = cursor("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        assertThat(cursor.kind()).isEqualTo(Kind.DECISION);
        play(cursor, "a1a8");
        assertThat(cursor.kind()).isEqualTo(Kind.DECISION);
        play(cursor, "e8d7");
        play(cursor, "a8a7");
        play(cursor, "d7c8");
        play(cursor, "a7c7");
        play(cursor, "c8c7");
        assertThat(cursor.kind()).isEqualTo(Kind.END);
    }

    private Cursor cursor(String position) {
        Variant variant = Trial.load(folder, Trial.SMALL_CHESS + """
                turn: move
                check: {}
                endings:
                  checkmate: {when: checkmate, result: loses}
                  stalemate: {when: stalemate, result: draws}
                  dead: {when: material, only: king, and-one: knight, result: draws}
                """);
        return variant.position(position).cursor();
    }

    private static void play(Cursor cursor, String text) {
        int[] events = new int[cursor.variant().eventBound()];
        int end = cursor.list(events, 0);
        for (int i = 0; i < end; i++) {
            if (cursor.event(events[i]).text().equals(text)) {
                cursor.play(events[i]);
                return;
            }
        }
        throw new AssertionError("no event " + text);
    }
}
