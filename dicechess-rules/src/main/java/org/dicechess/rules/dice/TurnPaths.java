package org.dicechess.rules.dice;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** Where the stages of a turn lead. States behind the last one have no stages. */
final class TurnPaths {

    private final Turn turn;

    TurnPaths(Turn turn) {
        this.turn = turn;
    }

    private List<Turn.Step> steps(int state) {
        return state < turn.states().size() ? turn.states().get(state).steps() : List.of();
    }

    /** Returns the states to which a turn may come before anything has moved in it. */
    BitSet unmoved() {
        return follow(List.of(0, turn.first()), step -> !step.stage().moves());
    }

    /**
     * Returns the same, where dice that are spent may all have been given up, and chance may have had nothing to do.
     */
    BitSet unchanged() {
        return follow(
                List.of(0, turn.first()),
                step -> !step.stage().moves()
                        || step.stage() instanceof Stage.Spend
                        || step.stage().by() == Chooser.CHANCE);
    }

    /** Returns a state and those that follow without a move, an action or another pick. */
    BitSet withoutEvent(int state) {
        return follow(
                List.of(state),
                step -> step.stage().isWithoutEvent()
                        || step.stage() instanceof Stage.Throw
                        || step.stage() instanceof Stage.Option);
    }

    private BitSet follow(List<Integer> begins, Predicate<Turn.Step> leads) {
        BitSet found = new BitSet();
        Deque<Integer> left = new ArrayDeque<>(begins);
        while (!left.isEmpty()) {
            int state = left.remove();
            if (!found.get(state)) {
                found.set(state);
                for (Turn.Step step : steps(state)) {
                    if (leads.test(step)) {
                        left.add(step.to());
                    }
                }
            }
        }
        return found;
    }

    /**
     * Returns the states that follow a beginning, itself included, ascending. A beginning has a lower number than all
     * other states, and no state leads to it.
     */
    int[] reached(int begin) {
        return follow(List.of(begin), step -> true).stream().toArray();
    }

    /** Returns for each state how many moves may follow, 2 for more. Dice spent one by one count as two moves. */
    int[] mostMoves() {
        int[] most = new int[turn.states().size()];
        int[] before;
        do {
            before = most.clone();
            for (int state = most.length - 1; state >= 0; state--) {
                for (Turn.Step step : steps(state)) {
                    int here =
                            step.stage() instanceof Stage.Spend ? 2 : step.stage() instanceof Stage.MovePiece ? 1 : 0;
                    most[state] = Math.min(2, Math.max(most[state], here + most[step.to()]));
                }
            }
        } while (!Arrays.equals(most, before));
        return most;
    }

    /** Returns the states from which a stage may come that captures. */
    BitSet capturing() {
        BitSet found = new BitSet();
        for (int before = -1; before != found.cardinality(); ) {
            before = found.cardinality();
            for (int state = turn.states().size() - 1; state >= 0; state--) {
                for (Turn.Step step : steps(state)) {
                    if (found.get(step.to()) || step.stage().moves() && !(step.stage() instanceof Stage.Drop)) {
                        found.set(state);
                    }
                }
            }
        }
        return found;
    }
}
