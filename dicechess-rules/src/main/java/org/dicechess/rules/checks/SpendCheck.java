package org.dicechess.rules.checks;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that the dice that a turn spends have the pieces for which dice may not be given up. */
public record SpendCheck(WrittenTurn written, Problems problems) {

    public void check(List<Pool> pools, List<Kind> kinds) {
        Turn turn = written.turn();
        for (int state = 0; state < turn.states().size(); state++) {
            Optional<Turn.Step> step = turn.step(state, Stage.Spend.class);
            int hand = turn.states().get(state).hand();
            if (step.isPresent() && hand >= 0) {
                Stage.Spend spend = (Stage.Spend) step.get().stage();
                check(spend, pools.get(hand), kinds, written.place(step.get().to()));
            }
        }
    }

    private void check(Stage.Spend spend, Pool pool, List<Kind> kinds, YamlNode place) {
        for (Kind kind : pool.namesKinds() ? kinds : List.<Kind>of()) {
            if (spend.must().get(kind.index()) && pool.kinds().stream().noneMatch(face -> face.contains(kind))) {
                problems.report(
                        must(place),
                        "E-UNUSED",
                        "no face of '" + pool.name() + "' names " + kind.name() + ", so 'must' has no effect for it");
            }
        }
    }

    private static YamlNode must(YamlNode place) {
        return place instanceof YamlMap stage && stage.get("spend").orElse(place) instanceof YamlMap spend
                ? spend.get("must").orElse(place)
                : place;
    }
}
