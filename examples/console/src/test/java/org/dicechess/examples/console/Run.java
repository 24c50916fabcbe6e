package org.dicechess.examples.console;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

/**
 * The result of a command.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Run(int status, String out, String err) {

    /** Runs a command with empty standard input. */
    static Run of(String... args) {
        return fed("", args);
    }

    /** Runs a command with this standard input. */
    static Run fed(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Streams streams = new Streams(
                new BufferedReader(new StringReader(input)), new PrintWriter(out), new PrintWriter(err), false);
        int status = Main.commandLine(streams).execute(args);
        return new Run(status, out.toString(), err.toString());
    }

    /** Returns the lines of standard output. */
    List<String> lines() {
        return out.lines().toList();
    }
}
