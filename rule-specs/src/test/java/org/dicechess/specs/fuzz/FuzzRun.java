package org.dicechess.specs.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Feeds inputs of one kind, seed after seed, and collects the results. */
final class FuzzRun {

    private static final int PERFT_EVERY = 50;
    private static final int MOST_STUCK = 3;
    private static final long FOR_PLAY = 0x5DEECE66DL;

    private final Fuzzer fuzzer;
    private final Games games;
    private final Stopwatch watch;
    private final long patience;
    private final Map<String, Finding> findings = new TreeMap<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private ExecutorService worker = worker();
    private int inputs;
    private int accepted;
    private int stuck;
    private long slowestSeed;

    /**
     * A run.
     *
     * @param bound the milliseconds after which the table counts a call as slow
     * @param patience the milliseconds after which an input is given up
     */
    FuzzRun(Fuzzer fuzzer, Games games, long bound, long patience) {
        this.fuzzer = fuzzer;
        this.games = games;
        this.watch = new Stopwatch(bound);
        this.patience = patience;
    }

    /** Feeds this many inputs, and counts leaves of shared variants in between. */
    FuzzRun run(long firstSeed, int number) {
        for (long seed = firstSeed; seed < firstSeed + number && stuck < MOST_STUCK; seed++) {
            String input = fuzzer.input(new Random(seed));
            feed(seed, input);
            if (inputs % PERFT_EVERY == 0) {
                count(seed, input);
            }
        }
        worker.shutdownNow();
        return this;
    }

    private void feed(long seed, String input) {
        long before = watch.slowest();
        inputs++;
        try {
            accepted += within(() -> fuzzer.feed(input, new Random(seed ^ FOR_PLAY), watch), seed, input) ? 1 : 0;
        } catch (ExecutionException failure) {
            keep(Finding.of(fuzzer.kind(), seed, input, failure.getCause()));
        }
        slowestSeed = watch.slowest() > before ? seed : slowestSeed;
    }

    private void count(long seed, String input) {
        try {
            games.check(input, new Random(seed));
        } catch (AssertionError | RuntimeException changed) {
            keep(new Finding(fuzzer.kind(), "a shared variant has changed", seed, input, changed.toString()));
        }
    }

    private boolean within(Callable<Boolean> body, long seed, String input) throws ExecutionException {
        Thread[] thread = new Thread[1];
        Future<Boolean> answer = worker.submit(() -> {
            thread[0] = Thread.currentThread();
            return body.call();
        });
        try {
            return answer.get(patience, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            stuck++;
            keep(Finding.stuck(fuzzer.kind(), seed, input, thread[0].getStackTrace()));
            worker.shutdownNow();
            worker = worker();
            return false;
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static ExecutorService worker() {
        return Executors.newSingleThreadExecutor(body -> {
            Thread thread = new Thread(body, "fuzz");
            thread.setDaemon(true);
            return thread;
        });
    }

    private void keep(Finding finding) {
        counts.merge(finding.signature(), 1, Integer::sum);
        findings.putIfAbsent(finding.signature(), finding);
    }

    /** Returns the first finding of each signature, with its input shortened. */
    List<Finding> findings() {
        List<Finding> list = new ArrayList<>();
        for (Finding finding : findings.values()) {
            boolean again = !finding.signature().startsWith("no end")
                    && !finding.signature().startsWith("a shared");
            list.add(
                    again
                            ? Shrinking.of(
                                    finding, input -> fuzzer.feed(input, new Random(finding.seed() ^ FOR_PLAY), watch))
                            : finding);
        }
        return list;
    }

    /** Returns how often this was found. */
    int count(Finding finding) {
        return counts.get(finding.signature());
    }

    int inputs() {
        return inputs;
    }

    int accepted() {
        return accepted;
    }

    static String head() {
        return String.format(
                "%-12s %9s %9s %9s %9s %9s  %s",
                "kind", "inputs", "accepted", "findings", "too slow", "slowest", "call, seed");
    }

    /** Returns a line of the table. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%-12s %9d %9d %9d %9d %6d ms  %s, %d",
                fuzzer.kind(),
                inputs,
                accepted,
                findings.size(),
                watch.tooSlow(),
                watch.slowest(),
                watch.what(),
                slowestSeed);
    }
}
