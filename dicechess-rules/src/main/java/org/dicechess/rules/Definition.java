package org.dicechess.rules;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.dicechess.rules.files.DefinitionFiles;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.yaml.Names;

/**
 * The text of a definition, and where its references are found.
 *
 * @param id the id under which a pack lists the definition, and which the definition must state; empty if the
 *     definition is of no pack
 * @param name the name for messages
 * @param bytes the text; nobody changes the array
 * @param packs the source of references by id
 * @param folder the source of references that begin with {@code ./}, and of scripts
 */
record Definition(Optional<String> id, String name, byte[] bytes, Packs packs, DefinitionFiles folder) {

    /**
     * Returns the definition of the first pack that has an id; empty if no pack has it. This pack is asked for
     * references first, and it alone has the files beside the definition.
     *
     * @throws PackException if the pack lists the id and has no such file
     */
    static Optional<Definition> ofPack(String id, Packs known) {
        Optional<Packs> found = Names.isId(id) ? known.beginningWith(id) : Optional.empty();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        AskedPack owner = found.get().packs().get(0);
        String name = id + "/variant.yaml";
        byte[] bytes = owner.file(name)
                .orElseThrow(() -> new PackException("the definition pack "
                        + owner.name() + " lists the id '" + id + "', but has no file '" + name
                        + "'"));
        return Optional.of(
                new Definition(Optional.of(id), name, bytes, found.get(), file -> owner.file(id + "/" + file)));
    }

    /** Reads a definition from a file, whose folder has the files beside it. */
    static Definition ofFile(Path file, Packs packs) {
        return new Definition(Optional.empty(), file.toString(), Folder.bytes(file), packs, Folder.of(file));
    }

    /** Copies a definition from memory, which has no files beside it. Its name is shown on one line, and cut. */
    static Definition ofMemory(String name, byte[] text, Packs packs) {
        int size = Math.min(text.length, DefinitionFiles.LARGEST + 1);
        return new Definition(Optional.empty(), OneLine.message(name), Arrays.copyOf(text, size), packs, Packs.NONE);
    }
}
