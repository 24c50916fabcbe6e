package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Promotion;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/** Reads {@code counters}. Each counter has a name and the events that reset it to zero. */
public final class CounterReader {

    static final Keys KEYS = Keys.of(
            "counter",
            Key.flag("reset-by-capture"),
            Key.symbols("reset-by-moves-of", "piece"),
            Key.symbols("reset-by-actions", "action"),
            Key.word("counts", List.of("turns", "walks")));

    private static final int MOST_BESIDE_ARRAY = 3;

    private final List<Kind> kinds;
    private final List<Action> actions;
    private final Problems problems;
    private final DefinedNames names;

    public CounterReader(List<Kind> kinds, List<Action> actions, Problems problems) {
        this.kinds = kinds;
        this.actions = actions;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public List<Counter> read(YamlMap map) {
        List<Counter> counters = new ArrayList<>();
        for (NamedMaps.Named counter : NamedMaps.of(map, "reset-by-capture, reset-by-moves-of", problems)) {
            counters.add(counter(counter.name(), counter.map()));
        }
        if (counters.size() > MOST_BESIDE_ARRAY && anyBecomesOfArray()) {
            problems.report(map, "E-RANGE", counters.size() + " counters; at most " + MOST_BESIDE_ARRAY);
        }
        return counters;
    }

    /** Returns whether pieces promote to kinds of the array: positions hold the array in place of one counter. */
    private boolean anyBecomesOfArray() {
        for (Kind kind : kinds) {
            if (kind.promotions().stream().anyMatch(Promotion::ofArray)) {
                return true;
            }
        }
        return false;
    }

    private Counter counter(String name, YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        boolean byCapture = fields.flag("reset-by-capture").orElse(false);
        boolean countsWalks = fields.choice("counts").orElse("turns").equals("walks");
        BitSet byActions = new BitSet();
        for (Action action : names.all(fields.textList("reset-by-actions"), "action", actions)) {
            byActions.set(actions.indexOf(action));
        }
        BitSet byKinds = names.kinds(fields.textList("reset-by-moves-of"), kinds);
        String rule = fields.rule();
        fields.done();
        return new Counter(name, countsWalks, byCapture, byKinds, byActions, rule);
    }
}
