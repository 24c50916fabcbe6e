package org.dicechess.rules.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.Trial;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts of a turn, visits of its ends and the reach of a piece give up beyond fifty million units of work. */
class TurnWorkTest {

    private static final String TOO_MUCH = "the turn has more than 50000000 units of work";

    @TempDir
    private Path folder;

    /** Three queens with four moves in a row reach fewer positions than are allowed, in many more ways. */
    @Test
    @Tag("long")
    void aTurnWithManyWaysToFewPositionsIsGivenUp() {
        Variant variant = queens("[move, move, move, move]");
        assertThatThrownBy(() -> variant.start().turns().ends())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(TOO_MUCH);
        Cursor cursor = variant.start().cursor();
        assertThatThrownBy(() -> cursor.visitEnds(Integer.MAX_VALUE, () -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(TOO_MUCH);
        assertThat(cursor.depth()).isZero();
    }

    /** What the visitor does with the cursor is its own work: here it is hundreds of times that of the visit. */
    @Test
    @Tag("long")
    void theWorkOfTheVisitorIsNotThatOfTheVisit() {
        Cursor cursor = queens("[move, move]").start().cursor();
        int[] buffer = new int[cursor.variant().eventBound()];
        int[] listed = {0};
        int ends = cursor.visitEnds(Integer.MAX_VALUE, () -> {
            for (int i = 0; i < 300; i++) {
                cursor.list(buffer, 0);
                cursor.play(buffer[0]);
                cursor.undo();
                listed[0]++;
            }
        });
        assertThat(listed[0]).isEqualTo(300 * ends).isGreaterThan(1_000_000);
    }

    private Variant queens(String turn) {
        return Trial.load(folder, """
                format: 1
                id: queens
                name: Queens
                board: {files: 16, ranks: 16}
                pieces: {queen: {symbol: Q, move: Q}, rat: {symbol: R, move: "q[W?F]q[F?W]"}}
                turn: TURN
                endings: {}
                setup: rrrrrrrrrrrrrrrr/16/16/16/5Q10/16/16/16/10Q5/16/16/16/3Q12/16/16/16 w - - 0 1
                """.replace("TURN", turn));
    }

    /** Each of 64 answers is within the fuel of a position; together they are too much. */
    @Test
    void theReachOfAPieceWhoseHookDoesTooMuchIsGivenUp() throws IOException {
        assertThat(reach(50_000).moves()).hasSize(4);
        assertThatThrownBy(() -> reach(100_000))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the moves of the unit take more than 50000000 units of work");
    }

    private org.dicechess.Reach reach(long fuel) throws IOException {
        MoveRule rule = (piece, look) -> {
            look.squares().forEach(look::at); // so that no two positions look alike
            look.charge(fuel);
            return List.of();
        };
        Path game = Files.writeString(folder.resolve("reach.yaml"), """
                format: 1
                id: reach
                name: Reach
                board: {files: 8, ranks: 8}
                pieces: {unit: {symbol: A, move: W, moves: {hook: charging}}}
                turn: move
                endings: {}
                setup: 8/8/8/8/8/8/8/A7 w - - 0 1
                """);
        Variant variant = Loader.create().hook("charging", "1", rule).load(game);
        return variant.reach(variant.piece(1), Square.of("d4"));
    }
}
