package org.dicechess.examples.players;

import java.io.PrintWriter;

/**
 * The output streams of commands.
 *
 * @param out answers
 * @param err complaints and progress
 */
record Console(PrintWriter out, PrintWriter err) {

    /** Prints a line at once. */
    void print(String format, Object... values) {
        out.println(String.format(format, values).stripTrailing());
        out.flush();
    }
}
