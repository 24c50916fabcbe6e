package org.dicechess.rules.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.rules.table.Board;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attacks, paths and en passant captures of chess. */
class AttacksTest {

    @TempDir
    private static Path folder;

    private static Board board;

    @BeforeAll
    static void load() {
        board = Board.chess(folder, "turn: move", "check: {}", "endings: {mate: {when: checkmate, result: loses}}");
    }

    @ParameterizedTest(name = "a {0} attacks {1} from {2}")
    @CsvSource({
        "white knight, e4, d2 f2 c3 g3 c5 g5 d6 f6",
        "white knight, a1, b3 c2",
        "black knight, h8, g6 f7",
        "white king,   a1, a2 b1 b2",
        "black king,   e4, d3 e3 f3 d4 f4 d5 e5 f5",
        "white pawn,   e4, d3 f3",
        "black pawn,   e4, d5 f5",
        "white pawn,   a3, b2",
        "white pawn,   e1,",
        "black pawn,   h8,",
        "white bishop, c1, b2 a3 d2 e3 f4 g5 h6",
        "white rook,   b2, b1 b3 b4 b5 b6 b7 b8 a2 c2 d2 e2 f2 g2 h2",
        "black queen,  a8, a1 a2 a3 a4 a5 a6 a7 b8 c8 d8 e8 f8 g8 h8 b7 c6 d5 e4 f3 g2 h1",
    })
    void reachHasTheSquaresThatAttackATarget(String piece, String target, String from) {
        long[] reach = board.tables().attacks.reach();
        assertThat(board.tables().words).isEqualTo(1);
        assertThat(Board.names(reach[board.code(piece) * 64 + Board.square(target)]))
                .isEqualTo(Board.named(from));
    }

    @ParameterizedTest(name = "between {1} and {2} a {0} passes {3}")
    @CsvSource({
        "white rook,   a1, a4, a2 a3",
        "white rook,   h8, b8, c8 d8 e8 f8 g8",
        "white rook,   e4, e5,",
        "black bishop, c1, h6, d2 e3 f4 g5",
        "black queen,  h1, a8, g2 f3 e4 d5 c6 b7",
        "white knight, g1, f3,",
        "black pawn,   e5, d4,",
        "white king,   e1, e2,",
    })
    void betweenHasTheSquaresThatMustBeEmpty(String piece, String from, String to, String passed) {
        assertThat(Board.names(between(piece, from, to))).isEqualTo(Board.named(passed));
        int code = board.code(piece);
        assertThat(board.tables().attacks.exotic()[code]).isFalse();
        assertThat(board.tables().attacks.maskless()[code]).isFalse();
    }

    @Test
    void aCannonIsExotic() {
        assertThat(board.tables().attacks.exotic()[board.code("white cannon")]).isTrue();
        assertThat(board.tables().passedSquares.isDirect(board.code("white cannon")))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"knight, true", "bishop, true", "rook, true", "queen, true", "king, true", "pawn, false"})
    void endsOfADirectMoveDetermineItsPath(String kind, boolean direct) {
        assertThat(board.tables().passedSquares.isDirect(board.code("white " + kind)))
                .isEqualTo(direct);
        assertThat(board.tables().passedSquares.isDirect(board.code("black " + kind)))
                .isEqualTo(direct);
    }

    @Test
    void aPathLeavesItsEndsAside() {
        PassedSquares paths = board.tables().passedSquares;
        int path = paths.path(board.code("white rook"), Board.square("e1"), Board.square("e4"));
        long on = 0;
        for (int square = 0; square < 64; square++) {
            on |= paths.isOn(path, square) ? 1L << square : 0;
        }
        assertThat(Board.names(on)).containsExactly("e2", "e3");
        assertThat(paths.isOn(path, new long[] {0, 1L << Board.square("e3")}, 1))
                .isTrue();
        assertThat(paths.isOn(path, new long[] {1L << Board.square("e3"), 1L << Board.square("e4")}, 1))
                .isFalse();
        int none = paths.path(board.code("white knight"), Board.square("g1"), Board.square("f3"));
        assertThat(paths.isOn(none, new long[] {-1L}, 0)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "white pawn,   e2, e4, e4 e3",
        "black pawn,   d7, d5, d5 d6",
        "white pawn,   e2, e3,",
        "white pawn,   e3, e5,",
        "white pawn,   e2, d3,",
        "black pawn,   d2, d4,",
        "white knight, g1, f3,",
    })
    void aDoubleStepOpensTheSquarePassed(String piece, String from, String to, String squares) {
        int[] opening = board.tables().enPassant.opening(board.code(piece), Board.square(from), Board.square(to));
        int[] expected = squares == null
                ? new int[0]
                : java.util.Arrays.stream(squares.split(" "))
                        .mapToInt(Board::square)
                        .toArray();
        assertThat(opening).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "white pawn,   e6, d5 f5",
        "black pawn,   e3, d4 f4",
        "white pawn,   a6, b5",
        "black pawn,   h3, g4",
        "white knight, e6,",
    })
    void aPawnCapturesEnPassantFromBesideTheVictim(String piece, String target, String from) {
        assertThat(Board.names(board.tables().enPassant.reach(board.code(piece), Board.square(target), 0)))
                .isEqualTo(Board.named(from));
    }

    private static long between(String piece, String from, String to) {
        Attacks attacks = board.tables().attacks;
        int mask = attacks.between()[board.code(piece)][Board.square(from) * 64 + Board.square(to)];
        assertThat(Board.names(attacks.reach()[board.code(piece) * 64 + Board.square(to)]))
                .contains(from);
        return attacks.masks()[mask];
    }
}
