package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line before the moves of a game in PGN: tags, and what follows them.
 *
 * @param tags names and values
 * @param rest what follows the tags; empty behind a tag that is no tag
 * @param isCut whether the line ends in the middle of a tag
 */
record PgnTagLine(List<Map.Entry<String, String>> tags, String rest, boolean isCut) {

    private static final Pattern TAG =
            Pattern.compile("\\[\\s*+([A-Za-z0-9_]++)\\s++\"((?:[^\"\\\\]|\\\\.)*+)\"\\s*+]\\s*+");

    /** A tag whose value has quotation marks without a backslash. It fills the line. */
    private static final Pattern LOOSE_TAG = Pattern.compile("\\[\\s*+([A-Za-z0-9_]++)\\s++\"(.*)\"\\s*+]");

    static PgnTagLine of(String line) {
        String stripped = line.strip();
        List<Map.Entry<String, String>> tags = new ArrayList<>();
        int at = 0;
        Matcher tag = TAG.matcher(stripped);
        while (tag.region(at, stripped.length()).lookingAt()) {
            tags.add(Map.entry(tag.group(1), value(tag)));
            at = tag.end();
        }
        Matcher loose = LOOSE_TAG.matcher(stripped).region(at, stripped.length());
        if (loose.matches()) {
            tags.add(Map.entry(loose.group(1), value(loose)));
            at = stripped.length();
        }
        boolean ends = !stripped.startsWith("[", at);
        return new PgnTagLine(tags, ends ? stripped.substring(at) : "", !ends && !stripped.endsWith("]"));
    }

    private static String value(Matcher tag) {
        return tag.group(2).replaceAll("\\\\([\"\\\\])", "$1");
    }

    /** Returns whether the line has tags and nothing else. */
    boolean isWhole() {
        return !tags.isEmpty() && rest.isEmpty() && !isCut;
    }

    /** Returns whether moves, or a comment on them, begin behind the tags. */
    boolean startsMoves() {
        return !rest.isEmpty() && !rest.startsWith("%") && !rest.startsWith(";");
    }
}
