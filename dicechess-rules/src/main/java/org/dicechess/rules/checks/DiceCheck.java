package org.dicechess.rules.checks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/** Checks that all dice are thrown, and that a special rule for doubles can apply. */
public final class DiceCheck {

    private final YamlMap dice;
    private final List<Pool> pools;
    private final Problems problems;

    public DiceCheck(YamlMap dice, List<Pool> pools, Problems problems) {
        this.dice = dice;
        this.pools = pools;
        this.problems = problems;
    }

    public void check(List<Kind> kinds, Turn turn, YamlNode setup) {
        checkSpent(turn);
        boolean explained = problems.isUnderAny(List.of("turn", "first-turn", "setup", "dice"))
                || problems.isAt("", List.of("E-UNKNOWN-KEY"))
                || turn.uses(new Stage.ThrowChosen()) && problems.isUnder("pieces");
        if (!explained) {
            checkUse(kinds, turn, dealt(setup));
            checkDoubles(turn);
        }
    }

    /** Refuses a rule for doubles that never applies. */
    private void checkDoubles(Turn turn) {
        for (int pool = 0; pool < pools.size(); pool++) {
            if (pools.get(pool).doublesMoveAny()
                    && !problems.isUnder("dice." + pools.get(pool).name())) {
                checkDoubles(pools.get(pool), turn.usesDice(pool));
            }
        }
    }

    private void checkDoubles(Pool pool, boolean thrown) {
        if (pool.count() == 1) {
            reportDoubles(pool, "a single die; expected 'count: 2' or more");
        } else if (!pool.namesKinds()) {
            reportDoubles(pool, "dice of numbers, which let every piece move");
        } else if (!thrown) {
            reportDoubles(pool, "dice that no stage {roll: ...} throws");
        }
    }

    /** Refuses a rule for doubles on dice that are spent one by one, where doubles mean nothing. */
    private void checkSpent(Turn turn) {
        BitSet spent = turn.spentPools();
        for (int pool = 0; pool < pools.size(); pool++) {
            if (spent.get(pool) && pools.get(pool).doublesMoveAny()) {
                reportDoubles(pools.get(pool), "dice that are spent one by one");
            }
        }
    }

    /** Reports dice that neither a stage nor the deal throws. */
    private void checkUse(List<Kind> kinds, Turn turn, List<String> dealt) {
        List<String> walked = walked(kinds);
        for (int pool = 0; pool < pools.size(); pool++) {
            String name = pools.get(pool).name();
            if (!dealt.contains(name) && !walked.contains(name) && !turn.usesDice(pool)) {
                report(pools.get(pool));
            }
        }
    }

    private static List<String> walked(List<Kind> kinds) {
        List<String> walked = new ArrayList<>();
        for (Kind kind : kinds) {
            if (kind.walk().isPresent()) {
                walked.addAll(kind.walk().get().dice());
            }
        }
        return walked;
    }

    private void report(Pool pool) {
        Location at = dice.entry(pool.name()).orElseThrow().keyLocation();
        problems.report(at, "dice." + pool.name(), "E-UNUSED", "no stage of the turn throws these dice");
    }

    private void reportDoubles(Pool pool, String where) {
        YamlMap.Entry doubles =
                ((YamlMap) dice.get(pool.name()).orElseThrow()).entry("doubles").orElseThrow();
        problems.report(
                doubles.keyLocation(),
                doubles.value().path(),
                "E-UNUSED",
                "'doubles: any' has no meaning for " + where);
    }

    /** Returns the names of the dice that a deal by tables throws. */
    private static List<String> dealt(YamlNode setup) {
        Optional<YamlNode> deal = value(Optional.of(setup), "deal");
        Optional<YamlNode> dice = value(deal, "tables").isPresent() ? value(deal, "dice") : Optional.empty();
        if (dice.isEmpty()) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        for (YamlNode node : dice.get() instanceof YamlList list ? list.items() : List.of(dice.get())) {
            names.add(node instanceof YamlText text ? text.text() : "");
        }
        return names;
    }

    private static Optional<YamlNode> value(Optional<YamlNode> node, String key) {
        return node.isPresent() && node.get() instanceof YamlMap map ? map.get(key) : Optional.empty();
    }
}
