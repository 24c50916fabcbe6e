package org.dicechess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Description;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.play.PlayVariant;
import org.dicechess.rules.table.Tables;

/** The problems of the choices of options that are not in force: each choice is loaded in full, one after the other. */
final class ChoiceProblems {

    /**
     * The most lines of moves, squares on them and dealt pieces of all choices that are loaded in full: twice as many
     * as the lines and squares of one game. Visited squares of walks and ways to spend dice count a quarter, as they
     * take less time. Further choices are only read.
     */
    private static final long MOST_LINES = 4_000_000;

    /** The most fuel of hooks for these choices: as much as for one load. */
    private static final long MOST_FUEL = 20_000_000;

    private final String name;
    private final VariantBuilder builder;
    private final List<Problem> known;
    private final Set<Problem> found = new TreeSet<>();
    private long lines;
    private long fuel;

    /**
     * Looks for problems.
     *
     * @param name the name of the definition
     * @param builder the builder of the variant with the choices in force
     * @param known the warnings of that variant, which are not repeated
     */
    ChoiceProblems(String name, VariantBuilder builder, List<Problem> known) {
        this.name = name;
        this.builder = builder;
        this.known = known;
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
        for (Choice choice : choices) {
            if (lines <= MOST_LINES && fuel <= MOST_FUEL) {
                load(choice, choices.size());
            }
        }
        return List.copyOf(found);
    }

    private void load(Choice choice, int choices) {
        VariantBuilder chosen = builder.choosing(choice.option, choice.value);
        try {
            PlayVariant variant = (PlayVariant) chosen.ofChoicesInForce();
            lines += lines(variant.tables());
            TrialProblems.of(variant, name, choices).ifPresent(problem -> add(problem, choice));
            chosen.warnings(variant.tables().game).stream()
                    .filter(warning -> known.stream().noneMatch(other -> isSame(other, warning)))
                    .forEach(warning -> add(warning, choice));
        } catch (InvalidDefinitionException invalid) {
            invalid.problems().forEach(problem -> add(problem, choice));
        }
        fuel += chosen.fuel();
    }

    /** Returns whether two warnings have the same place and code; the choice may change what they count. */
    private static boolean isSame(Problem one, Problem other) {
        return one.file().equals(other.file())
                && one.line() == other.line()
                && one.column() == other.column()
                && one.code().equals(other.code());
    }

    private static long lines(Tables tables) {
        Deal deal = tables.game.setup().deal();
        return tables.movement.work()
                + (tables.walks.work() + tables.rolls.work()) / 4
                + (deal.isEmpty() ? 0L : (long) deal.tried() * deal.pieces(0).size());
    }

    private void add(Problem problem, Choice choice) {
        found.add(of(problem, choice.option, choice.value));
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
