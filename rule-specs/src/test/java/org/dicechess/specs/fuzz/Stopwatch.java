package org.dicechess.specs.fuzz;

import java.util.function.Supplier;

/** Times single calls and knows the slowest. */
final class Stopwatch {

    private final long bound;
    private long slowest;
    private String what = "-";
    private int tooSlow;

    /** @param bound what a call may take, in milliseconds */
    Stopwatch(long bound) {
        this.bound = bound;
    }

    /** What the call gives, or throws. */
    <T> T time(String call, Supplier<T> body) {
        long begin = System.nanoTime();
        try {
            return body.get();
        } finally {
            took(call, (System.nanoTime() - begin) / 1_000_000);
        }
    }

    /** Does something that gives nothing. */
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

    /** Milliseconds. */
    long slowest() {
        return slowest;
    }

    /** The call that took so long. */
    String what() {
        return what;
    }

    /** How many calls took longer than they may. */
    int tooSlow() {
        return tooSlow;
    }
}
