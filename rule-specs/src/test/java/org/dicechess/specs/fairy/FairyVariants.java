package org.dicechess.specs.fairy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.dicechess.specs.BundledDefinitions;
import org.dicechess.specs.ClassicsFolder;

/**
 * Variants that Fairy-Stockfish knows, by its names. A variant is one of the test resources, or else a classic or a
 * bundled variant that has this name among its other names or as its id.
 */
final class FairyVariants {

    static final Path FOLDER = Path.of("src/test/resources/fairy");

    private static final Pattern OTHER_NAMES = Pattern.compile("(?m)^also: (.*)$");
    private static final Map<String, String> IDS = ids();

    private FairyVariants() {}

    static Variant load(String name) {
        return isOfTests(name) ? loader().load(file(name)) : loader().load(id(name));
    }

    static List<Problem> check(String name) {
        return isOfTests(name) ? loader().check(file(name)) : loader().check(id(name));
    }

    /** Returns the text of the definition itself, without what it extends or imports. */
    static String text(String name) {
        String id = id(name);
        try {
            return isOfTests(name)
                    ? Files.readString(file(name))
                    : ClassicsFolder.ids().contains(id) ? ClassicsFolder.text(id) : bundled(id);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Loader loader() {
        Loader loader = Loader.create();
        ClassicsFolder.packs().forEach(loader::pack);
        return loader;
    }

    private static boolean isOfTests(String name) {
        return Files.exists(file(name));
    }

    private static Path file(String name) {
        return FOLDER.resolve(name + ".yaml");
    }

    private static String id(String name) {
        return IDS.getOrDefault(name, name);
    }

    /** Returns the ids by the other names; a name that two have stands for neither. */
    private static Map<String, String> ids() {
        Map<String, String> ids = new TreeMap<>();
        Stream.concat(
                        ClassicsFolder.ids().stream().map(id -> Map.entry(id, ClassicsFolder.text(id))),
                        Stream.of("chess", "chess960").map(id -> Map.entry(id, bundled(id))))
                .forEach(entry ->
                        otherNames(entry.getValue()).forEach(name -> ids.merge(name, entry.getKey(), (a, b) -> name)));
        return ids;
    }

    private static String bundled(String id) {
        return new String(new BundledDefinitions().file(id + "/variant.yaml").orElseThrow(), StandardCharsets.UTF_8);
    }

    private static Stream<String> otherNames(String definition) {
        Matcher line = OTHER_NAMES.matcher(definition);
        return line.find()
                ? Stream.of(line.group(1).replaceAll("[\\[\\]\"]", "").split(", "))
                : Stream.empty();
    }
}
