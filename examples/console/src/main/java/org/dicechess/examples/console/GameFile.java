package org.dicechess.examples.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.dicechess.GameRecord;
import org.dicechess.Notation;

/**
 * A file to which a record or a picture is written.
 *
 * @param path the file
 */
record GameFile(Path path) {

    /** The formats of records. */
    enum Format {
        /** Lines of text. */
        TEXT,
        /** One JSON object. */
        JSON,
        /** PGN, one game. */
        PGN;

        /**
         * Returns the format with this name in lower case.
         *
         * @throws BadInputException if there is none
         */
        static Format named(String name) {
            for (Format format : values()) {
                if (format.name().toLowerCase(Locale.ROOT).equals(name)) {
                    return format;
                }
            }
            throw new BadInputException("no format '" + name + "'; expected text, json or pgn");
        }
    }

    /** Refuses a file that cannot be written, before a game is played for it. */
    void requireWritable() {
        Path folder = path.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new BadInputException("cannot write " + path + ": no such folder");
        }
        if (Files.isDirectory(path) || !Files.isWritable(Files.exists(path) ? path : folder)) {
            throw new BadInputException("cannot write " + path + ": not allowed");
        }
    }

    /** Writes a game. */
    void write(GameRecord game, Format format) {
        write(text(game, format));
    }

    /** Writes a text, such as a picture. */
    void write(String text) {
        requireWritable();
        try {
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new BadInputException("cannot write " + path + ": " + reason(e), e);
        }
    }

    private static String text(GameRecord game, Format format) {
        Notation notation = game.start().variant().notation();
        String text = switch (format) {
            case TEXT -> notation.record(game);
            case JSON -> notation.json(game);
            case PGN -> notation.pgn(game);
        };
        return text.endsWith("\n") ? text : text + "\n";
    }

    /** Returns why a file cannot be read or written. */
    static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "not allowed";
        }
        return e instanceof CharacterCodingException ? "not UTF-8 text" : e.getMessage();
    }
}
