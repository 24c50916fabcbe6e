package org.dicechess.specs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.rules.FolderPack;
import org.dicechess.spi.DefinitionPack;

/** The definitions of the module {@code dicechess-classics}, which is built after this one, as packs of its folders. */
public final class ClassicsFolder {

    private static final Path FOLDER = Path.of("classics");

    private ClassicsFolder() {}

    /** Returns a pack for each group. */
    public static List<DefinitionPack> packs() {
        return groups().<DefinitionPack>map(FolderPack::of).toList();
    }

    /** Returns the ids of the classics, in the order of their folders. */
    public static List<String> ids() {
        return groups().flatMap(group -> FolderPack.of(group).ids().stream()).toList();
    }

    /** Returns the text of the definition of a classic. */
    public static String text(String id) {
        try {
            Path folder = groups().map(group -> group.resolve(id))
                    .filter(Files::isDirectory)
                    .findFirst()
                    .orElseThrow();
            return Files.readString(folder.resolve("variant.yaml"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Returns the folders of groups; the others are those of sources and results. */
    private static Stream<Path> groups() {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.filter(Files::isDirectory).sorted().toList().stream()
                    .filter(folder -> !FolderPack.of(folder).ids().isEmpty());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
