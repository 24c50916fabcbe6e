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
 * Numbers for placed pieces and for states. A placed piece, that is a piece code on a square, is an int from 1. A
 * state, that is the pieces on the board and the side whose turn begins, is a long: the placed pieces in ascending
 * order, and the side in the lowest bit.
 */
final class PlacedPieces {

    private static final int ROOM = 62;

    private final Variant variant;
    private final List<Square> squares;
    private final int bits;

    /** For each code the index of its kind and of its side, for speed. */
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
            sides[code] = variant.piece(code).owner().orElseThrow().ordinal();
        }
    }

    Variant variant() {
        return variant;
    }

    /** Returns the squares of the board in order. */
    List<Square> squares() {
        return squares;
    }

    int placed(int code, int square) {
        return code * squares.size() + square;
    }

    /**
     * Returns the number of this piece on this square.
     *
     * @throws BadInputException if the variant has neither
     */
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

    /** Returns whether two pieces have the same kind and side. */
    boolean areAlike(int one, int other) {
        return kinds[code(one)] == kinds[code(other)] && areFriends(one, other);
    }

    /** Returns whether two pieces have the same side. */
    boolean areFriends(int one, int other) {
        return sides[code(one)] == sides[code(other)];
    }

    /** Returns the text of a placed piece: {@code c5}, {@code d8^s}. */
    String text(int placed) {
        String facing =
                piece(placed).facing().map(direction -> "^" + direction.text()).orElse("");
        return squares.get(square(placed)).text() + facing;
    }

    /** Returns whether a piece is on a dark square; a1 is dark. */
    boolean isDark(int placed) {
        Square square = squares.get(square(placed));
        return (square.file() + square.rank()) % 2 == 0;
    }

    /** Returns the codes of this kind and side, one for each facing. */
    int[] codes(PieceType kind, Color color) {
        return IntStream.rangeClosed(1, variant.pieceCodes())
                .filter(code -> variant.piece(code).type().equals(kind)
                        && variant.piece(code).isOf(color))
                .toArray();
    }

    /** Returns the state of the first {@code count} of these pieces, which are sorted in place. */
    long state(Color turn, int[] pieces, int count) {
        if (count * bits > ROOM) {
            throw new BadInputException(
                    "more pieces than this program can number: " + count + ", at most " + ROOM / bits);
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

    /** Returns the pieces of a state in ascending order. */
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
