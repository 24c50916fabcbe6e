package org.dicechess;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

/**
 * The games of a file in PGN, one after the other. A file may have any length: no more than two games are in memory.
 * Not thread-safe.
 *
 * <p>A game begins with a tag behind moves. A game without tags begins with moves behind the result of the game before
 * and a blank line. It also begins with the number of White's first move, behind a result, or behind a blank line where
 * the number is there a second time. Behind a blank line a game begins, too, where the game before is cut off: with a
 * tag that the game before has, with a tag behind half a tag, or with lines of tags in a comment without end. A comment
 * before the moves ends no game. A character 26 (Ctrl-Z), as DOS programs write it at the end of a file, is a blank.
 *
 * <pre>{@code
 * PgnGames games = PgnGames.of(stream);
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

    /** The character that DOS programs write at the end of a file; files that were joined have it between games. */
    private static final char END_OF_FILE = '\u001A';

    private final PgnLines lines;
    private PgnGameLines reading = new PgnGameLines(1, LONGEST + 1);
    private Optional<Game> pending = Optional.empty();

    /** The number of the line that has been read last. */
    private int line;

    private boolean ended;

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
            Iterator<String> lines = PgnGameLines.lines(text).iterator();
            PgnTagLine read = PgnTagLine.of("", false);
            while (lines.hasNext() && !read.startsMoves()) {
                read = PgnTagLine.of(lines.next(), read.inComment());
                read.tags().forEach(tag -> tags.putIfAbsent(tag.getKey(), tag.getValue()));
            }
            return tags;
        }
    }

    private PgnGames(PgnLines lines) {
        this.lines = lines;
    }

    /** Returns the games of a reader, which the caller closes. */
    public static PgnGames of(Reader reader) {
        return new PgnGames(PgnLines.of(Objects.requireNonNull(reader, "reader"), LONGEST + 1));
    }

    /**
     * Returns the games of a stream of bytes, which the caller closes. A line is read as UTF-8 or, where it is none, as
     * Latin-1 with the further signs of Windows (code page 1252): old files have that. A stream that begins with the
     * byte order mark of UTF-16, or with a character of two bytes of which one is 0, is read as UTF-16.
     */
    public static PgnGames of(InputStream stream) {
        return new PgnGames(PgnLines.of(Objects.requireNonNull(stream, "stream"), LONGEST + 1));
    }

    /**
     * Returns how much of the file has been read, for progress: the number of bytes of a stream, or of characters of a
     * reader.
     */
    public long position() {
        return lines.position();
    }

    /**
     * Returns whether another game follows.
     *
     * @throws UncheckedIOException if the reader or stream fails
     */
    @Override
    public boolean hasNext() {
        while (pending.isEmpty() && !ended) {
            try {
                take(lines.next());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
        return pending.isPresent();
    }

    /**
     * Returns the next game.
     *
     * @throws NoSuchElementException if there is none
     * @throws UncheckedIOException if the reader or stream fails
     */
    @Override
    public Game next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no game behind line " + line);
        }
        Game game = pending.orElseThrow();
        pending = Optional.empty();
        return game;
    }

    private void take(Optional<String> read) {
        line++;
        if (read.isEmpty()) {
            ended = true;
            pending = reading.isEmpty() ? Optional.empty() : Optional.of(reading.game());
            return;
        }
        String own = read.get().startsWith("\uFEFF") ? read.get().substring(1) : read.get();
        own = own.replace(END_OF_FILE, ' ');
        Optional<PgnGameLines> next = reading.nextBefore(line, own);
        if (next.isPresent()) {
            pending = Optional.of(reading.game());
            reading = next.get();
        }
        if (reading.isEmpty() && own.isBlank()) {
            reading = new PgnGameLines(line + 1, LONGEST + 1);
        } else {
            reading.add(line, own);
        }
    }
}
