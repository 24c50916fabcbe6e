package org.dicechess.rules.yaml;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.dicechess.rules.Problem;

/** Collects the problems of a definition, so that an author sees all of them at once. */
public final class Problems {

    /**
     * The most problems that are kept. Later ones are dropped; they appear once the author has corrected the first
     * ones.
     */
    public static final int LIMIT = 200;

    private static final int SHOWN = 40;

    private final TreeSet<Problem> found = new TreeSet<>();

    /** Creates an empty collection. */
    public Problems() {}

    /** Reports a problem at a node. */
    public void report(YamlNode where, String code, String message) {
        report(where, code, message, "");
    }

    /** Reports a problem at a node with a hint, which may be empty. */
    public void report(YamlNode where, String code, String message, String hint) {
        report(where.location(), where.path(), code, message, hint);
    }

    /** Reports a problem at a location; the path may be empty. */
    public void report(Location where, String path, String code, String message) {
        report(where, path, code, message, "");
    }

    /** Reports a problem at a location; path and hint may be empty. */
    public void report(Location where, String path, String code, String message, String hint) {
        if (!isFull()) {
            found.add(new Problem(where.file(), where.line(), where.column(), path, code, message, hint));
        }
    }

    /** Returns the hint {@code did you mean 'x'?} with the nearest known word; an empty text if none is near. */
    public String suggest(String wrong, Collection<String> known) {
        // A full collection shows no further hint. Without this check a hostile file could cause millions of
        // comparisons.
        return isFull()
                ? ""
                : Spelling.nearest(wrong, known)
                        .map(word -> "did you mean " + quoted(word) + "?")
                        .orElse("");
    }

    /** Returns the problems in reading order, each once. */
    public List<Problem> list() {
        return List.copyOf(found);
    }

    /** Returns whether nothing was reported. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** Returns whether something was reported at this path or below it. */
    public boolean isUnder(String path) {
        for (Problem problem : found) {
            String at = problem.path();
            if (at.startsWith(path) && (at.length() == path.length() || ".[".indexOf(at.charAt(path.length())) >= 0)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether something was reported at one of these paths or below it. */
    public boolean isUnderAny(List<String> paths) {
        for (String path : paths) {
            if (isUnder(path)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether something with one of these codes was reported at exactly this path. */
    public boolean isAt(String path, Collection<String> codes) {
        for (Problem problem : found) {
            if (problem.path().equals(path) && codes.contains(problem.code())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a key at the root is unknown, perhaps the misspelt name of a section that others need. */
    public boolean hasUnknownSection() {
        return isAt("", List.of("E-UNKNOWN-KEY"));
    }

    /** Returns whether {@link #LIMIT} is reached and further reports are dropped. */
    public boolean isFull() {
        return found.size() >= LIMIT;
    }

    /** Returns an author's text for use in a message: in quotes, on one line, cut after 40 characters. */
    public static String quoted(String text) {
        return "'" + cut(text) + "'";
    }

    /**
     * Returns a text on one line, cut after 40 characters, so that messages and paths stay short. Forbidden characters,
     * which a host may have given, are escaped.
     */
    static String cut(String text) {
        String line = text.length() <= SHOWN || text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "...";
        return visible(line.replace("\n", "\\n"));
    }

    private static String visible(String line) {
        if (Characters.firstComplaint(line).isEmpty()) {
            return line;
        }
        StringBuilder shown = new StringBuilder();
        line.codePoints()
                .forEach(c -> shown.append(
                        Characters.complaint(c).isEmpty() ? Character.toString(c) : String.format("\\u%04x", c)));
        return shown.toString();
    }
}
