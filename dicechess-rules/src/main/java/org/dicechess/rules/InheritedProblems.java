package org.dicechess.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dicechess.rules.model.OneLine;

/**
 * Adds to the problems of inherited files which file inherits them, and how that file removes an inherited entry. The
 * author of the inheriting file may never have seen the inherited one.
 */
final class InheritedProblems {

    /** The sections that are maps of named entries. */
    private static final Set<String> OF_ENTRIES =
            Set.of("areas", "pieces", "dice", "actions", "effects", "counters", "numbers", "endings", "options");

    /** The parts of sections that are such maps. */
    private static final Set<String> OF_ENTRIES_WITHIN = Set.of("picture.areas", "castling.ways");

    /** The sections that a game need not have. */
    private static final Set<String> OPTIONAL = Set.of("check", "castling", "first-turn", "picture");

    private InheritedProblems() {}

    /**
     * Returns the problems in the same order, but for further ones that the same removal mends.
     *
     * @param definition the name of the definition that inherits
     */
    static List<Problem> explained(List<Problem> problems, String definition) {
        Set<String> removed = new HashSet<>();
        return problems.stream()
                .filter(problem -> !isInherited(problem, definition)
                        || removal(problem).isEmpty()
                        || removed.add(removal(problem)))
                .map(problem -> isInherited(problem, definition) ? explained(problem, definition) : problem)
                .toList();
    }

    /** Scripts have other endings, and the choices of the host are no file. */
    private static boolean isInherited(Problem problem, String definition) {
        return problem.file().endsWith(".yaml") && !problem.file().equals(definition);
    }

    private static Problem explained(Problem problem, String definition) {
        String removal = removal(problem);
        return new Problem(
                problem.file(),
                problem.line(),
                problem.column(),
                problem.path(),
                problem.code(),
                problem.message(),
                problem.hint()
                        + (problem.hint().isEmpty() ? "" : "; ")
                        + "inherited by '" + OneLine.message(definition) + "'"
                        + (removal.isEmpty() ? "" : ", where '" + removal + "' removes it"));
    }

    /**
     * Returns what removes the key without effect, or the entry or section of a problem; empty if that is no answer.
     */
    private static String removal(Problem problem) {
        String[] steps = problem.path().split("[.\\[]", 4);
        boolean unused = problem.code().equals("E-UNUSED");
        if (List.of("pieces", "endings").contains(steps[0]) && problem.code().startsWith("W-")) {
            return ""; // a game without the kind or the ending is another game
        }
        if (OF_ENTRIES.contains(steps[0]) && steps.length > 1) {
            return steps.length == 3 && unused && !steps[2].endsWith("]")
                    ? steps[0] + ": {" + steps[1] + ": {" + steps[2] + ": ~}}"
                    : steps[0] + ": {" + steps[1] + ": ~}";
        }
        if (steps.length > 2 && OF_ENTRIES_WITHIN.contains(steps[0] + "." + steps[1])) {
            return steps[0] + ": {" + steps[1] + ": {" + steps[2] + ": ~}}";
        }
        return OPTIONAL.contains(steps[0]) ? steps[0] + ": ~" : "";
    }
}
