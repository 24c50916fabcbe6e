package org.dicechess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Description;
import org.dicechess.rules.play.PlayVariant;

/** The problems of the choices of options that are not in force: each choice is loaded in full, one after the other. */
final class ChoiceProblems {

    /**
     * The most lines of moves, and squares on them, of all choices that are loaded in full: twice as many as one game
     * may have. Further choices are only read.
     */
    private static final long MOST_LINES = 4_000_000;

    private final Ingredients ingredients;
    private final Sources sources;

    ChoiceProblems(Ingredients ingredients, Sources sources) {
        this.ingredients = ingredients;
        this.sources = sources;
    }

    /** A choice that is not in force. */
    private record Choice(String option, String value) {}

    /**
     * Returns the problems in reading order.
     *
     * @param variant the variant of the choices in force
     */
    List<Problem> of(PlayVariant variant) {
        List<Choice> choices = new ArrayList<>();
        for (Description.Option option : variant.description().options()) {
            option.choices().stream()
                    .filter(value -> !value.equals(option.value()))
                    .forEach(value -> choices.add(new Choice(option.name(), value)));
        }
        Set<Problem> found = new TreeSet<>();
        long lines = 0;
        for (Choice choice : choices) {
            if (lines <= MOST_LINES) {
                lines += load(choice, choices.size(), found);
            }
        }
        return List.copyOf(found);
    }

    /** Adds the problems of a choice, and returns how many lines and squares on them its moves have. */
    private long load(Choice choice, int choices, Set<Problem> found) {
        Ingredients other = ingredients.with(choice.option, choice.value);
        try {
            PlayVariant variant = (PlayVariant) new VariantBuilder(other, sources).ofChoicesInForce();
            Optional<Problem> failure = TrialProblems.of(variant, ingredients.name(), choices);
            failure.ifPresent(problem -> found.add(of(problem, choice.option, choice.value)));
            return variant.tables().movement.work();
        } catch (InvalidDefinitionException invalid) {
            invalid.problems().forEach(problem -> found.add(of(problem, choice.option, choice.value)));
            return 0;
        }
    }

    /** Returns a problem with the choice in which it was found. */
    static Problem of(Problem problem, String option, String value) {
        return new Problem(
                problem.file(),
                problem.line(),
                problem.column(),
                problem.path(),
                problem.code(),
                problem.message() + " (with the option " + option + "=" + value + ")",
                problem.hint());
    }
}
