package org.dicechess.specs.mistakes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.dicechess.rules.Problem;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** The right lines for the problems of a mistake. Lines count from 1. */
final class Lines {

    private Lines() {}

    static int first(Site site) {
        return site.key()
                        .map(Node.class::cast)
                        .orElse(site.value())
                        .getStartMark()
                        .getLine()
                + 1;
    }

    /**
     * Returns whether a problem is where the mistake was made: on its lines, at the map that now lacks a key, on a line
     * that uses a missing name (in any file), or where {@link Consequences} expects it.
     */
    static boolean areRight(Trial trial, Mistake mistake, Problem problem) {
        boolean here = List.of(
                        trial.file().toString(), trial.file().getFileName().toString())
                .contains(problem.file());
        String text = here
                ? mistake.text()
                : trial.others().isEmpty() ? "" : trial.others().get(0);
        return here && holds(mistake, problem.line())
                || lacks(mistake, problem) && starts(text, problem.path()).contains(problem.line())
                || speaksOf(
                        gone(mistake),
                        text.lines().skip(problem.line() - 1L).findFirst().orElse(""))
                || Consequences.has(mistake, problem)
                        && starts(text, problem.path()).contains(problem.line());
    }

    private static boolean holds(Mistake mistake, int line) {
        Site site = mistake.site();
        int first = first(site);
        int last = Math.max(first, site.value().getEndMark().getLine() + 1);
        int doubled = mistake.kind() == Mistake.Kind.DOUBLED_KEY ? last - first + 1 : 0;
        return line >= first && line <= last + doubled;
    }

    private static boolean lacks(Mistake mistake, Problem problem) {
        String path = mistake.site().path();
        String around = path.substring(0, Math.max(0, path.lastIndexOf('.')));
        return problem.path().equals(around) && problem.code().equals("E-REQUIRED");
    }

    /** Returns where the entry with this path begins in a text: its key, and its value. */
    private static Set<Integer> starts(String text, String path) {
        Set<Integer> lines = new TreeSet<>();
        for (Site site : sites(text)) {
            if (path.isEmpty()) {
                return Set.of(first(site));
            }
            if (site.path().equals(path)) {
                lines.add(first(site));
                lines.add(site.value().getStartMark().getLine() + 1);
            }
        }
        return lines;
    }

    private static List<Site> sites(String text) {
        try {
            return Site.of(text);
        } catch (YAMLException broken) {
            // A mistake in the syntax of the text: no entry begins anywhere.
            return List.of();
        }
    }

    /** Returns what can no longer be referred to: a name, and the names under it. */
    private static List<String> gone(Mistake mistake) {
        Site site = mistake.site();
        return switch (mistake.kind()) {
            case MISSPELT_KEY, DROPPED_KEY -> names(site);
            case MISSPELT_VALUE -> List.of(site.text());
            default -> List.of();
        };
    }

    private static List<String> names(Site site) {
        List<String> names = new ArrayList<>(List.of(site.name()));
        if (site.value() instanceof MappingNode map) {
            map.getValue().forEach(tuple -> names.add(((ScalarNode) tuple.getKeyNode()).getValue()));
        }
        // Every map may cite its rule, so no problem is about that.
        names.remove("rule");
        return names;
    }

    private static boolean speaksOf(List<String> names, String line) {
        String said = line.replaceAll("(^|\\s)#.*", "");
        return names.stream()
                .anyMatch(name -> Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])")
                        .matcher(said)
                        .find());
    }
}
