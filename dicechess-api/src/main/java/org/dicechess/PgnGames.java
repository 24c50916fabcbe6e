package org.dicechess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The games of a file in PGN, one after the other. A file may have any length: no more than one game is in memory. Not
 * thread-safe.
 *
 * <pre>{@code
 * PgnGames games = PgnGames.of(reader);
 * while (games.hasNext()) {
 *     PgnGames.Game game = games.next();
 *     GameRecord record = loader.load("chess").notation().fromPgn(game.text());
 * }
 * }</pre>
 *
 * @since 0.1
 */
public final class PgnGames implements Iterator<PgnGames.Game> {

    /** A longer game is cut behind this number of characters, so that {@link Notation#fromPgn} refuses it. */
    private static final int LONGEST = 1 << 20;

    private static final Pattern TAG = Pattern.compile("\\[\\s*+([A-Za-z0-9_]++)\\s++\"(.*)\"\\s*+]");

    private final BufferedReader lines;
    private StringBuilder text = new StringBuilder();

    /** The number of the line that has been read last. */
    private int line;

    /** The number of the first line of the game. */
    private int first = 1;

    private boolean inComment;
    private boolean hasMoves;
    private boolean ended;
    private String pending = "";

    /**
     * The text of one game.
     *
     * @param line the number of its first line in the file, from 1: {@link Notation#fromPgn} counts lines of the text
     * @param text the tags and moves. Of a game of more than 1,048,576 characters the end is missing, and
     *     {@link Notation#fromPgn} refuses it
     * @since 0.1
     */
    public record Game(int line, String text) {

        /** Returns the tags before the moves, as they are written, such as {@code Variant} or {@code FEN}. */
        public Map<String, String> tags() {
            Map<String, String> tags = new LinkedHashMap<>();
            for (String each :
                    text.lines().takeWhile(each -> !startsMoves(each)).toList()) {
                Matcher tag = TAG.matcher(each.strip());
                if (tag.matches()) {
                    tags.putIfAbsent(tag.group(1), tag.group(2).replaceAll("\\\\([\"\\\\])", "$1"));
                }
            }
            return tags;
        }
    }

    private PgnGames(Reader reader) {
        lines = new BufferedReader(reader);
    }

    /** Returns the games of a reader, which the caller closes. */
    public static PgnGames of(Reader reader) {
        return new PgnGames(Objects.requireNonNull(reader, "reader"));
    }

    /**
     * Returns whether another game follows.
     *
     * @throws UncheckedIOException if the reader fails
     */
    @Override
    public boolean hasNext() {
        while (pending.isEmpty() && !ended) {
            try {
                take(readLine());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
        return !pending.isEmpty();
    }

    /**
     * Returns the next game.
     *
     * @throws NoSuchElementException if there is none
     * @throws UncheckedIOException if the reader fails
     */
    @Override
    public Game next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no game behind line " + line);
        }
        Game game = new Game(first, pending);
        pending = "";
        first = line;
        return game;
    }

    /** Returns the next line, as much of it as a game may have; empty at the end. */
    private Optional<String> readLine() throws IOException {
        StringBuilder read = new StringBuilder();
        int next = lines.read();
        if (next < 0) {
            return Optional.empty();
        }
        while (next >= 0 && next != '\n') {
            if (read.length() <= LONGEST) {
                read.append((char) next);
            }
            next = lines.read();
        }
        boolean carriage = !read.isEmpty() && read.charAt(read.length() - 1) == '\r';
        return Optional.of(read.substring(0, read.length() - (carriage ? 1 : 0)));
    }

    private void take(Optional<String> next) {
        line++;
        if (next.isEmpty()) {
            ended = true;
            begin();
            return;
        }
        String read = next.get();
        String own = line == 1 && read.startsWith("\uFEFF") ? read.substring(1) : read;
        if (!inComment && hasMoves && own.stripLeading().startsWith("[")) {
            begin();
        }
        if (text.isEmpty() && own.isBlank()) {
            first = line + 1;
            return;
        }
        hasMoves |= !inComment && startsMoves(own);
        inComment = own.length() <= LONGEST && isInComment(own);
        if (text.length() <= LONGEST) {
            text.append(own, 0, Math.min(own.length(), LONGEST + 1)).append('\n');
        }
    }

    /** Ends a game, and begins the next one. */
    private void begin() {
        pending = text.toString();
        text = new StringBuilder();
        hasMoves = false;
        inComment = false;
    }

    private static boolean startsMoves(String line) {
        String stripped = line.strip();
        return !stripped.isEmpty()
                && !stripped.startsWith("[")
                && !stripped.startsWith("%")
                && !stripped.startsWith(";");
    }

    /** Returns whether a comment in braces goes on behind a line. */
    private boolean isInComment(String own) {
        boolean open = inComment;
        for (int at = 0; at < own.length(); at++) {
            char character = own.charAt(at);
            if (!open && (character == ';' || character == '%' && at == 0)) {
                return false;
            }
            open = open ? character != '}' : character == '{';
        }
        return open;
    }
}
