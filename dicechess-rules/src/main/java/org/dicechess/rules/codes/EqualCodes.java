package org.dicechess.rules.codes;

import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.PieceMoves;

/**
 * Finds codes that have the same moves and promote on the same squares. Tables are built for the first of them only.
 */
public final class EqualCodes {

    private final Codes codes;

    /** For each code: the squares where its initial moves are allowed. */
    private final BitSet[] initial;

    private final PromotionZones zones;

    private final int[] first;

    /**
     * Compares all codes.
     *
     * @param arraySquares for each code the squares where the array puts it
     */
    public EqualCodes(Codes codes, PromotionZones zones, BitSet[] arraySquares) {
        this.codes = codes;
        this.zones = zones;
        this.initial = new BitSet[codes.count() + 1];
        this.first = new int[codes.count() + 1];
        for (int code = 1; code < first.length; code++) {
            initial[code] = codes.piece(code)
                    .type()
                    .initialSquares(arraySquares[code], codes.piece(code).color());
            first[code] = 1;
            while (first[code] < code && !(first[first[code]] == first[code] && isAlike(first[code], code))) {
                first[code]++;
            }
        }
    }

    /** Returns the first code that moves as this one does; mostly the code itself. */
    public int first(int code) {
        return first[code];
    }

    /** Returns the squares where the initial moves of a code are allowed. */
    public BitSet initialSquares(int code) {
        return initial[code];
    }

    private boolean isAlike(int one, int other) {
        GamePiece piece = codes.piece(one);
        GamePiece like = codes.piece(other);
        return areAlike(piece.type().pieceMoves(), like.type().pieceMoves())
                && piece.color() == like.color()
                && piece.facing().equals(like.facing())
                && piece.type().facesForward() == like.type().facesForward()
                && !asksHooks(piece.type())
                && !asksHooks(like.type())
                && (!hasInitial(piece.type()) || initial[one].equals(initial[other]))
                && zones.areAlike(one, other);
    }

    private static boolean areAlike(List<PieceMoves> pieceMoves, List<PieceMoves> others) {
        boolean alike = pieceMoves.size() == others.size();
        for (int i = 0; alike && i < pieceMoves.size(); i++) {
            alike = pieceMoves.get(i).isLike(others.get(i));
        }
        return alike;
    }

    private static boolean asksHooks(Kind kind) {
        return kind.paths().isPresent() || kind.moves().isPresent();
    }

    private static boolean hasInitial(Kind kind) {
        boolean any = false;
        for (Ride ride : kind.rides()) {
            any |= ride.initial();
        }
        return any;
    }
}
