package org.dicechess.examples.benchmarks;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every benchmark and the peer in turn, in rounds, so that what else the machine does hits all alike, and prints one
 * table. With the argument {@code quick} one short round, in about two minutes.
 */
public final class Report {

    private static final String GROUP = "org.dicechess.examples.benchmarks.";

    private final Map<String, Row> rows = new LinkedHashMap<>();
    private final boolean quick;

    private Report(boolean quick) {
        this.quick = quick;
    }

    /** Measures and prints. */
    public static void main(String[] args) throws RunnerException {
        Report report = new Report(List.of(args).contains("quick"));
        if (!FairyStockfish.isInstalled()) {
            System.out.println("No fairy-stockfish here, so no peer; Debian and Ubuntu: apt-get install fairy-stockfish");
        }
        report.measure();
        new Table(report.rows, System.out).print();
        WholeTurns.print(System.out);
    }

    private void measure() throws RunnerException {
        int rounds = quick ? 1 : 3;
        for (int round = 1; round <= rounds; round++) {
            for (Line line : Line.values()) {
                System.out.printf("round %d of %d: %s%n", round, rounds, line.label());
                run(line.benchmark());
                run(line.peer());
            }
        }
    }

    private void run(String name) throws RunnerException {
        boolean peer = name.startsWith("Peer");
        if (name.isEmpty() || peer && !FairyStockfish.isInstalled()) {
            return;
        }
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + GROUP.replace(".", "\\.") + name.replace(".", "\\.") + "$")
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .forks(1)
                .warmupIterations(peer ? 1 : quick ? 4 : 5)
                .warmupTime(time())
                .measurementIterations(quick ? 2 : 3)
                .measurementTime(time());
        collect(new Runner((peer ? options : options.addProfiler(GCProfiler.class)).build()).run());
    }

    private TimeValue time() {
        return TimeValue.milliseconds(quick ? 500 : 1000);
    }

    private void collect(Collection<RunResult> results) {
        results.stream().map(Row::of).forEach(row -> rows.merge(row.name(), row, Row::and));
    }
}
