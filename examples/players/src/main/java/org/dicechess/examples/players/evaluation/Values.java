package org.dicechess.examples.players.evaluation;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the kinds of piece of a variant are worth.
 *
 * @param scale the advantage in pawns that makes a winning expectation of 0.7; greater than 0
 * @param draws the part of draws among games that go on evenly, 0 to 1
 * @param pawns the value of each kind in pawns, by its name, in the order of the definition
 */
public record Values(double scale, double draws, Map<String, Double> pawns) {

    /** The scale where nothing is known. */
    public static final double SCALE = 6;

    /** The part of draws where nothing is known; eight games have shown 0.02 to 0.06 with dice and 0.3 without. */
    public static final double DRAWS = 0.1;

    /**
     * Copies the map.
     *
     * @throws IllegalArgumentException if a number is out of range or not finite
     */
    public Values {
        pawns = new LinkedHashMap<>(pawns);
        if (!(scale > 0) || !Double.isFinite(scale)) {
            throw new IllegalArgumentException("scale " + scale + "; expected a number greater than 0");
        }
        if (!(draws >= 0 && draws <= 1)) {
            throw new IllegalArgumentException("draws " + draws + "; expected 0 to 1");
        }
        pawns.forEach((kind, value) -> {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("value " + value + " of " + kind + "; expected a number");
            }
        });
    }

    /** Returns the value of a kind in pawns. */
    double of(String kind) {
        Double value = pawns.get(kind);
        if (value == null) {
            throw new IllegalArgumentException("no value of the kind '" + kind + "'; expected one for each kind");
        }
        return value;
    }
}
