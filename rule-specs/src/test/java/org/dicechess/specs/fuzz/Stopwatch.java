package org.dicechess.specs.fuzz;

import java.util.function.Supplier;

/** Times single calls and keeps the slowest. */
final class Stopwatch {

    private final long bound;
    private long slowest;
    private String what = "-";
    private int tooSlow;

    /** @param bound the milliseconds above which a call counts as slow */
    Stopwatch(long bound) {
        this.bound = bound;
    }

    /** Returns what the call returns, or throws what it throws. */
    <T> T time(String call, Supplier<T> body) {
        long begin = System.nanoTime();
        try {
            return body.get();
        } finally {
            took(call, (System.nanoTime() - begin) / 1_000_000);
        }
    }

    /** Times a call without a result. */
    void time(String call, Runnable body) {
        time(call, () -> {
            body.run();
            return call;
        });
    }

    private void took(String call, long millis) {
        tooSlow += millis > bound ? 1 : 0;
        if (millis >= slowest) {
            slowest = millis;
            what = call;
        }
    }

    /** Returns the time of the slowest call in milliseconds. */
    long slowest() {
        return slowest;
    }

    /** Returns the slowest call. */
    String what() {
        return what;
    }

    /** Returns the number of slow calls. */
    int tooSlow() {
        return tooSlow;
    }
}
