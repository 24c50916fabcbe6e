package org.dicechess.rules.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlReader;

/** The trees of the files of one definition. Each file is read once, however many choices of options are checked. */
public final class Documents {

    private final List<Document> read = new ArrayList<>();
    private final Problems problems;

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
        Optional<YamlMap> root = YamlReader.read(name, bytes, problems);
        read.add(new Document(name, bytes, root));
        return root;
    }
}
