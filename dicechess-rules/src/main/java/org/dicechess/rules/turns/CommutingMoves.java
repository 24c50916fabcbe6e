package org.dicechess.rules.turns;

import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.PassedSquares;

/**
 * Which two moves in a row can change places and lead to the same position, so that one order is enough to find what
 * follows: the one in which the man with the lower number, of code and then of square, comes first.
 */
final class CommutingMoves {

    private final Endings endings;
    private final RequiredPieces needs;
    private final PassedSquares paths;
    private final boolean anyOrder;

    /** Whether one move alone cannot end the game. */
    private boolean goesOn;

    CommutingMoves(Engine engine) {
        State state = engine.state;
        this.endings = engine.endings;
        this.needs = new RequiredPieces(state);
        this.paths = state.tables.passedSquares;
        this.anyOrder = state.tables.game.check().isEmpty() && !state.tables.shields.any() && !state.tables.hooked.any;
    }

    /**
     * Whether moves that do not meet can be made in either order: no royal safety, protection or hook tells the orders
     * apart.
     */
    boolean anyOrder() {
        return anyOrder;
    }

    /** Looks at where the state stands: the moves to come are made there, in whatever order. */
    void look() {
        goesOn = needs.areMetAfter(1);
    }

    /** Whether one man has a lower number than another. */
    static boolean isLower(int code, int square, int than, int thanSquare) {
        return code < than || code == than && square < thanSquare;
    }

    /** Whether a move may end the game, so that it comes last in any case. */
    boolean mayEnd(int moved, int code, int captured) {
        return !goesOn && endings.mayEnd(moved, code, captured);
    }

    /** Whether a move could come before the one by which a position was first come to, and should. */
    boolean comesFirst(MoveDelta move, TurnNode here) {
        return anyOrder
                && here.isByMove
                && isLower(move.moved, move.from, here.moved, here.from)
                && areApart(move, here)
                && !mayEnd(move.moved, move.code, move.captured);
    }

    private boolean areApart(MoveDelta move, TurnNode here) {
        return paths.isDirect(move.moved)
                && paths.isDirect(here.moved)
                && move.from != here.to
                && move.to != here.from
                && !paths.isOn(paths.path(move.moved, move.from, move.to), here.from)
                && !paths.isOn(paths.path(here.moved, here.from, here.to), move.to);
    }
}
