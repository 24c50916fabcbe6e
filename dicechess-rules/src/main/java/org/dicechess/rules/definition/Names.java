package org.dicechess.rules.definition;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlText;

/** Looks up what a definition refers to by name, and reports what does not exist. */
final class Names {

    private final Problems problems;

    Names(Problems problems) {
        this.problems = problems;
    }

    /** The thing with this name; {@code what} says what it is, as {@code area}. */
    <T> Optional<T> find(YamlText name, String what, Collection<T> things, Function<T, String> nameOf) {
        Optional<T> found = things.stream().filter(thing -> nameOf.apply(thing).equals(name.text())).findFirst();
        if (found.isEmpty()) {
            List<String> known = things.stream().map(nameOf).toList();
            problems.report(
                    name,
                    "E-UNKNOWN-" + what.toUpperCase(java.util.Locale.ROOT),
                    "unknown " + what + " " + Problems.quoted(name.text()),
                    problems.suggest(name.text(), known));
        }
        return found;
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
