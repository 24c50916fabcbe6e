package org.dicechess.examples.endgames;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.dicechess.Color;

/**
 * The values of some placements of an ending with one side to move.
 *
 * @param count the number of placements
 * @param average the average of their values
 * @param most the greatest value, the best for White
 * @param least the smallest value
 * @param mostAt the first placement with the greatest value
 * @param leastAt the first placement with the smallest value
 */
record Survey(int count, double average, double most, double least, int[] mostAt, int[] leastAt) {

    /** Values that differ by less count as equal, as they come from an iteration. */
    static final double EQUAL = 1e-9;

    /**
     * Surveys the placements that satisfy a condition.
     *
     * @throws BadInputException if there is none
     */
    static Survey of(Ending ending, Color turn, Predicate<int[]> which) {
        double[] values = ending.values(turn);
        int[] asked = IntStream.range(0, values.length)
                .filter(placement -> !Double.isNaN(values[placement]))
                .filter(placement -> which.test(Ending.pieces(ending.places(), placement)))
                .toArray();
        if (asked.length == 0) {
            throw new BadInputException(
                    "no such placement of " + ending.pairing().text());
        }
        var numbers =
                Arrays.stream(asked).mapToDouble(placement -> values[placement]).summaryStatistics();
        return new Survey(
                asked.length,
                numbers.getAverage(),
                numbers.getMax(),
                numbers.getMin(),
                first(ending, values, asked, numbers.getMax()),
                first(ending, values, asked, numbers.getMin()));
    }

    private static int[] first(Ending ending, double[] values, int[] asked, double value) {
        return Arrays.stream(asked)
                .filter(placement -> Math.abs(values[placement] - value) < EQUAL)
                .mapToObj(placement -> Ending.pieces(ending.places(), placement))
                .findFirst()
                .orElseThrow();
    }
}
