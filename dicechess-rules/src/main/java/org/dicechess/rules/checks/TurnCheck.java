package org.dicechess.rules.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks the shape of a turn by its automaton: every roll is used, stages follow each other in a legal order, and at
 * every point it is clear what comes next. One mistake often breaks several of these rules; only the first broken rule
 * is reported.
 */
public final class TurnCheck {

    private static final int MOST_STATES = 200;

    /** The rules, in the order in which they are checked. */
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
     * Creates a check.
     *
     * @param done for each state the stages of which one has just been done
     * @param places for each stage the node where it is written
     */
    public TurnCheck(Turn turn, List<Set<Integer>> done, List<YamlNode> places, Problems problems) {
        this.turn = turn;
        this.done = done;
        this.places = places;
        this.problems = problems;
        this.before = turn.before();
    }

    public void check(YamlNode whole) {
        if (turn.states().size() > MOST_STATES) {
            problems.report(
                    whole, "E-RANGE", "the turn has more than " + MOST_STATES + " states; at most " + MOST_STATES);
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

    /** Checks that a stage that uses dice follows each roll. */
    private void checkRoll(int state, Turn.State here) {
        if (!follows(state, Stage.Throw.class) && !follows(state, Stage.ThrowChosen.class)) {
            return;
        }
        if (here.steps().isEmpty()) {
            report(done.get(state), "the turn ends with a roll; expected a stage after it");
        } else if (rolls(here) == here.steps().size()) {
            report(done.get(state), "a roll right before another roll is never used; expected only the second one");
        } else if (follows(state, Stage.Throw.class) && usesNoDice(here)) {
            report(
                    done.get(state),
                    "a roll right before 'act' or 'choose' is never used; expected a 'move' or 'spend' after it");
        }
    }

    private static boolean usesNoDice(Turn.State here) {
        return here.steps().stream()
                .allMatch(step -> step.stage() instanceof Stage.Act || step.stage() instanceof Stage.Choose);
    }

    /** Checks the stages that need a certain stage right before them. */
    private void checkOrder(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.Spend
                    && (!follows(state, Stage.Throw.class) || here.steps().size() > 1)) {
                report(
                        done.get(step.to()),
                        "'spend' must come right after the roll whose dice are spent, without another choice");
            }
            if (step.stage() instanceof Stage.ThrowChosen && !follows(state, Stage.Choose.class)) {
                report(done.get(step.to()), "'{roll: chosen}' must come right after 'choose'");
            }
        }
    }

    /** Checks that the chosen dice are rolled right after the choice. */
    private void checkChoice(int state, Turn.State here) {
        boolean chosen = follows(state, Stage.Choose.class);
        boolean other = here.mayEnd();
        for (Turn.Step step : here.steps()) {
            other |= !(step.stage() instanceof Stage.ThrowChosen);
        }
        if (chosen && other) {
            report(done.get(state), "'choose' must be followed by '{roll: chosen}'");
        }
    }

    private void checkWalk(int state, Turn.State here) {
        for (Turn.Step step : here.steps()) {
            if (step.stage() instanceof Stage.WalkPiece && !follows(state, Stage.ThrowChosen.class)) {
                report(done.get(step.to()), "'walk' must come right after '{roll: chosen}'");
            }
        }
    }

    private boolean follows(int state, Class<? extends Stage> stage) {
        return before.get(state).isPresent()
                && stage.isInstance(before.get(state).get());
    }

    /** Checks that at every point either one roll alone comes next, or stages of different types without a roll. */
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
                    "the turn is ambiguous here; expected one roll alone, or stages of different types without a roll");
        }
    }

    private static int rolls(Turn.State here) {
        int rolls = 0;
        for (Turn.Step step : here.steps()) {
            rolls += step.stage() instanceof Stage.Throw || step.stage() instanceof Stage.ThrowChosen ? 1 : 0;
        }
        return rolls;
    }

    /** Reports at the first of these stages. */
    private void report(Set<Integer> stages, String message) {
        problems.report(places.get(stages.iterator().next()), "E-TURN", message);
    }
}
