package org.dicechess.rules.checks;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/** Checks that the dice that a turn spends have the pieces for which dice may not be given up. */
public final class SpendCheck {

    private final Turn turn;
    private final List<Set<Integer>> done;
    private final List<YamlNode> places;
    private final Problems problems;

    /**
     * Creates a check.
     *
     * @param done for each state the stages of which one has just been done
     * @param places for each stage the node where it is written
     */
    public SpendCheck(Turn turn, List<Set<Integer>> done, List<YamlNode> places, Problems problems) {
        this.turn = turn;
        this.done = done;
        this.places = places;
        this.problems = problems;
    }

    public void check(List<Pool> pools, List<Kind> kinds) {
        List<Optional<Stage>> before = turn.before();
        for (int state = 0; state < before.size(); state++) {
            Optional<Turn.Step> step = turn.step(state, Stage.Spend.class);
            if (step.isPresent() && before.get(state).orElse(null) instanceof Stage.Throw thrown) {
                Stage.Spend spend = (Stage.Spend) step.get().stage();
                check(
                        spend,
                        pools.get(thrown.pool()),
                        kinds,
                        done.get(step.get().to()));
            }
        }
    }

    private void check(Stage.Spend spend, Pool pool, List<Kind> kinds, Set<Integer> stages) {
        for (Kind kind : pool.namesKinds() ? kinds : List.<Kind>of()) {
            if (spend.must().get(kind.index()) && pool.kinds().stream().noneMatch(face -> face.contains(kind))) {
                problems.report(
                        must(places.get(stages.iterator().next())),
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
