package org.dicechess.rules.checks;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that a turn has what filters of moves speak of: a roll in hand, an event before. */
public record FilterCheck(WrittenTurn written, Problems problems) {

    /** Most turns have no such clause, and then nothing is looked for. */
    public void check() {
        if (asks(MoveFilter.BecomesRolled.class)) {
            check(
                    MoveFilter.BecomesRolled.class,
                    after(stage -> stage instanceof Stage.Throw, stage -> stage instanceof Stage.Test),
                    "'becomes: rolled' without a roll in hand; expected {roll: ...} before it");
        }
        if (asks(MoveFilter.Picked.class)) {
            check(
                    MoveFilter.Picked.class,
                    after(stage -> stage instanceof Stage.Pick pick && !pick.ofPiece(), stage -> !stage.moves()),
                    "'picked' without a move that is picked; expected {pick: ...} before it in the turn");
        }
        if (asks(MoveFilter.PickedPiece.class)) {
            check(
                    MoveFilter.PickedPiece.class,
                    after(stage -> stage instanceof Stage.Pick, stage -> !stage.moves()),
                    "'piece: picked' without a pick; expected {pick: ...} or {pick-piece: ...} before it in the turn,"
                            + " with no move and no action between");
        }
        checkBefore(MoveFilter.Unmoved.class, "'piece: unmoved' speaks of earlier events of the turn");
        checkBefore(MoveFilter.LastPiece.class, "'piece' speaks of the event before in the turn");
        checkBefore(MoveFilter.Departure.class, "'to: departure' speaks of the event before in the turn");
        checkBefore(MoveFilter.Reached.class, "'to: reached' speaks of the event before in the turn");
    }

    /** Checks that pieces have moved before in the turn. */
    private void checkBefore(Class<? extends MoveFilter.Clause> clause, String speaks) {
        if (asks(clause)) {
            check(
                    clause,
                    after(Stage::moves, stage -> true),
                    speaks + "; expected a move, a walk or an action before it");
        }
    }

    private boolean asks(Class<? extends MoveFilter.Clause> clause) {
        for (Turn.State state : written.turn().states()) {
            for (Turn.Step step : state.steps()) {
                if (step.stage().asks(clause)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the states to which such a stage leads, and those that others may follow to from there. */
    private BitSet after(Predicate<Stage> begins, Predicate<Stage> goesOn) {
        BitSet found = new BitSet();
        Deque<Integer> left = new ArrayDeque<>();
        for (Turn.State state : written.turn().states()) {
            mark(state, begins, found, left);
        }
        while (!left.isEmpty()) {
            mark(written.turn().states().get(left.remove()), goesOn, found, left);
        }
        return found;
    }

    private static void mark(Turn.State state, Predicate<Stage> stages, BitSet found, Deque<Integer> left) {
        for (Turn.Step step : state.steps()) {
            if (stages.test(step.stage()) && !found.get(step.to())) {
                found.set(step.to());
                left.add(step.to());
            }
        }
    }

    /** Reports each place where a stage with such a clause is never at one of these states. */
    private void check(Class<? extends MoveFilter.Clause> clause, BitSet states, String message) {
        Set<Location> sound = new HashSet<>();
        states.stream().forEach(state -> places(state, clause).forEach(place -> sound.add(place.location())));
        for (int state = 0; state < written.turn().states().size(); state++) {
            for (YamlNode place : places(state, clause)) {
                if (sound.add(place.location())) {
                    problems.report(place, "E-TURN", message);
                }
            }
        }
    }

    /** Returns where the stages with such a clause that may come at a state are written. */
    private List<YamlNode> places(int state, Class<? extends MoveFilter.Clause> clause) {
        return written.turn().states().get(state).steps().stream()
                .filter(step -> step.stage().asks(clause))
                .flatMap(step -> written.done().get(step.to()).stream().mapToObj(written.places()::get))
                .toList();
    }
}
