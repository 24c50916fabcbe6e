package org.dicechess.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.rules.model.OneLine;
import org.dicechess.spi.DefinitionPack;

/** The packs that a loader knows, as one source of files. If several packs have a file, the first pack's is used. */
record Packs(List<AskedPack> packs) implements DefinitionFiles {

    /** A source without files. */
    static final Packs NONE = new Packs(List.of());

    /**
     * Returns the packs that a class loader finds as services.
     *
     * @throws PackException if one of them cannot be made
     */
    static Packs of(ClassLoader classes) {
        Packs packs = NONE;
        try {
            for (DefinitionPack pack : ServiceLoader.load(DefinitionPack.class, classes)) {
                packs = packs.with(pack);
            }
            return packs;
        } catch (ServiceConfigurationError | LinkageError failed) {
            throw new PackException(
                    "a definition pack cannot be made: " + OneLine.message(String.valueOf(failed.getMessage())),
                    failed);
        }
    }

    /** Returns these packs and one more at the end. */
    Packs with(DefinitionPack pack) {
        List<AskedPack> more = new ArrayList<>(packs);
        more.add(new AskedPack(Objects.requireNonNull(pack, "no pack (null); expected a pack")));
        return new Packs(List.copyOf(more));
    }

    /**
     * Returns these packs with the first one that has an id in front, so that no other pack can change its definition;
     * empty if no pack has the id.
     */
    Optional<Packs> beginningWith(String id) {
        for (int index = 0; index < packs.size(); index++) {
            if (packs.get(index).ids().contains(id)) {
                List<AskedPack> sorted = new ArrayList<>(packs);
                sorted.add(0, sorted.remove(index));
                return Optional.of(new Packs(List.copyOf(sorted)));
            }
        }
        return Optional.empty();
    }

    /** Returns the ids of all variants, in alphabetical order. */
    @Override
    public List<String> ids() {
        TreeSet<String> ids = new TreeSet<>();
        for (AskedPack pack : packs) {
            ids.addAll(pack.ids());
        }
        return List.copyOf(ids);
    }

    /** Returns the ids that more than one pack has, in alphabetical order. */
    List<String> hiddenIds() {
        Set<String> seen = new HashSet<>();
        TreeSet<String> hidden = new TreeSet<>();
        for (AskedPack pack : packs) {
            for (String id : pack.ids()) {
                if (!seen.add(id)) {
                    hidden.add(id);
                }
            }
        }
        return List.copyOf(hidden);
    }

    @Override
    public Optional<byte[]> file(String name) {
        for (AskedPack pack : packs) {
            Optional<byte[]> file = pack.file(name);
            if (file.isPresent()) {
                return file;
            }
        }
        return Optional.empty();
    }
}
