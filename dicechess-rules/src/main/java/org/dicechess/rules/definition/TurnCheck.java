package org.dicechess.rules.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks the shape of a turn by its automaton: that rolls lead to something, what comes right before what, and that it
 * is clear at every point what comes next. One mistake often breaks several of these; the first of them is told.
 */
final class TurnCheck {

    private static final int MOST_STATES = 200;

    /** What is checked, one after the other. */
    private enum Matter {
        ROLL,
        ORDER,
        CHOICE,
        WALK,
        CLEAR
    }

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
        for (Matter matter : Matter.values()) {
            for (int state = 0; state < done.size(); state++) {
                check(matter, state, turn.states().get(state));
            }
            if (problems.isUnder("turn") || problems.isUnder("first-turn")) {
                return;
            }
        }
    }

    private void check(Matter matter, int state, Turn.State here) {
        switch (matter) {
            case ROLL -> checkRoll(state, here);
            case ORDER -> checkOrder(state, here);
            case CHOICE -> checkChoice(state, here);
            case WALK -> checkWalk(state, here);
            case CLEAR -> checkClear(here);
        }
    }

    /** Something that uses dice follows a roll. */
    private void checkRoll(int state, Turn.State here) {
        if (!follows(state, Stage.Throw.class) && !follows(state, Stage.ThrowChosen.class)) {
            return;
        }
        if (here.steps().isEmpty()) {
            report(done.get(state), "the turn ends with a roll: something must follow it");
        } else if (rolls(here) == here.steps().size()) {
            report(done.get(state), "a roll right before another is never used: leave it out");
        } else if (follows(state, Stage.Throw.class) && usesNoDice(here)) {
            report(
                    done.get(state),
                    "a roll right before 'act' or 'choose' is never used: a 'move' or 'spend' must be possible after it");
        }
    }

    private static boolean usesNoDice(Turn.State here) {
        return here.steps().stream()
                .allMatch(step -> step.stage() instanceof Stage.Act || step.stage() instanceof Stage.Choose);
    }

    /** What needs something else right before it. */
    private void checkOrder(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.Spend
                    && (!follows(state, Stage.Throw.class) || here.steps().size() > 1)) {
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
        boolean other = here.mayEnd();
        for (Turn.Step step : here.steps()) {
            other |= !(step.stage() instanceof Stage.ThrowChosen);
        }
        if (chosen && other) {
            report(done.get(state), "after 'choose' comes '{roll: chosen}'");
        }
    }

    private void checkWalk(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.WalkPiece && !follows(state, Stage.ThrowChosen.class)) {
                report(done.get(step.to()), "'walk' comes right after '{roll: chosen}'");
            }
        }
    }

    private boolean follows(int state, Class<? extends Stage> stage) {
        return before.get(state).isPresent()
                && stage.isInstance(before.get(state).get());
    }

    /** It is clear whether a roll comes next, a move or the end. */
    private void checkClear(Turn.State here) {
        Set<Class<?>> different = new HashSet<>();
        for (Turn.Step step : here.steps()) {
            different.add(step.stage().getClass());
        }
        int stages = here.steps().size();
        if (different.size() < stages || rolls(here) > 0 && (here.mayEnd() || stages > 1)) {
            Turn.Step last = here.steps().get(stages - 1);
            report(
                    done.get(last.to()),
                    "the turn is ambiguous: it must be clear whether a roll comes next, a move or the end");
        }
    }

    private static int rolls(Turn.State here) {
        int rolls = 0;
        for (Turn.Step step : here.steps()) {
            rolls += step.stage() instanceof Stage.Throw || step.stage() instanceof Stage.ThrowChosen ? 1 : 0;
        }
        return rolls;
    }

    /** At the first of these stages. */
    private void report(Set<Integer> stages, String message) {
        problems.report(places.get(stages.iterator().next()), "E-TURN", message);
    }
}
