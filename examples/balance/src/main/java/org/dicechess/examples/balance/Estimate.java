package org.dicechess.examples.balance;

import java.util.Arrays;
import java.util.Locale;

/**
 * A number with its interval of 95%.
 *
 * @param value the number
 * @param low the lower end
 * @param high the upper end
 */
record Estimate(double value, double low, double high) {

    /** The quantile of the normal distribution for an interval of 95%. */
    static final double Z = 1.959964;

    private static final double ROUNDING = 1e-6;

    /**
     * Returns the mean of independent numbers from 0 to 1. The interval is that of Wilson, but draws make it shorter:
     * of many numbers their own variance counts, of few that of wins and losses.
     */
    static Estimate share(double[] numbers, Weights weights) {
        if (numbers.length == 0) {
            return new Estimate(0.5, 0, 1);
        }
        double n = weights.effective();
        double mean = weights.mean(numbers);
        double wins = mean * (1 - mean);
        double own = wins > 0 ? n * weights.squaredError(numbers) / wins : 1;
        double z = Z * Math.sqrt(Math.min(1, spread(own, n)));
        double middle = (mean + z * z / (2 * n)) / (1 + z * z / n);
        double half = z * Math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n);
        return new Estimate(mean, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** Returns the variance as a part of that of wins and losses, which counts for some more games. */
    private static double spread(double own, double n) {
        return (own * (n - 1) + Z * Z) / (n - 1 + Z * Z);
    }

    /**
     * Returns the sum of the parts divided by the sum of the wholes; each pair is of one game. If nothing or everything
     * was seen, the parts have no variance, and the interval is that of a share of the games.
     */
    static Estimate ratio(double[] parts, double[] wholes, Weights weights) {
        double whole = weights.mean(wholes);
        if (whole == 0) {
            return new Estimate(0, 0, 1);
        }
        double ratio = weights.mean(parts) / whole;
        if (ratio == 0 || ratio == 1) {
            double[] alike = new double[parts.length];
            Arrays.fill(alike, ratio);
            return share(alike, weights);
        }
        double[] rest = new double[parts.length];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = (parts[i] - ratio * wholes[i]) / whole;
        }
        return around(ratio, rest.length < 2 ? 1 : Z * Math.sqrt(weights.squaredError(rest)));
    }

    /** Returns a share with half of its interval. No end is below 0 or above 1, and no value. */
    static Estimate around(double share, double half) {
        return new Estimate(bounded(share), bounded(share - half), bounded(share + half));
    }

    private static double bounded(double number) {
        return Math.min(1, Math.max(0, number));
    }

    /**
     * Returns the quantile of Student's distribution for an interval of 95%, by the expansion of Cornish and Fisher.
     *
     * @param degrees the degrees of freedom, at least 3; the error is below 0.03, and below 0.001 from 9 on
     */
    static double student(double degrees) {
        double z2 = Z * Z;
        double first = (z2 + 1) / 4;
        double second = ((5 * z2 + 16) * z2 + 3) / 96;
        double third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
        return Z * (1 + (first + (second + third / degrees) / degrees) / degrees);
    }

    static double mean(double[] numbers) {
        return Weights.equal(numbers.length).mean(numbers);
    }

    static double variance(double[] numbers) {
        return Weights.equal(numbers.length).variance(numbers);
    }

    /** Returns the same number with an interval that is wider or narrower by a factor. */
    Estimate wider(double factor) {
        return new Estimate(value, value - factor * (value - low), value + factor * (high - value));
    }

    /** Returns whether the number differs from another one by more than its interval. */
    boolean excludes(double number) {
        return number < low - ROUNDING || number > high + ROUNDING;
    }

    /** Returns half of the width of the interval. */
    double half() {
        return (high - low) / 2;
    }

    /** Returns the number and its interval in percent: {@code 51.3% [49.0, 53.6]}. */
    String percent() {
        return String.format(Locale.ROOT, "%.1f%% [%.1f, %.1f]", 100 * value, 100 * low, 100 * high);
    }

    /** Returns the number and its interval: {@code 1.31 [1.02, 1.60]}. */
    String number() {
        return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", value, low, high);
    }
}
