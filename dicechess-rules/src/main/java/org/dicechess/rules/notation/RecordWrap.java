package org.dicechess.rules.notation;

import java.util.List;

/** Fills lines with words. */
final class RecordWrap {

    private RecordWrap() {}

    /**
     * The words separated by blanks, in lines that end with a line feed each.
     *
     * @param words none is broken, so a longer one makes a longer line
     * @param width the most characters of a line
     */
    static String lines(List<String> words, int width) {
        StringBuilder lines = new StringBuilder();
        int used = 0;
        for (String word : words) {
            boolean fits = used > 0 && used + 1 + word.length() <= width;
            lines.append(used == 0 ? "" : fits ? " " : "\n").append(word);
            used = word.length() + (fits ? used + 1 : 0);
        }
        return used == 0 ? "" : lines.append('\n').toString();
    }
}
