package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.List;

/** Reads a map whose keys are names that the author chose and whose values are maps. */
public final class NamedMaps {

    private NamedMaps() {}

    /**
     * A map and its name.
     *
     * @param name an identifier, see {@link Names#isId}
     */
    public record Named(String name, YamlMap map) {}

    /**
     * Returns the entries that have a map and a good name; reports the others.
     *
     * @param expected what each map holds, for the problem
     */
    public static List<Named> of(YamlMap map, String expected, Problems problems) {
        Depth depth = new Depth(map, entry -> !(entry.value() instanceof YamlMap), problems);
        depth.check();
        depth.checkNeighbours();
        List<Named> found = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            boolean named = Names.check(map, entry, problems);
            if (!(entry.value() instanceof YamlMap value)) {
                boolean removes = entry.value() instanceof YamlText text && text.removes();
                String message = removes
                        ? "'~' removes what is inherited, and nothing inherited has this name; expected another name"
                        : "map expected: " + expected;
                problems.report(entry.value(), "E-TYPE", message);
            } else if (named) {
                found.add(new Named(entry.key(), value));
            }
        }
        return found;
    }
}
