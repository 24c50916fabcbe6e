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
 * Piece codes: one byte for kind, owner and facing. The codes of the two sides come first: White's are odd and Black's
 * are even, and the two codes of a pair differ only in side. The codes of nobody's pieces follow. Code 0 is an empty
 * square.
 *
 * <p>Whose a code is, only {@link #owner} and {@link #owners} tell: inner loops read that table.
 */
public final class Codes {

    /** The owner of an empty square and of a piece that belongs to neither side; 0 is White, 1 is Black. */
    public static final int NOBODY = 2;

    private final List<GamePiece> pieces = new ArrayList<>();
    private final int[] firstOfKind;

    /** For each code the number of its kind. */
    private final int[] kindOf;

    /** For each code its owner. */
    private final byte[] owners;

    /** The number of codes of the two sides, which are the first ones. */
    private final int ofSides;

    /** Numbers the kinds in their order, and within a kind its facings in their order; those of nobody come last. */
    public Codes(List<Kind> kinds) {
        firstOfKind = new int[kinds.size()];
        for (Kind kind : kinds) {
            if (!kind.isOfNobody()) {
                addOfSides(kind);
            }
        }
        ofSides = pieces.size();
        for (Kind kind : kinds) {
            if (kind.isOfNobody()) {
                firstOfKind[kind.index()] = pieces.size() + 1;
                pieces.add(new GamePiece(kind, Color.WHITE, Optional.empty()));
            }
        }
        kindOf = new int[pieces.size() + 1];
        owners = new byte[kindOf.length];
        owners[0] = NOBODY;
        for (int code = 1; code < kindOf.length; code++) {
            kindOf[code] = piece(code).type().index();
            owners[code] = (byte) (code > ofSides ? NOBODY : piece(code).color().ordinal());
        }
    }

    private void addOfSides(Kind kind) {
        firstOfKind[kind.index()] = pieces.size() + 1;
        for (int state = 0; state < kind.states(); state++) {
            Optional<Direction> facing = kind.facings().isEmpty()
                    ? Optional.empty()
                    : Optional.of(kind.facings().get(state));
            pieces.add(new GamePiece(kind, Color.WHITE, facing));
            pieces.add(new GamePiece(kind, Color.BLACK, facing));
        }
    }

    /** Returns for each code whose it is: 0 White's, 1 Black's, {@link #NOBODY}. Inner loops share the table. */
    public byte[] owners() {
        return owners;
    }

    /** Returns whose a piece is: 0 White's, 1 Black's, or {@link #NOBODY}. */
    public int owner(int code) {
        return owners[code];
    }

    /** Returns the number of codes of the two sides. Those of nobody are higher. */
    public int ofSides() {
        return ofSides;
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

    /** Returns the code of a kind without facing, or in its first facing. A piece of nobody has one for both sides. */
    public int of(Kind kind, Color color) {
        return firstOfKind[kind.index()] + (kind.isOfNobody() ? 0 : color.ordinal());
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
        return Arrays.stream(withNobodys(kinds, color))
                .filter(code -> code <= ofSides)
                .toArray();
    }

    /** Returns the codes of one side, and then those of nobody, whose kinds, by index, are in the set; ascending. */
    public int[] withNobodys(BitSet kinds, Color color) {
        int[] found = new int[count()];
        int size = 0;
        for (int code = 1; code < kindOf.length; code++) {
            if (owners[code] != 1 - color.ordinal() && kinds.get(kindOf[code])) {
                found[size++] = code;
            }
        }
        return Arrays.copyOf(found, size);
    }
}
