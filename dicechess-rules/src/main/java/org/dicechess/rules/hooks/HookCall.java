package org.dicechess.rules.hooks;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.dicechess.rules.yaml.Fields;
import org.dicechess.rules.yaml.Key;
import org.dicechess.rules.yaml.Keys;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;
import org.dicechess.rules.yaml.YamlText;

/**
 * A reference to a hook in a definition: {@code {hook: cannon.groovy, with: {ways: [n, e, s, w]}}}.
 *
 * @param map the whole map
 * @param hook the name of the script, or the id of a hook of the host
 * @param with the values given to the hook, by name; at least one text each
 * @param asked the names that the hook has asked for so far
 */
public record HookCall(YamlMap map, YamlText hook, Map<String, List<YamlText>> with, Set<String> asked) {

    public static final Keys KEYS = Keys.of("hook", Key.symbol("hook", "hook"), Key.map("with", "given"));

    /** What a hook is given has any names. */
    public static final Keys GIVEN = Keys.each("given", Key.symbols("", ""));

    /** Reads the map; returns empty, with problems reported, if it names no hook. */
    public static Optional<HookCall> read(YamlMap map, Problems problems) {
        Fields fields = new Fields(map, KEYS, problems);
        Optional<HookCall> call = read(fields, problems);
        fields.rule();
        fields.done();
        return call;
    }

    /** Reads the fields that name a hook, among other fields. */
    public static Optional<HookCall> read(Fields fields, Problems problems) {
        Optional<YamlText> hook = fields.requiredSymbolText("hook");
        Optional<YamlMap> with = fields.map("with");
        Map<String, List<YamlText>> given = with.isPresent() ? given(with.get(), problems) : Map.of();
        return hook.isPresent()
                ? Optional.of(new HookCall(fields.map(), hook.get(), given, new LinkedHashSet<>()))
                : Optional.empty();
    }

    /** Returns a copy for a hook that is called by several threads. */
    HookCall shared() {
        return new HookCall(map, hook, with, Collections.newSetFromMap(new ConcurrentHashMap<>()));
    }

    private static Map<String, List<YamlText>> given(YamlMap map, Problems problems) {
        Fields fields = new Fields(map, GIVEN, problems);
        Map<String, List<YamlText>> given = new LinkedHashMap<>();
        for (String name : map.keys()) {
            if (name.equals("about")) {
                problems.report(
                        map, "E-NAME", "'about' is reserved: it is no part of the rules; expected another name");
            }
            if (!name.equals("rule")) {
                given.put(name, fields.requiredTexts(name));
            }
        }
        fields.done();
        return given;
    }

    /** Returns the place where an absent value should be: the map {@code with}, or the whole map. */
    YamlNode place() {
        return map.get("with").orElse(map);
    }

    /** Reports the given values that the hook has never asked for. */
    void reportUnasked(Problems problems) {
        with.forEach((name, texts) -> {
            if (!asked.contains(name)) {
                problems.report(
                        texts.get(0),
                        "E-UNKNOWN-KEY",
                        "hook " + hook.text() + " never asks for " + Problems.quoted(name),
                        problems.suggest(name, asked));
            }
        });
    }
}
