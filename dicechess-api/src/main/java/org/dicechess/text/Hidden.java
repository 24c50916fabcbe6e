package org.dicechess.text;

/** Tells which characters people do not see as they are: they print nothing, break the line or turn the direction. */
public final class Hidden {

    private Hidden() {}

    /**
     * Returns whether a code point is a control or format character (so are U+202E and the other direction characters),
     * a separator of lines, half of a surrogate pair, a letter or symbol that prints nothing, or none of Unicode. Marks
     * that choose the form of the character before them are not hidden, nor are private and unassigned characters,
     * which each program shows in its own way.
     */
    public static boolean is(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> isBlank(codePoint) || isNone(codePoint);
        };
    }

    /** Returns whether a letter, mark or symbol prints nothing: fillers, joiners of marks, the empty Braille cell. */
    private static boolean isBlank(int codePoint) {
        return switch (codePoint) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0 -> true;
            default -> codePoint >= 0xFFF0 && codePoint <= 0xFFF8;
        };
    }

    /** Returns whether a code point is one of the 66 that Unicode will never assign. */
    private static boolean isNone(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE || codePoint >= 0xFDD0 && codePoint <= 0xFDEF;
    }
}
