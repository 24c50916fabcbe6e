package org.dicechess.rules;

import java.util.List;

/** The errors among problems, for small games of tests that have warnings. */
public final class Errors {

    private Errors() {}

    /** Returns the errors in their order. */
    public static List<Problem> of(List<Problem> problems) {
        return problems.stream()
                .filter(problem -> problem.severity() == Problem.Severity.ERROR)
                .toList();
    }
}
