package org.dicechess;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The lines of one game in PGN, as far as they have been read. They tell where the next game begins, even if this game
 * is cut off in its tags, in a comment or in its moves.
 */
final class PgnGameLines {

    /**
     * A place where the next game may begin.
     *
     * @param at an index in the text
     * @param line the number of the line
     */
    private record Place(int at, int line) {}

    private final StringBuilder text = new StringBuilder();

    /** The number of the first line. */
    private final int first;

    private final int longest;
    private final Set<String> names = new HashSet<>();
    private boolean hasMoves;

    /** Whether the number of the first move has been read. */
    private boolean hasFirst;

    private boolean inComment;

    /** Whether the last words among the moves are a result. */
    private boolean ended;

    /** Whether the line before is blank. */
    private boolean afterBlank;

    /** Whether the line before is blank or has a comment, and no moves are before it. */
    private boolean afterGap;

    /** Whether the last line that is not blank is cut off in a tag. */
    private boolean isCut;

    /** The first tag behind the last gap among the tags. */
    private Optional<Place> gap = Optional.empty();

    /** The first line behind the result and a blank line. */
    private Optional<Place> behindResult = Optional.empty();

    /** The first of the lines before this one that look like tags, in a comment and behind a blank line. */
    private Optional<Place> inside = Optional.empty();

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

    /** Returns the next game up to this line if the line shows that it has begun; this game ends before it. */
    Optional<PgnGameLines> nextBefore(int number, String line) {
        Place here = new Place(text.length(), number);
        Optional<Place> place = hasBracket(line) ? beginOfTags(line, here) : beginOfMoves(line, here);
        return place.map(this::split);
    }

    /** Returns where moves without tags begin: behind a result, or with another first move behind a blank line. */
    private Optional<Place> beginOfMoves(String line, Place here) {
        PgnMoveLine moves = PgnMoveLine.of(line, inComment);
        if (!hasMoves || !moves.hasMoves()) {
            return Optional.empty();
        }
        boolean first = moves.isFirst() && (ended || afterBlank && hasFirst);
        boolean begins = !inComment && (first || ended && afterBlank);
        return behindResult.or(() -> begins ? Optional.of(here) : Optional.empty());
    }

    private Optional<Place> beginOfTags(String line, Place here) {
        if (inComment) {
            Optional<Place> run = inside.or(() -> afterBlank ? Optional.of(here) : Optional.empty());
            return PgnTagLine.of(line, false).isWhole() ? run : Optional.empty();
        }
        if (hasMoves || afterBlank && isCut) {
            return Optional.of(here);
        }
        boolean repeats = PgnTagLine.of(line, false).tags().stream()
                .map(Map.Entry::getKey)
                .anyMatch(names::contains);
        Optional<Place> begin = afterGap ? Optional.of(here) : gap;
        return repeats ? begin : Optional.empty();
    }

    private static boolean hasBracket(String line) {
        return line.stripLeading().startsWith("[");
    }

    void add(int number, String line) {
        Place here = new Place(text.length(), number);
        boolean blank = line.isBlank();
        if (inComment) {
            boolean looksLikeTag = hasBracket(line) || line.stripTrailing().endsWith("\"]");
            Optional<Place> begin = afterBlank ? Optional.of(here) : inside;
            inside = looksLikeTag ? begin : Optional.empty();
        } else if (ended && afterBlank && !blank && behindResult.isEmpty()) {
            behindResult = Optional.of(here);
        }
        if (hasMoves) {
            addMoves(line);
        } else if (blank) {
            afterGap = true;
        } else {
            addTags(here, line);
        }
        afterBlank = blank;
        if (text.length() < longest) {
            text.append(line, 0, Math.min(line.length(), longest)).append('\n');
        }
    }

    private void addTags(Place here, String line) {
        PgnTagLine read = PgnTagLine.of(line, inComment);
        if (afterGap && hasBracket(line)) {
            gap = Optional.of(here);
        }
        afterGap = inComment || line.stripLeading().startsWith("{");
        isCut = read.isCut();
        read.tags().forEach(tag -> names.add(tag.getKey()));
        hasMoves = read.startsMoves();
        inComment = read.inComment() && line.length() < longest;
        if (hasMoves) {
            addMoves(read.rest());
        }
    }

    /** Reads moves. What exceeds a game opens and closes no comment. */
    private void addMoves(String line) {
        PgnMoveLine read = PgnMoveLine.of(line, inComment);
        inComment = read.inComment() && line.length() < longest;
        ended = read.hasWords() ? read.ends() : ended;
        hasFirst = hasFirst || read.hasFirst();
    }

    /** Returns the game that ends here. */
    PgnGames.Game game() {
        return new PgnGames.Game(first, text.toString());
    }

    /** Returns the lines of a text, without their ends. */
    static Stream<String> lines(String text) {
        return new BufferedReader(new StringReader(text)).lines();
    }

    /** Returns the next game, which begins at a place; this game ends before it. */
    private PgnGameLines split(Place place) {
        PgnGameLines next = new PgnGameLines(place.line(), longest);
        int number = place.line();
        for (String line : lines(text.substring(place.at())).toList()) {
            next.add(number++, line);
        }
        text.setLength(place.at());
        return next;
    }
}
