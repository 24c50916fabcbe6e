package org.dicechess.examples.players;

import java.io.PrintWriter;

/**
 * The output streams of commands.
 *
 * @param out answers and progress
 * @param err complaints
 */
record Console(PrintWriter out, PrintWriter err) {

    /** Prints a line at once. */
    void print(String format, Object... values) {
        out.println(String.format(format, values).stripTrailing());
        out.flush();
    }
}
