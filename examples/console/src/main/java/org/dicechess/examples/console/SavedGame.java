package org.dicechess.examples.console;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dicechess.GameRecord;
import org.dicechess.Notation;
import org.dicechess.PgnGames;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;

/** The record of a game in a file: text, JSON or PGN. The file is read once, as it may be a pipe. */
final class SavedGame {

    private static final int MEGA = 1 << 20;
    private static final int LARGEST = 4 * MEGA;

    /** What a PGN begins with: a tag, a line that is left out, or the number of a move. */
    private static final String PGN = "(?s)[\\[%;0-9].*";

    private static final int BYTE = 0xFF;

    /** The mark at the beginning of a file in UTF-16, read in either order. */
    private static final int MARK = 0xFEFF;

    private static final int TURNED_MARK = 0xFFFE;

    private final Path path;
    private final byte[] bytes;
    private final boolean isPgn;

    private SavedGame(Path path, byte[] bytes) {
        this.path = path;
        this.bytes = bytes;
        String text = withoutMark(new String(bytes, StandardCharsets.UTF_8)).stripLeading();
        if (text.isEmpty()) {
            throw new BadInputException(path + " is empty; expected the record of a game: text, JSON or PGN");
        }
        this.isPgn = text.matches(PGN);
    }

    /** Returns the game in a file. */
    static SavedGame of(Path path) {
        return new SavedGame(path, asUtf8(bytes(path)));
    }

    /** Returns the game as one of a variant. */
    GameRecord read(Variant variant) {
        Notation notation = variant.notation();
        if (isPgn) {
            return notation.fromPgn(onlyGame().text());
        }
        String text = text();
        return withoutMark(text).stripLeading().startsWith("{") ? notation.fromJson(text) : notation.record(text);
    }

    /** Returns the options that the record states. */
    Map<String, String> options() {
        return isPgn ? options(onlyGame().tags()) : Loader.header(text()).options();
    }

    /**
     * Returns the id of the variant that the record names. A PGN has a name or an id. One without is a game of chess.
     *
     * @throws BadInputException if it is not bundled
     */
    String variant(Variants variants) {
        String name = isPgn
                ? onlyGame().tags().getOrDefault("Variant", "chess")
                : Loader.header(text()).variant();
        Optional<String> id = isPgn ? variants.named(name) : variants.id(name);
        return id.orElseThrow(() -> new BadInputException(path + " has the variant '" + Texts.printable(name)
                + "', which is not bundled; name it behind the file"));
    }

    private PgnGames.Game onlyGame() {
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

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInputException("cannot read " + path + ": " + GameFile.reason(e), e);
        }
    }

    /** Editors of Windows call UTF-16 Unicode. */
    private static byte[] asUtf8(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & BYTE) << Byte.SIZE | bytes[1] & BYTE;
        return mark == MARK || mark == TURNED_MARK
                ? new String(bytes, StandardCharsets.UTF_16).getBytes(StandardCharsets.UTF_8)
                : bytes;
    }

    /** Returns the whole file, up to a limit, as it may be a device that never ends. */
    private static byte[] bytes(Path path) {
        try (InputStream stream = Files.newInputStream(path)) {
            byte[] bytes = stream.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BadInputException(
                        "cannot read " + path + ": larger than " + LARGEST / MEGA + " MB, the most for a record");
            }
            return bytes;
        } catch (IOException e) {
            throw new BadInputException("cannot read " + path + ": " + GameFile.reason(e), e);
        }
    }
}
