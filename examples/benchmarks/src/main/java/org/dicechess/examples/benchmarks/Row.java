package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/**
 * What was measured of one benchmark.
 *
 * @param name class and method
 * @param scores millions a second, one for each iteration, ascending
 * @param bytes garbage for each operation
 */
record Row(String name, double[] scores, OptionalDouble bytes) {

    private static final String GARBAGE = "gc.alloc.rate.norm";

    /** The row of one run. */
    static Row of(RunResult run) {
        double[] scores = run.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .mapToDouble(iteration -> iteration.getPrimaryResult().getScore())
                .sorted()
                .toArray();
        OptionalDouble bytes = run.getSecondaryResults().keySet().stream()
                .filter(key -> key.endsWith(GARBAGE))
                .mapToDouble(key -> run.getSecondaryResults().get(key).getScore())
                .findFirst();
        return new Row(shortName(run.getParams()), scores, bytes);
    }

    /** The iterations of both; the garbage of this one. */
    Row and(Row other) {
        double[] both = Arrays.copyOf(scores, scores.length + other.scores.length);
        System.arraycopy(other.scores, 0, both, scores.length, other.scores.length);
        Arrays.sort(both);
        return new Row(name, both, bytes);
    }

    /** The middle iteration; of two in the middle the mean. */
    double median() {
        return (scores[(scores.length - 1) / 2] + scores[scores.length / 2]) / 2;
    }

    /** The fastest iteration: the one that other work on the machine has disturbed least. */
    double fastest() {
        return scores[scores.length - 1];
    }

    /** Slowest and fastest iteration. */
    String spread() {
        return text(scores[0]) + ".." + text(scores[scores.length - 1]);
    }

    /** With three significant digits or so. */
    static String text(double number) {
        return String.format(Locale.ROOT, number < 10 ? "%.2f" : "%.1f", number);
    }

    private static String shortName(BenchmarkParams params) {
        String[] parts = params.getBenchmark().split("\\.");
        return parts[parts.length - 2] + "." + parts[parts.length - 1];
    }
}
