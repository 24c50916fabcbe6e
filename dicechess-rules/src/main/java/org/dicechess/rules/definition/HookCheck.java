package org.dicechess.rules.definition;

import java.util.List;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Checks where hooks that are asked in play have no place: whether a royal is attacked is a matter of moves, and
 * actions move by notation.
 */
final class HookCheck {

    private final YamlMap pieces;
    private final Problems problems;

    HookCheck(YamlMap pieces, Problems problems) {
        this.pieces = pieces;
        this.problems = problems;
    }

    void check(List<Kind> kinds, List<Action> actions, boolean hasCheck) {
        for (Kind kind : kinds) {
            if (hasCheck && kind.isRoyal() && kind.capturable().isPresent()) {
                problems.report(
                        at(kind, "capturable"),
                        "E-CHECK",
                        "under check a royal has no hook for its capture: it is attacked or not");
            }
            if (kind.moves().isPresent() && acts(kind, actions)) {
                problems.report(
                        at(kind, "moves"),
                        "E-ACTION",
                        "an action moves " + kind.name() + " by its notation: it has no 'moves'");
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
