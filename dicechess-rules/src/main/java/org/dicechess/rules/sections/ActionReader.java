package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.dicechess.Direction;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Effect;
import org.dicechess.rules.model.Heading;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.NamedMaps;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/**
 * Reads {@code actions}. Each action has a name and one of the keys {@code move}, {@code relocate}, {@code exchange},
 * {@code shift}, {@code convert}, {@code replace}, {@code remove}, {@code put}, {@code turn} and {@code return}, which
 * names the action's pieces.
 */
public final class ActionReader {

    /** The most keys among which a misspelt verb is looked for. */
    private static final int MOST_TRIED = 15;

    private static final List<String> VERBS =
            List.of("move", "relocate", "exchange", "shift", "convert", "replace", "remove", "put", "turn", "return");

    /** The verbs of what happens to all pieces at once. */
    private static final List<String> OF_ALL = List.of("remove", "replace", "convert", "shift", "relocate", "return");

    /** The squares of an event to which effects send pieces. */
    private static final Map<String, Effect.At> OF_EVENTS =
            Map.of("departure", Effect.At.DEPARTURE, "behind", Effect.At.BEHIND, "ahead", Effect.At.AHEAD);

    static final List<String> WHOSE = List.of("own", "enemy", "either", DefinedNames.NOBODY);

    static final Keys KEYS = Keys.oneOf(
            "action",
            VERBS,
            Key.symbols("move", "piece"),
            Key.symbols("relocate", "piece"),
            Key.symbols("exchange", "piece"),
            Key.symbols("shift", "piece"),
            Key.symbols("convert", "piece"),
            Key.symbols("replace", "piece"),
            Key.symbols("remove", "piece"),
            Key.symbols("put", "piece"),
            Key.symbol("turn", "piece"),
            Key.symbol("return", "piece"),
            Key.word("of", WHOSE)
                    .beside("move", "relocate", "exchange", "shift", "convert", "replace", "remove", "put"),
            Key.symbol("in", "area").beside("exchange", "shift", "convert", "replace", "remove", "put"),
            Key.flag("all").beside("convert", "replace", "remove"),
            Key.symbols("by", "piece").beside("replace"),
            Key.symbols("with", "piece").beside("exchange"),
            Key.symbol("direction", "direction-of-shift").beside("shift"),
            Key.flag("around").beside("shift"),
            Key.symbol("from", "area").beside("relocate", "return"),
            Key.symbol("to", "area").beside("relocate", "return"),
            Key.number("eighths", 1, 4).beside("turn"),
            Key.number("count", 1, 2).beside("return"));

    /** The keys of what happens to all pieces at once. */
    static final Keys KEYS_OF_ALL = Keys.oneOf(
            "",
            OF_ALL,
            Key.symbols("remove", "piece"),
            Key.symbols("replace", "piece"),
            Key.symbols("convert", "piece"),
            Key.symbols("shift", "piece"),
            Key.symbols("relocate", "piece"),
            Key.symbols("return", "piece"),
            Key.word("of", WHOSE).beside("remove", "replace", "convert", "shift", "relocate"),
            Key.symbol("in", "area").beside("remove", "replace", "convert", "shift", "relocate"),
            Key.symbols("by", "piece").beside("replace"),
            Key.symbol("direction", "direction-of-shift").beside("shift"),
            Key.flag("around").beside("shift"),
            Key.symbol("to", "target").beside("relocate", "return"));

    private final List<Area> areas;
    private final Area everywhere;
    private final List<Kind> kinds;
    private final Problems problems;
    private final DefinedNames names;

    /**
     * Creates a reader.
     *
     * @param squares the number of squares of the board
     */
    public ActionReader(int squares, List<Area> areas, List<Kind> kinds, Problems problems) {
        BitSet all = new BitSet();
        all.set(0, squares);
        this.everywhere = new Area("all", all, all);
        this.areas = areas;
        this.kinds = kinds;
        this.problems = problems;
        this.names = new DefinedNames(problems);
    }

    public List<Action> read(YamlMap map) {
        List<Action> actions = new ArrayList<>();
        for (NamedMaps.Named action : NamedMaps.of(map, "one of " + String.join(", ", VERBS), problems)) {
            actions.addAll(action(action.name(), action.map()));
        }
        return actions;
    }

    /** Reads one action; returns an empty list, with problems reported, if that fails. */
    private List<Action> action(String name, YamlMap map) {
        Fields fields = new Fields(map, KEYS, problems);
        List<String> verbs = VERBS.stream().filter(fields::has).toList();
        String rule = fields.rule();
        List<Action> action = verbs.size() == 1 ? action(verbs.get(0), name, rule, fields) : List.of();
        if (!verbs.isEmpty()) {
            fields.done();
        }
        if (verbs.size() != 1) {
            reportNotOne(map, VERBS, verbs);
        }
        return action;
    }

    /**
     * Reads what happens to all its pieces at once, among other keys; returns an empty list, with problems reported, if
     * that fails.
     */
    List<Action> ofAll(String name, String rule, Fields fields) {
        List<String> verbs = OF_ALL.stream().filter(fields::has).toList();
        if (verbs.size() != 1) {
            reportNotOne(fields.map(), OF_ALL, verbs);
            return List.of();
        }
        return switch (verbs.get(0)) {
            case "remove" -> List.of(removes(name, true, rule, fields));
            case "replace" -> replaces(name, true, rule, fields);
            case "convert" -> List.of(converts(name, true, rule, fields));
            case "relocate" -> sends(name, rule, fields);
            case "return" -> restores(name, rule, fields);
            default -> action(verbs.get(0), name, rule, fields);
        };
    }

    /** Returns whether a map says what happens to all pieces at once. */
    static boolean hasVerb(Fields fields) {
        return OF_ALL.stream().anyMatch(fields::has);
    }

    private void reportNotOne(YamlMap map, List<String> verbs, List<String> found) {
        problems.report(map, "E-ACTION", "one of " + String.join(", ", verbs) + " expected", verb(verbs, found, map));
    }

    /** Returns a hint for a map without a verb: the verb that one of its first keys resembles. */
    private String verb(List<String> verbs, List<String> found, YamlMap map) {
        return map.keys().stream()
                .limit(found.isEmpty() ? MOST_TRIED : 0)
                .map(key -> problems.suggest(key, verbs))
                .filter(hint -> !hint.isEmpty())
                .findFirst()
                .orElse("");
    }

    private List<Action> action(String verb, String name, String rule, Fields fields) {
        return switch (verb) {
            case "move" -> List.of(new Action.Moves(name, named(verb, fields), whose(fields), rule));
            case "relocate" -> relocates(name, rule, fields);
            case "exchange" -> List.of(exchanges(name, rule, fields));
            case "shift" -> shifts(name, rule, fields);
            case "convert" -> List.of(converts(name, isOfAll(fields), rule, fields));
            case "replace" -> replaces(name, isOfAll(fields), rule, fields);
            case "remove" -> List.of(removes(name, isOfAll(fields), rule, fields));
            case "put" -> puts(name, rule, fields);
            default -> ofOneKind(verb, name, rule, fields);
        };
    }

    private List<Action> ofOneKind(String verb, String name, String rule, Fields fields) {
        Optional<Kind> kind = names.kind(fields.symbolText(verb), kinds);
        return verb.equals("turn") ? turns(name, rule, kind, fields) : returns(name, rule, kind, fields);
    }

    BitSet named(String verb, Fields fields) {
        return names.kindsOf(fields.requiredTexts(verb), kinds, fields);
    }

    /** Returns kinds that belong to a side. */
    private BitSet ofSides(String verb, Fields fields) {
        return names.kindsOfSides(fields.requiredTexts(verb), kinds);
    }

    /** Reads whose pieces an action concerns. Those of nobody are as own ones: their kinds tell them apart. */
    static Action.Whose whose(Fields fields) {
        return fields.choice("of")
                .filter(word -> !word.equals(DefinedNames.NOBODY))
                .map(word -> Action.Whose.values()[WHOSE.indexOf(word)])
                .orElse(Action.Whose.OWN);
    }

    /** Reads an area; the whole board if none is named. */
    private Area in(Fields fields) {
        return names.find(fields.symbolText("in"), "area", areas).orElse(everywhere);
    }

    private Action removes(String name, boolean all, String rule, Fields fields) {
        BitSet removed = named("remove", fields);
        return new Action.Replaces(name, removed, whose(fields), in(fields), List.of(), all, rule);
    }

    private Action converts(String name, boolean all, String rule, Fields fields) {
        return new Action.Converts(name, ofSides("convert", fields), whose(fields), in(fields), all, rule);
    }

    private List<Action> replaces(String name, boolean all, String rule, Fields fields) {
        BitSet replaced = named("replace", fields);
        Action.Whose whose = whose(fields);
        Area in = in(fields);
        List<Kind> by = names.all(fields.requiredTexts("by"), "piece", kinds);
        if (all && by.stream().mapToInt(Kind::states).sum() > 1) {
            problems.report(
                    fields.node("by").orElseThrow(),
                    "E-ACTION",
                    "all pieces become the same; expected one kind without facings");
        }
        return by.isEmpty() ? List.of() : List.of(new Action.Replaces(name, replaced, whose, in, by, all, rule));
    }

    /** Reads whether an action acts on all its pieces at once. */
    private static boolean isOfAll(Fields fields) {
        return fields.flag("all").orElse(false);
    }

    private List<Action> shifts(String name, String rule, Fields fields) {
        BitSet shifted = named("shift", fields);
        Action.Whose whose = whose(fields);
        Area in = in(fields);
        boolean around = fields.flag("around").orElse(false);
        Optional<YamlText> direction = fields.requiredSymbolText("direction");
        List<Heading> headings =
                direction.flatMap(word -> Heading.of(word.text())).orElse(List.of());
        int files = step(headings, Heading.LEFT, Heading.RIGHT);
        int ranks = step(headings, Heading.BACKWARD, Heading.FORWARD);
        if (direction.isPresent() && Math.abs(files) + Math.abs(ranks) != Math.max(1, headings.size())) {
            problems.report(
                    direction.get(),
                    "E-CHOICE",
                    "expected forward, backward, left, right or two at once, as forward-left; not "
                            + Problems.quoted(direction.get().text()));
        }
        return List.of(new Action.Shifts(name, shifted, whose, in, files, ranks, around, rule));
    }

    /** Returns 1 or -1 if headings lead one way or the other, 0 if neither or both. */
    private static int step(List<Heading> headings, Heading back, Heading forth) {
        return (headings.contains(forth) ? 1 : 0) - (headings.contains(back) ? 1 : 0);
    }

    private List<Action> puts(String name, String rule, Fields fields) {
        List<YamlText> texts = fields.requiredTexts("put");
        List<Kind> put = names.all(texts, "piece", kinds);
        names.kindsOf(texts.stream().filter(text -> isKind(text)).toList(), kinds, fields);
        if (whose(fields) == Action.Whose.EITHER) {
            problems.report(
                    fields.node("of").orElseThrow(), "E-CHOICE", "expected own or enemy for a piece that is put");
        }
        return List.of(new Action.Puts(name, put, whose(fields), in(fields), rule));
    }

    private boolean isKind(YamlText text) {
        return kinds.stream().anyMatch(kind -> kind.name().equals(text.text()));
    }

    private List<Action> relocates(String name, String rule, Fields fields) {
        BitSet kinds = named("relocate", fields);
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        Action.Whose whose = whose(fields);
        return from.isPresent() && to.isPresent()
                ? List.of(new Action.Relocates(name, kinds, whose, from.get(), to.get(), rule))
                : List.of();
    }

    private List<Action> sends(String name, String rule, Fields fields) {
        BitSet kinds = named("relocate", fields);
        Action.Whose whose = whose(fields);
        Area in = in(fields);
        return target(fields).stream()
                .<Action>map(to -> new Action.Sends(name, kinds, whose, in, to, rule))
                .toList();
    }

    private List<Action> restores(String name, String rule, Fields fields) {
        BitSet kinds = ofSides("return", fields);
        return target(fields).stream()
                .<Action>map(to -> new Action.Restores(name, kinds, to, rule))
                .toList();
    }

    /** Reads where pieces go: an area, or a square of the event if no area has this name. Empty after a mistake. */
    private Optional<Action.Goal> target(Fields fields) {
        Optional<YamlText> to = fields.requiredSymbolText("to");
        Optional<Effect.At> square = to.map(YamlText::text)
                .filter(name -> areas.stream().noneMatch(area -> area.name().equals(name)))
                .map(OF_EVENTS::get);
        return square.isPresent()
                ? square.map(at -> at)
                : names.find(to, "area", areas).map(Action.FirstOf::new);
    }

    private Action exchanges(String name, String rule, Fields fields) {
        BitSet kinds = named("exchange", fields);
        BitSet others = fields.has("with") ? named("with", fields) : kinds;
        return new Action.Exchanges(name, kinds, others, whose(fields), in(fields), rule);
    }

    private List<Action> turns(String name, String rule, Optional<Kind> kind, Fields fields) {
        OptionalInt eighths = fields.requiredNumber("eighths");
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
        int count = fields.requiredNumber("count").orElse(1);
        Optional<Area> from = area(fields, "from");
        Optional<Area> to = area(fields, "to");
        return kind.isPresent() && from.isPresent() && to.isPresent()
                ? List.of(new Action.Returns(name, kind.get(), count, from.get(), to.get(), rule))
                : List.of();
    }

    /** Returns the area that a key names; empty if it is missing, or with a problem reported. */
    Optional<Area> areaIfAny(Fields fields, String key) {
        return fields.has(key) ? area(fields, key) : Optional.empty();
    }

    private Optional<Area> area(Fields fields, String key) {
        return names.find(fields.requiredSymbolText(key), "area", areas);
    }
}
