package org.dicechess.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Cells of text in lines and columns. The first column is aligned on the right, as it holds labels. */
final class TextGrid {

    private final NavigableMap<Integer, NavigableMap<Integer, String>> lines = new TreeMap<>();

    void put(int line, int column, String text) {
        lines.computeIfAbsent(line, any -> new TreeMap<>()).put(column, text);
    }

    int firstColumn() {
        return lines.values().stream().mapToInt(NavigableMap::firstKey).min().orElse(0);
    }

    int lastLine() {
        return lines.lastKey();
    }

    /** Returns the lines from the top, without blanks at the end, and the parts of the outline between them. */
    List<String> rows(TextOutline outline) {
        int first = firstColumn();
        int last = lines.values().stream().mapToInt(NavigableMap::lastKey).max().orElse(0);
        Frame frame = new Frame(first, last, width(first, first), width(first + 1, Integer.MAX_VALUE), outline);
        List<String> rows = new ArrayList<>();
        for (int line = lines.firstKey(); line <= lines.lastKey(); line++) {
            String above = frame.above(line);
            if (!above.isEmpty()) {
                rows.add(above);
            }
            rows.add(frame.row(line, lines.getOrDefault(line, new TreeMap<>())));
        }
        return rows;
    }

    private int width(int first, int last) {
        return lines.values().stream()
                .flatMap(line -> line.subMap(first, true, last, true).values().stream())
                .mapToInt(TextGrid::columns)
                .max()
                .orElse(1);
    }

    /** Returns the columns that a text takes on a terminal, where wide letters take two. */
    private static int columns(String text) {
        return text.codePoints().map(sign -> isWide(sign) ? 2 : 1).sum();
    }

    /**
     * Returns whether a letter is one of the wide ones of Unicode: ideographs, kana, syllables of hangul, wide forms.
     */
    private static boolean isWide(int sign) {
        return sign >= 0x1100 && sign <= 0x115f
                || sign >= 0x2e80 && sign <= 0xa4cf
                || sign >= 0xac00 && sign <= 0xd7a3
                || sign >= 0xf900 && sign <= 0xfaff
                || sign >= 0xff00 && sign <= 0xff60
                || sign >= 0x20000 && sign <= 0x3fffd;
    }

    /**
     * What all lines share.
     *
     * @param first the first column
     * @param last the last column
     * @param margin the width of the first column
     * @param width the width of the others
     * @param outline the line around some cells
     */
    private record Frame(int first, int last, int margin, int width, TextOutline outline) {

        String row(int line, NavigableMap<Integer, String> cells) {
            StringBuilder row = new StringBuilder(padded(cells.getOrDefault(first, ""), margin, true));
            for (int column = first + 1; column <= last; column++) {
                row.append(outline.before(line, column)).append(padded(cells.getOrDefault(column, ""), width, false));
            }
            return row.append(outline.before(line, last + 1)).toString().stripTrailing();
        }

        /** Returns the outline above a line; empty where it does not run. */
        String above(int line) {
            StringBuilder row = new StringBuilder(" ".repeat(margin));
            for (int column = first + 1; column <= last; column++) {
                row.append(outline.corner(line, column))
                        .append(String.valueOf(outline.above(line, column)).repeat(width));
            }
            String text = row.append(outline.corner(line, last + 1)).toString();
            return runs(line) ? text.stripTrailing() : "";
        }

        private boolean runs(int line) {
            for (int column = first + 1; column <= last; column++) {
                if (outline.above(line, column) != ' ') {
                    return true;
                }
            }
            return false;
        }

        private static String padded(String text, int width, boolean right) {
            String blanks = " ".repeat(width - columns(text));
            return right ? blanks + text : text + blanks;
        }
    }
}
