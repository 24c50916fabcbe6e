package org.dicechess.rules.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves of chess pawns as shifts of sets. One rank is eight squares. */
class ShiftMovesTest {

    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANK_1 = 0xFF;
    private static final long RANK_2 = RANK_1 << 8;
    private static final long RANK_7 = RANK_1 << 48;
    private static final long RANK_8 = RANK_1 << 56;

    @TempDir
    private static Path folder;

    private static Board board;

    @BeforeAll
    static void load() {
        board = Board.chess(folder, "turn: move", "check: {}", "endings: {mate: {when: checkmate, result: loses}}");
    }

    @Test
    void aWhitePawnGoesUp() {
        assertThat(shifts("white pawn"))
                .isEqualTo(Map.of(
                        "[8]",
                        ~RANK_8,
                        "[8, 16] opens",
                        RANK_2,
                        "[7] captures",
                        ~RANK_8 & ~FILE_A,
                        "[9] captures",
                        ~RANK_8 & ~FILE_H));
        assertThat(shiftMoves("white pawn").promoting(0)).isEqualTo(RANK_7);
    }

    @Test
    void aBlackPawnGoesDown() {
        assertThat(shifts("black pawn"))
                .isEqualTo(Map.of(
                        "[-8]",
                        ~RANK_1,
                        "[-8, -16] opens",
                        RANK_7,
                        "[-9] captures",
                        ~RANK_1 & ~FILE_A,
                        "[-7] captures",
                        ~RANK_1 & ~FILE_H));
        assertThat(shiftMoves("black pawn").promoting(0)).isEqualTo(RANK_2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"white knight", "black rook", "white king", "white cannon"})
    void otherPiecesHaveNoShifts(String piece) {
        assertThat(board.tables().shiftMoves[board.code(piece)]).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "white pawn,   e2, false, true,  true,  false",
        "white pawn,   e3, false, false, true,  false",
        "white pawn,   e7, true,  false, true,  false",
        "black pawn,   e2, true,  false, true,  false",
        "black pawn,   e7, false, true,  true,  false",
        "white knight, g6, false, false, false, false",
        "white cannon, b1, false, false, false, true",
    })
    void bitsDescribeWhatAPieceCanDo(
            String piece, String square, boolean promotes, boolean opens, boolean enPassant, boolean listed) {
        int bits = board.tables().targets.bits(board.code(piece) * 64 + Board.square(square));
        assertThat((bits & Targets.PROMOTES) != 0).as("promotes").isEqualTo(promotes);
        assertThat((bits & Targets.OPENS) != 0).as("opens").isEqualTo(opens);
        assertThat((bits & Targets.EN_PASSANT) != 0).as("captures en passant").isEqualTo(enPassant);
        assertThat((bits & Targets.LISTED) != 0).as("sets do not describe it").isEqualTo(listed);
        assertThat((bits & Targets.ROYAL) != 0).as("royal").isFalse();
    }

    @Test
    void theKingAloneIsRoyal() {
        assertThat(board.tables().targets.bits(board.code("white king") * 64 + 4) & Targets.ROYAL)
                .isEqualTo(Targets.ROYAL);
        assertThat(board.tables().royals)
                .isDeepEqualTo(new int[][] {{board.code("white king")}, {board.code("black king")}});
    }

    @Test
    void pawnsPromoteOnTheLastRank() {
        assertThat(board.tables().targets.promotes()[board.code("white pawn")]).isEqualTo(RANK_8);
        assertThat(board.tables().targets.promotes()[board.code("black pawn")]).isEqualTo(RANK_1);
        assertThat(board.tables().targets.promotes()[board.code("white rook")]).isZero();
    }

    private static ShiftMoves shiftMoves(String piece) {
        return board.tables().shiftMoves[board.code(piece)];
    }

    /** Returns the squares of each shift, by its offsets and properties. */
    private static Map<String, Long> shifts(String piece) {
        ShiftMoves moves = shiftMoves(piece);
        Map<String, Long> shifts = new TreeMap<>();
        for (int shift = 0; shift < moves.count(); shift++) {
            int[] squares = Arrays.copyOf(moves.passed(shift), moves.passed(shift).length + 1);
            squares[squares.length - 1] = moves.arrival(shift);
            String text = Arrays.toString(squares)
                    + (moves.captures(shift) ? " captures" : "")
                    + (moves.opens(shift) ? " opens" : "");
            assertThat(shifts.put(text, moves.from(shift, 0))).isNull();
        }
        return shifts;
    }
}
