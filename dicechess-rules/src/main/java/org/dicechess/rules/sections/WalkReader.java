package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.rules.hooks.HookCall;
import org.dicechess.rules.hooks.HookFinder;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlList;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;
import org.dicechess.spi.StepRule;

/**
 * Reads {@code walk: {dice, in, step}}, or {@code one-of} with several ways to step in place of {@code step}. A step is
 * single leaps in Betza notation, or {@code {hook: ...}}. A way may be limited to certain rolls: {@code rolls: 1-4}.
 */
final class WalkReader {

    static final Keys KEYS = Keys.of(
            "walk",
            Key.symbols("dice", "dice"),
            Key.symbol("in", "area"),
            Key.node("step", "step").without("one-of"),
            Key.list("one-of", "way-to-step"));

    static final Keys WAY = Keys.of("way-to-step", Key.node("step", "step"), Key.symbol("rolls", "rolls"));

    static final Pattern ROLLS = Pattern.compile("([0-9]{1,3})-([0-9]{1,3})");
    private static final int ANY = 999;

    private final List<Area> areas;
    private final HookFinder hooks;
    private final Problems problems;
    private final DefinedNames names;

    WalkReader(List<Area> areas, HookFinder hooks, Problems problems) {
        this.areas = areas;
        this.hooks = hooks;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    Optional<Walk> read(YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        List<YamlText> dice = fields.requiredTexts("dice");
        names.checkOnce(dice, "E-DUPLICATE", "each dice once");
        Optional<Area> in = names.find(fields.requiredSymbolText("in"), "area", areas);
        List<Walk.Way> ways =
                fields.has("one-of") ? ways(fields.list("one-of")) : way(fields.requiredNode("step"), 0, ANY);
        String rule = fields.rule();
        fields.done();
        return in.isPresent() ? Optional.of(new Walk(YamlText.texts(dice), in.get(), ways, rule)) : Optional.empty();
    }

    private List<Walk.Way> ways(Optional<YamlList> list) {
        List<Walk.Way> ways = new ArrayList<>();
        if (list.isPresent() && list.get().items().isEmpty()) {
            problems.report(list.get(), "E-REQUIRED", "empty list; expected at least one {step: ...}");
        }
        for (YamlNode item : list.isPresent() ? list.get().items() : List.<YamlNode>of()) {
            ways.addAll(way(item));
        }
        return List.copyOf(ways);
    }

    private List<Walk.Way> way(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            problems.report(node, "E-TYPE", "map expected: step, rolls");
            return List.of();
        }
        Fields fields = new Fields(map, WAY, problems);
        Optional<YamlText> some = fields.symbolText("rolls");
        int[] rolls = some.isPresent() ? rolls(some.get()) : new int[] {0, ANY};
        List<Walk.Way> way = way(fields.requiredNode("step"), rolls[0], rolls[1]);
        fields.rule();
        fields.done();
        return way;
    }

    private int[] rolls(YamlText text) {
        Matcher range = ROLLS.matcher(text.text());
        if (range.matches() && Integer.parseInt(range.group(1)) <= Integer.parseInt(range.group(2))) {
            return new int[] {Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2))};
        }
        problems.report(
                text, "E-RANGE", "rolls from lowest to highest expected, as 1-4; not " + Problems.quoted(text.text()));
        return new int[] {0, ANY};
    }

    /** Reads one way; returns an empty list if that fails, or if nothing is written. */
    private List<Walk.Way> way(Optional<YamlNode> step, int least, int most) {
        if (step.isEmpty()) {
            return List.of();
        }
        if (step.get() instanceof YamlMap map) {
            Optional<StepRule> rule = hooks.steps(HookCall.read(map, problems));
            return rule.isPresent() ? List.of(new Walk.Way(List.of(), rule, least, most)) : List.of();
        }
        if (step.get() instanceof YamlText text) {
            return List.of(new Walk.Way(new BetzaText(problems).leaps(text, false), Optional.empty(), least, most));
        }
        problems.report(step.get(), "E-TYPE", "Betza notation or {hook: ...} expected");
        return List.of();
    }
}
