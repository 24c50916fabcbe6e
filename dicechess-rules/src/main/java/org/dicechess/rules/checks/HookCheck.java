package org.dicechess.rules.checks;

import java.util.List;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Refuses hooks that are called in play where they have no effect: an attack on a royal depends on moves alone, and
 * actions move pieces by their notation.
 */
public final class HookCheck {

    private final YamlMap pieces;
    private final Problems problems;

    public HookCheck(YamlMap pieces, Problems problems) {
        this.pieces = pieces;
        this.problems = problems;
    }

    public void check(List<Kind> kinds, List<Action> actions, boolean hasCheck) {
        for (Kind kind : kinds) {
            if (hasCheck && kind.isRoyal() && kind.capturable().isPresent()) {
                problems.report(
                        at(kind, "capturable"),
                        "E-CHECK",
                        "a royal has a hook for its capture; expected none, since the game has a rule of check");
            }
            if (kind.moves().isPresent() && acts(kind, actions)) {
                problems.report(
                        at(kind, "moves"),
                        "E-ACTION",
                        "an action moves " + kind.name() + " by its notation; expected no 'moves' on this piece");
            }
        }
    }

    private static boolean acts(Kind kind, List<Action> actions) {
        for (Action action : actions) {
            if (action instanceof Action.Moves moves && moves.kinds().get(kind.index())) {
                return true;
            }
        }
        return false;
    }

    private YamlNode at(Kind kind, String key) {
        return pieces.get(kind.name())
                .flatMap(piece -> ((YamlMap) piece).get(key))
                .orElse(pieces);
    }
}
