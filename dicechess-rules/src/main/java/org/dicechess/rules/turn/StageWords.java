package org.dicechess.rules.turn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** The words of the stages of a turn, and what is said of words and maps that are no stage. */
final class StageWords {

    /** The stage of nothing. */
    static final String PASS = "pass";

    /** The end of the turn. */
    static final String STOP = "stop";

    /** The keys of stages that are maps, each with an example. */
    private static final List<Map.Entry<String, String>> EXAMPLES = List.of(
            Map.entry("when", "{when: check, then: move, else: move}"),
            Map.entry("move", "move"),
            Map.entry("drop", "drop"),
            Map.entry("choose", "{choose: {name: move, other: move}}"),
            Map.entry("pick", "{pick: {}}"),
            Map.entry("pick-piece", "{pick-piece: {}}"),
            Map.entry("roll", "{roll: name}"),
            Map.entry("spend", "{spend: {}}"),
            Map.entry("act", "{act: [name]}"),
            Map.entry("set", "{set: {name: 0}}"),
            Map.entry("add", "{add: {name: 1}}"),
            Map.entry("optional", "{optional: move}"),
            Map.entry("one-of", "{one-of: [move, walk]}"),
            Map.entry("repeat", "{repeat: move}"),
            Map.entry("times", "{times: 2, of: move}"),
            Map.entry("up-to", "{up-to: 2, of: move}"),
            Map.entry("again", "{again: turn}"),
            Map.entry("pass", "{pass: {end: name}}"),
            Map.entry("end", "{end: name}"));

    static final List<String> MAPS = EXAMPLES.stream().map(Map.Entry::getKey).toList();
    private static final List<String> WORDS =
            Stream.concat(Stream.of("walk", PASS, STOP), MAPS.stream()).toList();

    private static final int MOST_PICKS = 8;
    private static final int MOST_AGAIN = 20;

    static final Keys KEYS = Keys.oneOf(
            "part",
            MAPS,
            Key.node("when", "condition"),
            Key.node("move", "filters"),
            Key.node("drop", "filters"),
            Key.names("choose", "option-of-turn"),
            Key.node("pick", "filters"),
            Key.node("pick-piece", "filters"),
            Key.symbol("roll", "dice"),
            Key.map("spend", "spend"),
            Key.symbols("act", "action"),
            Key.names("set", "amount"),
            Key.names("add", "amount"),
            Key.node("optional", "part"),
            Key.list("one-of", "part"),
            Key.node("repeat", "part"),
            Key.node("times", "amount"),
            Key.node("up-to", "amount"),
            Key.word("again", List.of("turn", "roll")),
            Key.node("pass", "part"),
            Key.symbol("end", "ending"),
            Key.names("then", "part").beside("roll"),
            Key.node("then", "part").beside("when"),
            Key.node("else", "part").beside("when", "again"),
            Key.node("stuck", "part"),
            Key.node("of", "part").beside("times", "up-to"),
            Key.word("of", List.of("own", "enemy")).beside("set", "add"),
            Key.symbol("of", "dice").beside("again: roll"),
            Key.number("at-most", 1, MOST_AGAIN).beside("again"),
            Key.word("by", StageReader.BY).beside("choose", "pick", "pick-piece", "move", "drop", "act"),
            Key.number("number", 1, MOST_PICKS).beside("pick", "pick-piece"),
            Key.node("only", "filters").beside("act"),
            Key.node(PreferenceReader.KEY, "preferences").beside("move", "spend", "drop", "act", "pick", "pick-piece"));

    /** The keys of an option that is not always open. */
    static final Keys OPTION = Keys.of("open-option", Key.node("only-if", "condition"), Key.node("then", "part"));

    /** Keys whose value is a map of names. */
    private static final Set<String> NAMES = Set.of("set", "add", "choose");

    /** Keys that stand beside the key of a stage, each with the keys that it stands beside. */
    private static final Map<String, String> BESIDE = Map.of(
            "then",
            "'roll' or 'when'",
            "else",
            "'when' or 'again'",
            "stuck",
            "the stage that may be impossible",
            "at-most",
            "'again'",
            "of",
            "'set', 'add', 'times', 'up-to' or 'again'",
            "by",
            "'choose', 'pick', 'pick-piece', 'drop' or 'act'",
            "number",
            "'pick' or 'pick-piece'",
            "only",
            "'act'",
            PreferenceReader.KEY,
            "'move', 'spend', 'drop', 'act', 'pick' or 'pick-piece'");

    private final List<Pool> pools;
    private final List<Action> actions;
    private final Problems problems;

    StageWords(List<Pool> pools, List<Action> actions, Problems problems) {
        this.pools = pools;
        this.actions = actions;
        this.problems = problems;
    }

    /** Reports a word that is no stage. */
    void reportUnknown(YamlText text) {
        int map = MAPS.indexOf(text.text());
        if (map >= 0) {
            problems.report(text, "E-STAGE", "'" + text.text() + "' without a value; expected " + example(map));
            return;
        }
        Optional<String> meant = stageOf(text.text());
        if (meant.isPresent()) {
            problems.report(
                    text, "E-STAGE", "unknown stage " + Problems.quoted(text.text()) + "; expected " + meant.get());
            return;
        }
        problems.report(
                text,
                "E-STAGE",
                "unknown stage " + Problems.quoted(text.text())
                        + "; expected " + String.join(", ", StageReader.WORDS)
                        + ", pass, stop, or a map with one of " + String.join(", ", MAPS),
                problems.suggest(text.text(), WORDS));
    }

    /** Returns the stage of which only the name of the dice or of the action is written. */
    private Optional<String> stageOf(String name) {
        if (pools.stream().anyMatch(pool -> pool.name().equals(name))) {
            return Optional.of("{roll: " + name + "}");
        }
        return actions.stream().anyMatch(action -> action.name().equals(name))
                ? Optional.of("{act: " + name + "}")
                : Optional.empty();
    }

    /** Reports a map that has no stage, or several. */
    void reportNotOne(YamlMap map) {
        List<String> keys = map.keys();
        if (problems.isAt(map.path(), List.of("E-KEY"))) {
            return;
        }
        if (!keys.isEmpty() && BESIDE.keySet().containsAll(keys)) {
            String key = keys.get(0);
            problems.report(
                    map,
                    "E-STAGE",
                    "'" + key + "' without a stage; expected it in one item with " + BESIDE.get(key)
                            + (map.path().endsWith("]") ? ", not behind a '- ' of its own" : ""));
            return;
        }
        if (keys.size() == 1 && WORDS.contains(keys.get(0)) && !MAPS.contains(keys.get(0))) {
            problems.report(map, "E-STAGE", "a map; expected the word '" + keys.get(0) + "' alone");
            return;
        }
        Optional<YamlMap.Entry> inherited = inherited(map);
        if (inherited.isPresent()) {
            String key = inherited.get().key();
            problems.report(
                    map,
                    "E-STAGE",
                    "'" + key + "' of " + inherited.get().keyLocation().file()
                            + " stands beside the stage of this file; expected one of them: write '" + key
                            + ": ~', or the turn as a list");
            return;
        }
        boolean none = keys.stream().noneMatch(MAPS::contains);
        Optional<String> unknown =
                keys.stream().filter(key -> none && !BESIDE.containsKey(key)).findFirst();
        problems.report(
                map,
                "E-STAGE",
                "one of " + String.join(", ", MAPS) + " expected; write several stages as a list",
                unknown.map(key -> problems.suggest(key, MAPS)).orElse(""));
    }

    /** Returns the key of a stage that has come from another file than the rest of the map; empty if none has. */
    private static Optional<YamlMap.Entry> inherited(YamlMap map) {
        List<YamlMap.Entry> stages = map.entries().stream()
                .filter(entry -> MAPS.contains(entry.key()))
                .toList();
        return stages.stream()
                .filter(entry -> stages.stream()
                        .anyMatch(own -> !own.keyLocation()
                                        .file()
                                        .equals(entry.keyLocation().file())
                                && own.keyLocation()
                                        .file()
                                        .equals(map.location().file())))
                .findFirst();
    }

    /** Returns whether the value of a key that takes a map is no word; reports an example otherwise. */
    boolean hasType(String key, Fields fields) {
        if (!NAMES.contains(key)
                || !(fields.map().get(key).orElse(fields.map()) instanceof YamlText text)
                || text.text().isEmpty()) {
            return true;
        }
        fields.node(key)
                .ifPresent(value -> problems.report(
                        value,
                        "E-TYPE",
                        "map expected, as " + example(MAPS.indexOf(key)) + ", not " + Problems.quoted(text.text())));
        return false;
    }

    private static String example(int key) {
        return EXAMPLES.get(key).getValue();
    }
}
