package org.dicechess.rules.checks;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Checks what walks need outside their own section: existing dice, the stages of a walk in the turn, and no rule of
 * check.
 */
public final class WalkCheck {

    private final Problems problems;

    public WalkCheck(Problems problems) {
        this.problems = problems;
    }

    public void check(YamlMap pieces, List<Kind> kinds, List<Pool> pools, Turn turn, boolean hasCheck) {
        List<Kind> walking =
                kinds.stream().filter(kind -> kind.walk().isPresent()).toList();
        walking.forEach(kind -> checkDice(piece(pieces, kind), kind, pools));
        if (!walking.isEmpty()) {
            checkTurn(piece(pieces, walking.get(0)), turn, hasCheck);
        }
        if (!isWalkedBy(pieces) && (turn.uses(new Stage.WalkPiece()) || turn.uses(new Stage.Choose()))) {
            problems.report(pieces, "E-WALK", "the turn has a stage 'walk', but no piece has 'walk'");
        }
    }

    /** Refuses a counter of walks in a game without walks. */
    public void checkCounters(YamlMap counters, List<Counter> known, Turn turn) {
        for (Counter counter : known) {
            if (counter.countsWalks() && !turn.uses(new Stage.WalkPiece()) && !problems.isUnder("turn")) {
                YamlNode counts = ((YamlMap) counters.get(counter.name()).orElseThrow())
                        .get("counts")
                        .orElse(counters);
                problems.report(counts, "E-UNUSED", "the turn has no stage 'walk', so there are no walks to count");
            }
        }
    }

    private static boolean isWalkedBy(YamlMap pieces) {
        for (YamlMap.Entry entry : pieces.entries()) {
            if (entry.value() instanceof YamlMap piece && piece.get("walk").isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static YamlNode piece(YamlMap pieces, Kind kind) {
        YamlMap piece = (YamlMap) pieces.get(kind.name()).orElseThrow();
        return piece.get("walk").orElse(pieces);
    }

    private void checkDice(YamlNode where, Kind kind, List<Pool> pools) {
        List<String> known = new ArrayList<>();
        for (Pool pool : pools) {
            known.add(pool.name());
        }
        YamlNode dice = ((YamlMap) where).get("dice").orElse(where);
        for (String name : kind.walk().orElseThrow().dice()) {
            boolean isTold = problems.isUnder("dice." + name) || problems.isAt("dice", List.of("E-TYPE"));
            if (!known.contains(name) && !isTold) {
                problems.report(
                        item(dice, name),
                        "E-UNKNOWN-DICE",
                        "unknown dice " + Problems.quoted(name),
                        problems.suggest(name, known));
            }
        }
    }

    /** Checks what all walks need together, and reports it at the first of them. */
    private void checkTurn(YamlNode where, Turn turn, boolean hasCheck) {
        boolean walked =
                turn.uses(new Stage.Choose()) && turn.uses(new Stage.ThrowChosen()) && turn.uses(new Stage.WalkPiece());
        if (!walked && !problems.isUnder("turn") && !problems.isUnder("first-turn")) {
            problems.report(where, "E-WALK", "a walk needs the stages choose, {roll: chosen} and walk in the turn");
        }
        if (hasCheck) {
            problems.report(
                    where, "E-CHECK", "walks ignore check; expected a game with walks or with 'check', not both");
        }
    }

    /** Returns the node of one name in a list of dice, or the node itself if it is no list. */
    private static YamlNode item(YamlNode dice, String name) {
        return dice instanceof YamlList list
                ? list.items().stream()
                        .filter(item ->
                                item instanceof YamlText text && text.text().equals(name))
                        .findFirst()
                        .orElse(dice)
                : dice;
    }
}
