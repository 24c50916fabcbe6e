package org.dicechess.rules.yaml;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds why the lines of a file are no YAML, in words of its author: a mark is missing, or a line is indented otherwise
 * than the lines to which it belongs.
 */
final class Layout {

    private static final Pattern NO_ENTRY = Pattern.compile(" *(?:#.*)?");

    private final List<String> lines;
    private final MissingMarks marks;

    Layout(String text) {
        lines = lines(text).toList();
        marks = new MissingMarks(lines);
    }

    /** Returns the lines of a text, without their ends. */
    static Stream<String> lines(String text) {
        return new BufferedReader(new StringReader(text)).lines();
    }

    /**
     * What is wrong with a line.
     *
     * @param line the index of the line, from 0
     * @param column the index of the character in the line, from 0
     */
    record Mistake(int line, int column, String message) {}

    /**
     * Returns the mistake between lines; empty if the lines tell none.
     *
     * @param first the index of the line where the parser began to read what it could not read
     * @param last the index of the line where it stopped
     */
    Optional<Mistake> betweenLines(int first, int last) {
        int end = Math.min(last, lines.size() - 1);
        if (end < 0) {
            return Optional.empty();
        }
        int begin = Math.min(first, end);
        return marks.slashes(begin, end)
                .or(() -> marks.blank(begin, end))
                .or(() -> marks.blankBehindDash(begin, end))
                .or(() -> marks.dash(begin, end))
                .or(() -> marks.colon(begin, end))
                .or(() -> indent(end));
    }

    /**
     * Returns the mistake within brackets that end on a later line than they should; empty if the lines tell none.
     *
     * @param first the index of the line where they begin
     * @param last the index of the line where the parser stopped
     * @param bracket the bracket that would have ended them
     */
    Optional<Mistake> notClosed(int first, int last, String bracket) {
        return marks.quote(first, last).or(() -> marks.bracket(first, last, bracket));
    }

    /** Returns a key within braces that lacks a comma before it; the parser stopped at its colon. */
    Optional<Mistake> noComma(int line, int column) {
        return marks.comma(line, column);
    }

    /** Returns the last text above a line that no quote closes; empty if there is none. */
    Optional<Mistake> openText(int last) {
        return marks.quote(0, Math.min(last, lines.size()));
    }

    private Optional<Mistake> indent(int line) {
        List<Integer> open = open(line);
        int own = blanks(lines.get(line));
        if (open.isEmpty()
                || open.contains(own)
                || NO_ENTRY.matcher(lines.get(line)).matches()) {
            return Optional.empty();
        }
        String expected = open.stream()
                .map(String::valueOf)
                .reduce((one, other) -> one + " or " + other)
                .orElseThrow();
        return Optional.of(new Mistake(
                line,
                own,
                "this line is indented by " + own + (own == 1 ? " blank" : " blanks") + "; expected " + expected
                        + ", as lines above that it belongs to"));
    }

    /**
     * Returns the indents of the lines above to which a line may belong, the nearest first; empty if it may go deeper.
     */
    private List<Integer> open(int line) {
        Deque<Integer> open = new ArrayDeque<>();
        String before = "";
        for (String above : lines.subList(0, line)) {
            if (!NO_ENTRY.matcher(above).matches()) {
                int own = blanks(above);
                while (!open.isEmpty() && open.peek() > own) {
                    open.pop();
                }
                if (open.isEmpty() || open.peek() < own) {
                    open.push(own);
                }
                before = above.strip();
            }
        }
        boolean deeper = before.endsWith(":") && !open.isEmpty() && blanks(lines.get(line)) > open.peek();
        return deeper ? List.of() : new ArrayList<>(Collections.unmodifiableCollection(open));
    }

    static int blanks(String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') {
            blanks++;
        }
        return blanks;
    }
}
