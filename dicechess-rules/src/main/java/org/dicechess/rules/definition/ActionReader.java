package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code actions}: a name, and one of {@code move}, {@code relocate}, {@code replace}, {@code turn}, {@code return} with the
 * piece that it is about.
 */
final class ActionReader {

    private static final int MOST = 15;
    private static final List<String> VERBS = List.of("move", "relocate", "replace", "turn", "return");

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final Problems problems;
    private final Names names;

    ActionReader(List<Area> areas, List<Kind> kinds, Problems problems) {
        this.areas = areas;
        this.kinds = kinds;
        this.problems = problems;
        this.names = new Names(problems);
    }

    List<Action> read(YamlMap map) {
        List<Action> actions = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (!org.dicechess.rules.yaml.Names.check(map, entry, problems)) {
                continue;
            }
            if (entry.value() instanceof YamlMap action) {
                action(entry.key(), action).ifPresent(actions::add);
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: one of " + String.join(", ", VERBS));
            }
        }
        if (actions.size() > MOST) {
            problems.report(map, "E-RANGE", actions.size() + " actions; at most " + MOST);
        }
        return actions;
    }

    private Optional<Action> action(String name, YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<String> verbs = VERBS.stream().filter(fields::has).toList();
        String rule = fields.rule().map(YamlText::text).orElse("");
        Optional<Action> action = verbs.size() == 1 ? action(verbs.get(0), name, rule, fields) : Optional.empty();
        fields.done();
        if (verbs.size() != 1) {
            problems.report(map, "E-ACTION", "one of " + String.join(", ", VERBS) + " expected");
        }
        return action;
    }

    private Optional<Action> action(String verb, String name, String rule, Fields fields) {
        if (verb.equals("move")) {
            BitSet movers = names.kinds(fields.requiredTexts("move"), kinds);
            return Optional.of(new Action.Moves(name, movers, rule));
        }
        Optional<Kind> kind = fields.symbolText(verb).flatMap(text -> names.kind(text, kinds));
        return switch (verb) {
            case "relocate" -> relocates(name, rule, kind, fields);
            case "replace" -> becomes(name, rule, kind, fields);
            case "turn" -> turns(name, rule, kind, fields);
            default -> returns(name, rule, kind, fields);
        };
    }

    private Optional<Action> relocates(String name, String rule, Optional<Kind> kind, Fields fields) {
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        return kind.flatMap(one -> from.flatMap(start ->
                to.map(end -> new Action.Relocates(name, one, start, end, rule))));
    }

    private Optional<Action> becomes(String name, String rule, Optional<Kind> kind, Fields fields) {
        Optional<Area> in = area(fields, "in");
        List<Kind> by = fields.requiredTexts("by").stream().flatMap(text -> names.kind(text, kinds).stream()).toList();
        return kind.flatMap(one -> in.map(area -> new Action.Becomes(name, one, area, by, rule)));
    }

    private Optional<Action> turns(String name, String rule, Optional<Kind> kind, Fields fields) {
        int eighths = fields.requiredNumber("eighths", 1, 4).orElse(1);
        return kind.map(one -> new Action.Turns(name, one, eighths, rule));
    }

    private Optional<Action> returns(String name, String rule, Optional<Kind> kind, Fields fields) {
        int count = fields.requiredNumber("count", 1, 2).orElse(1);
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        return kind.flatMap(one -> from.flatMap(start ->
                to.map(end -> new Action.Returns(name, one, count, start, end, rule))));
    }

    private Optional<Area> area(Fields fields, String key) {
        return fields.requiredSymbolText(key).flatMap(name -> names.find(name, "area", areas, Area::name));
    }
}
