package org.dicechess.rules.yaml;

import java.util.Optional;

/**
 * Decides which characters a definition may not contain: those that a reader does not see, and those that programs
 * treat in different ways.
 */
final class Characters {

    private Characters() {}

    /**
     * Describes a forbidden character, such as {@code invisible character U+200B}; empty if the character is allowed.
     */
    static Optional<String> complaint(int codePoint) {
        if (isPrintingAscii(codePoint)) {
            return Optional.empty();
        }
        Optional<String> kind = kind(codePoint);
        return kind.isPresent() ? Optional.of(String.format("%s U+%04X", kind.get(), codePoint)) : kind;
    }

    /** Describes a blank that is none to YAML; empty if the character is another one. */
    static Optional<String> badBlank(int codePoint) {
        return codePoint != ' ' && Character.getType(codePoint) == Character.SPACE_SEPARATOR
                ? Optional.of(
                        String.format("a blank of another kind; write a plain blank instead of U+%04X", codePoint))
                : Optional.empty();
    }

    /** Describes the first forbidden character of a text; empty if all characters are allowed. */
    static Optional<String> firstComplaint(String text) {
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            if (!isPrintingAscii(codePoint) && complaint(codePoint).isPresent()) {
                return complaint(codePoint);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns whether a character is a printing ASCII character or a line feed, which are allowed without further
     * checks.
     */
    static boolean isPrintingAscii(int codePoint) {
        return codePoint >= ' ' && codePoint < 0x7F || codePoint == '\n';
    }

    /** Returns whether a text has blanks and joiners alone. */
    static boolean isNothing(String text) {
        return text.codePoints().allMatch(c -> isJoiner(c) || Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    /** Returns whether a character joins or parts the letters of some scripts, as Persian, and the parts of emoji. */
    static boolean isJoiner(int codePoint) {
        return codePoint == 0x200C || codePoint == 0x200D;
    }

    private static Optional<String> kind(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL ->
                Optional.of(codePoint == '\t' ? "tab; write blanks instead of" : "control character");
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> Optional.of("control character");
            case Character.FORMAT -> isJoiner(codePoint) ? Optional.empty() : Optional.of("invisible character");
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

    /** Returns whether a code point is one of the 66 that Unicode will never assign. */
    private static boolean isNonCharacter(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE || codePoint >= 0xFDD0 && codePoint <= 0xFDEF;
    }

    /**
     * Returns whether a letter or mark prints nothing. U+FE0E and U+FE0F are allowed: chess symbols are often written
     * with them.
     */
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
