package org.dicechess.rules.dice;

import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Game;

/** Which actions may have the same text. */
final class ActionForms {

    private ActionForms() {}

    /** Returns whether two actions that may have the same text reset different counters. */
    static boolean anyDiffer(int[] acts, Game game) {
        for (int one : acts) {
            for (int other : acts) {
                boolean alike =
                        form(game.actions().get(one)).equals(form(game.actions().get(other)));
                for (Counter counter : game.counters()) {
                    if (alike
                            && counter.resetByActions().get(one)
                                    != counter.resetByActions().get(other)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * Returns the form of an action's text. Actions of different forms never have the same text: a move has an arrival,
     * other actions change a piece or bring one back.
     */
    private static Class<?> form(Action action) {
        return action instanceof Action.Moves ? Action.Relocates.class : action.getClass();
    }
}
