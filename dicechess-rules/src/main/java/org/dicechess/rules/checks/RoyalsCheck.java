package org.dicechess.rules.checks;

import java.util.List;
import java.util.Locale;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Setup;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/** Refuses a rule for several royals of a side in a game in which no side ever has two. */
public final class RoyalsCheck {

    private final YamlMap check;
    private final Problems problems;

    public RoyalsCheck(YamlMap check, Problems problems) {
        this.check = check;
        this.problems = problems;
    }

    public void check(Game.Check rule, List<Kind> kinds, List<Action> actions, Setup setup) {
        boolean several = rule.royals() == Game.Royals.ANY
                || !setup.deal().isEmpty()
                || kinds.stream().anyMatch(kind -> !kind.isRoyal() && becomesRoyal(kind, kinds))
                || actions.stream()
                        .flatMap(action -> action.arriving().stream())
                        .anyMatch(Kind::isRoyal)
                || royals(setup, Color.WHITE) > 1
                || royals(setup, Color.BLACK) > 1;
        if (!several) {
            problems.report(
                    check.get("royals").orElse(check),
                    "E-UNUSED",
                    "no side ever has two royals, so 'royals: "
                            + rule.royals().name().toLowerCase(Locale.ROOT) + "' has no effect");
        }
    }

    private static boolean becomesRoyal(Kind kind, List<Kind> kinds) {
        return kinds.stream().anyMatch(royal -> royal.isRoyal() && kind.mayBecome(royal.name()));
    }

    private static long royals(Setup setup, Color color) {
        return setup.pieces().stream()
                .filter(piece -> piece != null && piece.type().isRoyal() && piece.color() == color)
                .count();
    }
}
