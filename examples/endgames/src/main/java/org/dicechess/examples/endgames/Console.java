package org.dicechess.examples.endgames;

import java.io.PrintWriter;
import java.util.function.Function;

/**
 * Where commands write.
 *
 * @param out answers
 * @param err complaints and progress
 * @param terminal whether a person looks at the progress
 */
record Console(PrintWriter out, PrintWriter err, boolean terminal) {

    /** Does something long, showing how far it is. */
    <T> T watching(Function<Progress, T> work) {
        Meter meter = new Meter(err, terminal);
        try {
            return work.apply(meter);
        } finally {
            meter.close();
        }
    }
}
