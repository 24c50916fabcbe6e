package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kinds with the same notation that differ in other properties. Counted by hand. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AlikeKindsTest {

    private static final String GAME = """
            format: 1
            id: alike
            name: Alike
            board: {files: 8, ranks: 8}
            areas: {second: {white: rank 2}, third: {white: rank 3}, last: {white: rank 8}, fifth: {white: rank 5}}
            pieces:
              ant: {symbol: A, move: fmWifmnD, initial: second, promotion: {area: last, to: queen}}
              bee: {symbol: B, move: fmWifmnD, initial: third, promotion: {area: last, to: queen}}
              cat: {symbol: C, move: fmWifmnD, initial: second, promotion: {area: fifth, to: queen}}
              dog: {symbol: D, move: fmWifmnD, initial: second, facings: [n, e]}
              elk: {symbol: E, move: fmWifmnD}
              fox: {symbol: F, move: fmW, promotion: {area: last, to: queen}}
              gnu: {symbol: G, move: fmW, promotion: {area: last, to: elk}}
              hen: {symbol: H, move: fmW}
              queen: {symbol: Q, move: Q}
            turn: move
            endings: {}
            setup: 8/8/8/8/8/8/8/EQ6 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Variant game;

    /** The moves of one piece on an empty board. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "8/8/8/8/8/8/A7/8 w; a2a3 a2a4",
                "8/8/8/8/8/A7/8/8 w; a3a4",
                "8/8/8/8/A7/8/8/8 w; a4a5",
                "8/A7/8/8/8/8/8/8 w; a7a8q",
                "8/a7/8/8/8/8/8/8 b; a7a6 a7a5",
                "8/8/8/8/8/8/a7/8 b; a2a1q",
                "8/8/8/8/8/8/B7/8 w; a2a3",
                "8/8/8/8/8/B7/8/8 w; a3a4 a3a5",
                "8/8/8/8/B7/8/8/8 w; a4a5",
                "8/8/b7/8/8/8/8/8 b; a6a5 a6a4",
                "8/8/8/8/8/8/C7/8 w; a2a3 a2a4",
                "8/8/8/8/C7/8/8/8 w; a4a5q",
                "8/8/8/c7/8/8/8/8 b; a5a4q",
                "8/C7/8/8/8/8/8/8 w; a7a8",
                "8/8/8/8/8/8/D^n7/8 w; a2a3 a2a4",
                "8/8/8/8/8/8/D^e7/8 w; a2b2 a2c2",
                "8/d^e7/8/8/8/8/8/8 b; a7b7 a7c7",
                "8/8/8/8/8/8/8/E7 w; a1a2 a1a3",
                "8/8/8/8/8/8/E7/8 w; a2a3",
                "8/F7/8/8/8/8/8/8 w; a7a8q",
                "8/8/8/8/H7/8/8/8 w; a4a5",
                "8/8/8/8/h7/8/8/8 b; a4a3",
                "8/G7/8/8/8/8/8/8 w; a7a8e",
            })
    void eachKindMovesByItsOwnDefinition(String position, String events) {
        assertThat(Trial.events(game().position(position + " - - 0 1"))).containsExactlyInAnyOrder(events.split(" "));
    }

    /** All kinds on one board, so that none uses the moves of a kind that was computed before. */
    @Test
    void allMoveSideBySide() {
        assertThat(Trial.events(game().position("8/8/8/8/2C5/1B6/A3D^e3/6F1 w - - 0 1")))
                .containsExactlyInAnyOrder("a2a3 a2a4 b3b4 b3b5 c4c5q e2f2 e2g2 g1g2".split(" "));
    }

    private Variant game() {
        if (game == null) {
            game = Trial.load(folder, GAME);
        }
        return game;
    }
}
