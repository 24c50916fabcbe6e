package org.dicechess.examples.endgames;

import java.io.PrintWriter;
import java.util.function.Function;

/**
 * The output streams of commands.
 *
 * @param out answers
 * @param err complaints and progress
 * @param terminal whether a user watches the progress
 */
record Console(PrintWriter out, PrintWriter err, boolean terminal) {

    /** Does a long computation and shows its progress. */
    <T> T watching(Function<Progress, T> work) {
        Meter meter = new Meter(err, terminal);
        try {
            return work.apply(meter);
        } finally {
            meter.close();
        }
    }
}
