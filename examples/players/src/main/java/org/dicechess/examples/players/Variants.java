package org.dicechess.examples.players;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import picocli.CommandLine.Option;

/** Loads the variant of a command. Its scripts are trusted, since the user names the file. */
final class Variants {

    /** The description of the variant in the help of commands. */
    static final String WHAT = "a bundled id, or a definition file (with a / or ending in .yaml)";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "an option of the variant; repeatable")
    private Map<String, String> options = new LinkedHashMap<>();

    /** Returns whether the command line has options of the variant. */
    boolean hasOptions() {
        return !options.isEmpty();
    }

    Variant find(String name) {
        return find(name, Map.of());
    }

    /** Returns the variant with further options, which count where the command line has others. */
    Variant find(String name, Map<String, String> further) {
        Loader loader = Loader.create().scripts(GroovyScripts.trusted());
        options.forEach(loader::option);
        further.forEach(loader::option);
        if (!name.contains("/") && !name.contains(File.separator) && !name.endsWith(".yaml")) {
            return loader.load(name);
        }
        if (!Files.isRegularFile(Path.of(name))) {
            throw new BadInputException("no such file: " + name);
        }
        return loader.load(Path.of(name));
    }
}
