package org.dicechess.rules.dice;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** Finds the states of a turn from which a stage may come that asks what the event before has moved, or left. */
final class AskedPieces {

    private AskedPieces() {}

    /** Returns the states before a stage that asks for the piece that has moved. */
    static BitSet ofPiece(Turn turn) {
        return states(turn, List.of(MoveFilter.LastPiece.class, MoveFilter.Reached.class));
    }

    /** Returns the states before a stage that asks for the squares that have been left. */
    static BitSet ofDeparture(Turn turn) {
        return states(turn, List.of(MoveFilter.Departure.class));
    }

    /**
     * Returns the numbers of the states before a stage with one of these clauses. Another piece moves neither there nor
     * on the way to the stage.
     */
    private static BitSet states(Turn turn, List<Class<? extends MoveFilter.Clause>> clauses) {
        BitSet asking = new BitSet();
        Deque<Integer> added = new ArrayDeque<>();
        for (int state = 0; state < turn.states().size(); state++) {
            if (turn.states().get(state).steps().stream()
                    .anyMatch(step -> clauses.stream().anyMatch(step.stage()::asks))) {
                asking.set(state);
                added.add(state);
            }
        }
        while (!added.isEmpty()) {
            int after = added.remove();
            for (int state = 0; state < turn.states().size(); state++) {
                if (!asking.get(state) && leads(turn.states().get(state), after)) {
                    asking.set(state);
                    added.add(state);
                }
            }
        }
        // Nothing has moved where a turn begins, and no state leads back there.
        asking.clear(0);
        asking.clear(turn.first());
        return asking;
    }

    /** Returns whether another state may follow without a move. Dice that are spent may all be given up. */
    private static boolean leads(Turn.State state, int after) {
        return state.steps().stream()
                .anyMatch(step -> step.to() == after
                        && (step.stage().isWithoutEvent()
                                || step.stage() instanceof Stage.Throw
                                || step.stage() instanceof Stage.Option
                                || step.stage() instanceof Stage.Pick
                                || step.stage() instanceof Stage.Spend));
    }
}
