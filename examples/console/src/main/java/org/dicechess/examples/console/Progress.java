package org.dicechess.examples.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Prints how far some work has come, at most once a second. Work that takes less than a second prints nothing. */
final class Progress {

    private static final long SECOND = 1_000_000_000;

    private final PrintWriter out;
    private final LongSupplier nanos;
    private final int all;
    private final String unit;
    private final long begin;
    private long told;

    /** Starts now, by a clock of nanoseconds. */
    Progress(PrintWriter out, LongSupplier nanos, int all, String unit) {
        this.out = out;
        this.nanos = nanos;
        this.all = all;
        this.unit = unit;
        begin = nanos.getAsLong();
        told = begin;
    }

    /** Tells that a part of the work is done. */
    void reached(int done) {
        long now = nanos.getAsLong();
        if (now - told >= SECOND) {
            told = now;
            out.println(
                    String.format(Locale.ROOT, "%d/%d %s (%.1f s)", done, all, unit, (now - begin) / (double) SECOND));
        }
    }
}
