package org.dicechess.rules.checks;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Outcome;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Decides whether a turn keeps royals safe: a side in check must have the choice of all legal moves and nothing else,
 * and must move exactly once. What the turn allows may be restricted where {@code stuck} has found something possible,
 * and where a condition has shown that the side is not in check. In any other turn a royal can be captured, and the
 * game needs the rule that allows it.
 */
final class SafetyCheck {

    private final List<Pool> pools;
    private final List<Action> actions;
    private final List<Kind> pieces;
    private final int kinds;
    private final Turn turn;
    private final BitSet seen = new BitSet();

    SafetyCheck(List<Pool> pools, List<Action> actions, List<Kind> pieces, Turn turn) {
        this.pools = pools;
        this.actions = actions;
        this.pieces = pieces;
        this.kinds = pieces.size();
        this.turn = turn;
    }

    /**
     * A point of a turn.
     *
     * @param moved whether a piece has been moved
     * @param bound whether a roll in hand prevents some kinds from moving
     * @param possible whether something is possible here besides a pass
     * @param calm whether the side is not in check, as nothing has moved since a condition said so
     */
    private record Point(int state, boolean moved, boolean bound, boolean possible, boolean calm) {

        static Point begin(int state) {
            return new Point(state, false, false, false, false);
        }

        int number() {
            return state << 4 | (moved ? 8 : 0) | (bound ? 4 : 0) | (possible ? 2 : 0) | (calm ? 1 : 0);
        }
    }

    /** Describes how a royal can be captured, for a message; empty if it cannot. */
    Optional<String> danger() {
        if (pieces.stream().anyMatch(kind -> kind.fate().isPresent())) {
            return Optional.of("a captured piece that is put down can attack the royal of the side that has moved");
        }
        Optional<String> danger = danger(Point.begin(0));
        return danger.isPresent() ? danger : danger(Point.begin(turn.first()));
    }

    private Optional<String> danger(Point point) {
        if (seen.get(point.number())) {
            return Optional.empty();
        }
        seen.set(point.number());
        Turn.State state = turn.states().get(point.state);
        boolean moves = moves(state);
        if (moves && point.moved && !dropsAlone(state)) {
            return Optional.of("in a turn of several moves a royal can be captured");
        }
        if (moves
                && !point.moved
                && !point.calm
                && !point.possible
                && !mayEndGame(state)
                && (point.bound || !isFree(state))) {
            return Optional.of(mayPass(point));
        }
        if (state.mayEnd() && !point.moved && !point.calm) {
            return Optional.of("in a turn without a move a side in check passes");
        }
        if (!point.moved && !point.calm && !point.possible && !mayEndGame(state) && mayLackWays(state)) {
            return Optional.of("a side in check may find all ways closed, unless one has no 'only-if'");
        }
        Optional<String> danger = Optional.empty();
        for (int step = 0; danger.isEmpty() && step < state.steps().size(); step++) {
            boolean ends = state.steps().get(step).stage() instanceof Stage.End;
            danger = ends ? Optional.empty() : danger(after(point, state.steps().get(step)));
        }
        return danger;
    }

    /** Returns whether the player may end the game here, and so never has to pass. */
    private boolean mayEndGame(Turn.State state) {
        return state.steps().stream().anyMatch(step -> step.stage() instanceof Stage.Decline && endsGame(step.to()));
    }

    /** Returns whether the game ends at a state, whatever conditions say there. */
    private boolean endsGame(int from) {
        return turn.reached(from, step -> step.stage().isWithoutEvent()).stream()
                .mapToObj(turn.states()::get)
                .allMatch(state -> !state.steps().isEmpty()
                        && !state.mayEnd()
                        && state.steps().stream()
                                .allMatch(step -> step.stage() instanceof Stage.End
                                        || step.stage().isWithoutEvent()));
    }

    /** Returns what keeps a side from a legal move. */
    private String mayPass(Point point) {
        Optional<Stage> act = turn.step(point.state, Stage.Act.class).map(Turn.Step::stage);
        String restriction = point.bound
                ? "dice"
                : act.map(stage -> actions((Stage.Act) stage)).orElse("restricted moves");
        return "with " + restriction + " a side in check may have to pass"
                + (point.bound || act.isPresent() ? "" : ", unless the game ends there, as by stuck: {end: no-move}");
    }

    /** Returns the first action that may leave an own royal attacked, or all. */
    private String actions(Stage.Act act) {
        return act.actions().stream()
                .map(actions::get)
                .filter(action -> !movesOrPuts(action))
                .findFirst()
                .map(action -> "the action " + action.name())
                .orElse("actions");
    }

    private static boolean moves(Turn.State state) {
        for (Turn.Step step : state.steps()) {
            if (moves(step.stage())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether nothing captures or leaves its square here, so that no royal is captured or uncovered. */
    private static boolean dropsAlone(Turn.State state) {
        return state.steps().stream().allMatch(step -> step.stage() instanceof Stage.Drop || !moves(step.stage()));
    }

    private Point after(Point point, Turn.Step step) {
        boolean bound = step.stage() instanceof Stage.Throw thrown ? binds(thrown, step.to()) : point.bound;
        boolean moved = point.moved || moves(step.stage());
        boolean possible = step.stage() instanceof Stage.Test test && (point.possible || isPossible(test));
        boolean calm = point.calm || saysCalm(step.stage());
        return new Point(step.to(), moved, bound && !moves(step.stage()), possible, calm && !moved);
    }

    private static boolean isPossible(Stage.Test test) {
        return test.condition() instanceof Condition.Stuck && !test.holds();
    }

    /** Returns whether a choice has only ways that may all be closed to a side in check. */
    private static boolean mayLackWays(Turn.State state) {
        List<Optional<Condition>> ways = state.steps().stream()
                .map(Turn.Step::stage)
                .filter(Stage.Option.class::isInstance)
                .map(stage -> ((Stage.Option) stage).onlyIf())
                .toList();
        return !ways.isEmpty() && ways.stream().noneMatch(way -> isOpen(way, ways));
    }

    /** Returns whether a way is open in check, or where another one is not. */
    private static boolean isOpen(Optional<Condition> way, List<Optional<Condition>> ways) {
        return way.isEmpty()
                || way.get() instanceof Condition.Check check && !check.enemy()
                || ways.contains(Optional.of(new Condition.Not(way.get())));
    }

    private static boolean saysCalm(Stage stage) {
        return stage instanceof Stage.Test test && saysCalm(test.condition(), test.holds())
                || stage instanceof Stage.Option option
                        && option.onlyIf()
                                .filter(condition -> saysCalm(condition, true))
                                .isPresent();
    }

    /** Returns whether a condition that holds, or does not, shows that no royal of the side to move is attacked. */
    private static boolean saysCalm(Condition condition, boolean holds) {
        if (condition instanceof Condition.Not not) {
            return saysCalm(not.of(), !holds);
        } else if (condition instanceof Condition.All all) {
            return holds && all.of().stream().anyMatch(each -> saysCalm(each, true));
        } else if (condition instanceof Condition.Any any) {
            return !holds && any.of().stream().anyMatch(each -> saysCalm(each, false));
        }
        return condition instanceof Condition.Check check && !check.enemy() && !holds;
    }

    /** Returns whether a roll can prevent a legal move. Dice that are spent can always be given up. */
    private boolean binds(Stage.Throw thrown, int after) {
        if (turn.step(after, Stage.Spend.class).isPresent()) {
            return true;
        }
        Pool pool = pools.get(thrown.pool());
        List<Outcome> outcomes = pool.outcomes();
        return !turn.movesAny(after)
                && thrown.shown().stream()
                        .anyMatch(outcome -> pool.movable(outcomes.get(outcome).roll(), kinds)
                                        .cardinality()
                                < kinds);
    }

    /** Returns whether the player can choose any legal move and nothing else. */
    private boolean isFree(Turn.State state) {
        boolean free = false;
        for (Turn.Step step : state.steps()) {
            free |= step.stage() instanceof Stage.MovePiece move && move.isWhole();
            if (step.stage() instanceof Stage.Act act && !(act.by() == Chooser.PLAYER && onlyMovesAndPuts(act))) {
                return false;
            }
            if (step.stage() instanceof Stage.Drop drop && drop.by() != Chooser.PLAYER) {
                return false;
            }
        }
        return free;
    }

    /** Returns whether actions move own pieces, or put such or nobody's: these leave the own royals safe. */
    private boolean onlyMovesAndPuts(Stage.Act act) {
        return act.actions().stream().map(actions::get).allMatch(SafetyCheck::movesOrPuts);
    }

    private static boolean movesOrPuts(Action action) {
        return action.whose() == Action.Whose.OWN
                && (action instanceof Action.Moves
                        || action instanceof Action.Relocates
                        || action instanceof Action.Exchanges
                        || action instanceof Action.Puts puts
                                && puts.kinds().stream().noneMatch(Kind::isRoyal));
    }

    private static boolean moves(Stage stage) {
        return stage.moves() && !(stage instanceof Stage.WalkPiece);
    }
}
