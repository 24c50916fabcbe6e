package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Square;
import org.dicechess.Variant;

/**
 * Numbers for men and for states. A man, that is a piece code on a square, is an int from 1; a state, that is the men
 * on the board and the side whose turn begins, is a long: the men in ascending order, and the side in the lowest bit.
 */
final class PlacedPieces {

    private static final int ROOM = 62;

    private final Variant variant;
    private final List<Square> squares;
    private final int bits;

    /** By code, for those who ask often: the index of the kind, and the index of the side. */
    private final int[] kinds;

    private final int[] sides;

    PlacedPieces(Variant variant) {
        this.variant = variant;
        this.squares = variant.board().squares();
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(squares.size() * (variant.pieceCodes() + 1));
        this.kinds = new int[variant.pieceCodes() + 1];
        this.sides = new int[variant.pieceCodes() + 1];
        for (int code = 1; code < kinds.length; code++) {
            kinds[code] = variant.pieceTypes().indexOf(variant.piece(code).type());
            sides[code] = variant.piece(code).color().ordinal();
        }
    }

    Variant variant() {
        return variant;
    }

    /** The squares of the board in their order. */
    List<Square> squares() {
        return squares;
    }

    int placed(int code, int square) {
        return code * squares.size() + square;
    }

    /** The man of this piece on this square. @throws BadInputException if the variant has neither */
    int placed(Piece piece, Square square) {
        int index = squares.indexOf(square);
        if (index < 0) {
            throw new BadInputException("no square " + square + " on this board");
        }
        return placed(code(piece), index);
    }

    int code(int placed) {
        return placed / squares.size();
    }

    int square(int placed) {
        return placed % squares.size();
    }

    Piece piece(int placed) {
        return variant.piece(code(placed));
    }

    /** Whether two men are of one kind and side. */
    boolean areAlike(int one, int other) {
        return kinds[code(one)] == kinds[code(other)] && areFriends(one, other);
    }

    /** Whether two men are of one side. */
    boolean areFriends(int one, int other) {
        return sides[code(one)] == sides[code(other)];
    }

    /** How people write a man: {@code c5}, {@code d8^s}. */
    String text(int placed) {
        String facing =
                piece(placed).facing().map(direction -> "^" + direction.text()).orElse("");
        return squares.get(square(placed)).text() + facing;
    }

    /** A square is dark if it has the colour of a1. */
    boolean isDark(int placed) {
        Square square = squares.get(square(placed));
        return (square.file() + square.rank()) % 2 == 0;
    }

    /** The codes of this kind and side, one for each facing. */
    int[] codes(PieceType kind, Color color) {
        return IntStream.rangeClosed(1, variant.pieceCodes())
                .filter(code -> variant.piece(code).type().equals(kind)
                        && variant.piece(code).color() == color)
                .toArray();
    }

    /** The state with the first so many of these men, which are sorted in place. */
    long state(Color turn, int[] pieces, int count) {
        if (count * bits > ROOM) {
            throw new BadInputException("more men than this program can number: " + count + ", at most " + ROOM / bits);
        }
        Arrays.sort(pieces, 0, count);
        long state = 0;
        for (int i = 0; i < count; i++) {
            state = state << bits | pieces[i];
        }
        return state << 1 | turn.ordinal();
    }

    Color turn(long state) {
        return Color.values()[(int) state & 1];
    }

    /** The men of a state in ascending order. */
    int[] pieces(long state) {
        int[] pieces = new int[ROOM / bits];
        int first = pieces.length;
        for (long rest = state >>> 1; rest != 0; rest >>>= bits) {
            pieces[--first] = (int) (rest & (1L << bits) - 1);
        }
        return Arrays.copyOfRange(pieces, first, pieces.length);
    }

    private int code(Piece piece) {
        return IntStream.rangeClosed(1, variant.pieceCodes())
                .filter(code -> variant.piece(code).equals(piece))
                .findFirst()
                .orElseThrow(() -> new BadInputException("no piece " + piece.text() + " in " + variant.id()));
    }
}
