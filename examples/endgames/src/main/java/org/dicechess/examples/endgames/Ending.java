package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.dicechess.Color;

/** The values of one pairing: every placement of its pieces, with each side to move. */
final class Ending {

    private final Pairing pairing;
    private final int[][] places;
    private final double[][] values;
    private final double drift;

    /**
     * An ending.
     *
     * @param places for each piece, White's first, where it can be, as {@link PlacedPieces} numbers it
     * @param values for each side to move, by placement; NaN where two pieces share a square or the game is over
     * @param drift the greatest difference of a value if the number of turns left is odd
     */
    Ending(Pairing pairing, int[][] places, double[][] values, double drift) {
        this.pairing = pairing;
        this.places = places;
        this.values = values;
        this.drift = drift;
    }

    Pairing pairing() {
        return pairing;
    }

    /** Returns the places of each piece. */
    int[][] places() {
        return places;
    }

    /** Returns the values with this side to move, by placement. */
    double[] values(Color turn) {
        return values[turn.ordinal()];
    }

    /**
     * Returns the greatest difference of a value if the number of turns left is odd: 0 unless it pays to wait for ever.
     */
    double drift() {
        return drift;
    }

    /** Returns the number of placements, including impossible ones. */
    static int count(int[][] places) {
        return Arrays.stream(places).mapToInt(each -> each.length).reduce(1, Math::multiplyExact);
    }

    /** Returns the pieces of a placement. */
    static int[] pieces(int[][] places, int placement) {
        int[] pieces = new int[places.length];
        int rest = placement;
        for (int i = places.length - 1; i >= 0; i--) {
            pieces[i] = places[i][rest % places[i].length];
            rest /= places[i].length;
        }
        return pieces;
    }

    /** Returns the value of a placement for White; empty if a piece cannot be on its square, or the game is over. */
    OptionalDouble value(Color turn, int... pieces) {
        int placement = 0;
        for (int i = 0; i < places.length; i++) {
            int piece = pieces[i];
            int[] here = places[i];
            int index = 0;
            while (index < here.length && here[index] != piece) {
                index++;
            }
            if (index == here.length) {
                return OptionalDouble.empty();
            }
            placement = placement * here.length + index;
        }
        double value = values[turn.ordinal()][placement];
        return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
