package org.dicechess.rules.dice;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** Finds the states of a turn from which a stage may come that asks which piece the event before has moved. */
final class AskedPieces {

    private AskedPieces() {}

    /** Returns the numbers of those states. Another piece moves neither there nor on the way to the stage. */
    static BitSet states(Turn turn) {
        BitSet asking = new BitSet();
        Deque<Integer> added = new ArrayDeque<>();
        for (int state = 0; state < turn.states().size(); state++) {
            if (turn.states().get(state).steps().stream().anyMatch(step -> asks(step.stage()))) {
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

    private static boolean asks(Stage stage) {
        return stage.asks(MoveFilter.LastPiece.class);
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
