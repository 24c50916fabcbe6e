package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line before the moves of a game in PGN: tags, comments, and what follows them.
 *
 * @param tags names and values
 * @param rest the moves that follow the tags and comments; empty behind a tag that is no tag
 * @param isCut whether the line ends in the middle of a tag
 * @param inComment whether a comment before the moves goes on behind the line
 */
record PgnTagLine(List<Map.Entry<String, String>> tags, String rest, boolean isCut, boolean inComment) {

    private static final Pattern TAG =
            Pattern.compile("\\[\\s*+([A-Za-z0-9_.-]++)\\s++\"((?:[^\"\\\\]|\\\\.)*+)\"\\s*+]\\s*+");

    /** A tag whose value has quotation marks without a backslash. It fills the line. */
    private static final Pattern LOOSE_TAG = Pattern.compile("\\[\\s*+([A-Za-z0-9_.-]++)\\s++\"(.*)\"\\s*+]");

    private static final Pattern COMMENT = Pattern.compile("\\{[^}]*+(}?)\\s*+");

    /**
     * Reads a line.
     *
     * @param open whether a comment goes on from the line before
     */
    static PgnTagLine of(String line, boolean open) {
        String stripped = (open ? "{" : "") + line.strip();
        List<Map.Entry<String, String>> tags = new ArrayList<>();
        boolean inComment = false;
        int at = 0;
        Matcher tag = TAG.matcher(stripped);
        Matcher comment = COMMENT.matcher(stripped);
        boolean more = true;
        while (more) {
            if (tag.region(at, stripped.length()).lookingAt()) {
                tags.add(Map.entry(tag.group(1), value(tag)));
                at = tag.end();
            } else if (comment.region(at, stripped.length()).lookingAt()) {
                inComment = comment.group(1).isEmpty();
                at = comment.end();
            } else {
                more = false;
            }
        }
        Matcher loose = LOOSE_TAG.matcher(stripped).region(at, stripped.length());
        if (loose.matches()) {
            tags.add(Map.entry(loose.group(1), value(loose)));
            at = stripped.length();
        }
        boolean ends = !stripped.startsWith("[", at);
        return new PgnTagLine(tags, ends ? stripped.substring(at) : "", !ends && !stripped.endsWith("]"), inComment);
    }

    private static String value(Matcher tag) {
        return tag.group(2).replaceAll("\\\\([\"\\\\])", "$1");
    }

    /** Returns whether the line has tags and nothing else. */
    boolean isWhole() {
        return !tags.isEmpty() && rest.isEmpty() && !isCut && !inComment;
    }

    /** Returns whether moves begin behind the tags. */
    boolean startsMoves() {
        return !rest.isEmpty() && !rest.startsWith("%") && !rest.startsWith(";");
    }
}
