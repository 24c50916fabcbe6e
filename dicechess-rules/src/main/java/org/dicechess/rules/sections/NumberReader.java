package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads {@code numbers}. Each has a name and bounds, and belongs to the game or to each side. */
public final class NumberReader {

    private static final int LONGEST_TITLE = 40;

    static final Keys KEYS = Keys.of(
            "number",
            Key.number("to", 1, GameNumber.HIGHEST),
            Key.number("from", 0, GameNumber.HIGHEST - 1),
            Key.number("starts", 0, GameNumber.HIGHEST),
            Key.word("each", List.of("game", "side")),
            Key.word("written", List.of("named", "plain")),
            Key.title("title", LONGEST_TITLE));

    private final List<Counter> counters;
    private final Problems problems;

    /** Creates a reader for a game with these counters, whose names no number has. */
    public NumberReader(List<Counter> counters, Problems problems) {
        this.counters = counters;
        this.problems = problems;
    }

    public List<GameNumber> read(YamlMap map) {
        List<GameNumber> numbers = new ArrayList<>();
        for (NamedMaps.Named number : NamedMaps.of(map, "to, from, each, starts, written, title", problems)) {
            numbers.add(number(number.name(), number.map()));
            if (numbers.stream().filter(GameNumber::plain).count() > 1) {
                problems.report(number.map(), "E-DUPLICATE", "a second number with 'written: plain'; expected one");
            }
        }
        return List.copyOf(numbers);
    }

    private GameNumber number(String name, YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        boolean ofSide = fields.choice("each").orElse("game").equals("side");
        int from = fields.number("from").orElse(0);
        int to = fields.requiredNumber("to", from + 1, GameNumber.HIGHEST).orElse(GameNumber.HIGHEST);
        int starts = fields.number("starts", from, to).orElse(from);
        boolean plain = fields.choice("written").orElse("named").equals("plain");
        Optional<String> title = fields.title("title").map(YamlText::text);
        String rule = fields.rule();
        fields.done();
        if (counters.stream().anyMatch(counter -> counter.name().equals(name))) {
            problems.report(map, "E-DUPLICATE", "'" + name + "' is a counter, too; expected another name");
        }
        if (plain && !ofSide) {
            problems.report(map, "E-CHOICE", "'written: plain' is for a number of each side; add 'each: side'");
        }
        return problems.isUnder(map.path())
                ? new GameNumber(name, title, ofSide, 0, GameNumber.HIGHEST, 0, plain, rule)
                : new GameNumber(name, title, ofSide, from, to, starts, plain, rule);
    }
}
