package org.dicechess.examples.players.train;

import java.util.List;

/**
 * Logistic regression by Newton's method, from a guess with a known certainty: the result of a sample is a win with the
 * chance {@code 1 / (1 + exp(-2 * (offset + weights * features)))}.
 */
public final class Regression {

    private static final int STEPS = 100;
    private static final double ENOUGH = 1e-8;
    private static final double LEAST = 1e-18;

    /**
     * One observation.
     *
     * @param features the numbers that the weights multiply
     * @param offset what the weights do not change
     * @param result 1 for a win, 0.5 for a draw, 0 for a loss
     * @param importance how many independent observations it counts for
     */
    public record Sample(double[] features, double offset, double result, double importance) {}

    private final double[] guess;
    private final double[] precision;

    /**
     * Prepares a regression.
     *
     * @param guess the weights to start from
     * @param precision the inverse of the variance of each guess, greater than 0
     */
    public Regression(double[] guess, double[] precision) {
        this.guess = guess.clone();
        this.precision = precision.clone();
    }

    /**
     * The weights that fit best.
     *
     * @param weights the weights
     * @param precision the inverse of the variance of each weight, if the others are known
     */
    public record Fit(double[] weights, double[] precision) {}

    /** Returns the weights that fit the samples best. */
    public Fit fit(List<Sample> samples) {
        int size = guess.length;
        double[] weights = guess.clone();
        for (int step = 0; ; step++) {
            double[] slope = new double[size];
            double[][] curve = new double[size][size];
            for (int i = 0; i < size; i++) {
                slope[i] = precision[i] * (guess[i] - weights[i]);
                curve[i][i] = precision[i];
            }
            samples.forEach(sample -> add(sample, weights, slope, curve));
            double[] certain = new double[size];
            for (int i = 0; i < size; i++) {
                certain[i] = curve[i][i];
            }
            double[] move = solved(curve, slope);
            if (step == STEPS || !improve(weights, move, samples)) {
                return new Fit(weights, certain);
            }
        }
    }

    /** Goes along a move, or a part of it that makes the samples more likely, and returns whether it goes on. */
    private boolean improve(double[] weights, double[] move, List<Sample> samples) {
        double before = likelihood(weights, samples);
        double[] start = weights.clone();
        for (double part = 1; part > LEAST; part /= 2) {
            double change = 0;
            for (int i = 0; i < weights.length; i++) {
                weights[i] = start[i] + part * move[i];
                change = Math.max(change, Math.abs(part * move[i]));
            }
            if (likelihood(weights, samples) >= before) {
                return change > ENOUGH;
            }
        }
        System.arraycopy(start, 0, weights, 0, start.length);
        return false;
    }

    /** The logarithm of the likelihood of the samples, and of the weights by the guess. */
    private double likelihood(double[] weights, List<Sample> samples) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum -= precision[i] * (weights[i] - guess[i]) * (weights[i] - guess[i]) / 2;
        }
        for (Sample sample : samples) {
            double odds = 2 * odds(sample, weights);
            sum -= sample.importance() * (sample.result() * rest(-odds) + (1 - sample.result()) * rest(odds));
        }
        return sum;
    }

    /** Returns the logarithm of {@code 1 + exp(odds)}, also for large numbers. */
    private static double rest(double odds) {
        return Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds)));
    }

    private static double odds(Sample sample, double[] weights) {
        double sum = sample.offset();
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * sample.features()[i];
        }
        return sum;
    }

    private static void add(Sample sample, double[] weights, double[] slope, double[][] curve) {
        double[] features = sample.features();
        double chance = 1 / (1 + Math.exp(-2 * odds(sample, weights)));
        double error = 2 * sample.importance() * (sample.result() - chance);
        double bend = 4 * sample.importance() * chance * (1 - chance);
        for (int i = 0; i < features.length; i++) {
            if (features[i] != 0) {
                slope[i] += error * features[i];
                for (int j = 0; j < features.length; j++) {
                    curve[i][j] += bend * features[i] * features[j];
                }
            }
        }
    }

    /** Gaussian elimination; the matrix is positive definite, so that no pivot is 0. It is used up. */
    private static double[] solved(double[][] matrix, double[] right) {
        int size = right.length;
        for (int column = 0; column < size; column++) {
            for (int row = column + 1; row < size; row++) {
                double factor = matrix[row][column] / matrix[column][column];
                for (int k = column; k < size; k++) {
                    matrix[row][k] -= factor * matrix[column][k];
                }
                right[row] -= factor * right[column];
            }
        }
        double[] solution = new double[size];
        for (int row = size - 1; row >= 0; row--) {
            double sum = right[row];
            for (int k = row + 1; k < size; k++) {
                sum -= matrix[row][k] * solution[k];
            }
            solution[row] = sum / matrix[row][row];
        }
        return solution;
    }
}
