package org.dicechess.rules.sections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.Scalars;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlText;

/** Reads what a piece of each kind counts, as {@code {rook: 5, pawn: 1}}. */
record WorthReader(List<Kind> kinds, Problems problems) {

    /** The most that a piece counts. */
    static final int MOST = 99;

    /** Returns what a piece of each kind counts, by index; 0 for kinds that the map does not name. */
    List<Integer> read(YamlMap map) {
        DefinedNames names = new DefinedNames(problems);
        List<Integer> worth = new ArrayList<>(Collections.nCopies(kinds.size(), 0));
        for (YamlMap.Entry entry : map.entries()) {
            OptionalInt each = new Scalars(problems).number(entry.value(), 1, MOST);
            names.kind(new YamlText(entry.keyLocation(), entry.value().path(), entry.key(), true), kinds)
                    .ifPresent(found -> worth.set(found.index(), each.orElse(0)));
        }
        if (map.entries().isEmpty()) {
            problems.report(map, "E-REQUIRED", "no piece; expected kinds with what each counts, as {rook: 5}");
        }
        return List.copyOf(worth);
    }
}
