package org.dicechess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A definition has problems; nothing of it was loaded.
 *
 * @since 0.1
 */
public final class InvalidDefinitionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** What is wrong, in reading order. */
    private final ArrayList<Problem> problems;

    /** With at least one problem. */
    public InvalidDefinitionException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = new ArrayList<>(problems);
    }

    /** What is wrong, in reading order. */
    public List<Problem> problems() {
        return List.copyOf(problems);
    }
}
