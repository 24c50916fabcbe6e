package org.dicechess.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dicechess.rules.files.DefinitionFiles;

/** The files that one definition refers to. Each file is read once; its bytes, or its absence, are remembered. */
final class Sources {

    private final Shelf packs;
    private final Shelf folder;

    /**
     * Creates a record of files, none of which has been read yet.
     *
     * @param packs the source of definitions by id
     * @param folder the source of files in the definition's folder
     */
    Sources(DefinitionFiles packs, DefinitionFiles folder) {
        this.packs = new Shelf(packs, new LinkedHashMap<>());
        this.folder = new Shelf(folder, new LinkedHashMap<>());
    }

    DefinitionFiles packs() {
        return packs;
    }

    DefinitionFiles folder() {
        return folder;
    }

    /** Returns whether every file that was read here has the same bytes, or is absent, in the others. */
    boolean agreesWith(Sources others) {
        return packs.agreesWith(others.packs) && folder.agreesWith(others.folder);
    }

    /** Returns a copy that keeps the bytes that were read, without the packs and the folder they came from. */
    Sources closed() {
        Sources closed = new Sources(Packs.NONE, Packs.NONE);
        closed.packs.read.putAll(packs.read);
        closed.folder.read.putAll(folder.read);
        return closed;
    }

    /** The files of one source, with the bytes of those that have been read. */
    private record Shelf(DefinitionFiles files, Map<String, Optional<byte[]>> read) implements DefinitionFiles {

        @Override
        public Optional<byte[]> file(String name) {
            Optional<byte[]> known = read.get(name);
            if (known == null) {
                known = files.file(name);
                read.put(name, known);
            }
            return known;
        }

        @Override
        public List<String> ids() {
            return files.ids();
        }

        private boolean agreesWith(Shelf other) {
            for (Map.Entry<String, Optional<byte[]>> file : read.entrySet()) {
                if (!Arrays.equals(
                        file.getValue().orElse(null), other.file(file.getKey()).orElse(null))) {
                    return false;
                }
            }
            return true;
        }
    }
}
