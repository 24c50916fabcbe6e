package org.dicechess.specs.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.specs.BundledDefinitions;

/** Definitions and scripts of the neighbouring modules. */
final class Examples {

    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "")).toAbsolutePath().getParent();

    private static final Pattern EXTENDS = Pattern.compile("(?m)^extends: (.*)$");
    private static final List<String> BUNDLED = new BundledDefinitions().ids();

    private Examples() {}

    /**
     * Returns the texts of all definitions of the examples, without the options that need hooks of a host, of games
     * whose turns branch, and of variants without dice.
     */
    static List<String> definitions() {
        return Stream.of(
                        "examples",
                        "rule-specs/src/test/resources/dice-language",
                        "rule-specs/classics",
                        "rule-specs/src/test/resources/fairy")
                .flatMap(folder -> files(ROOT.resolve(folder), ".yaml").stream())
                .map(Examples::text)
                .filter(Examples::standsAlone)
                .map(text -> text.replaceAll("(?m)^options:\\R(  by:\\R)(    .*\\R)*", ""))
                .toList();
    }

    /** Returns whether a definition extends none but bundled variants. */
    private static boolean standsAlone(String definition) {
        Matcher extended = EXTENDS.matcher(definition);
        return !extended.find() || BUNDLED.contains(extended.group(1));
    }

    /** Returns the scripts of the examples, by name. */
    static Map<String, String> scripts() {
        return byName(files(ROOT.resolve("examples"), ".groovy"));
    }

    /** Returns the harmless scripts of the compiler's tests, by name. */
    static Map<String, String> harmless() {
        return byName(
                files(ROOT.resolve("dicechess-groovy/src/test/resources/org/dicechess/groovy/benign"), ".groovy"));
    }

    private static Map<String, String> byName(List<Path> files) {
        Map<String, String> scripts = new TreeMap<>();
        files.forEach(file -> scripts.put(file.getFileName().toString(), text(file)));
        return scripts;
    }

    private static List<Path> files(Path folder, String ending) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file ->
                            file.toString().endsWith(ending) && !file.toString().contains("target"))
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
