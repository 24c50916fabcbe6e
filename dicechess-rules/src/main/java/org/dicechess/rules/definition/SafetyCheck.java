package org.dicechess.rules.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Tells whether a turn keeps royals out of reach: whoever moves in check has every legal move and no way round them, and nobody
 * moves twice before the other side has. Else a royal can be taken, and its game needs the rule that it may be.
 */
final class SafetyCheck {

    private final List<Pool> pools;
    private final List<Action> actions;
    private final int kinds;
    private final Turn turn;
    private final Set<Point> seen = new HashSet<>();

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
    private record Point(int state, boolean moved, boolean bound) {}

    /** What can go wrong for a royal, for people; empty if nothing can. */
    Optional<String> danger() {
        return danger(new Point(0, false, false)).or(() -> danger(new Point(turn.first(), false, false)));
    }

    private Optional<String> danger(Point point) {
        if (!seen.add(point)) {
            return Optional.empty();
        }
        Turn.State state = turn.states().get(point.state);
        boolean moves = state.steps().stream().anyMatch(step -> moves(step.stage()));
        if (moves && point.moved) {
            return Optional.of("with several moves in a turn a royal can be taken");
        }
        if (moves && (point.bound || !isFree(state))) {
            return Optional.of("with " + (point.bound ? "dice" : "actions") + " a side in check may have to pass");
        }
        if (state.mayEnd() && !point.moved) {
            return Optional.of("in a turn without a move a side in check passes");
        }
        return state.steps().stream().flatMap(step -> danger(after(point, step)).stream()).findFirst();
    }

    private Point after(Point point, Turn.Step step) {
        boolean bound = step.stage() instanceof Stage.Throw thrown ? binds(pools.get(thrown.pool()), step.to()) : point.bound;
        return new Point(step.to(), point.moved || moves(step.stage()), bound && !moves(step.stage()));
    }

    /** Dice that are spent can be given up. */
    private boolean binds(Pool pool, int after) {
        return turn.step(after, Stage.Spend.class).isPresent()
                || pool.outcomes().stream().anyMatch(outcome -> pool.movable(outcome.roll(), kinds).cardinality() < kinds);
    }

    /** Whether every legal move can be made, and nothing else but such moves. */
    private boolean isFree(Turn.State state) {
        return state.steps().stream().anyMatch(step -> step.stage() instanceof Stage.MoveMan)
                && state.steps().stream().allMatch(step -> !(step.stage() instanceof Stage.Act act)
                        || act.actions().stream().map(actions::get).allMatch(Action.Moves.class::isInstance));
    }

    private static boolean moves(Stage stage) {
        return stage instanceof Stage.MoveMan || stage instanceof Stage.Spend || stage instanceof Stage.Act;
    }
}
