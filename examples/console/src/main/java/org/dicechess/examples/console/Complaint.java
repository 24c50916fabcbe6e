package org.dicechess.examples.console;

import java.io.UncheckedIOException;
import java.util.List;
import org.dicechess.IllegalEventException;
import org.dicechess.NotationException;
import org.dicechess.PlayException;
import org.dicechess.rules.InvalidDefinitionException;

/** Distinguishes mistakes of the user, which get a line, from faults of the program, which get a stack trace. */
final class Complaint {

    private Complaint() {}

    /** Returns whether the user can correct the cause. */
    static boolean isAbout(Exception exception) {
        return exception instanceof BadInputException
                || exception instanceof NotationException
                || exception instanceof IllegalEventException
                || exception instanceof InvalidDefinitionException
                || exception instanceof PlayException
                || exception instanceof IllegalArgumentException
                || exception instanceof UncheckedIOException
                || exception instanceof ArithmeticException;
    }

    /** Returns the lines to print, at least one. */
    static List<String> lines(Exception exception) {
        if (exception instanceof InvalidDefinitionException invalid
                && !invalid.problems().isEmpty()) {
            return invalid.problems().stream()
                    .map(Object::toString)
                    .map(Texts::printable)
                    .toList();
        }
        return List.of(Texts.printable(oneLine(String.valueOf(exception.getMessage()))));
    }

    /** Returns the same on one line, for answers of one line each. */
    static String line(Exception exception) {
        return String.join("; ", lines(exception));
    }

    private static String oneLine(String message) {
        return message.replaceAll("\\R\\s*", " ");
    }
}
