package org.dicechess.rules.turns;

import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.reach.PassedSquares;
import org.dicechess.rules.state.State;

/**
 * Decides which of two consecutive moves comes first if both orders lead to the same position.
 *
 * <p>Only one order is searched: the one in which the piece with the lower number moves first. Pieces are numbered by
 * code and then by square.
 */
final class CommutingMoves {

    private final NeededPieces needed;
    private final RequiredPieces required;
    private final PassedSquares paths;
    private final boolean mayReorder;

    /** Whether no single move can end the game. */
    private boolean noMoveEndsGame;

    CommutingMoves(Engine engine) {
        State state = engine.state;
        this.needed = engine.tables.needed;
        this.required = new RequiredPieces(state);
        this.paths = state.tables.passedSquares;
        this.mayReorder = state.tables.game.check().isEmpty()
                && !state.tables.shields.any()
                && !state.tables.hooked.any
                && state.tables.game.effects().isEmpty()
                && state.tables.game.endings().stream().noneMatch(Ending.Met.class::isInstance);
    }

    /**
     * Returns whether independent moves can be made in either order: no royal safety, protection, hook, effect or
     * condition of an ending tells the orders apart.
     */
    boolean mayReorder() {
        return mayReorder;
    }

    /** Prepares for moves, in any order, from the present position of the state. */
    void prepare() {
        noMoveEndsGame = required.remainAfter(1);
    }

    /** Returns whether a piece has a lower number than another. */
    static boolean isLower(int code, int square, int than, int thanSquare) {
        return code < than || code == than && square < thanSquare;
    }

    /** Returns whether a move may end the game: such a move comes last in any case. */
    boolean mayEnd(int moved, int code, int captured) {
        return !noMoveEndsGame && needed.mayEnd(moved, code, captured);
    }

    /** Returns whether a move could and should precede the move by which a node was first reached. */
    boolean comesFirst(MoveDelta move, TurnNode node) {
        return mayReorder
                && node.reachedByMove
                && isLower(move.moved, move.from, node.moved, node.from)
                && areIndependent(move, node)
                && !mayEnd(move.moved, move.code, move.captured);
    }

    private boolean areIndependent(MoveDelta move, TurnNode node) {
        return paths.isDirect(move.moved)
                && paths.isDirect(node.moved)
                && move.from != node.to
                && move.to != node.from
                && !paths.isOn(paths.path(move.moved, move.from, move.to), node.from)
                && !paths.isOn(paths.path(node.moved, node.from, node.to), move.to);
    }
}
