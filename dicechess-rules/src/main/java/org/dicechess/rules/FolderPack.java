package org.dicechess.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.rules.yaml.Names;
import org.dicechess.spi.DefinitionPack;

/**
 * A pack of the files below a folder, in which each sub-folder with a {@code variant.yaml} is a variant. Its name is
 * the id, which the definition must state too. The folder is read again at each load, so variants may be added, changed
 * and removed at any time.
 *
 * <p>Symbolic links below the folder are not followed, and no path leads out of it. This holds against definitions, but
 * not against somebody who changes the folder during a load.
 *
 * @since 0.1
 */
public final class FolderPack implements DefinitionPack {

    private static final int MOST_ENTRIES = 10_000;

    /** At most eight folders and a file: letters, digits, hyphens and underscores. */
    private static final Pattern PATH =
            Pattern.compile("(?:[a-zA-Z0-9_-]{1,40}/){0,8}[a-zA-Z0-9_-]{1,40}\\.[a-z]{1,10}");

    private final Path folder;

    private FolderPack(Path folder) {
        this.folder = folder;
    }

    /**
     * Returns the pack of a folder.
     *
     * @throws IllegalArgumentException if there is no such folder
     */
    public static FolderPack of(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(
                    "there is no folder " + folder + "; expected a folder with a sub-folder for each variant");
        }
        return new FolderPack(folder.toAbsolutePath());
    }

    /**
     * Returns the names of the sub-folders that have a {@code variant.yaml}, in alphabetical order. A name has 1 to 40
     * lower-case letters, digits and single hyphens between them; other sub-folders are left out.
     *
     * @throws UncheckedIOException if the folder cannot be read
     * @throws IllegalStateException if it has more than 10,000 entries
     */
    @Override
    public List<String> ids() {
        List<String> ids = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            int number = 0;
            for (Path entry : entries) {
                if (++number > MOST_ENTRIES) {
                    throw new IllegalStateException(
                            "more than " + MOST_ENTRIES + " entries in " + folder + "; at most " + MOST_ENTRIES);
                }
                String name = String.valueOf(entry.getFileName());
                if (Names.isId(name) && found(name + "/variant.yaml").isPresent()) {
                    ids.add(name);
                }
            }
        } catch (DirectoryIteratorException failed) {
            throw new UncheckedIOException("cannot read " + folder, failed.getCause());
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + folder, failed);
        }
        return ids.stream().sorted().toList();
    }

    /**
     * Returns the bytes of a file; of a file of more than 256 KiB only the first 262,145 bytes, which loaders refuse.
     *
     * @param path at most eight folders and a file, with slashes between; names of ASCII letters, digits, {@code -} and
     *     {@code _}, the file's with an extension in lower case. There is no other file
     * @throws UncheckedIOException if the file cannot be read
     */
    @Override
    public Optional<byte[]> file(String path) {
        try {
            return found(path).map(Folder::bytes);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot read " + path + " in " + folder, failed);
        }
    }

    /** Returns the file of a path; empty if there is none, or if a part of the path is a link. */
    private Optional<Path> found(String path) throws IOException {
        if (!PATH.matcher(path).matches()) {
            return Optional.empty();
        }
        Path file = folder.toRealPath().resolve(path);
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                        && file.toRealPath().equals(file)
                ? Optional.of(file)
                : Optional.empty();
    }
}
