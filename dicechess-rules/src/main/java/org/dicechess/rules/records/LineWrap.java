package org.dicechess.rules.records;

import java.util.List;

/** Arranges words in lines. */
public final class LineWrap {

    private LineWrap() {}

    /**
     * Returns the words separated by blanks, in lines that each end with a line feed. No line but the first begins with
     * a percent sign, as PGN leaves such lines out.
     *
     * @param words the words; none is broken, so a word beyond the width makes a longer line
     * @param width the most characters on a line
     */
    public static String lines(List<String> words, int width) {
        StringBuilder lines = new StringBuilder();
        int used = 0;
        for (String word : words) {
            boolean fits = used > 0 && (used + 1 + word.length() <= width || word.startsWith("%"));
            lines.append(used == 0 ? "" : fits ? " " : "\n").append(word);
            used = word.length() + (fits ? used + 1 : 0);
        }
        return used == 0 ? "" : lines.append('\n').toString();
    }
}
