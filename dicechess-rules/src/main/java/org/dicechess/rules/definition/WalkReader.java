package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code walk: {dice, in, step}}, or {@code one-of} several ways to step in place of {@code step}. A step is single
 * leaps in Betza notation, or {@code {hook: ...}}; a way may be bound to {@code rolls: 1-4}.
 */
final class WalkReader {

    private static final Pattern ROLLS = Pattern.compile("([0-9]{1,3})-([0-9]{1,3})");
    private static final int ANY = 999;

    private final List<Area> areas;
    private final Hooks hooks;
    private final Problems problems;
    private final Names names;

    WalkReader(List<Area> areas, Hooks hooks, Problems problems) {
        this.areas = areas;
        this.hooks = hooks;
        this.problems = problems;
        this.names = new Names(problems);
    }

    Optional<Walk> read(YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<YamlText> dice = fields.requiredTexts("dice");
        Optional<Area> in = fields.requiredSymbolText("in").flatMap(name -> names.find(name, "area", areas, Area::name));
        List<Walk.Way> ways = new ArrayList<>();
        if (fields.has("one-of")) {
            fields.list("one-of").ifPresent(list -> list.items().forEach(item -> way(item).ifPresent(ways::add)));
        } else {
            fields.requiredNode("step").flatMap(step -> way(step, 0, ANY)).ifPresent(ways::add);
        }
        String rule = fields.rule().map(YamlText::text).orElse("");
        fields.done();
        return in.map(area -> new Walk(dice.stream().map(YamlText::text).toList(), area, List.copyOf(ways), rule));
    }

    private Optional<Walk.Way> way(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            problems.report(node, "E-TYPE", "map expected: step, rolls");
            return Optional.empty();
        }
        Fields fields = new Fields(map, problems);
        int[] rolls = fields.symbolText("rolls").map(this::rolls).orElse(new int[] {0, ANY});
        Optional<Walk.Way> way = fields.requiredNode("step").flatMap(step -> way(step, rolls[0], rolls[1]));
        fields.rule();
        fields.done();
        return way;
    }

    private int[] rolls(YamlText text) {
        Matcher range = ROLLS.matcher(text.text());
        if (range.matches() && Integer.parseInt(range.group(1)) <= Integer.parseInt(range.group(2))) {
            return new int[] {Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2))};
        }
        problems.report(text, "E-RANGE", "rolls from lowest to highest expected, as 1-4; not " + Problems.quoted(text.text()));
        return new int[] {0, ANY};
    }

    private Optional<Walk.Way> way(YamlNode step, int least, int most) {
        if (step instanceof YamlMap map) {
            return HookCall.read(map, problems).flatMap(hooks::steps).map(rule -> new Walk.Way(List.of(), Optional.of(rule), least, most));
        }
        if (step instanceof YamlText text) {
            return Optional.of(new Walk.Way(leaps(text), Optional.empty(), least, most));
        }
        problems.report(step, "E-TYPE", "Betza notation or {hook: ...} expected");
        return Optional.empty();
    }

    private List<Ride> leaps(YamlText text) {
        List<Ride> rides = new BetzaText(problems).read(text);
        boolean single = rides.stream().allMatch(ride ->
                ride.range() == 1 && !ride.lame() && !ride.hop() && !ride.initial() && !ride.enPassant());
        if (!single) {
            problems.report(text, "E-BETZA", "a step is a plain leap: riders, i, n, p and e have no place in a walk");
        }
        return rides;
    }
}
