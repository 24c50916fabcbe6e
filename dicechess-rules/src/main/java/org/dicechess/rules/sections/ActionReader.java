package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Direction;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;

/**
 * Reads {@code actions}. Each action has a name and one of the keys {@code move}, {@code relocate}, {@code replace},
 * {@code turn} and {@code return}, which names the action's piece.
 */
public final class ActionReader {

    private static final int MOST = 15;
    private static final List<String> VERBS = List.of("move", "relocate", "replace", "turn", "return");

    private final List<Area> areas;
    private final List<Kind> kinds;
    private final Problems problems;
    private final DefinedNames names;

    public ActionReader(List<Area> areas, List<Kind> kinds, Problems problems) {
        this.areas = areas;
        this.kinds = kinds;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public List<Action> read(YamlMap map) {
        List<Action> actions = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (!org.dicechess.rules.yaml.Names.check(map, entry, problems)) {
                continue;
            }
            if (entry.value() instanceof YamlMap action) {
                actions.addAll(action(entry.key(), action));
            } else {
                problems.report(entry.value(), "E-TYPE", "map expected: one of " + String.join(", ", VERBS));
            }
        }
        if (actions.size() > MOST) {
            problems.report(map, "E-RANGE", actions.size() + " actions; at most " + MOST);
        }
        return actions;
    }

    /** Reads one action; returns an empty list, with problems reported, if that fails. */
    private List<Action> action(String name, YamlMap map) {
        Fields fields = new Fields(map, problems);
        List<String> verbs = new ArrayList<>();
        for (String verb : VERBS) {
            if (fields.has(verb)) {
                verbs.add(verb);
            }
        }
        String rule = fields.rule();
        List<Action> action = verbs.size() == 1 ? action(verbs.get(0), name, rule, fields) : List.of();
        if (!verbs.isEmpty()) {
            fields.done();
        }
        if (verbs.size() != 1) {
            problems.report(map, "E-ACTION", "one of " + String.join(", ", VERBS) + " expected", verb(verbs, map));
        }
        return action;
    }

    /** Returns a hint for a map without a verb: the verb that one of its first keys resembles. */
    private String verb(List<String> verbs, YamlMap map) {
        return map.keys().stream()
                .limit(verbs.isEmpty() ? MOST : 0)
                .map(key -> problems.suggest(key, VERBS))
                .filter(hint -> !hint.isEmpty())
                .findFirst()
                .orElse("");
    }

    private List<Action> action(String verb, String name, String rule, Fields fields) {
        if (verb.equals("move")) {
            BitSet movers = names.kinds(fields.requiredTexts("move"), kinds);
            return List.of(new Action.Moves(name, movers, rule));
        }
        Optional<Kind> kind = names.kind(fields.symbolText(verb), kinds);
        return switch (verb) {
            case "relocate" -> relocates(name, rule, kind, fields);
            case "replace" -> becomes(name, rule, kind, fields);
            case "turn" -> turns(name, rule, kind, fields);
            default -> returns(name, rule, kind, fields);
        };
    }

    private List<Action> relocates(String name, String rule, Optional<Kind> kind, Fields fields) {
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        return kind.isPresent() && from.isPresent() && to.isPresent()
                ? List.of(new Action.Relocates(name, kind.get(), from.get(), to.get(), rule))
                : List.of();
    }

    private List<Action> becomes(String name, String rule, Optional<Kind> kind, Fields fields) {
        Optional<Area> in = area(fields, "in");
        List<Kind> by = names.all(fields.requiredTexts("by"), "piece", kinds);
        return kind.isPresent() && in.isPresent()
                ? List.of(new Action.Becomes(name, kind.get(), in.get(), by, rule))
                : List.of();
    }

    private List<Action> turns(String name, String rule, Optional<Kind> kind, Fields fields) {
        OptionalInt eighths = fields.requiredNumber("eighths", 1, 4);
        if (kind.isEmpty() || eighths.isEmpty()) {
            return List.of();
        }
        if (!canTurn(kind.get().facings(), eighths.getAsInt())) {
            problems.report(
                    fields.node("turn").get(),
                    "E-ACTION",
                    "no turn by " + eighths.getAsInt() + " eighths of a circle leads from" + " one facing of "
                            + kind.get().name() + " to another");
        }
        return List.of(new Action.Turns(name, kind.get(), eighths.getAsInt(), rule));
    }

    private static boolean canTurn(List<Direction> facings, int eighths) {
        return facings.stream().anyMatch(facing -> facings.contains(facing.turned(eighths)));
    }

    private List<Action> returns(String name, String rule, Optional<Kind> kind, Fields fields) {
        int count = fields.requiredNumber("count", 1, 2).orElse(1);
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        return kind.isPresent() && from.isPresent() && to.isPresent()
                ? List.of(new Action.Returns(name, kind.get(), count, from.get(), to.get(), rule))
                : List.of();
    }

    private Optional<Area> area(Fields fields, String key) {
        return names.find(fields.requiredSymbolText(key), "area", areas);
    }
}
