package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The automaton of a turn, deterministic; state 0 is its beginning, and {@code first} that of the game's first turn.
 * Built from the regular expression over stages by the position automaton of Glushkov (1961) and the subset
 * construction of Rabin and Scott (1959).
 */
public record Turn(List<State> states, int first) {

    /**
     * Where a turn stands.
     *
     * @param steps the stages that may come next
     * @param mayEnd whether the turn may end here
     */
    public record State(List<Step> steps, boolean mayEnd) {}

    /** A stage and the state after it. */
    public record Step(Stage stage, int to) {}

    /** Where a stage of this type leads from a state, and which it is; empty if none can come there. */
    public <T extends Stage> Optional<Step> step(int state, Class<T> type) {
        for (Step step : states.get(state).steps()) {
            if (type.isInstance(step.stage())) {
                return Optional.of(step);
            }
        }
        return Optional.empty();
    }

    /**
     * For each state the stage that leads to it, which is one and the same from wherever it comes; empty for
     * beginnings.
     */
    public List<Optional<Stage>> before() {
        List<Optional<Stage>> before = new ArrayList<>(Collections.nCopies(states.size(), Optional.empty()));
        for (State state : states) {
            for (Step step : state.steps()) {
                if (step.to() < before.size()) {
                    before.set(step.to(), Optional.of(step.stage()));
                }
            }
        }
        return List.copyOf(before);
    }

    /** Whether any stage throws the dice of this number. */
    public boolean usesDice(int pool) {
        for (State state : states) {
            for (Step step : state.steps()) {
                if (step.stage() instanceof Stage.Throw thrown && thrown.pool() == pool) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether any stage is this one. */
    public boolean uses(Stage stage) {
        for (State state : states) {
            for (Step step : state.steps()) {
                if (step.stage().getClass() == stage.getClass() && step.stage().equals(stage)) {
                    return true;
                }
            }
        }
        return false;
    }
}
