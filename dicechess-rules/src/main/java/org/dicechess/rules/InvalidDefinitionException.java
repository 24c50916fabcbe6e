package org.dicechess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Thrown when a definition has problems; nothing of the definition was loaded.
 *
 * @since 0.1
 */
public final class InvalidDefinitionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** The problems in reading order. */
    private final ArrayList<Problem> problems;

    /**
     * Creates an exception for these problems.
     *
     * @param problems at least one, in reading order
     */
    public InvalidDefinitionException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = new ArrayList<>(problems);
    }

    /** Returns the problems in reading order; there is at least one. */
    public List<Problem> problems() {
        return List.copyOf(problems);
    }
}
