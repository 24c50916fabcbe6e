package org.dicechess.examples.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Reach;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;

/**
 * A diagram that shows what a kind of piece can do.
 *
 * @param picture the diagram
 * @param reach what it shows
 */
public record MoveDiagram(Picture picture, Reach reach) {

    /**
     * Returns a diagram of White's piece where it has most moves: in the middle of the board, or where it begins the
     * game; empty if it moves on none of these squares.
     */
    public static Optional<MoveDiagram> of(Variant variant, PieceType type) {
        return piece(variant, type).flatMap(piece -> of(variant, piece));
    }

    private static Optional<Piece> piece(Variant variant, PieceType type) {
        return IntStream.rangeClosed(1, variant.pieceCodes())
                .mapToObj(variant::piece)
                .filter(piece -> piece.type().equals(type))
                .filter(piece -> piece.owner().orElse(Color.WHITE) == Color.WHITE)
                .min(Comparator.comparing(piece -> piece.facing().orElse(Direction.NORTH) == Direction.NORTH ? 0 : 1));
    }

    private static Optional<MoveDiagram> of(Variant variant, Piece piece) {
        Square best = null;
        Reach most = new Reach(List.of(), List.of());
        for (Square square : squares(variant, piece)) {
            Reach reach = variant.reach(piece, square);
            if (size(reach) > size(most)) {
                best = square;
                most = reach;
            }
        }
        return best == null
                ? Optional.empty()
                : Optional.of(
                        new MoveDiagram(Picture.moves(variant, piece, best, most.moves(), most.captures()), most));
    }

    private static int size(Reach reach) {
        return reach.moves().size() + reach.captures().size();
    }

    /** Returns a square in the middle, that on which such a piece begins, and one in the middle of each area. */
    private static List<Square> squares(Variant variant, Piece piece) {
        Position start = variant.start();
        List<Square> squares = new ArrayList<>(middle(variant, variant.board().squares()));
        List<Square> begins = variant.board().squares().stream()
                .filter(square -> start.board()
                        .at(square)
                        .filter(there -> there.type().equals(piece.type())
                                && there.owner().equals(piece.owner()))
                        .isPresent())
                .toList();
        squares.addAll(middle(variant, begins));
        for (String area : variant.board().areas()) {
            squares.addAll(middle(variant, variant.board().area(area, Color.WHITE)));
        }
        return squares;
    }

    /** Returns the square that is nearest to the middle of the board; none of none. */
    private static List<Square> middle(Variant variant, List<Square> squares) {
        int files = variant.board().files() - 1;
        int ranks = variant.board().ranks() - 1;
        return squares.stream()
                .min(Comparator.comparingInt(
                        square -> Math.abs(2 * square.file() - files) + Math.abs(2 * square.rank() - ranks)))
                .stream()
                .toList();
    }
}
