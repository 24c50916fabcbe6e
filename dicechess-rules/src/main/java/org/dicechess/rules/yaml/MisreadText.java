package org.dicechess.rules.yaml;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Finds a text without quotes that the parser takes for something else, and what ends too early on its line. */
final class MisreadText {

    private static final Pattern SIGN = Pattern.compile("while scanning an? (?:alias|anchor)");
    private static final Pattern CLOSED_OTHERWISE = Pattern.compile("expected ',' or '([\\]}])', but got ([\\]}])");

    private final String problem;
    private final String context;
    private final @Nullable Mark at;
    private final @Nullable Mark begin;
    private final List<String> lines;

    MisreadText(MarkedYAMLException failure, List<String> lines) {
        this.problem = String.valueOf(failure.getProblem());
        this.context = String.valueOf(failure.getContext());
        this.at = failure.getProblemMark();
        this.begin = failure.getContextMark();
        this.lines = lines;
    }

    /** Returns a text that begins with a sign of YAML; empty if the parser has met no such sign. */
    Optional<Layout.Mistake> sign() {
        Mark sign = SIGN.matcher(context).matches() ? begin : problem.contains("cannot start any token") ? at : null;
        return sign == null || behind(sign).isEmpty()
                ? Optional.empty()
                : mistake(sign, needsQuotes(behind(sign).substring(0, 1)));
    }

    /** Returns what a text lacks that begins with a sign of YAML. */
    static String needsQuotes(String sign) {
        return "a text that begins with '" + sign + "' needs quotes";
    }

    /** Returns a movement in brackets, which YAML takes for a list; empty if the parser has met none. */
    Optional<Layout.Mistake> movement() {
        return begin != null && context.contains("flow sequence") && problem.endsWith("but got ?")
                ? mistake(begin, "a text in brackets needs quotes, as \"[W?F]\"")
                : Optional.empty();
    }

    /** Returns where a text goes on behind the quote that closes it; empty if the parser has met no such text. */
    Optional<Layout.Mistake> quote() {
        if (at == null || !problem.contains("<scalar>")) {
            return Optional.empty();
        }
        String closed = before(at).stripTrailing();
        if (isOpenedBefore(closed)) {
            return Optional.empty();
        }
        if (closed.endsWith("'")) {
            return mistake(
                    at, "the text ends at the ' before; expected '' for a ' within it, or quotes around all of it");
        }
        return closed.endsWith("\"")
                ? mistake(
                        at,
                        "the text ends at the \" before; expected \\\" for a \" within it, or quotes around all of it")
                : Optional.empty();
    }

    /** Returns whether the quote at the end of the beginning of a line closes a text of an earlier line. */
    private static boolean isOpenedBefore(String closed) {
        if (closed.isEmpty()) {
            return false;
        }
        char quote = closed.charAt(closed.length() - 1);
        return closed.chars().filter(c -> c == quote).count() % 2 != 0;
    }

    /** Returns a bracket that closes what another bracket has opened; empty if the parser has met none. */
    Optional<Layout.Mistake> bracket() {
        Matcher closed = CLOSED_OTHERWISE.matcher(problem);
        return at != null && closed.matches()
                ? mistake(at, "'" + closed.group(1) + "' is missing before this '" + closed.group(2) + "'")
                : Optional.empty();
    }

    private static Optional<Layout.Mistake> mistake(Mark where, String message) {
        return Optional.of(new Layout.Mistake(where.getLine(), where.getColumn(), message));
    }

    private String before(Mark mark) {
        return line(mark).substring(0, index(mark));
    }

    private String behind(Mark mark) {
        return line(mark).substring(index(mark));
    }

    private String line(Mark mark) {
        return mark.getLine() < lines.size() ? lines.get(mark.getLine()) : "";
    }

    /** Marks count characters, which may take two places in a line. */
    private int index(Mark mark) {
        String line = line(mark);
        return mark.getColumn() < line.codePointCount(0, line.length())
                ? line.offsetByCodePoints(0, mark.getColumn())
                : line.length();
    }
}
