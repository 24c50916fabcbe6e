package org.dicechess.rules.checks;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.dicechess.Outcome;
import org.dicechess.Roll;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/** Decides whether some roll of the turn names the kinds that castling needs. */
final class CastlingCheck {

    private final CastlingRule rule;
    private final List<Pool> pools;
    private final int kinds;
    private final Turn turn;
    private final BitSet seen = new BitSet();

    CastlingCheck(CastlingRule rule, List<Pool> pools, int kinds, Turn turn) {
        this.rule = rule;
        this.pools = pools;
        this.kinds = kinds;
        this.turn = turn;
    }

    /** A point of a turn, with the pool of the roll in hand, -1 for none. */
    private record Point(int state, int pool) {}

    /** Returns whether no roll of the turn allows castling. */
    boolean never() {
        return !castles(new Point(0, -1)) && !castles(new Point(turn.first(), -1));
    }

    /** Returns whether the turn has a stage in which a piece may castle. */
    boolean moves() {
        for (Turn.State state : turn.states()) {
            for (Turn.Step step : state.steps()) {
                if (step.stage() instanceof Stage.MovePiece || step.stage() instanceof Stage.Spend) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean castles(Point begin) {
        Deque<Point> left = new ArrayDeque<>(List.of(begin));
        while (!left.isEmpty()) {
            Point point = left.remove();
            int number = point.state * (pools.size() + 1) + point.pool + 1;
            for (Turn.Step step : seen.get(number)
                    ? List.<Turn.Step>of()
                    : turn.states().get(point.state).steps()) {
                if (castles(step.stage(), point.pool)) {
                    return true;
                }
                left.add(after(point, step));
            }
            seen.set(number);
        }
        return false;
    }

    private static Point after(Point point, Turn.Step step) {
        if (step.stage() instanceof Stage.Throw thrown) {
            return new Point(step.to(), thrown.pool());
        }
        boolean used = step.stage() instanceof Stage.MovePiece || step.stage() instanceof Stage.Spend;
        return new Point(step.to(), used ? -1 : point.pool);
    }

    private boolean castles(Stage stage, int pool) {
        boolean spends = stage instanceof Stage.Spend && rule.die() == CastlingRule.Faces.BOTH;
        return (stage instanceof Stage.MovePiece || stage instanceof Stage.Spend)
                && (pool < 0
                        || stage instanceof Stage.MovePiece move && move.free()
                        || castles(pools.get(pool), spends));
    }

    private boolean castles(Pool pool, boolean spends) {
        for (Outcome outcome : pool.outcomes()) {
            if (spends ? spends(pool, outcome.roll().faces()) : names(pool.movable(outcome.roll(), kinds))) {
                return true;
            }
        }
        return false;
    }

    private boolean names(BitSet movable) {
        boolean king = movable.get(rule.king().index());
        boolean rook = rule.namesRook(movable);
        return switch (rule.die()) {
            case EITHER -> king || rook;
            case KING -> king;
            case ROOK -> rook;
            case BOTH -> king && rook;
        };
    }

    /** Returns whether two of the dice can be spent for castling: one names the king, the other the rook. */
    private boolean spends(Pool pool, List<Integer> faces) {
        for (int one = 0; one < faces.size(); one++) {
            for (int other = 0; other < faces.size(); other++) {
                boolean king = pool.movable(new Roll(List.of(faces.get(one))), kinds)
                        .get(rule.king().index());
                if (one != other && king && rule.namesRook(pool.movable(new Roll(List.of(faces.get(other))), kinds))) {
                    return true;
                }
            }
        }
        return false;
    }
}
