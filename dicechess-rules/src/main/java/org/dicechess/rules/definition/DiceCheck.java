package org.dicechess.rules.definition;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

/** Checks that dice are thrown by something, and fit what becomes of them. */
final class DiceCheck {

    private final YamlMap dice;
    private final List<Pool> pools;
    private final Problems problems;

    DiceCheck(YamlMap dice, List<Pool> pools, Problems problems) {
        this.dice = dice;
        this.pools = pools;
        this.problems = problems;
    }

    void check(List<Kind> kinds, Turn turn, YamlNode setup) {
        checkSpent(turn);
        boolean told = Stream.of("turn", "first-turn", "setup").anyMatch(problems::isUnder)
                || problems.isAt("", List.of("E-UNKNOWN-KEY"))
                || turn.uses(new Stage.ThrowChosen()) && problems.isUnder("pieces");
        if (!told) {
            checkUse(kinds, turn, dealt(setup));
        }
    }

    /** Doubles mean nothing where each die is spent for itself. */
    private void checkSpent(Turn turn) {
        List<Optional<Stage>> before = turn.before();
        IntStream.range(0, before.size())
                .filter(state -> turn.step(state, Stage.Spend.class).isPresent())
                .mapToObj(before::get)
                .flatMap(Optional::stream)
                .filter(Stage.Throw.class::isInstance)
                .map(stage -> pools.get(((Stage.Throw) stage).pool()))
                .filter(Pool::doublesMoveAny)
                .forEach(pool -> report(pool, "E-STAGE", "dice that are spent one by one have no 'doubles: any'"));
    }

    /** Dice that neither a stage nor the deal throws are a mistake. */
    private void checkUse(List<Kind> kinds, Turn turn, List<String> dealt) {
        List<String> walked = kinds.stream()
                .flatMap(kind -> kind.walk().stream())
                .flatMap(walk -> walk.dice().stream())
                .filter(name -> turn.uses(new Stage.ThrowChosen()))
                .toList();
        for (Pool pool : pools) {
            boolean thrown = dealt.contains(pool.name())
                    || walked.contains(pool.name())
                    || turn.uses(new Stage.Throw(pools.indexOf(pool)));
            if (!thrown) {
                report(pool, "E-UNUSED", "no stage of the turn throws these dice");
            }
        }
    }

    private void report(Pool pool, String code, String message) {
        Location at = dice.entry(pool.name()).orElseThrow().keyLocation();
        problems.report(at, "dice." + pool.name(), code, message);
    }

    /** The dice that a deal by tables throws, by name. */
    private static List<String> dealt(YamlNode setup) {
        return Stream.of(setup)
                .flatMap(node -> value(node, "deal"))
                .filter(deal -> value(deal, "tables").findFirst().isPresent())
                .flatMap(deal -> value(deal, "dice"))
                .flatMap(node -> node instanceof YamlList list ? list.items().stream() : Stream.of(node))
                .map(node -> node instanceof YamlText text ? text.text() : "")
                .toList();
    }

    private static Stream<YamlNode> value(YamlNode node, String key) {
        return node instanceof YamlMap map ? map.get(key).stream() : Stream.empty();
    }
}
