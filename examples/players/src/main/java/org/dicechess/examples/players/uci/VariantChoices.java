package org.dicechess.examples.players.uci;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dicechess.Variant;

/** The choices of UCI_Variant: ids that the engine knows from the beginning, and those of an author's files. */
final class VariantChoices {

    /** The most files of a folder. */
    private static final int MOST_FILES = 1_000;

    private final List<String> known;
    private final Function<String, Variant> loader;
    private final Map<String, String> files = new LinkedHashMap<>();
    private int offers;

    /**
     * A choice. Two are equal if they stand for the same variant.
     *
     * @param id the id
     * @param offer the number of the offer, since another one may have another file; 0 for ids from the beginning
     */
    record Choice(String id, int offer) {}

    /**
     * Makes choices without files.
     *
     * @param known ids, at least one
     * @param loader loads a variant by an id or the name of a file
     */
    VariantChoices(List<String> known, Function<String, Variant> loader) {
        this.known = List.copyOf(known);
        this.loader = loader;
    }

    /** Returns all ids. */
    List<String> ids() {
        List<String> ids = new ArrayList<>(known);
        ids.addAll(files.keySet());
        return ids;
    }

    Choice choice(String id) {
        return new Choice(id, files.containsKey(id) ? offers : 0);
    }

    /** Loads a variant. */
    Variant load(Choice choice) {
        return loader.apply(files.getOrDefault(choice.id(), choice.id()));
    }

    /**
     * Offers the definition in a file, or those in the files of a folder that end in {@code .yaml}, and no earlier
     * files.
     *
     * @param name the name of a file or folder; empty for none
     * @throws IllegalArgumentException if a file cannot be offered; the others of the folder are
     */
    void offer(String name) {
        files.clear();
        offers++;
        List<String> faults = new ArrayList<>();
        for (Path file : name.isEmpty() ? List.<Path>of() : files(name)) {
            try {
                add(file.toAbsolutePath().toString());
            } catch (RuntimeException fault) {
                faults.add(file + ": " + fault.getMessage());
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
    }

    private void add(String file) {
        String id = loader.apply(file).id();
        if (ids().contains(id)) {
            throw new IllegalArgumentException("the id '" + id + "' is offered already; expected another one");
        }
        files.put(id, file);
    }

    private static List<Path> files(String name) {
        try {
            Path path = Path.of(name);
            return Files.isDirectory(path) ? filesOf(path) : List.of(path);
        } catch (InvalidPathException | IOException fault) {
            throw new IllegalArgumentException("cannot read '" + name + "': " + fault.getMessage(), fault);
        }
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.yaml")) {
            for (Path file : found) {
                files.add(file);
                if (files.size() > MOST_FILES) {
                    throw new IOException("it has more than " + MOST_FILES + " files ending in .yaml");
                }
            }
        }
        files.sort(null);
        return files;
    }
}
