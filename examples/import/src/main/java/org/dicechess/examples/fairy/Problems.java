package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.Problem;

/** The problems of one file, in the order in which they are found. */
final class Problems {

    private static final int LONGEST_VALUE = 60;

    private final String file;
    private final List<Problem> found = new ArrayList<>();

    Problems(String file) {
        this.file = file;
    }

    void add(int line, int column, String path, String code, String message) {
        add(line, column, path, code, message, "");
    }

    void add(int line, int column, String path, String code, String message, String hint) {
        found.add(new Problem(file, line, column, shown(path), code, message, hint));
    }

    void add(Problem problem) {
        found.add(problem);
    }

    boolean hasErrors() {
        return found.stream().anyMatch(problem -> problem.severity() == Problem.Severity.ERROR);
    }

    String file() {
        return file;
    }

    List<Problem> list() {
        return found;
    }

    /** Returns a value of the file as a message shows it: on one line, not too long, without control characters. */
    static String shown(String value) {
        String cut = value.length() > LONGEST_VALUE ? value.substring(0, LONGEST_VALUE) + "..." : value;
        return cut.replaceAll("\\p{Cntrl}", "?");
    }
}
