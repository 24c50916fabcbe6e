package org.dicechess.examples.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files that a definition may consist of: definitions and scripts in its folder. They are looked at by their paths,
 * again and again, so that it does not matter how an editor replaces them.
 *
 * @param definition the definition
 */
record WatchedFiles(Path definition) {

    private static final List<String> ENDINGS = List.of(".yaml", ".groovy");
    private static final int DEEPEST = 3;
    private static final int MOST = 2_000;

    /**
     * Returns the definition that is meant.
     *
     * @param path the file, which need not exist yet, or a folder with {@code variant.yaml} or one other definition
     * @throws BadInputException if the folder does not exist, or does not tell which definition is meant
     */
    static WatchedFiles of(Path path) {
        if (Files.isDirectory(path)) {
            return new WatchedFiles(within(path));
        }
        Path folder = path.toAbsolutePath().getParent();
        if (Files.exists(path) && !path.toString().endsWith(ENDINGS.get(0))) {
            throw new BadInputException("not a definition: " + path + "; expected a name that ends in .yaml");
        }
        if (!path.toString().endsWith(ENDINGS.get(0)) || folder == null || !Files.isDirectory(folder)) {
            throw new BadInputException("no such file or folder: " + path);
        }
        return new WatchedFiles(path);
    }

    private static Path within(Path folder) {
        Path usual = folder.resolve("variant.yaml");
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.filter(file -> file.toString().endsWith(ENDINGS.get(0)))
                    .toList();
            if (all.contains(usual)) {
                return usual;
            }
            if (all.size() != 1) {
                throw new BadInputException(
                        folder + " has " + Texts.counted(all.size(), "definition") + "; name the file to watch");
            }
            return all.get(0);
        } catch (IOException failed) {
            throw new BadInputException("cannot read " + folder + ": " + GameFile.reason(failed), failed);
        }
    }

    /** Returns what tells versions of the files apart, by path; without those that cannot be looked at now. */
    Map<Path, String> stamps() {
        Map<Path, String> stamps = new TreeMap<>();
        Path folder = definition.toAbsolutePath().getParent();
        try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
            files.filter(WatchedFiles::isOfDefinition).limit(MOST).forEach(file -> stamp(file, stamps));
        } catch (IOException | UncheckedIOException vanished) {
            return stamps;
        }
        return stamps;
    }

    private static boolean isOfDefinition(Path file) {
        return ENDINGS.stream().anyMatch(file.toString()::endsWith);
    }

    private static void stamp(Path file, Map<Path, String> stamps) {
        try {
            BasicFileAttributes of = Files.readAttributes(file, BasicFileAttributes.class);
            if (of.isRegularFile()) {
                stamps.put(file, of.lastModifiedTime() + " " + of.size() + " " + of.fileKey());
            }
        } catch (IOException vanished) {
            stamps.remove(file);
        }
    }
}
