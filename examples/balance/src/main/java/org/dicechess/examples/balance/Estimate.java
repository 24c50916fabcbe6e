package org.dicechess.examples.balance;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

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
    static Estimate share(double[] numbers) {
        int n = numbers.length;
        if (n == 0) {
            return new Estimate(0.5, 0, 1);
        }
        double mean = mean(numbers);
        double z = Z * Math.sqrt(Math.min(1, spread(numbers, mean * (1 - mean))));
        double middle = (mean + z * z / (2 * n)) / (1 + z * z / n);
        double half = z * Math.sqrt(mean * (1 - mean) / n + z * z / (4.0 * n * n)) / (1 + z * z / n);
        return new Estimate(mean, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    /** Returns the variance as a part of that of wins and losses, which counts for some more games. */
    private static double spread(double[] numbers, double wins) {
        double own = wins > 0 ? variance(numbers) / wins : 1;
        return (own * (numbers.length - 1) + Z * Z) / (numbers.length - 1 + Z * Z);
    }

    /** Returns the sum of the parts divided by the sum of the wholes; each pair is of one game. */
    static Estimate ratio(double[] parts, double[] wholes) {
        double whole = mean(wholes);
        if (whole == 0) {
            return new Estimate(0, 0, 1);
        }
        double ratio = mean(parts) / whole;
        double[] rest = new double[parts.length];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = (parts[i] - ratio * wholes[i]) / whole;
        }
        double half = rest.length < 2 ? 1 : Z * Math.sqrt(variance(rest) / rest.length);
        return new Estimate(ratio, Math.max(0, ratio - half), Math.min(1, ratio + half));
    }

    static double mean(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        return numbers.length == 0 ? 0 : sum / numbers.length;
    }

    static double variance(double[] numbers) {
        return covariance(numbers, numbers);
    }

    static double covariance(double[] ones, double[] others) {
        double one = mean(ones);
        double other = mean(others);
        double sum = 0;
        for (int i = 0; i < ones.length; i++) {
            sum += (ones[i] - one) * (others[i] - other);
        }
        return ones.length < 2 ? 0 : sum / (ones.length - 1);
    }

    static double[] numbers(List<PlayedGame> games, ToDoubleFunction<PlayedGame> number) {
        return games.stream().mapToDouble(number).toArray();
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
