package org.dicechess.examples.endgames;

import java.io.PrintWriter;

/** A progress bar with the remaining time: on a terminal one line that is rewritten, elsewhere a line now and then. */
final class Meter implements Progress {

    private static final int WIDTH = 30;
    private static final double NANOS = 1e9;

    private final PrintWriter out;
    private final boolean terminal;
    private final double pause;
    private String part = "";
    private long begin;
    private double shown;

    Meter(PrintWriter out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
        this.pause = terminal ? 0.1 : 2;
    }

    @Override
    public synchronized void at(String what, double done) {
        if (!what.equals(part)) {
            part = what;
            begin = System.nanoTime();
            shown = -pause;
        }
        double seconds = (System.nanoTime() - begin) / NANOS;
        if (seconds - shown >= pause) {
            shown = seconds;
            print(what, done, seconds);
        }
    }

    /** Clears the line. */
    void close() {
        if (terminal) {
            out.print("\r" + " ".repeat(WIDTH + 60) + "\r");
            out.flush();
        }
    }

    private void print(String what, double done, double seconds) {
        int bars = (int) (done * WIDTH);
        String eta = done <= 0 ? "" : String.format(", %.0f s left", seconds / done * (1 - done));
        String bar = "#".repeat(bars) + " ".repeat(WIDTH - bars);
        String line = String.format("%-18s [%s] %3.0f%%, %.0f s%s", what, bar, 100 * done, seconds, eta);
        out.print(terminal ? "\r" + line + "   " : line + System.lineSeparator());
        out.flush();
    }
}
