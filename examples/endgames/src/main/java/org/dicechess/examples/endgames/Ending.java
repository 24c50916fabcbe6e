package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.dicechess.Color;

/** The values of one pairing: every placement of its men, with each side to move. */
final class Ending {

    private final Pairing pairing;
    private final int[][] places;
    private final double[][] values;
    private final double drift;

    /**
     * An ending.
     *
     * @param places for each man, White's first, where he can be, as {@link PlacedPieces} numbers it
     * @param values for each side to move, by placement; not a number where two men share a square or the game is over
     * @param drift by how much a value differs at most if the number of turns left is odd
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

    /** For each man where he can be. */
    int[][] places() {
        return places;
    }

    /** The values with this side to move, by placement. */
    double[] values(Color turn) {
        return values[turn.ordinal()];
    }

    /** By how much a value differs at most if the number of turns left is odd: 0 unless it pays to wait for ever. */
    double drift() {
        return drift;
    }

    /** How many placements there are, whether they make sense or not. */
    static int count(int[][] places) {
        return Arrays.stream(places).mapToInt(each -> each.length).reduce(1, Math::multiplyExact);
    }

    /** The men of a placement. */
    static int[] pieces(int[][] places, int placement) {
        int[] pieces = new int[places.length];
        int rest = placement;
        for (int i = places.length - 1; i >= 0; i--) {
            pieces[i] = places[i][rest % places[i].length];
            rest /= places[i].length;
        }
        return pieces;
    }

    /** What a placement is worth to White; empty if a man cannot be where he is said to be, or the game is over. */
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
