package org.dicechess.rules.yaml;

import java.util.Optional;

/**
 * Tells which characters a definition may not hold, because a reader does not see them or programs disagree on them.
 */
final class Characters {

    private Characters() {}

    /** What is wrong with a character, as {@code invisible character U+200B}; empty if it may stand in a definition. */
    static Optional<String> complaint(int codePoint) {
        if (isPlain(codePoint)) {
            return Optional.empty();
        }
        Optional<String> kind = kind(codePoint);
        return kind.isPresent() ? Optional.of(String.format("%s U+%04X", kind.get(), codePoint)) : kind;
    }

    /** What is wrong with the first bad character of a text; empty if all may stand in a definition. */
    static Optional<String> firstComplaint(String text) {
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (!isPlain(codePoint) && complaint(codePoint).isPresent()) {
                return complaint(codePoint);
            }
        }
        return Optional.empty();
    }

    /** Whether a character is of ASCII and prints, or ends a line: no more needs to be asked of it. */
    static boolean isPlain(int codePoint) {
        return codePoint >= ' ' && codePoint < 0x7F || codePoint == '\n';
    }

    private static Optional<String> kind(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL ->
                Optional.of(codePoint == '\t' ? "tab; write blanks instead of" : "control character");
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> Optional.of("control character");
            case Character.FORMAT -> Optional.of("invisible character");
            case Character.PRIVATE_USE -> Optional.of("private-use character");
            case Character.SURROGATE -> Optional.of("bad character: half of a surrogate pair");
            default -> seldomSeen(codePoint);
        };
    }

    private static Optional<String> seldomSeen(int codePoint) {
        if (isNonCharacter(codePoint)) {
            return Optional.of("control character");
        }
        return isBlankSymbol(codePoint) ? Optional.of("invisible character") : Optional.empty();
    }

    /** The 66 code points that Unicode will never assign. */
    private static boolean isNonCharacter(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE || codePoint >= 0xFDD0 && codePoint <= 0xFDEF;
    }

    /** Letters and marks that print nothing. U+FE0E and U+FE0F may stand: chess signs are often written with them. */
    private static boolean isBlankSymbol(int codePoint) {
        return switch (codePoint) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0 -> true;
            default ->
                codePoint >= 0xFE00 && codePoint <= 0xFE0D
                        || codePoint >= 0x180B && codePoint <= 0x180F
                        || codePoint >= 0xFFF0 && codePoint <= 0xFFFB
                        || codePoint >= 0xE0000 && codePoint <= 0xE0FFF;
        };
    }
}
