package org.dicechess.examples.balance;

import java.util.List;
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

    private final double[] results;
    private final double deviation;
    private final int factors;

    private LuckAdjustment(double[] results, double deviation, int factors) {
        this.results = results;
        this.deviation = deviation;
        this.factors = factors;
    }

    static LuckAdjustment of(List<PlayedGame> games) {
        double[] raw = Estimate.numbers(games, PlayedGame::result);
        double variance = Estimate.variance(raw);
        double[][] luck = IntStream.range(0, Outlook.VALUES)
                .mapToObj(k -> Estimate.numbers(games, game -> game.luck().get(k)))
                .filter(numbers -> Estimate.variance(numbers) > ROUNDING)
                .limit(Math.max(0, games.size() / GAMES - 1))
                .toArray(double[][]::new);
        if (luck.length == 0 || variance == 0) {
            return new LuckAdjustment(raw, 1, 0);
        }
        double[] factors = factors(raw, luck);
        double[] left = raw.clone();
        for (int k = 0; k < luck.length; k++) {
            for (int i = 0; i < left.length; i++) {
                left[i] -= factors[k] * luck[k][i];
            }
        }
        double free = (raw.length - 1.0) / (raw.length - 1.0 - luck.length);
        double rest = Math.sqrt(free * Estimate.variance(left) / variance);
        return new LuckAdjustment(left, rest * rest < ROUNDING ? 0 : rest, luck.length);
    }

    /** Returns whether there is luck to subtract. */
    boolean isAny() {
        return factors > 0;
    }

    /** Returns the result of a game without luck. */
    double result(int game) {
        return results[game];
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
        return mean(results);
    }

    /** Returns the mean of some of the results. */
    Estimate mean(double[] some) {
        double mean = Estimate.mean(some);
        double free = (results.length - 1.0) / Math.max(1, results.length - 1.0 - factors);
        double variance = deviation == 0 ? 0 : free * Estimate.variance(some);
        double half = some.length < 2 ? 1 : Estimate.Z * Math.sqrt(variance / some.length);
        return new Estimate(mean, Math.max(0, mean - half), Math.min(1, mean + half));
    }

    /** Solves the normal equations by Gaussian elimination; the matrix is positive definite. */
    private static double[] factors(double[] results, double[][] luck) {
        int size = luck.length;
        double[][] rows = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                rows[i][j] = Estimate.covariance(luck[i], luck[j]) * (i == j ? 1 + RIDGE : 1);
            }
            rows[i][size] = Estimate.covariance(luck[i], results);
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
