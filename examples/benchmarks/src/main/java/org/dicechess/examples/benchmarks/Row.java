package org.dicechess.examples.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalDouble;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The measurements of one benchmark.
 *
 * @param name class and method, and after a colon the value of the parameter if there is one
 * @param scores millions a second, one for each iteration, in ascending order
 * @param bytes garbage for each counted unit, in bytes
 */
record Row(String name, double[] scores, OptionalDouble bytes) {

    private static final String GARBAGE = "gc.alloc.rate.norm";
    private static final String LEAVES = "leaves";

    /** Returns the row of one run. */
    static Row of(RunResult run) {
        double[] scores = run.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .mapToDouble(Row::score)
                .sorted()
                .toArray();
        return new Row(name(run.getParams()), scores, garbage(run));
    }

    /** Returns the leaves of a benchmark that counts leaves itself, else its score. */
    private static double score(IterationResult iteration) {
        Result<?> leaves = iteration.getSecondaryResults().get(LEAVES);
        return (leaves == null ? iteration.getPrimaryResult() : leaves).getScore();
    }

    private static OptionalDouble garbage(RunResult run) {
        Result<?> leaves = run.getSecondaryResults().get(LEAVES);
        double units =
                leaves == null ? 1 : leaves.getScore() / run.getPrimaryResult().getScore();
        return run.getSecondaryResults().entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(GARBAGE))
                .mapToDouble(entry -> entry.getValue().getScore() / units)
                .findFirst();
    }

    /** Returns a row with the iterations of both rows and the garbage of this one. */
    Row and(Row other) {
        double[] both = Arrays.copyOf(scores, scores.length + other.scores.length);
        System.arraycopy(other.scores, 0, both, scores.length, other.scores.length);
        Arrays.sort(both);
        return new Row(name, both, bytes);
    }

    /** Returns the middle iteration, or the mean of the two middle ones. */
    double median() {
        return (scores[(scores.length - 1) / 2] + scores[scores.length / 2]) / 2;
    }

    /** Returns the slowest and the fastest iteration. */
    String spread() {
        return text(scores[0]) + ".." + text(scores[scores.length - 1]);
    }

    /** Returns a number with about three significant digits. */
    static String text(double number) {
        return String.format(Locale.ROOT, number < 1 ? "%.3f" : number < 10 ? "%.2f" : "%.1f", number);
    }

    private static String name(BenchmarkParams params) {
        String[] parts = params.getBenchmark().split("\\.");
        String method = parts[parts.length - 2] + "." + parts[parts.length - 1];
        return params.getParamsKeys().stream()
                .map(params::getParam)
                .reduce(method, (name, value) -> name + ":" + value);
    }
}
