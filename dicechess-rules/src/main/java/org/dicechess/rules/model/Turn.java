package org.dicechess.rules.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The deterministic automaton of a turn. A turn begins in state 0, the game's first turn in state {@code first}. The
 * automaton is made from a regular expression over stages by the position automaton of Glushkov (1961) and the subset
 * construction of Rabin and Scott (1959).
 */
public record Turn(List<State> states, int first) {

    /** The dice in hand where there are none. */
    public static final int NO_DICE = -1;

    /** The dice in hand where the player has chosen which are thrown. */
    public static final int CHOSEN = -2;

    /** A turn without stages. */
    public static final Turn NOTHING = new Turn(List.of(new State(List.of(), true, NO_DICE)), 0);

    /**
     * A state of the automaton.
     *
     * @param steps the stages that may come next
     * @param mayEnd whether the turn may end here
     * @param hand the number of the pool whose dice are in hand, {@link #NO_DICE} or {@link #CHOSEN}
     */
    public record State(List<Step> steps, boolean mayEnd, int hand) {}

    /** A stage and the state after it. */
    public record Step(Stage stage, int to) {}

    /** Returns the step from a state that has a stage of this type; empty if there is none. */
    public <T extends Stage> Optional<Step> step(int state, Class<T> type) {
        for (Step step : states.get(state).steps()) {
            if (type.isInstance(step.stage())) {
                return Optional.of(step);
            }
        }
        return Optional.empty();
    }

    /** Returns the steps from a state that throw a pool of dice; several where the turn goes on as the roll says. */
    public List<Step> throwsAt(int state) {
        List<Step> found = new ArrayList<>();
        for (Step step : states.get(state).steps()) {
            if (step.stage() instanceof Stage.Throw) {
                found.add(step);
            }
        }
        return found;
    }

    /** Returns whether a move at a state may be one of any piece, whatever the roll in hand shows. */
    public boolean movesAny(int state) {
        for (MoveFilter filter : filters(state)) {
            if (filter.isAny()) {
                return true;
            }
        }
        return false;
    }

    /** Returns who decides at a state where events are possible. */
    public Chooser chooser(int state) {
        return states.get(state).steps().stream()
                .map(step -> step.stage().by())
                .filter(by -> by != Chooser.PLAYER)
                .findFirst()
                .orElse(Chooser.PLAYER);
    }

    /** Returns what a state allows of the moves; an empty list if no piece moves there. */
    public List<MoveFilter> filters(int state) {
        return step(state, Stage.MovePiece.class)
                .map(step -> ((Stage.MovePiece) step.stage()).filters())
                .orElse(List.of());
    }

    /**
     * Returns for each state the stage that leads to it, which is the same for all steps to that state; empty for
     * states where a turn begins.
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

    /** Returns a state and those to which steps that may be taken lead from it. */
    public BitSet reached(int from, Predicate<Step> mayBeTaken) {
        BitSet reached = new BitSet();
        Deque<Integer> left = new ArrayDeque<>(List.of(from));
        reached.set(from);
        while (!left.isEmpty()) {
            for (Step step : states.get(left.remove()).steps()) {
                if (!reached.get(step.to()) && mayBeTaken.test(step)) {
                    reached.set(step.to());
                    left.add(step.to());
                }
            }
        }
        return reached;
    }

    /** Returns the pools whose dice are spent one by one. */
    public BitSet spentPools() {
        BitSet pools = new BitSet();
        for (int state = 0; state < states.size(); state++) {
            if (states.get(state).hand() >= 0 && step(state, Stage.Spend.class).isPresent()) {
                pools.set(states.get(state).hand());
            }
        }
        return pools;
    }

    /** Returns whether any stage throws the pool of this number. */
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

    /** Returns whether the turn has this stage. */
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
