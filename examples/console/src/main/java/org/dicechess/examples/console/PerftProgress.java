package org.dicechess.examples.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.dicechess.Event;

/** Prints the progress of a count at most once a second. A count that takes less than a second prints nothing. */
final class PerftProgress implements RootPerft.Watcher {

    private static final long SECOND = 1_000_000_000;
    private static final double MILLION = 1e6;

    private final PrintWriter out;
    private final LongSupplier nanos;
    private final long begin;
    private long told;
    private long sum;

    /** Starts now, by a clock of nanoseconds. */
    PerftProgress(PrintWriter out, LongSupplier nanos) {
        this.out = out;
        this.nanos = nanos;
        this.begin = nanos.getAsLong();
        this.told = begin;
    }

    @Override
    public void counted(Event event, long nodes, int done, int of) {
        sum += nodes;
        long now = nanos.getAsLong();
        if (now - told >= SECOND) {
            told = now;
            double seconds = (now - begin) / (double) SECOND;
            out.println(String.format(
                    Locale.ROOT,
                    "%d/%d %s: %d (%.1f s, %.1f million/s)",
                    done,
                    of,
                    event.text(),
                    nodes,
                    seconds,
                    sum / seconds / MILLION));
        }
    }
}
