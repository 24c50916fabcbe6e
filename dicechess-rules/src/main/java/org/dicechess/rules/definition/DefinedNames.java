package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Named;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/**
 * Looks up what a definition refers to by name, and reports what does not exist; what exists and could not be read was
 * reported there.
 */
final class DefinedNames {

    private static final Map<String, String> SECTIONS = Map.of(
            "area",
            "areas",
            "piece",
            "pieces",
            "dice",
            "dice",
            "action",
            "actions",
            "counter",
            "counters",
            "ending",
            "endings");

    /** Mistakes by which an entry of a section loses its name. */
    private static final List<String> NAMELESS = List.of("E-NAME", "E-KEY", "E-DUPLICATE-KEY");

    private final Problems problems;

    DefinedNames(Problems problems) {
        this.problems = problems;
    }

    /** The thing that a text names, if there is a text; {@code what} says what it is, as {@code area}. */
    <T extends Named> Optional<T> find(Optional<YamlText> name, String what, List<T> things) {
        return name.isPresent() ? find(name.get(), what, things) : Optional.empty();
    }

    /** The thing with this name. */
    <T extends Named> Optional<T> find(YamlText name, String what, List<T> things) {
        List<String> known = new ArrayList<>();
        for (T thing : things) {
            if (thing.name().equals(name.text())) {
                return Optional.of(thing);
            }
            known.add(thing.name());
        }
        reportUnknown(name, what, known);
        return Optional.empty();
    }

    /** The things with these names, in the order of the names. */
    <T extends Named> List<T> all(List<YamlText> names, String what, List<T> things) {
        List<T> found = new ArrayList<>();
        for (YamlText name : names) {
            Optional<T> thing = find(name, what, things);
            if (thing.isPresent()) {
                found.add(thing.get());
            }
        }
        return List.copyOf(found);
    }

    /** Whether it is one of these names. */
    boolean isKnown(YamlText name, String what, List<String> known) {
        if (!known.contains(name.text())) {
            reportUnknown(name, what, known);
        }
        return known.contains(name.text());
    }

    private void reportUnknown(YamlText name, String what, List<String> known) {
        if (!isTold(what, name.text())) {
            problems.report(
                    name,
                    "E-UNKNOWN-" + what.toUpperCase(Locale.ROOT),
                    "unknown " + what + " " + Problems.quoted(name.text()),
                    hint(name.text(), what, known));
        }
    }

    /** A set of squares is no name. */
    private String hint(String name, String what, List<String> known) {
        return what.equals("area") && (name.equals("all") || name.contains(" "))
                ? "name these squares under areas, and write that name here"
                : problems.suggest(name, known);
    }

    /** Whether the section where the name should stand has said already why it does not. */
    private boolean isTold(String what, String name) {
        String section = SECTIONS.getOrDefault(what, "");
        return !section.isEmpty() && (problems.isUnder(section + "." + name) || problems.isAt(section, NAMELESS));
    }

    /**
     * Reports names that stand in a list a second time, each where it does; {@code rule} says so, as {@code each piece
     * once}.
     */
    void once(List<YamlText> texts, String code, String rule) {
        Set<String> before = new HashSet<>();
        for (YamlText text : texts) {
            if (!before.add(text.text())) {
                problems.report(text, code, Problems.quoted(text.text()) + " a second time: " + rule);
            }
        }
    }

    /** The kind of piece with this name. */
    Optional<Kind> kind(YamlText name, List<Kind> kinds) {
        return find(name, "piece", kinds);
    }

    /** The kind of piece that a text names, if there is a text. */
    Optional<Kind> kind(Optional<YamlText> name, List<Kind> kinds) {
        return find(name, "piece", kinds);
    }

    /** The kinds with these names, by index. */
    BitSet kinds(List<YamlText> names, List<Kind> kinds) {
        BitSet set = new BitSet();
        for (Kind kind : all(names, "piece", kinds)) {
            set.set(kind.index());
        }
        return set;
    }
}
