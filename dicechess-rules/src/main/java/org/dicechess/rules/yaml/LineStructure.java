package org.dicechess.rules.yaml;

/** Follows the characters of a line, and knows where a blank is a part of the structure and not of a text. */
final class LineStructure {

    private boolean isBefore = true;
    private boolean isPlain = true;
    private int last;

    void advance(int codePoint) {
        if (codePoint == '\n') {
            isBefore = true;
            isPlain = true;
        } else {
            isBefore &= codePoint == ' ' || codePoint == '-';
            isPlain &= codePoint != '"' && codePoint != '\'' && codePoint != '#';
        }
        last = codePoint;
    }

    /**
     * Returns whether a blank that comes next indents the line, or stands behind the dash of an item or the colon of a
     * key.
     */
    boolean isNext() {
        return isBefore || isPlain && last == ':';
    }
}
