package org.dicechess.rules.dice;

import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Game;

/** Which actions may have the same text. */
final class ActionForms {

    private ActionForms() {}

    /** Returns whether two actions that may have the same text do unlike things, or reset different counters. */
    static boolean anyDiffer(int[] acts, Game game) {
        for (int one : acts) {
            for (int other : acts) {
                if (differ(one, other, game)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean differ(int one, int other, Game game) {
        Action first = game.actions().get(one);
        Action second = game.actions().get(other);
        if (first.isWhole() || second.isWhole()) {
            return false;
        }
        boolean unlike = mayLookAlike(first, second) || mayLookAlike(second, first);
        if (!unlike && !form(first).equals(form(second))) {
            return false;
        }
        return unlike
                || game.counters().stream()
                        .map(Counter::resetByActions)
                        .anyMatch(resets -> resets.get(one) != resets.get(other));
    }

    /** A piece that changes sides, becomes its own kind or moves nowhere has its square twice as its text. */
    private static boolean mayLookAlike(Action converts, Action other) {
        return converts instanceof Action.Converts
                && (other instanceof Action.Replaces || other instanceof Action.Moves);
    }

    /**
     * Returns the form of an action's text. Actions of different forms never have the same text: a move has an arrival,
     * other actions change a piece or bring one back. What is done to all pieces at once has the name of its action.
     */
    private static Class<?> form(Action action) {
        return action instanceof Action.Moves ? Action.Relocates.class : action.getClass();
    }
}
