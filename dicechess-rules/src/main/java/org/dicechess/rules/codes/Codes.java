package org.dicechess.rules.codes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;

/**
 * Piece codes: one byte for kind, side and facing. White's codes are odd and Black's are even. The two codes of a pair
 * differ only in side. Code 0 is an empty square.
 */
public final class Codes {

    private final List<GamePiece> pieces = new ArrayList<>();
    private final int[] firstOfKind;

    /** For each code the number of its kind. */
    private final int[] kindOf;

    /** Numbers the kinds in their order, and within a kind its facings in their order. */
    public Codes(List<Kind> kinds) {
        firstOfKind = new int[kinds.size()];
        for (Kind kind : kinds) {
            firstOfKind[kind.index()] = pieces.size() + 1;
            for (int state = 0; state < kind.states(); state++) {
                Optional<Direction> facing = kind.facings().isEmpty()
                        ? Optional.empty()
                        : Optional.of(kind.facings().get(state));
                pieces.add(new GamePiece(kind, Color.WHITE, facing));
                pieces.add(new GamePiece(kind, Color.BLACK, facing));
            }
        }
        kindOf = new int[pieces.size() + 1];
        for (int code = 1; code < kindOf.length; code++) {
            kindOf[code] = piece(code).type().index();
        }
    }

    /** Returns the number of codes. Codes run from 1 to this number. */
    public int count() {
        return pieces.size();
    }

    /** Returns the piece with this code. */
    public GamePiece piece(int code) {
        return pieces.get(code - 1);
    }

    /** Returns the number of a code's kind. */
    public int kind(int code) {
        return kindOf[code];
    }

    /** Returns the code of the same piece on the other side. */
    public static int otherSide(int code) {
        return (code - 1 ^ 1) + 1;
    }

    /** Returns the number of a piece without its side, from 1. */
    public static int number(int code) {
        return code + 1 >> 1;
    }

    /** Returns the code of the piece with a number, on the side of a code. */
    public static int ofSide(int number, int code) {
        return 2 * number - (code & 1);
    }

    /** Returns the code of a kind without facing, or in its first facing. */
    public int of(Kind kind, Color color) {
        return firstOfKind[kind.index()] + color.ordinal();
    }

    /** Returns the code of a kind with a facing. */
    public int of(Kind kind, Color color, Optional<Direction> facing) {
        return of(kind, color) + 2 * (facing.isPresent() ? kind.facings().indexOf(facing.get()) : 0);
    }

    /**
     * Returns the code of a piece after a turn by a number of eighths of a circle, clockwise; 0 if it cannot face that
     * way.
     */
    public int turned(int code, int eighths) {
        GamePiece piece = piece(code);
        if (piece.facing().isEmpty()) {
            return 0;
        }
        Direction facing = piece.facing().get().turned(eighths);
        return piece.type().facings().contains(facing) ? of(piece.type(), piece.color(), Optional.of(facing)) : 0;
    }

    /** Returns the codes with which a kind may be placed: facing forward if it can, else in any of its facings. */
    public int[] placed(Kind kind, Color color) {
        Direction forward = color == Color.WHITE ? Direction.NORTH : Direction.SOUTH;
        if (kind.facings().isEmpty() || kind.facings().contains(forward)) {
            return new int[] {of(kind, color, kind.facings().isEmpty() ? Optional.empty() : Optional.of(forward))};
        }
        int[] placed = new int[kind.facings().size()];
        for (int i = 0; i < placed.length; i++) {
            placed[i] = of(kind, color, Optional.of(kind.facings().get(i)));
        }
        return placed;
    }

    /** Returns the numbers in a set, ascending. */
    public static int[] numbers(BitSet set) {
        int[] numbers = new int[set.cardinality()];
        int size = 0;
        for (int number = set.nextSetBit(0); number >= 0; number = set.nextSetBit(number + 1)) {
            numbers[size++] = number;
        }
        return numbers;
    }

    /** Returns the codes of one side whose kinds, by index, are in the set; ascending. */
    public int[] of(BitSet kinds, Color color) {
        int[] found = new int[count()];
        int size = 0;
        for (int code = 1 + color.ordinal(); code < kindOf.length; code += 2) {
            if (kinds.get(kindOf[code])) {
                found[size++] = code;
            }
        }
        return Arrays.copyOf(found, size);
    }
}
