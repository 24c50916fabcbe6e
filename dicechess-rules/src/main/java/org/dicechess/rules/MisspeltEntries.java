package org.dicechess.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlNode;

/**
 * Adds a hint to the problems of incomplete entries. A definition that changes an inherited entry and misspells its
 * name has written a new entry, which lacks everything that it does not change.
 */
final class MisspeltEntries {

    /** What stands before the names of entries in paths. */
    private static final Pattern ENTRY = Pattern.compile("(areas|pieces|dice|actions|counters|endings|castling\\.ways"
            + "|setup\\.deal\\.(?:slots|tables)|options|options\\.[^.]+\\.choices)\\.([^.\\[]+)");

    /** What stands before the path of a change in a choice. */
    private static final Pattern CHOICE = Pattern.compile("options\\.[^.]+\\.choices\\.[^.]+\\.(.+)");

    /** What an incomplete entry, or one that should remove another, is reported as. */
    private static final List<String> INCOMPLETE = List.of("E-REQUIRED", "E-TYPE", "E-ACTION");

    /** The most entries among which the nearest is looked for. */
    private static final int MOST = 200;

    private final Optional<YamlMap> inherited;
    private final Optional<YamlMap> whole;

    /**
     * Creates the hints of a definition.
     *
     * @param inherited what it extends and imports
     * @param whole the definition with that, which choices change
     */
    MisspeltEntries(Optional<YamlMap> inherited, Optional<YamlMap> whole) {
        this.inherited = inherited;
        this.whole = whole;
    }

    /** Returns the problems in the same order, and of those of an entry that is probably misspelt only the first. */
    List<Problem> hinted(List<Problem> problems) {
        List<Problem> told = new ArrayList<>();
        Set<String> misspelt = new HashSet<>();
        for (Problem problem : problems) {
            Problem hinted = INCOMPLETE.contains(problem.code()) ? hinted(problem) : problem;
            if (hinted.equals(problem) || misspelt.add(problem.path())) {
                told.add(hinted);
            }
        }
        return told;
    }

    private Problem hinted(Problem problem) {
        Matcher change = CHOICE.matcher(problem.path());
        Matcher entry = ENTRY.matcher(change.matches() ? change.group(1) : problem.path());
        Optional<YamlMap> changed = change.matches() ? whole : inherited;
        String near =
                entry.matches() && changed.isPresent() ? near(entry.group(2), at(changed.get(), entry.group(1))) : "";
        return near.isEmpty()
                ? problem
                : new Problem(
                        problem.file(),
                        problem.line(),
                        problem.column(),
                        problem.path(),
                        problem.code(),
                        problem.message(),
                        near);
    }

    /** Returns a hint for a name that these entries lack; empty if no name is near, or if they are too many. */
    private static String near(String name, Optional<YamlMap> entries) {
        return entries.isPresent()
                        && entries.get().get(name).isEmpty()
                        && entries.get().entries().size() <= MOST
                ? new Problems().suggest(name, entries.get().keys())
                : "";
    }

    private static Optional<YamlMap> at(YamlMap whole, String path) {
        YamlNode node = whole;
        for (String key : path.split("\\.", -1)) {
            node = node instanceof YamlMap map ? map.get(key).orElse(whole) : whole;
        }
        return node instanceof YamlMap map && node != whole ? Optional.of(map) : Optional.empty();
    }
}
