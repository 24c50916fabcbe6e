package org.dicechess.specs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.spi.DefinitionPack;

/** The variants that come with this module, each in a folder of its own with rules and cases. */
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
    private static final Pattern PATH = Pattern.compile("[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\\.[a-z]+");

    /** A pack; all of them are alike. */
    public BundledDefinitions() {}

    @Override
    public List<String> ids() {
        return IDS;
    }

    /**
     * The bytes of a file of the pack: a variant's {@code variant.yaml}, {@code RULES.md}, {@code cases.txt},
     * {@code perft.txt}, {@code playthrough.txt}, or a shared file.
     *
     * @return empty if there is no such file, or the path is not of this form
     */
    @Override
    public Optional<byte[]> file(String path) {
        return PATH.matcher(path).matches() ? read(ROOT + path) : Optional.empty();
    }

    private static Optional<byte[]> read(String resource) {
        try (InputStream stream = BundledDefinitions.class.getResourceAsStream(resource)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + resource, e);
        }
    }
}
