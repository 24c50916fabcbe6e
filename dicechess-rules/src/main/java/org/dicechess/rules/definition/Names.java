package org.dicechess.rules.definition;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Looks up what a definition refers to by name, and reports what does not exist; what exists and could not be read was reported there. */
final class Names {

    private static final Map<String, String> SECTIONS = Map.of(
            "area", "areas", "piece", "pieces", "dice", "dice", "action", "actions", "counter", "counters", "ending", "endings");

    /** Mistakes by which an entry of a section loses its name. */
    private static final List<String> NAMELESS = List.of("E-NAME", "E-KEY", "E-DUPLICATE-KEY");

    private final Problems problems;

    Names(Problems problems) {
        this.problems = problems;
    }

    /** The thing with this name; {@code what} says what it is, as {@code area}. */
    <T> Optional<T> find(YamlText name, String what, Collection<T> things, Function<T, String> nameOf) {
        Optional<T> found = things.stream().filter(thing -> nameOf.apply(thing).equals(name.text())).findFirst();
        if (found.isEmpty() && !isTold(what, name.text())) {
            List<String> known = things.stream().map(nameOf).toList();
            problems.report(
                    name,
                    "E-UNKNOWN-" + what.toUpperCase(java.util.Locale.ROOT),
                    "unknown " + what + " " + Problems.quoted(name.text()),
                    problems.suggest(name.text(), known));
        }
        return found;
    }

    /** Whether the section where the name should stand has said already why it does not. */
    private boolean isTold(String what, String name) {
        String section = SECTIONS.getOrDefault(what, "");
        return !section.isEmpty() && (problems.isUnder(section + "." + name) || problems.isAt(section, NAMELESS));
    }

    /** Reports names that stand in a list a second time, each where it does; {@code rule} says so, as {@code each piece once}. */
    void once(List<YamlText> texts, String code, String rule) {
        Set<String> before = new HashSet<>();
        texts.stream().filter(text -> !before.add(text.text())).forEach(text ->
                problems.report(text, code, Problems.quoted(text.text()) + " a second time: " + rule));
    }

    /** The kind of piece with this name. */
    Optional<Kind> kind(YamlText name, List<Kind> kinds) {
        return find(name, "piece", kinds, Kind::name);
    }

    /** The kinds with these names, by index. */
    BitSet kinds(List<YamlText> names, List<Kind> kinds) {
        BitSet set = new BitSet();
        names.forEach(name -> kind(name, kinds).ifPresent(kind -> set.set(kind.index())));
        return set;
    }
}
