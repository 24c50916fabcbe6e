package org.dicechess.examples.balance;

import java.util.Arrays;

/** How much each game counts. The mean weight is 1. */
final class Weights {

    private final double[] weights;

    private Weights(double[] weights) {
        this.weights = weights;
    }

    /** Returns weights of games that count alike. */
    static Weights equal(int games) {
        double[] weights = new double[games];
        Arrays.fill(weights, 1);
        return new Weights(weights);
    }

    /** Returns weights in proportion to these numbers, which are more than 0. */
    static Weights of(double[] parts) {
        double mean = Arrays.stream(parts).average().orElse(1);
        return new Weights(Arrays.stream(parts).map(part -> part / mean).toArray());
    }

    double of(int game) {
        return weights[game];
    }

    int size() {
        return weights.length;
    }

    /**
     * Returns how many games of one weight say as much as these (Kish, Survey Sampling, 1965): their number if all
     * weights are 1, less otherwise.
     */
    double effective() {
        double squares = Arrays.stream(weights).map(weight -> weight * weight).sum();
        return squares == 0 ? 0 : (double) weights.length * weights.length / squares;
    }

    double mean(double[] numbers) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            sum += weights[i] * numbers[i];
        }
        return numbers.length == 0 ? 0 : sum / numbers.length;
    }

    double variance(double[] numbers) {
        return covariance(numbers, numbers);
    }

    double covariance(double[] ones, double[] others) {
        double one = mean(ones);
        double other = mean(others);
        double sum = 0;
        for (int i = 0; i < ones.length; i++) {
            sum += weights[i] * (ones[i] - one) * (others[i] - other);
        }
        return ones.length < 2 ? 0 : sum / (ones.length - 1);
    }

    /** Returns the square of the standard error of the mean. */
    double squaredError(double[] numbers) {
        double mean = mean(numbers);
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            double rest = weights[i] * (numbers[i] - mean);
            sum += rest * rest;
        }
        return numbers.length < 2 ? 0 : sum / (numbers.length - 1) / numbers.length;
    }
}
