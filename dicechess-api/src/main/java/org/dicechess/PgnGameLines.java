package org.dicechess;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The lines of one game in PGN, as far as they have been read. They tell which line begins the next game, even if this
 * game is cut off in its tags, in a comment or in its moves.
 */
final class PgnGameLines {

    private final StringBuilder text = new StringBuilder();

    /** The number of the first line. */
    private final int first;

    private final int longest;
    private final Set<String> names = new HashSet<>();
    private boolean hasMoves;
    private boolean inComment;

    /** Whether the line before is blank. */
    private boolean afterBlank;

    /** Whether the last line that is not blank is cut off in a tag. */
    private boolean isCut;

    /** The index of the first tag behind the last blank line among the tags, and the number of its line. */
    private int gap;

    private int gapLine;

    /**
     * Begins a game.
     *
     * @param longest the number of characters behind which the game is cut
     */
    PgnGameLines(int first, int longest) {
        this.first = first;
        this.longest = longest;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Returns whether this line begins the next game. */
    boolean endBefore(String line) {
        if (!line.stripLeading().startsWith("[")) {
            return false;
        }
        if (inComment) {
            return afterBlank && PgnTagLine.of(line).isWhole();
        }
        return hasMoves || afterBlank && isCut || (afterBlank || gap > 0) && repeats(line);
    }

    private boolean repeats(String line) {
        return PgnTagLine.of(line).tags().stream().map(Map.Entry::getKey).anyMatch(names::contains);
    }

    void add(int number, String line) {
        boolean blank = line.isBlank();
        if (!inComment && !hasMoves && !blank) {
            addTags(number, line);
        } else {
            inComment = isInComment(line);
        }
        afterBlank = blank;
        if (text.length() < longest) {
            text.append(line, 0, Math.min(line.length(), longest)).append('\n');
        }
    }

    private void addTags(int number, String line) {
        PgnTagLine read = PgnTagLine.of(line);
        if (afterBlank && line.stripLeading().startsWith("[")) {
            gap = text.length();
            gapLine = number;
        }
        isCut = read.isCut();
        read.tags().forEach(tag -> names.add(tag.getKey()));
        hasMoves = read.startsMoves();
        inComment = hasMoves && isInComment(read.rest());
    }

    /** Returns whether a comment in braces goes on behind a line. What exceeds a game opens and closes none. */
    private boolean isInComment(String line) {
        boolean open = inComment;
        for (int at = 0; at < line.length(); at++) {
            char character = line.charAt(at);
            if (!open && (character == ';' || character == '%' && at == 0)) {
                return false;
            }
            open = open ? character != '}' : character == '{';
        }
        return open && line.length() < longest;
    }

    /** Returns the game that ends here. */
    PgnGames.Game game() {
        return new PgnGames.Game(first, text.toString());
    }

    /** Returns the next game up to a line that begins it, or repeats a tag of it; this game ends before the next. */
    PgnGameLines next(int number) {
        if (hasMoves || afterBlank || gap == 0) {
            return new PgnGameLines(number, longest);
        }
        PgnGameLines next = new PgnGameLines(gapLine, longest);
        int at = gapLine;
        for (String line : text.substring(gap).lines().toList()) {
            next.add(at++, line);
        }
        text.setLength(gap);
        return next;
    }
}
