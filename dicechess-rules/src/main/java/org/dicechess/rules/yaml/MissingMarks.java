package org.dicechess.rules.yaml;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the mark that a line of a file lacks: a blank, a dash, a colon, a quote or a bracket. */
final class MissingMarks {

    private static final Pattern NO_BLANK = Pattern.compile("( *(?:- )*)([A-Za-z0-9][\\w-]*):([^\\s/:].*)");
    private static final Pattern NO_COLON = Pattern.compile("( *(?:- )*)([A-Za-z0-9][\\w-]*)(?: +([^\\s:].*))?");
    private static final Pattern TWO_COLONS = Pattern.compile("( *(?:- )*[A-Za-z0-9][\\w-]*: ++)([^\"'{\\[].*?): .*");
    private static final Pattern NO_BLANK_BEHIND_DASH = Pattern.compile("( *)-([A-Za-z{\\[\"'].*)");
    private static final Pattern OPEN_TEXT = Pattern.compile("(?:.*[:\\-\\[{,] +)?(')(?:[^']|'')*");
    private static final Pattern NO_COMMA = Pattern.compile(".*[^\\s,{\\[:] +([\\w-]+) *");
    private static final Pattern SLASHES = Pattern.compile(" *(?:- )*(?:[\\w-]+: +)?(//).*");
    private static final Pattern OPEN_END = Pattern.compile(".*[,{\\[]");
    private static final Pattern COMMENT = Pattern.compile("(^| )#.*");

    private final List<String> lines;

    MissingMarks(List<String> lines) {
        this.lines = lines;
    }

    /** Returns a key without a blank behind its colon, on one of the last two lines or on the first. */
    Optional<Layout.Mistake> blank(int first, int last) {
        for (int line = last; line >= Math.max(0, Math.min(Math.max(first, last - 2), last - 1)); line--) {
            Matcher key = NO_BLANK.matcher(lines.get(line));
            if (key.matches()) {
                return mistake(
                        line,
                        key.start(2),
                        "a blank is missing behind the colon of '" + key.group(2) + "'; expected "
                                + Problems.quoted(key.group(2) + ": " + key.group(3)));
            }
        }
        return Optional.empty();
    }

    /** Returns a comment of another language, on one of these lines or on the line before the last one. */
    Optional<Layout.Mistake> slashes(int first, int last) {
        for (int line = Math.max(0, Math.min(first, before(last))); line <= last; line++) {
            Matcher comment = SLASHES.matcher(lines.get(line));
            if (comment.matches()) {
                return mistake(line, comment.start(1), "a comment begins with '#', not with '//'");
            }
        }
        return Optional.empty();
    }

    /** Returns a dash without a blank, on the line where the parser began or stopped, or the line before it. */
    Optional<Layout.Mistake> blankBehindDash(int first, int last) {
        for (int line : new int[] {first, before(last), last}) {
            Matcher item = NO_BLANK_BEHIND_DASH.matcher(line < 0 ? "" : lines.get(line));
            if (item.matches()) {
                return mistake(
                        line,
                        item.end(1),
                        "a blank is missing behind the dash; expected " + Problems.quoted("- " + item.group(2)));
            }
        }
        return Optional.empty();
    }

    /** Returns a key within braces before which a comma is missing; the parser stopped at its colon. */
    Optional<Layout.Mistake> comma(int line, int column) {
        String text = line < lines.size() ? lines.get(line) : "";
        int at = column < text.codePointCount(0, text.length()) ? text.offsetByCodePoints(0, column) : text.length();
        Matcher key = NO_COMMA.matcher(text.substring(0, at));
        return at < text.length() && text.charAt(at) == ':' && key.matches()
                ? mistake(line, key.start(1), "a comma is missing before '" + key.group(1) + "'")
                : Optional.empty();
    }

    /** Returns an item without its dash: the line where the parser began or stopped, or the line before it. */
    Optional<Layout.Mistake> dash(int first, int last) {
        for (int line : new int[] {first, before(last)}) {
            if (line >= 0 && !isItem(line) && (isBeside(line, before(line)) || isBeside(line, after(line)))) {
                return mistake(line, blanks(line), "'- ' is missing at the beginning of this line");
            }
        }
        return Optional.empty();
    }

    private boolean isBeside(int line, int other) {
        return other >= 0 && other < lines.size() && isItem(other) && blanks(line) == blanks(other);
    }

    private boolean isItem(int line) {
        return lines.get(line).strip().startsWith("- ");
    }

    /** Returns a key without a colon, or a text with a colon and without quotes. */
    Optional<Layout.Mistake> colon(int first, int last) {
        Matcher text = TWO_COLONS.matcher(content(last));
        if (text.matches()) {
            return mistake(
                    last,
                    text.start(2),
                    text.group(2).startsWith("(")
                            ? "a map stands in braces, as {files: 8, ranks: 8}"
                            : "a text with a colon and a blank needs quotes");
        }
        for (int line : new int[] {first, before(last)}) {
            Matcher key = NO_COLON.matcher(line < 0 ? "" : content(line));
            if (key.matches() && (key.group(3) != null || !isItem(line))) {
                String value = key.group(3) == null ? "" : " " + key.group(3).replaceFirst("^= *", "");
                return mistake(
                        line,
                        key.start(2),
                        "a colon is missing behind '" + key.group(2) + "'; expected "
                                + Problems.quoted(key.group(2) + ":" + value));
            }
        }
        return Optional.empty();
    }

    /** Returns the last text that has no closing quote between two lines. */
    Optional<Layout.Mistake> quote(int first, int last) {
        int open = -1;
        for (int line = first; line < last; line++) {
            if (OPEN_TEXT.matcher(content(line)).matches()) {
                open = line;
            } else if (!content(line).isEmpty()
                    && lines.get(line).chars().filter(c -> c == '"').count() % 2 == 1) {
                open = open < 0 ? line : -1;
            }
        }
        return open < 0
                ? Optional.empty()
                : mistake(open, lastQuote(lines.get(open)), "no quote closes the text that begins here");
    }

    private static int lastQuote(String line) {
        Matcher open = OPEN_TEXT.matcher(line);
        return open.matches() ? open.start(1) : line.lastIndexOf('"');
    }

    /** Returns the end of the line before the last one, if what was opened on the first line is not closed there. */
    Optional<Layout.Mistake> bracket(int first, int last, String bracket) {
        int end = before(last);
        return end < first || OPEN_END.matcher(content(end)).matches()
                ? Optional.empty()
                : mistake(
                        end,
                        content(end).length(),
                        "',' or '" + bracket + "' is missing at the end of this line, in what begins on line "
                                + (first + 1));
    }

    private static Optional<Layout.Mistake> mistake(int line, int column, String message) {
        return Optional.of(new Layout.Mistake(line, column, message));
    }

    /** Returns the index of the nearest line above with more than a comment; -1 if there is none. */
    private int before(int line) {
        int above = line - 1;
        while (above >= 0 && content(above).isEmpty()) {
            above--;
        }
        return above;
    }

    private int after(int line) {
        int below = line + 1;
        while (below < lines.size() && content(below).isEmpty()) {
            below++;
        }
        return below;
    }

    private String content(int line) {
        return COMMENT.matcher(lines.get(line)).replaceFirst("").stripTrailing();
    }

    private int blanks(int line) {
        return Layout.blanks(lines.get(line));
    }
}
