package org.dicechess.examples.console;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jline.utils.AttributedString;

/**
 * Where a command reads and writes: always UTF-8, whatever the locale says.
 *
 * @param in standard input
 * @param out answers; buffered, so flush before waiting
 * @param err complaints and progress
 * @param terminal whether a person sits at both ends
 */
record Streams(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {

    /** Those of the process. */
    static Streams standard() {
        return new Streams(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                writer(FileDescriptor.out, false),
                writer(FileDescriptor.err, true),
                hasTerminal());
    }

    /** Prints a line: in colour on a terminal, plain elsewhere. */
    void print(AttributedString line) {
        out.println(terminal && System.getenv("NO_COLOR") == null ? line.toAnsi() : line.toString());
    }

    /** Whether arrows can be shown: everywhere but on a terminal that does not speak UTF-8. */
    boolean arrows() {
        return !terminal || "UTF-8".equalsIgnoreCase(System.getProperty("native.encoding"));
    }

    private static PrintWriter writer(FileDescriptor descriptor, boolean flushing) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8)), flushing);
    }

    private static boolean hasTerminal() {
        // From Java 22 to 24 the default console exists in a pipe, too; this one does not.
        System.setProperty("jdk.console", "java.base");
        return System.console() != null && !"dumb".equals(System.getenv("TERM"));
    }
}
