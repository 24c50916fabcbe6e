package org.dicechess.examples.console;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.utils.AttributedString;

/**
 * The streams of a command, always in UTF-8, whatever the locale.
 *
 * @param in standard input
 * @param out answers; buffered, so flush before waiting
 * @param err complaints and progress
 * @param terminal whether input and output are a terminal
 */
record Streams(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {

    private static final int LONGEST_LINE = 1_000_000;

    /** Returns the streams of the process. */
    static Streams standard() {
        return new Streams(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                writer(FileDescriptor.out, false),
                writer(FileDescriptor.err, true),
                hasTerminal());
    }

    /**
     * Returns the next line of standard input; empty at its end.
     *
     * @throws BadInputException if the line is far longer than any valid one
     */
    Optional<String> line() {
        try {
            StringBuilder line = new StringBuilder();
            int unit = in.read();
            boolean ended = unit < 0;
            while (unit >= 0 && unit != '\n') {
                if (line.length() == LONGEST_LINE) {
                    throw new BadInputException("a line of input is longer than " + LONGEST_LINE + " characters");
                }
                line.append((char) unit);
                unit = in.read();
            }
            return ended ? Optional.empty() : Optional.of(line.toString().replaceFirst("\r$", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Prints a line, with colours on a terminal only. */
    void print(AttributedString line) {
        out.println(terminal && System.getenv("NO_COLOR") == null ? line.toAnsi() : line.toString());
    }

    /** Returns whether arrows and boxes can be shown: everywhere except on a terminal without UTF-8. */
    boolean unicode() {
        return !terminal || "UTF-8".equalsIgnoreCase(System.getProperty("native.encoding"));
    }

    private static PrintWriter writer(FileDescriptor descriptor, boolean flushing) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(descriptor), StandardCharsets.UTF_8)),
                flushing);
    }

    private static boolean hasTerminal() {
        // From Java 22 to 24 the default console also exists in a pipe; this one does not.
        System.setProperty("jdk.console", "java.base");
        return System.console() != null && !"dumb".equals(System.getenv("TERM"));
    }
}
