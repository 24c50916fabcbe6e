package org.dicechess.examples.balance;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Results less what luck with the dice has given. The values of luck are control variates: their expectation is 0, so
 * that a sum of them with any factors may be subtracted. The factors that leave the smallest deviation come from a
 * regression over all games (Lavenberg and Welch, A perspective on the use of control variables, 1981).
 */
final class LuckAdjustment {

    /** How many games each factor needs. */
    private static final int GAMES = 8;

    /** What keeps the matrix invertible where values say the same, relative to their variance. */
    private static final double RIDGE = 1e-9;

    /** A variance below this one is an error of rounding. */
    private static final double ROUNDING = 1e-9;

    /** Luck is kept with six digits, so that less than this is no luck. */
    private static final double DIGITS = 1e-5;

    private final Weights weights;
    private final double[] raw;
    private final double[] results;
    private final double[] later;
    private final double deviation;
    private final int factors;

    private LuckAdjustment(
            Weights weights, double[] raw, double[] results, double[] later, double deviation, int factors) {
        this.weights = weights;
        this.raw = raw;
        this.results = results;
        this.later = later;
        this.deviation = deviation;
        this.factors = factors;
    }

    static LuckAdjustment of(Games games) {
        Weights weights = games.weights();
        double[] raw = games.numbers(PlayedGame::result);
        double variance = weights.variance(raw);
        int[] values = IntStream.range(0, Outlook.VALUES)
                .filter(k -> weights.variance(luck(games, k)) > ROUNDING)
                .limit(Math.max(0, games.size() / GAMES - 1))
                .toArray();
        if (values.length == 0 || variance == 0) {
            return new LuckAdjustment(weights, raw, raw, raw, 1, 0);
        }
        double[][] luck = Arrays.stream(values).mapToObj(k -> luck(games, k)).toArray(double[][]::new);
        double[][] later = Arrays.stream(values).mapToObj(k -> later(games, k)).toArray(double[][]::new);
        double[] factors = factors(raw, luck, weights);
        double[] left = less(raw, factors, luck);
        double free = (raw.length - 1.0) / (raw.length - 1.0 - luck.length);
        double rest = Math.sqrt(free * weights.variance(left) / variance);
        return new LuckAdjustment(
                weights, raw, left, less(raw, factors, later), rest * rest < ROUNDING ? 0 : rest, luck.length);
    }

    private static double[] luck(Games games, int value) {
        return games.numbers(game -> game.luck().get(value));
    }

    /** Returns a value of the luck of all rolls but the first. */
    private static double[] later(Games games, int value) {
        return games.numbers(game -> game.luck().get(value) - game.dealt().get(value));
    }

    private static double[] less(double[] raw, double[] factors, double[][] luck) {
        double[] left = raw.clone();
        for (int k = 0; k < luck.length; k++) {
            for (int i = 0; i < left.length; i++) {
                left[i] -= factors[k] * luck[k][i];
            }
        }
        return left;
    }

    /** Returns whether there is luck to subtract. */
    boolean isAny() {
        return factors > 0;
    }

    /** Returns whether there is luck of later rolls than the first to subtract. */
    boolean isAnyLater() {
        return IntStream.range(0, raw.length).anyMatch(game -> Math.abs(raw[game] - later[game]) > DIGITS);
    }

    /** Returns the result of a game without the luck of all rolls but the first. */
    double later(int game) {
        return later[game];
    }

    /** Returns the number of values that are subtracted, each with a factor. */
    int factors() {
        return factors;
    }

    /** Returns the standard deviation divided by that of the raw results; 1 if there is no luck to subtract. */
    double deviation() {
        return deviation;
    }

    /** Returns the part of the variance that luck explains, with Fisher's interval for a correlation. */
    Estimate explained() {
        double part = Math.max(0, 1 - deviation * deviation);
        if (factors == 0 || results.length < 4) {
            return new Estimate(part, 0, factors == 0 ? 0 : 1);
        }
        double correlation = Math.min(Math.sqrt(part), 1 - 1e-12);
        double z = Math.log((1 + correlation) / (1 - correlation)) / 2;
        double half = Estimate.Z / Math.sqrt(results.length - 3.0);
        double low = Math.tanh(Math.max(0, z - half));
        double high = Math.tanh(z + half);
        return new Estimate(part, Math.min(part, low * low), Math.max(part, high * high));
    }

    /** Returns the mean. A factor costs as much certainty as a game. */
    Estimate mean() {
        double free = (results.length - 1.0) / Math.max(1, results.length - 1.0 - factors);
        double square = deviation == 0 ? 0 : free * weights.squaredError(results);
        return Estimate.around(weights.mean(results), results.length < 2 ? 1 : Estimate.Z * Math.sqrt(square));
    }

    /** Solves the normal equations by Gaussian elimination; the matrix is positive definite. */
    private static double[] factors(double[] results, double[][] luck, Weights weights) {
        int size = luck.length;
        double[][] rows = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                rows[i][j] = weights.covariance(luck[i], luck[j]) * (i == j ? 1 + RIDGE : 1);
            }
            rows[i][size] = weights.covariance(luck[i], results);
        }
        for (int pivot = 0; pivot < size; pivot++) {
            for (int row = 0; row < size; row++) {
                double factor = row == pivot ? 0 : rows[row][pivot] / rows[pivot][pivot];
                for (int k = pivot; k <= size; k++) {
                    rows[row][k] -= factor * rows[pivot][k];
                }
            }
        }
        return IntStream.range(0, size)
                .mapToDouble(i -> rows[i][size] / rows[i][i])
                .toArray();
    }
}
