package org.dicechess.rules.definition;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Squares;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that no piece is put where it has to promote: only a move promotes, and no position holds a piece that should have. */
final class PlacementCheck {

    private final Squares squares;
    private final Problems problems;

    PlacementCheck(Squares squares, Problems problems) {
        this.squares = squares;
        this.problems = problems;
    }

    void check(YamlMap pieces, List<Kind> kinds, YamlMap acts, List<Action> actions) {
        for (Kind kind : kinds) {
            if (kind.fate().isPresent()) {
                check(kind, kind.fate().get().to(), place(pieces, List.of(kind.name(), "when-captured", "to")));
            }
        }
        for (Action action : actions) {
            check(action, acts);
        }
    }

    private void check(Action action, YamlMap acts) {
        if (action instanceof Action.Relocates relocates) {
            check(relocates.kind(), relocates.to(), place(acts, List.of(action.name(), "to")));
        } else if (action instanceof Action.Returns returns) {
            check(returns.kind(), returns.to(), place(acts, List.of(action.name(), "to")));
        } else if (action instanceof Action.Becomes becomes) {
            for (Kind kind : becomes.by()) {
                check(kind, becomes.in(), place(acts, List.of(action.name(), "in")));
            }
        }
    }

    private void check(Kind kind, Area area, YamlNode where) {
        Optional<Kind.Promotion> promotion = kind.promotion();
        for (Color color : promotion.isPresent() && !promotion.get().optional() ? Color.values() : new Color[0]) {
            BitSet both = (BitSet) promotion.get().area().of(color).clone();
            both.and(area.of(color));
            if (!both.isEmpty()) {
                problems.report(
                        where,
                        "E-PROMOTION",
                        "a " + kind.name() + " may be put on " + squares.square(both.nextSetBit(0)).text()
                                + ", where it has to promote: an area without such squares expected");
                return;
            }
        }
    }

    private static YamlNode place(YamlMap section, List<String> keys) {
        YamlNode place = section;
        for (String key : keys) {
            place = place instanceof YamlMap map ? map.get(key).orElse(place) : place;
        }
        return place;
    }
}
