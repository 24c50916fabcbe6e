package org.dicechess.rules.model;

import java.util.List;

/**
 * The automaton of a turn, deterministic; state 0 is its beginning. Built from the regular expression over stages by the
 * position automaton of Glushkov (1961) and the subset construction of Rabin and Scott (1959).
 */
public record Turn(List<State> states) {

    /**
     * Where a turn stands.
     *
     * @param steps the stages that may come next
     * @param mayEnd whether the turn may end here
     */
    public record State(List<Step> steps, boolean mayEnd) {}

    /** A stage and the state after it. */
    public record Step(Stage stage, int to) {}

    /** Whether any stage is this one. */
    public boolean uses(Stage stage) {
        return states.stream().flatMap(state -> state.steps().stream()).anyMatch(step -> step.stage().equals(stage));
    }
}
