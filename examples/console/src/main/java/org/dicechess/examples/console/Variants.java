package org.dicechess.examples.console;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Description;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Loads the variants of a command, each once, all with the same options. */
final class Variants {

    private final Loader loader;
    private final Map<String, Variant> loaded = new HashMap<>();

    Variants(Map<String, String> options) {
        Loader configured = Loader.create().scripts(GroovyScripts.confined());
        for (Map.Entry<String, String> option : options.entrySet()) {
            configured = configured.option(option.getKey(), option.getValue());
        }
        this.loader = configured;
    }

    /** Returns the ids of the bundled variants. */
    List<String> ids() {
        return loader.ids();
    }

    /** Returns what the definition of a bundled variant says, without loading it. */
    Description describe(String id) {
        return loader.describe(id);
    }

    /** Returns the variant with this id, or of this file if the name contains a slash or ends in {@code .yaml}. */
    Variant find(String name) {
        return loaded.computeIfAbsent(name, this::load);
    }

    /** Returns the problems of a definition file; empty if there are none. */
    List<Problem> check(String file) {
        return loader.check(readable(file));
    }

    private Variant load(String name) {
        return isFile(name) ? loader.load(readable(name)) : loader.load(name);
    }

    private static boolean isFile(String name) {
        return name.contains("/") || name.contains(File.separator) || name.endsWith(".yaml");
    }

    private static Path readable(String name) {
        Path path = path(name);
        if (!Files.exists(path)) {
            throw new BadInputException("no such file: " + name);
        }
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw new BadInputException("not a readable file: " + name);
        }
        return path;
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInputException("not a file name: " + name, e);
        }
    }
}
