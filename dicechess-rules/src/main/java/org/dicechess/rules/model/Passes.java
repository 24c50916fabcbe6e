package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;

/** Turns without a move: whether a game has them. */
public final class Passes {

    private Passes() {}

    /**
     * Returns whether a side may end a turn without a move: by choice, for want of dice, or as it has no move at all.
     */
    public static boolean arePossible(Turn turn, Optional<Game.Check> check, List<Ending> endings) {
        return isMoreThanMoves(turn.states().get(0))
                || isMoreThanMoves(turn.states().get(turn.first()))
                || !has(endings, Ending.Stalemate.class)
                || check.isPresent() && !has(endings, Ending.Checkmate.class);
    }

    private static boolean isMoreThanMoves(Turn.State begin) {
        for (Turn.Step step : begin.steps()) {
            if (!(step.stage() instanceof Stage.MovePiece move) || !move.isWhole()) {
                return true;
            }
        }
        return begin.mayEnd();
    }

    private static boolean has(List<Ending> endings, Class<? extends Ending> type) {
        for (Ending ending : endings) {
            if (type.isInstance(ending) && ending.isUnconditional()) {
                return true;
            }
        }
        return false;
    }
}
