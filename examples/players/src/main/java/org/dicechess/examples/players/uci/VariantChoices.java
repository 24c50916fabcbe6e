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
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.Position;
import org.dicechess.Variant;

/** The choices of UCI_Variant: ids that the engine knows from the beginning, and those of an author's files. */
final class VariantChoices {

    /** The most files of a folder. */
    private static final int MOST_FILES = 1_000;

    private final KnownVariants known;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final Map<String, String> filesNames = new LinkedHashMap<>();
    private int offers;

    /**
     * A choice. Two are equal if they stand for the same variant.
     *
     * @param id the id
     * @param array the id of the variant in whose first position games begin, mostly the same
     * @param options options of both variants
     * @param offer the number of the offer, since another one may have another file; 0 for ids from the beginning
     */
    record Choice(String id, String array, Map<String, String> options, int offer) {}

    /** Makes choices without files. */
    VariantChoices(KnownVariants known) {
        this.known = known;
    }

    /** Returns all ids. */
    List<String> ids() {
        List<String> ids = new ArrayList<>(known.ids());
        ids.addAll(files.keySet());
        return ids;
    }

    /** Returns all that programs may choose: the ids, and the other names that are one word, in alphabetical order. */
    List<String> told() {
        List<String> told = ids();
        names().keySet().stream().filter(name -> !name.contains(" ")).forEach(told::add);
        return told;
    }

    /** Returns the id for each other name that is not an id itself. A file does not take a name from another game. */
    private Map<String, String> names() {
        Map<String, String> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        names.putAll(filesNames);
        names.putAll(known.names());
        ids().forEach(names::remove);
        return names;
    }

    /** Returns the id of the variant with an id or another name; upper and lower case count as the same. */
    Optional<String> id(String name) {
        return ids().stream()
                .filter(name::equalsIgnoreCase)
                .findFirst()
                .or(() -> Optional.ofNullable(names().get(name)));
    }

    Choice choice(String id, String array, Map<String, String> options) {
        return new Choice(id, array, options, files.containsKey(id) || files.containsKey(array) ? offers : 0);
    }

    /** Loads a variant. */
    Variant load(Choice choice) {
        return load(choice.id(), choice.options());
    }

    /**
     * Returns the position in which games of a variant begin.
     *
     * @throws org.dicechess.NotationException if the array is no position of the variant
     */
    Position start(Choice choice, Variant variant) {
        return choice.array().equals(choice.id())
                ? variant.start()
                : variant.position(
                        load(choice.array(), choice.options()).start().text());
    }

    private Variant load(String id, Map<String, String> options) {
        return known.loader().apply(files.getOrDefault(id, id), options);
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
        filesNames.clear();
        offers++;
        List<String> faults = new ArrayList<>();
        for (Path file : name.isEmpty() ? List.<Path>of() : files(name)) {
            try {
                add(file.toAbsolutePath().toString());
            } catch (RuntimeException fault) {
                String why = String.valueOf(fault.getMessage());
                faults.add(why.startsWith(String.valueOf(file)) ? why : file + ": " + why);
            }
        }
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
    }

    private void add(String file) {
        Variant variant = known.loader().apply(file, Map.of());
        String id = variant.id();
        if (ids().contains(id)) {
            throw new IllegalArgumentException("the id '" + id + "' is offered already; expected another one");
        }
        files.put(id, file);
        variant.description().also().forEach(name -> filesNames.putIfAbsent(name, id));
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
        if (files.isEmpty()) {
            throw new IOException("it has no file ending in .yaml");
        }
        files.sort(null);
        return files;
    }
}
