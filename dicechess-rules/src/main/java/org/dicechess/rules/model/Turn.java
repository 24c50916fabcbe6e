package org.dicechess.rules.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The automaton of a turn, deterministic; state 0 is its beginning, and {@code first} that of the game's first turn. Built from the regular expression over stages by the
 * position automaton of Glushkov (1961) and the subset construction of Rabin and Scott (1959).
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
        return states.get(state).steps().stream().filter(step -> type.isInstance(step.stage())).findFirst();
    }

    /** For each state the stage that leads to it, which is one and the same from wherever it comes; empty for beginnings. */
    public List<Optional<Stage>> before() {
        List<Optional<Stage>> before = new ArrayList<>(Collections.nCopies(states.size(), Optional.empty()));
        for (State state : states) {
            state.steps().stream().filter(step -> step.to() < before.size()).forEach(step -> before.set(step.to(), Optional.of(step.stage())));
        }
        return List.copyOf(before);
    }

    /** Whether any stage is this one. */
    public boolean uses(Stage stage) {
        return states.stream().flatMap(state -> state.steps().stream()).anyMatch(step -> step.stage().equals(stage));
    }
}
