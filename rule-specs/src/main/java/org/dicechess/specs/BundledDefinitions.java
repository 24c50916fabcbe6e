package org.dicechess.specs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.dicechess.spi.DefinitionPack;

/**
 * The definition pack of the bundled variants, each in a folder of its own with rules and cases.
 *
 * @since 0.1
 */
public final class BundledDefinitions implements DefinitionPack {

    private static final String ROOT = "/META-INF/dicechess/";
    private static final List<String> IDS = List.of(
            "chess",
            "chess-2016",
            "chess-56",
            "chess960",
            "d4-d6-chess",
            "d4-d6-chess-older",
            "d4-d6-chess-rinoceronte",
            "dice-chess",
            "dice-chess-three",
            "grand-dice-chess");
    private static final String LOWER = "abcdefghijklmnopqrstuvwxyz";
    private static final String IN_NAMES = LOWER + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

    /** A pack; it has no state. */
    public BundledDefinitions() {}

    @Override
    public List<String> ids() {
        return IDS;
    }

    /**
     * Returns the bytes of a file of the pack: a variant's {@code variant.yaml}, {@code RULES.md}, {@code cases.txt},
     * {@code perft.txt}, {@code playthrough.txt}, {@code kept.txt}, {@code record.txt}, {@code record.json}, or a
     * shared file.
     *
     * @param path names of ASCII letters, digits, {@code _} and {@code -} separated by slashes, then an extension in
     *     lower case
     * @return empty if there is no such file, or the path does not have this form
     */
    @Override
    public Optional<byte[]> file(String path) {
        return isPath(path) ? read(ROOT + path) : Optional.empty();
    }

    private static boolean isPath(String path) {
        int dot = path.indexOf('.');
        return dot > 0 && areNames(path.substring(0, dot)) && isOf(path.substring(dot + 1), LOWER);
    }

    private static boolean areNames(String path) {
        int slash = path.indexOf('/');
        return slash < 0
                ? isOf(path, IN_NAMES)
                : isOf(path.substring(0, slash), IN_NAMES) && areNames(path.substring(slash + 1));
    }

    /** Returns whether a text consists of one or more of these letters. */
    private static boolean isOf(String text, String letters) {
        boolean all = !text.isEmpty();
        for (int at = 0; at < text.length(); at++) {
            all &= letters.indexOf(text.charAt(at)) >= 0;
        }
        return all;
    }

    private static Optional<byte[]> read(String resource) {
        try (InputStream stream = BundledDefinitions.class.getResourceAsStream(resource)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource, e);
        }
    }
}
