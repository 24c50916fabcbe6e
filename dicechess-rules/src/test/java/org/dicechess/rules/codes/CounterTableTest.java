package org.dicechess.rules.codes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two counters of turns: captures and pawn moves reset the first one, rook moves reset the second one. */
class CounterTableTest {

    private static final long FIRST = 0xFFFF;
    private static final long SECOND = 0xFFFF_0000L;

    @TempDir
    private static Path folder;

    private static Board board;
    private static CounterTable counting;

    @BeforeAll
    static void load() {
        board = Board.chess(
                folder,
                "counters:",
                "  halfmove: {reset-by-capture: true, reset-by-moves-of: pawn}",
                "  still: {reset-by-moves-of: rook}",
                "turn: move",
                "check: {}",
                "endings: {mate: {when: checkmate, result: loses}}");
        counting = board.tables().counting;
    }

    @Test
    void movesAndCapturesSetBackWhatTheDefinitionSays() {
        assertThat(counting.counters).isEqualTo(2);
        assertThat(counting.byMove[board.code("white pawn")]).isEqualTo(FIRST);
        assertThat(counting.byMove[board.code("black pawn")]).isEqualTo(FIRST);
        assertThat(counting.byMove[board.code("black rook")]).isEqualTo(SECOND);
        assertThat(counting.byMove[board.code("white king")]).isZero();
        assertThat(counting.setBackBy(0, board.code("white king"))).isEqualTo(FIRST);
        assertThat(counting.setBackBy(0, 0)).as("a quiet move").isZero();
        assertThat(counting.setBackBy(board.code("black rook"), board.code("white king")))
                .isEqualTo(FIRST | SECOND);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 1, 1", "5, 3, 6, 4", "9998, 0, 9999, 1", "9999, 12, 9999, 13", "9999, 9999, 9999, 9999"})
    void aTurnCountsUpTo9999(long first, long second, long firstAfter, long secondAfter) {
        assertThat(counting.counted(first | second << 16)).isEqualTo(firstAfter | secondAfter << 16);
    }

    @ParameterizedTest
    @CsvSource({"5, 3, 0, 4", "9999, 9999, 0, 9999", "0, 0, 0, 1"})
    void aCounterThatIsSetBackIsZeroAfterTheTurn(long first, long second, long firstAfter, long secondAfter) {
        long back = counting.setBack(first | second << 16, FIRST);
        assertThat(counting.counted(back)).isEqualTo(firstAfter | secondAfter << 16);
        assertThat(counting.counted(counting.setBack(back, SECOND))).isZero();
    }
}
