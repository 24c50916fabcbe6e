package org.dicechess.rules;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.dicechess.rules.definition.Files;

/** The files that one definition refers to, each read once; what was read, or was not there, is remembered. */
final class Sources {

    private final Shelf packs;
    private final Shelf folder;

    /**
     * Nothing read so far.
     *
     * @param packs definitions by id
     * @param folder files beside the definition
     */
    Sources(Files packs, Files folder) {
        this.packs = new Shelf(packs, new LinkedHashMap<>());
        this.folder = new Shelf(folder, new LinkedHashMap<>());
    }

    Files packs() {
        return packs;
    }

    Files folder() {
        return folder;
    }

    /** Whether all that was read here is the same there. */
    boolean agreesWith(Sources others) {
        return packs.agreesWith(others.packs) && folder.agreesWith(others.folder);
    }

    /** Lets go of where the files came from; what was read stays. */
    Sources closed() {
        Sources closed = new Sources(Packs.NONE, Packs.NONE);
        closed.packs.read.putAll(packs.read);
        closed.folder.read.putAll(folder.read);
        return closed;
    }

    /** Files of one place. */
    private record Shelf(Files files, Map<String, Optional<byte[]>> read) implements Files {

        @Override
        public Optional<byte[]> file(String name) {
            Optional<byte[]> known = read.get(name);
            if (known == null) {
                known = files.file(name);
                read.put(name, known);
            }
            return known;
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
