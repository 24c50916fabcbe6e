package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks the shape of a turn by its automaton: that rolls lead to something, what comes right before what, and that it is
 * clear at every point what comes next. One mistake often breaks several of these; the first of them is told.
 */
final class TurnCheck {

    private static final int MOST_STATES = 200;

    private final Turn turn;
    private final List<Set<Integer>> done;
    private final List<YamlNode> places;
    private final Problems problems;
    private final List<Optional<Stage>> before;

    /**
     * A check.
     *
     * @param done for each state the stages of which one has just been done
     * @param places for each stage where it is written
     */
    TurnCheck(Turn turn, List<Set<Integer>> done, List<YamlNode> places, Problems problems) {
        this.turn = turn;
        this.done = done;
        this.places = places;
        this.problems = problems;
        this.before = turn.before();
    }

    void check(YamlNode whole) {
        if (turn.states().size() > MOST_STATES) {
            problems.report(whole, "E-RANGE", "the turn has more than " + MOST_STATES + " states");
            return;
        }
        List<BiConsumer<Integer, Turn.State>> checks = List.of(this::checkRoll, this::checkOrder, this::checkChoice, this::checkWalk, this::checkClear);
        boolean sound = true;
        for (int check = 0; check < checks.size() && sound; check++) {
            BiConsumer<Integer, Turn.State> next = checks.get(check);
            IntStream.range(0, done.size()).forEach(state -> next.accept(state, turn.states().get(state)));
            sound = !problems.isUnder("turn") && !problems.isUnder("first-turn");
        }
    }

    /** Something follows a roll, and not another one. */
    private void checkRoll(int state, Turn.State here) {
        if (before.get(state).filter(TurnCheck::rolls).isEmpty()) {
            return;
        }
        if (here.steps().isEmpty()) {
            report(done.get(state), "the turn ends with a roll: something must follow it");
        } else if (here.steps().stream().allMatch(step -> rolls(step.stage()))) {
            report(done.get(state), "a roll right before another is never used: leave it out");
        }
    }

    /** What needs something else right before it. */
    private void checkOrder(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.Spend && (!follows(state, Stage.Throw.class) || here.steps().size() > 1)) {
                report(done.get(step.to()), "'spend' comes right after the roll whose dice are spent, and alone");
            }
            if (step.stage() instanceof Stage.ThrowChosen && !follows(state, Stage.Choose.class)) {
                report(done.get(step.to()), "'{roll: chosen}' comes right after 'choose'");
            }
        }
    }

    /** Whoever chose a man and dice rolls these. */
    private void checkChoice(int state, Turn.State here) {
        boolean chosen = follows(state, Stage.Choose.class);
        if (chosen && (here.mayEnd() || here.steps().stream().anyMatch(step -> !(step.stage() instanceof Stage.ThrowChosen)))) {
            report(done.get(state), "after 'choose' comes '{roll: chosen}'");
        }
    }

    private void checkWalk(int state, Turn.State here) {
        if (!follows(state, Stage.ThrowChosen.class)) {
            here.steps().stream()
                    .filter(step -> step.stage() instanceof Stage.WalkMan)
                    .forEach(step -> report(done.get(step.to()), "'walk' comes right after '{roll: chosen}'"));
        }
    }

    private boolean follows(int state, Class<? extends Stage> stage) {
        return before.get(state).filter(stage::isInstance).isPresent();
    }

    /** It is clear whether a roll comes next, a move or the end. */
    private void checkClear(int state, Turn.State here) {
        List<Stage> stages = here.steps().stream().map(Turn.Step::stage).toList();
        boolean alike = stages.stream().map(Stage::getClass).distinct().count() < stages.size();
        if (alike || stages.stream().anyMatch(TurnCheck::rolls) && (here.mayEnd() || stages.size() > 1)) {
            Turn.Step last = here.steps().get(stages.size() - 1);
            report(done.get(last.to()), "the turn is ambiguous: it must be clear whether a roll comes next, a move or the end");
        }
    }

    private static boolean rolls(Stage stage) {
        return stage instanceof Stage.Throw || stage instanceof Stage.ThrowChosen;
    }

    /** At the first of these stages. */
    private void report(Set<Integer> stages, String message) {
        problems.report(places.get(stages.iterator().next()), "E-TURN", message);
    }
}
