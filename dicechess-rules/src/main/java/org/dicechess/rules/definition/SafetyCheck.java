package org.dicechess.rules.definition;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Tells whether a turn keeps royals out of reach: whoever moves in check has every legal move and no way round them,
 * and nobody moves twice before the other side has. Else a royal can be taken, and its game needs the rule that it may
 * be.
 */
final class SafetyCheck {

    private final List<Pool> pools;
    private final List<Action> actions;
    private final int kinds;
    private final Turn turn;
    private final BitSet seen = new BitSet();

    SafetyCheck(List<Pool> pools, List<Action> actions, int kinds, Turn turn) {
        this.pools = pools;
        this.actions = actions;
        this.kinds = kinds;
        this.turn = turn;
    }

    /**
     * A point of a turn.
     *
     * @param moved whether a man has been moved
     * @param bound whether a roll in hand keeps some kinds from moving
     */
    private record Point(int state, boolean moved, boolean bound) {

        int number() {
            return state << 2 | (moved ? 2 : 0) | (bound ? 1 : 0);
        }
    }

    /** What can go wrong for a royal, for people; empty if nothing can. */
    Optional<String> danger() {
        Optional<String> danger = danger(new Point(0, false, false));
        return danger.isPresent() ? danger : danger(new Point(turn.first(), false, false));
    }

    private Optional<String> danger(Point point) {
        if (seen.get(point.number())) {
            return Optional.empty();
        }
        seen.set(point.number());
        Turn.State state = turn.states().get(point.state);
        boolean moves = moves(state);
        if (moves && point.moved) {
            return Optional.of("with several moves in a turn a royal can be taken");
        }
        if (moves && (point.bound || !isFree(state))) {
            return Optional.of("with " + (point.bound ? "dice" : "actions") + " a side in check may have to pass");
        }
        if (state.mayEnd() && !point.moved) {
            return Optional.of("in a turn without a move a side in check passes");
        }
        Optional<String> danger = Optional.empty();
        for (int step = 0; danger.isEmpty() && step < state.steps().size(); step++) {
            danger = danger(after(point, state.steps().get(step)));
        }
        return danger;
    }

    private static boolean moves(Turn.State state) {
        for (Turn.Step step : state.steps()) {
            if (moves(step.stage())) {
                return true;
            }
        }
        return false;
    }

    private Point after(Point point, Turn.Step step) {
        boolean bound =
                step.stage() instanceof Stage.Throw thrown ? binds(pools.get(thrown.pool()), step.to()) : point.bound;
        return new Point(step.to(), point.moved || moves(step.stage()), bound && !moves(step.stage()));
    }

    /** Dice that are spent can be given up. */
    private boolean binds(Pool pool, int after) {
        if (turn.step(after, Stage.Spend.class).isPresent()) {
            return true;
        }
        for (Outcome outcome : pool.outcomes()) {
            if (pool.movable(outcome.roll(), kinds).cardinality() < kinds) {
                return true;
            }
        }
        return false;
    }

    /** Whether every legal move can be made, and nothing else but such moves. */
    private boolean isFree(Turn.State state) {
        boolean free = false;
        for (Turn.Step step : state.steps()) {
            free |= step.stage() instanceof Stage.MovePiece;
            if (step.stage() instanceof Stage.Act act && !onlyMoves(act)) {
                return false;
            }
        }
        return free;
    }

    private boolean onlyMoves(Stage.Act act) {
        for (int action : act.actions()) {
            if (!(actions.get(action) instanceof Action.Moves)) {
                return false;
            }
        }
        return true;
    }

    private static boolean moves(Stage stage) {
        return stage instanceof Stage.MovePiece || stage instanceof Stage.Spend || stage instanceof Stage.Act;
    }
}
