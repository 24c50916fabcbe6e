package org.dicechess.rules;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.spi.DefinitionPack;

/** The packs that a loader knows, as one source of files. If several packs have a file, the first pack's is used. */
record Packs(List<DefinitionPack> packs) implements DefinitionFiles {

    /** A source without files. */
    static final Packs NONE = new Packs(List.of());

    /** Returns the ids of all variants, in alphabetical order. */
    @Override
    public List<String> ids() {
        TreeSet<String> ids = new TreeSet<>();
        for (DefinitionPack pack : packs) {
            ids.addAll(pack.ids());
        }
        return List.copyOf(ids);
    }

    @Override
    public Optional<byte[]> file(String name) {
        for (DefinitionPack pack : packs) {
            Optional<byte[]> file = pack.file(name);
            if (file.isPresent()) {
                return file;
            }
        }
        return Optional.empty();
    }
}
