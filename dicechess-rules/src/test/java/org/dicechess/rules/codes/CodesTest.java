package org.dicechess.rules.codes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The codes of four kinds: pawn 1 and 2, guard 3 to 10 in four facings, king 11 and 12, crab 13 to 16 in two facings.
 */
class CodesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 8, ranks: 8}
            pieces:
              pawn:  {symbol: P, move: fmWfcF}
              guard: {symbol: G, move: fW, facings: [n, e, s, w]}
              king:  {symbol: K, move: K}
              crab:  {symbol: C, move: fR, facings: [e, w]}
            turn: move
            endings: {}
            setup: 4k3/8/8/8/8/8/8/4K3 w - - 0 1
            """;

    @TempDir
    private Path folder;

    private Board board;
    private Codes codes;

    @BeforeEach
    void load() {
        board = Board.load(folder, GAME);
        codes = board.tables().codes;
    }

    @ParameterizedTest
    @CsvSource({
        "1,  pawn,  WHITE,",
        "2,  pawn,  BLACK,",
        "3,  guard, WHITE, NORTH",
        "4,  guard, BLACK, NORTH",
        "6,  guard, BLACK, EAST",
        "7,  guard, WHITE, SOUTH",
        "10, guard, BLACK, WEST",
        "11, king,  WHITE,",
        "12, king,  BLACK,",
        "13, crab,  WHITE, EAST",
        "16, crab,  BLACK, WEST",
    })
    void kindSideAndFacingHaveACode(int code, String kind, Color color, Direction facing) {
        assertThat(codes.count()).isEqualTo(16);
        assertThat(codes.of(board.kind(kind), color, Optional.ofNullable(facing)))
                .isEqualTo(code);
        assertThat(codes.piece(code).type().name()).isEqualTo(kind);
        assertThat(codes.piece(code).color()).isEqualTo(color);
        assertThat(codes.piece(code).facing()).isEqualTo(Optional.ofNullable(facing));
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 1", "4, 3, 2", "5, 6, 3", "16, 15, 8"})
    void theTwoSidesOfAPieceShareANumber(int code, int other, int number) {
        assertThat(Codes.otherSide(code)).isEqualTo(other);
        assertThat(Codes.number(code)).isEqualTo(number);
        assertThat(Codes.number(other)).isEqualTo(number);
        assertThat(Codes.ofSide(number, code)).isEqualTo(code);
        assertThat(Codes.ofSide(number, other)).isEqualTo(other);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 2, 5",
        "3, 4, 7",
        "3, -2, 9",
        "9, 2, 3",
        "4, 2, 6",
        "3, 8, 3",
        "3, 1, 0",
        "13, 4, 15",
        "13, 2, 0",
        "1, 2, 0"
    })
    void aTurnLeadsToAnotherFacingIfThereIsOne(int code, int eighths, int turned) {
        assertThat(codes.turned(code, eighths)).isEqualTo(turned);
    }

    @Test
    void aPieceIsPlacedFacingForwardIfItCan() {
        assertThat(codes.placed(board.kind("guard"), Color.WHITE)).containsExactly(3);
        assertThat(codes.placed(board.kind("guard"), Color.BLACK)).containsExactly(8);
        assertThat(codes.placed(board.kind("crab"), Color.WHITE)).containsExactly(13, 15);
        assertThat(codes.placed(board.kind("crab"), Color.BLACK)).containsExactly(14, 16);
        assertThat(codes.placed(board.kind("king"), Color.BLACK)).containsExactly(12);
    }

    @Test
    void codesOfKindsAscend() {
        BitSet kinds = new BitSet();
        kinds.set(board.kind("pawn").index());
        kinds.set(board.kind("crab").index());
        assertThat(codes.of(kinds, Color.WHITE)).containsExactly(1, 13, 15);
        assertThat(codes.of(kinds, Color.BLACK)).containsExactly(2, 14, 16);
        assertThat(codes.of(new BitSet(), Color.WHITE)).isEmpty();
    }
}
