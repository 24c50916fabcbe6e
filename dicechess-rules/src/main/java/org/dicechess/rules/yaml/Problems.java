package org.dicechess.rules.yaml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.dicechess.rules.Problem;

/** Collects the problems of a definition, so that an author sees all of them at once. */
public final class Problems {

    /**
     * The most problems that are kept. Later ones are dropped; they appear once the author has corrected the first
     * ones.
     */
    public static final int LIMIT = 200;

    private static final int SHOWN = 40;

    /** What stands before the path of a change in a choice. */
    private static final Pattern CHOICE = Pattern.compile("^options\\.[^.]+\\.choices\\.[^.]+\\.");

    private final TreeSet<Problem> found = new TreeSet<>();

    /** The paths of the entries that are too deep. */
    private final List<String> deep = new ArrayList<>();

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

    /**
     * Reports an entry that is too deep.
     *
     * @param map the map in which it stands
     * @param beside the key beside which it belongs
     */
    public void reportTooDeep(YamlMap.Entry entry, YamlMap map, String beside) {
        deep.add(entry.value().path());
        report(
                entry.keyLocation(),
                map.path(),
                Depth.WRONG,
                quoted(entry.key()) + " is too deep; it belongs beside " + quoted(beside),
                "indent both alike");
    }

    /**
     * Returns the hint {@code did you mean 'x'?} with the nearest known word, or that a blank is missing behind a known
     * word and a colon; an empty text if no word is near.
     */
    public String suggest(String wrong, Collection<String> known) {
        String mark = Marks.missing(wrong, known);
        if (!mark.isEmpty()) {
            return mark;
        }
        int colon = wrong.indexOf(':');
        if (colon > 0 && known.contains(wrong.substring(0, colon))) {
            return "a blank is missing behind the colon; write "
                    + quoted(wrong.substring(0, colon) + ": " + wrong.substring(colon + 1));
        }
        // A full collection shows no further hint. Without this check a hostile file could cause millions of
        // comparisons.
        return isFull()
                ? ""
                : Spelling.nearest(wrong, known)
                        .map(word -> "did you mean " + quoted(word) + "?")
                        .orElse("");
    }

    /**
     * Returns the problems in reading order, each once. Where lines are not indented as their author means them, these
     * problems alone: others may only follow from that.
     */
    public List<Problem> list() {
        List<Problem> indents = found.stream()
                .filter(problem -> problem.code().equals(Depth.WRONG) && !isUnderAny(problem.path(), deep))
                .toList();
        return indents.isEmpty() ? List.copyOf(found) : indents;
    }

    /** Returns whether nothing was reported. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /**
     * Returns whether something was reported at this path or below it, also in a choice that changes this path; or
     * whether the section of the path is probably misspelt.
     */
    public boolean isUnder(String path) {
        String changed = inForce(path);
        for (Problem problem : found) {
            if (isUnder(inForce(problem.path()), changed) || isMisspelt(problem, changed)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a problem is an unknown key at the root that resembles the section of a path. */
    private static boolean isMisspelt(Problem problem, String path) {
        return problem.path().isEmpty()
                && problem.code().equals("E-UNKNOWN-KEY")
                && problem.hint().equals("did you mean " + quoted(path.split("[.\\[]", 2)[0]) + "?");
    }

    /** Returns the path in the definition of what stands at a path; the changes of a choice have longer paths. */
    private static String inForce(String path) {
        return path.startsWith("options.") ? CHOICE.matcher(path).replaceFirst("") : path;
    }

    private static boolean isUnderAny(String at, List<String> paths) {
        return paths.stream().anyMatch(path -> isUnder(at, path));
    }

    private static boolean isUnder(String at, String path) {
        return at.startsWith(path) && (at.length() == path.length() || ".[".indexOf(at.charAt(path.length())) >= 0);
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

    /**
     * Returns whether something with one of these codes was reported at exactly this path, or in a choice that changes
     * it.
     */
    public boolean isAt(String path, Collection<String> codes) {
        String changed = inForce(path);
        for (Problem problem : found) {
            if (inForce(problem.path()).equals(changed) && codes.contains(problem.code())) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the key at this place was reported as unknown. */
    public boolean isUnknown(Location key) {
        for (Problem problem : found) {
            if (problem.line() == key.line()
                    && problem.column() == key.column()
                    && problem.file().equals(key.file())
                    && problem.code().equals("E-UNKNOWN-KEY")) {
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

    private static boolean isVisible(int codePoint) {
        return Characters.complaint(codePoint).isEmpty() && !Characters.isJoiner(codePoint);
    }

    private static String visible(String line) {
        if (line.codePoints().allMatch(Problems::isVisible)) {
            return line;
        }
        StringBuilder shown = new StringBuilder();
        for (int c : line.codePoints().toArray()) {
            if (isVisible(c)) {
                shown.appendCodePoint(c);
            } else {
                shown.append(String.format("\\u%04x", c));
            }
        }
        return shown.toString();
    }
}
