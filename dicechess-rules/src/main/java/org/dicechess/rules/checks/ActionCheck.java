package org.dicechess.rules.checks;

import java.util.List;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that the pieces that an action moves by their notation have one. */
public final class ActionCheck {

    private final YamlMap acts;
    private final List<Action> actions;
    private final Problems problems;

    public ActionCheck(YamlMap acts, List<Action> actions, Problems problems) {
        this.acts = acts;
        this.actions = actions;
        this.problems = problems;
    }

    public void check(List<Kind> kinds) {
        for (Action action : actions) {
            for (Kind kind : action instanceof Action.Moves moves ? of(moves, kinds) : List.<Kind>of()) {
                checkMover(action, kind);
            }
            for (Kind kind : action instanceof Action.Replaces replaces && replaces.all() ? kinds : List.<Kind>of()) {
                checkFate(action, kind);
            }
        }
    }

    private void checkFate(Action action, Kind kind) {
        if (action.acting().get(kind.index()) && kind.fate().isPresent()) {
            YamlNode where = acts.get(action.name()).orElse(acts);
            problems.report(
                    where instanceof YamlMap map ? map.get("all").orElse(map) : where,
                    "E-ACTION",
                    "several pieces at once, of which each " + kind.name()
                            + " would have to be put down again; expected a piece without 'when-captured'");
        }
    }

    private static List<Kind> of(Action.Moves moves, List<Kind> kinds) {
        return kinds.stream().filter(kind -> moves.kinds().get(kind.index())).toList();
    }

    private void checkMover(Action action, Kind kind) {
        boolean moves = !kind.rides().isEmpty()
                || kind.paths().isPresent()
                || kind.moves().isPresent();
        if (!moves && !problems.isUnder("pieces." + kind.name())) {
            YamlNode where = acts.get(action.name()).orElse(acts);
            problems.report(
                    where instanceof YamlMap map ? map.get("move").orElse(map) : where,
                    "E-ACTION",
                    kind.name() + " has no 'move' by which an action could move it");
        }
    }
}
