package org.dicechess.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dicechess.rules.yaml.Names;
import org.dicechess.spi.DefinitionPack;

/**
 * A pack of files in memory, such as the entries of an archive or the rows of a table. Immutable and thread-safe.
 *
 * @since 0.1
 */
public final class MemoryPack implements DefinitionPack {

    private static final String DEFINITION = "/variant.yaml";

    private final Map<String, byte[]> files;
    private final List<String> ids;

    private MemoryPack(Map<String, byte[]> files, List<String> ids) {
        this.files = files;
        this.ids = ids;
    }

    /**
     * Returns a pack of these files. Each file {@code ID/variant.yaml} is a variant, if the id has 1 to 40 lower-case
     * letters, digits and single hyphens between them. The {@code id} of its definition must be the same.
     *
     * @param files the contents by path, as {@code my-game/variant.yaml} or {@code my-game/cannon.groovy}; copied
     */
    public static MemoryPack of(Map<String, byte[]> files) {
        Map<String, byte[]> copies = new TreeMap<>();
        TreeSet<String> ids = new TreeSet<>();
        files.forEach((path, bytes) -> {
            copies.put(path, bytes.clone());
            String id = path.endsWith(DEFINITION) ? path.substring(0, path.length() - DEFINITION.length()) : "";
            if (Names.isId(id)) {
                ids.add(id);
            }
        });
        return new MemoryPack(copies, List.copyOf(ids));
    }

    @Override
    public List<String> ids() {
        return ids;
    }

    @Override
    public Optional<byte[]> file(String path) {
        return Optional.ofNullable(files.get(path)).map(byte[]::clone);
    }
}
