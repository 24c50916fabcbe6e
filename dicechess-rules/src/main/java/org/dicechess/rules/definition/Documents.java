package org.dicechess.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.yaml.Problems;
import org.dicechess.rules.yaml.YamlMap;
import org.dicechess.rules.yaml.YamlReader;

/** The trees of the files of one definition, each read once, however many choices of options are looked at. */
public final class Documents {

    private final List<Document> read = new ArrayList<>();
    private final Problems problems;

    private record Document(String name, byte[] bytes, Optional<YamlMap> root) {}

    /** None so far; they report to these problems. */
    public Documents(Problems problems) {
        this.problems = problems;
    }

    /** The map at the root of a file, as {@link YamlReader#read}; the same bytes are the same array. */
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
