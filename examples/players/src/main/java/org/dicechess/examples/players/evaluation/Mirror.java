package org.dicechess.examples.players.evaluation;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.Variant;

/** The board as the other side sees it: squares and pieces that correspond where both sides move alike. */
final class Mirror {

    private static final int NONE = 0;

    private final int[] squares;
    private final int[] codes;

    private Mirror(int[] squares, int[] codes) {
        this.squares = squares;
        this.codes = codes;
    }

    /**
     * Returns the mirrors of a variant: the ranks in the opposite order, the board turned half around, both or neither.
     */
    static List<Mirror> of(Variant variant, Mobility mobility) {
        List<Square> board = variant.board().squares();
        int files = board.stream().mapToInt(Square::file).min().orElseThrow()
                + board.stream().mapToInt(Square::file).max().orElseThrow();
        int ranks = board.stream().mapToInt(Square::rank).min().orElseThrow()
                + board.stream().mapToInt(Square::rank).max().orElseThrow();
        UnaryOperator<Square> flip = square -> new Square(square.file(), ranks - square.rank());
        UnaryOperator<Square> turn = square -> new Square(files - square.file(), ranks - square.rank());
        return Stream.of(flip, turn)
                .flatMap(way -> of(variant, mobility, way).stream())
                .toList();
    }

    private static Optional<Mirror> of(Variant variant, Mobility mobility, UnaryOperator<Square> way) {
        Board board = variant.board();
        if (!board.squares().stream().map(way).allMatch(board::contains)) {
            return Optional.empty();
        }
        int[] squares = board.squares().stream().map(way).mapToInt(board::index).toArray();
        int[] codes = new int[variant.pieceCodes() + 1];
        for (int code = 1; code < codes.length; code++) {
            codes[code] = other(variant, mobility, code, squares);
            if (codes[code] == NONE) {
                return Optional.empty();
            }
        }
        return Optional.of(new Mirror(squares, codes));
    }

    /** The piece of the other side that moves from each mirrored square as this one does; one of nobody is its own. */
    private static int other(Variant variant, Mobility mobility, int code, int[] squares) {
        Piece piece = variant.piece(code);
        if (piece.owner().isEmpty()) {
            return code;
        }
        Color side = piece.owner().get().opponent();
        for (int other = 1; other <= variant.pieceCodes(); other++) {
            Piece like = variant.piece(other);
            if (like.isOf(side) && like.type().equals(piece.type()) && mobility.isMirrored(code, other, squares)) {
                return other;
            }
        }
        return NONE;
    }

    /** Returns the piece of the other side for a piece. */
    int code(int code) {
        return codes[code];
    }

    /** Returns for a set of squares those of the other side. */
    boolean[] squares(boolean[] set) {
        boolean[] mirrored = new boolean[set.length];
        for (int square = 0; square < set.length; square++) {
            mirrored[squares[square]] = set[square];
        }
        return mirrored;
    }
}
