package org.dicechess.rules.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.yaml.Location;
import org.dicechess.rules.yaml.PresentYaml;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlReader;

/** The trees of the files of one definition. Each file is read once, however many choices of options are checked. */
public final class Documents {

    /** The most bytes of all files together. */
    private static final long MOST_BYTES = 1_048_576;

    private final List<Document> read = new ArrayList<>();
    private final Problems problems;
    private long bytes;

    private record Document(String name, byte[] bytes, Optional<YamlMap> root) {}

    /** Creates an empty collection whose files are read with these problems. */
    public Documents(Problems problems) {
        this.problems = problems;
    }

    /**
     * Returns the map at the root of a file, see {@link YamlReader#read}. A file is known by its name and its byte
     * array, which is compared by identity.
     */
    Optional<YamlMap> read(String name, byte[] bytes) {
        for (Document document : read) {
            if (document.bytes == bytes && document.name.equals(name)) {
                return document.root;
            }
        }
        PresentYaml.require();
        long before = this.bytes;
        this.bytes += bytes.length;
        Optional<YamlMap> root =
                this.bytes <= MOST_BYTES ? YamlReader.read(name, bytes, problems) : tooLarge(name, before);
        read.add(new Document(name, bytes, root));
        return root;
    }

    /** Returns the bytes of all files that have been read. */
    long bytes() {
        return bytes;
    }

    /** Reports the first file that is too much. */
    private Optional<YamlMap> tooLarge(String name, long before) {
        if (before <= MOST_BYTES) {
            problems.report(
                    Location.startOf(name),
                    "",
                    "E-RANGE",
                    "the files of the definition up to this one have " + bytes + " bytes together; at most "
                            + MOST_BYTES);
        }
        return Optional.empty();
    }
}
