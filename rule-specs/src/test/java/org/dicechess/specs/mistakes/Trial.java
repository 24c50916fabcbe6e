package org.dicechess.specs.mistakes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A definition under trial: its text, and the file to load when the text has been spoilt. Pieces are loaded through a
 * copy of a definition that imports them.
 *
 * @param text the text of the file that is spoilt
 * @param file the file for the spoilt text
 * @param loaded the file that is loaded then
 * @param others the texts of the further files that may refer to the names of the file
 * @param base the paths of the definition that it extends or imports
 */
record Trial(String text, Path file, Path loaded, List<String> others, Set<String> base) {

    static Trial of(Path specs, Path definition, Path folder) throws IOException {
        String text = Files.readString(specs.resolve(definition));
        copyScripts(specs.resolve(definition).getParent(), folder);
        return definition.endsWith("variant.yaml")
                ? game(specs, text, folder)
                : pieces(specs, definition, text, folder);
    }

    private static Trial game(Path specs, String text, Path folder) throws IOException {
        Path file = folder.resolve("variant.yaml");
        List<String> extended = referred(specs, text, "extends: ", "/variant.yaml");
        Set<String> base = new HashSet<>(paths(referred(specs, text, "import: ", ".yaml")));
        base.addAll(paths(extended));
        return new Trial(text, file, file, extended, base);
    }

    /** Returns the texts of the bundled files that a line refers to: one, or several in brackets. */
    private static List<String> referred(Path specs, String text, String key, String ending) throws IOException {
        List<String> texts = new ArrayList<>();
        for (String line : text.lines().filter(line -> line.startsWith(key)).toList()) {
            for (String reference :
                    line.substring(key.length()).replaceAll("[\\[\\]]", "").split(",")) {
                texts.add(Files.readString(specs.resolve(reference.strip() + ending)));
            }
        }
        return texts;
    }

    private static Set<String> paths(List<String> texts) {
        return texts.stream()
                .flatMap(text -> Site.of(text).stream())
                .map(Site::path)
                .collect(Collectors.toSet());
    }

    private static Trial pieces(Path specs, Path definition, String text, Path folder) throws IOException {
        String name = definition.getFileName().toString();
        String reference = "pieces/" + name.replace(".yaml", "");
        Pattern imports = Pattern.compile("(?m)^(import: .*)\\b" + reference + "\\b");
        String game = definitions(specs).stream()
                .filter(other -> imports.matcher(other).find())
                .findFirst()
                .orElseThrow(() -> new AssertionError("no definition imports " + reference));
        Path loaded = Files.writeString(
                folder.resolve("variant.yaml"), imports.matcher(game).replaceFirst("$1./" + name));
        return new Trial(text, folder.resolve(name), loaded, List.of(game), Set.of());
    }

    private static List<String> definitions(Path specs) throws IOException {
        try (Stream<Path> folders = Files.list(specs)) {
            List<Path> files = folders.sorted()
                    .map(folder -> folder.resolve("variant.yaml"))
                    .filter(Files::isRegularFile)
                    .toList();
            List<String> texts = new ArrayList<>();
            for (Path each : files) {
                texts.add(Files.readString(each));
            }
            return texts;
        }
    }

    /** Copies the scripts beside the definition that names them. */
    private static void copyScripts(Path from, Path folder) throws IOException {
        try (Stream<Path> files = Files.list(from)) {
            for (Path script :
                    files.filter(file -> file.toString().endsWith(".groovy")).toList()) {
                Files.copy(script, folder.resolve(script.getFileName()));
            }
        }
    }

    Path write(String spoilt) throws IOException {
        Files.writeString(file, spoilt);
        return loaded;
    }

    boolean baseHas(String path) {
        return base.contains(path);
    }
}
