package org.dicechess.specs.mistakes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A text with one mistake between its lines or marks. No line of the text moves.
 *
 * @param kind the kind of change
 * @param line the number of the first changed line, from 1
 * @param text the changed text
 */
record LayoutMistake(Kind kind, int line, String text) {

    enum Kind {
        ONE_DEEPER,
        TWO_DEEPER,
        BLOCK_TWO_DEEPER,
        ONE_LESS_DEEP,
        BLOCK_NOT_DEEPER,
        TAB,
        NO_BLANK,
        NO_COLON,
        NO_BRACKET_AT_END,
        NO_QUOTE_AT_END,
        NO_DASH
    }

    /** Returns every such mistake of a text. */
    static List<LayoutMistake> of(String text) {
        List<LayoutMistake> mistakes = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            String own = lines.get(line);
            if (own.isBlank() || own.strip().startsWith("#")) {
                continue;
            }
            add(mistakes, Kind.ONE_DEEPER, lines, line, all -> " " + all);
            add(mistakes, Kind.TWO_DEEPER, lines, line, all -> "  " + all);
            add(mistakes, Kind.ONE_LESS_DEEP, lines, line, all -> all.startsWith(" ") ? all.substring(1) : all);
            add(mistakes, Kind.TAB, lines, line, all -> all.startsWith("  ") ? "\t" + all.substring(2) : all);
            add(mistakes, Kind.NO_BLANK, lines, line, all -> all.replaceFirst("^( *[\\w-]+:) +(?=\\S)", "$1"));
            add(mistakes, Kind.NO_COLON, lines, line, all -> all.replaceFirst("^( *[\\w-]+):", "$1"));
            add(mistakes, Kind.NO_BRACKET_AT_END, lines, line, all -> all.replaceFirst("[}\\]]( *#.*)?$", "$1"));
            add(mistakes, Kind.NO_QUOTE_AT_END, lines, line, all -> all.replaceFirst("\"( *#.*)?$", "$1"));
            add(mistakes, Kind.NO_DASH, lines, line, all -> all.replaceFirst("^( *)- ", "$1"));
            block(mistakes, lines, line);
            deeperBlock(mistakes, lines, line);
        }
        return mistakes;
    }

    private static void add(
            List<LayoutMistake> mistakes, Kind kind, List<String> lines, int line, UnaryOperator<String> change) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(line, change.apply(lines.get(line)));
        if (!changed.equals(lines)) {
            mistakes.add(new LayoutMistake(kind, line + 1, String.join("\n", changed) + "\n"));
        }
    }

    /** All that stands below a line and belongs to it is no deeper than the line. */
    private static void block(List<LayoutMistake> mistakes, List<String> lines, int head) {
        List<String> changed = new ArrayList<>(lines);
        int own = depth(lines.get(head));
        int line = head + 1;
        int by = line < lines.size() ? depth(lines.get(line)) - own : 0;
        while (by > 0 && line < lines.size() && (lines.get(line).isBlank() || depth(lines.get(line)) > own)) {
            changed.set(line, lines.get(line).isBlank() ? "" : lines.get(line).substring(by));
            line++;
        }
        if (!changed.equals(lines)) {
            mistakes.add(new LayoutMistake(Kind.BLOCK_NOT_DEEPER, head + 2, String.join("\n", changed) + "\n"));
        }
    }

    /** A line and all that stands below it and belongs to it are two blanks too deep. */
    private static void deeperBlock(List<LayoutMistake> mistakes, List<String> lines, int head) {
        List<String> changed = new ArrayList<>(lines);
        int own = depth(lines.get(head));
        int line = head;
        do {
            changed.set(line, lines.get(line).isBlank() ? "" : "  " + lines.get(line));
            line++;
        } while (line < lines.size() && (lines.get(line).isBlank() || depth(lines.get(line)) > own));
        mistakes.add(new LayoutMistake(Kind.BLOCK_TWO_DEEPER, head + 1, String.join("\n", changed) + "\n"));
    }

    static int depth(String line) {
        return line.length() - line.stripLeading().length();
    }
}
