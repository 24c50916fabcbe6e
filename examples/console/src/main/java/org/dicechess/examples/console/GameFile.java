package org.dicechess.examples.console;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.PgnGames;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/**
 * A file with the record of a game.
 *
 * @param path the file
 */
record GameFile(Path path) {

    private static final int MEGA = 1 << 20;
    private static final int LARGEST = 4 * MEGA;

    /** The bytes at the beginning that tell the format. */
    private static final int BEGINNING = 1000;

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

    /** Returns the game in the file: text, JSON or PGN. */
    GameRecord read(Variant variant) {
        byte[] bytes = bytes();
        Notation notation = variant.notation();
        if (isPgn(bytes)) {
            return notation.fromPgn(onlyGame(bytes).text());
        }
        String text = text(bytes);
        return text.stripLeading().startsWith("{") ? notation.fromJson(text) : notation.record(text);
    }

    /** Returns the options that the record states. */
    Map<String, String> options() {
        byte[] bytes = bytes();
        return isPgn(bytes)
                ? options(onlyGame(bytes).tags())
                : Loader.header(text(bytes)).options();
    }

    /**
     * Returns the id of the variant that the record names. A PGN that names none is a game of chess.
     *
     * @param ids the bundled ids
     * @throws BadInputException if it names none of these
     */
    String variant(List<String> ids) {
        byte[] bytes = bytes();
        String id = isPgn(bytes)
                ? onlyGame(bytes).tags().getOrDefault("Variant", "chess")
                : Loader.header(text(bytes)).variant();
        if (!ids.contains(id)) {
            throw new BadInputException(path + " has the variant '" + Texts.printable(id)
                    + "', which is not bundled; name it behind the file");
        }
        return id;
    }

    /** Returns whether a file begins with a tag. */
    private static boolean isPgn(byte[] bytes) {
        return new String(bytes, 0, Math.min(bytes.length, BEGINNING), StandardCharsets.UTF_8)
                .replace("\uFEFF", "")
                .stripLeading()
                .startsWith("[");
    }

    private PgnGames.Game onlyGame(byte[] bytes) {
        PgnGames games = PgnGames.of(new ByteArrayInputStream(bytes));
        PgnGames.Game only = games.next();
        if (games.hasNext()) {
            throw new BadInputException(path + ":" + games.next().line()
                    + ": a second game, expected one; the command games reads files of many games");
        }
        return only;
    }

    /** Returns the options that tags of PGN state. */
    static Map<String, String> options(Map<String, String> tags) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : tags.getOrDefault("Options", "").split(" ")) {
            int sign = option.indexOf('=');
            if (sign > 0) {
                options.put(option.substring(0, sign), option.substring(sign + 1));
            }
        }
        return options;
    }

    private String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInputException("cannot read " + path + ": " + reason(e), e);
        }
    }

    /** Returns the whole file, up to a limit, as it may be a device that never ends. */
    private byte[] bytes() {
        try (InputStream stream = Files.newInputStream(path)) {
            byte[] bytes = stream.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BadInputException(
                        "cannot read " + path + ": larger than " + LARGEST / MEGA + " MB, the most for a record");
            }
            return bytes;
        } catch (IOException e) {
            throw new BadInputException("cannot read " + path + ": " + reason(e), e);
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
