package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.spi.EndRule;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * If several endings hold, those that the pieces decide and hooks without a draw come first, then mates, then the
 * others; among equals the first in the file counts.
 */
class EndingOrderTest {

    /** After c2c3 Black has no rook, its pawn on a2 cannot move, and both counters are 1. */
    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 3, ranks: 3}
            pieces:
              pawn:  {symbol: P, move: fmW}
              wazir: {symbol: W, move: W}
              rook:  {symbol: R, move: R}
            turn: move
            counters: {never: {}, other: {}}
            endings: {ENDINGS}
            setup: 2r/p1W/W1R w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "long, stuck, gone     | gone        | 1-0",
                "stuck, long           | stuck       | 1/2-1/2",
                "long, stuck           | stuck       | 1/2-1/2",
                "late, long            | late        | 1/2-1/2",
                "long, late            | long        | 1/2-1/2",
                "long, hooked-draw     | long        | 1/2-1/2",
                "hooked-draw, stuck    | stuck       | 1/2-1/2",
                "stuck, hooked-loss    | hooked loss | 1-0",
                "hooked-loss, gone     | hooked loss | 1-0",
                "gone, hooked-loss     | gone        | 1-0",
                "hooked-draw, gone     | gone        | 1-0",
                "dead, stuck           | stuck       | 1/2-1/2",
                "dead, long            | dead        | 1/2-1/2",
            })
    void theMostDecisiveEndingCounts(String endings, String reason, String result) {
        String written = endings.replace("gone", "gone: {when: none-left, pieces: rook, result: loses}")
                .replace("stuck", "stuck: {when: stalemate, result: draws}")
                .replace("long", "long: {when: counter, counter: never, reaches: 1, result: draws}")
                .replace("late", "late: {when: counter, counter: other, reaches: 1, result: draws}")
                .replace("dead", "dead: {when: material, only: [pawn, wazir], and-one: rook, result: draws}")
                .replace("hooked-draw", "hooked-draw: {when: hook, hook: bare, result: draws}")
                .replace("hooked-loss", "hooked-loss: {when: hook, hook: bare, result: loses}");
        EndRule bare = look -> look.count(Color.BLACK, "rook") == 0;
        Variant variant = Loader.create()
                .hook("bare", "1", bare)
                .load(Mistakes.file(folder, "game.yaml", GAME.replace("ENDINGS", written)));
        assertThat(variant.start().after("c2c3").node()).isInstanceOfSatisfying(Node.End.class, end -> {
            assertThat(end.reason()).isEqualTo(reason);
            assertThat(end.result().text()).isEqualTo(result);
        });
    }
}
