package org.dicechess.examples.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Prints at most once a second how much of a file has been read. A file that takes less than a second prints nothing.
 */
final class GamesProgress {

    private static final long SECOND = 1_000_000_000;
    private static final double MEGA = 1 << 20;
    private static final int PERCENT = 100;

    private final PrintWriter out;
    private final LongSupplier nanos;
    private final long size;
    private final long begin;
    private long told;

    /** Starts now, by a clock of nanoseconds; the size of the file is in bytes. */
    GamesProgress(PrintWriter out, LongSupplier nanos, long size) {
        this.out = out;
        this.nanos = nanos;
        this.size = size;
        this.begin = nanos.getAsLong();
        this.told = begin;
    }

    void read(long bytes, long games, long refused) {
        long now = nanos.getAsLong();
        if (now - told >= SECOND) {
            told = now;
            double seconds = (now - begin) / (double) SECOND;
            out.println(String.format(
                    Locale.ROOT,
                    "%d%%, %s read, %d refused (%.1f s, %.1f MB/s)",
                    PERCENT * bytes / Math.max(1, Math.max(size, bytes)),
                    Texts.counted(games, "game"),
                    refused,
                    seconds,
                    bytes / seconds / MEGA));
        }
    }
}
