package org.dicechess.examples.console;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.dicechess.Description;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;

/** Loads the variants of a command, each once, all with the same options. */
final class Variants {

    /** What servers write in the tag {@code Variant} of a game of chess. */
    private static final Set<String> OF_CHESS = Set.of("standard", "fromposition", "classical");

    private final Loader loader;
    private final Map<String, Variant> loaded = new HashMap<>();

    Variants(Map<String, String> options) {
        Loader configured = Loader.create().scripts(GroovyScripts.confined());
        for (Map.Entry<String, String> option : options.entrySet()) {
            configured = configured.option(option.getKey(), option.getValue());
        }
        this.loader = configured;
    }

    /** Returns the id if it is one of a bundled variant. */
    Optional<String> id(String id) {
        return Optional.of(id).filter(loader.ids()::contains);
    }

    /**
     * Returns the id of the bundled variant with this id, name or other name. Upper case, blanks and hyphens do not
     * count, as programs write {@code Crazy House} and {@code kingOfTheHill}. {@code Standard} and {@code From
     * Position} are chess, as on servers.
     */
    Optional<String> named(String name) {
        String plain = plain(name);
        return id(OF_CHESS.contains(plain) ? "chess" : name)
                .or(() -> first(id ->
                        plain(id).equals(plain) || plain(describe(id).name()).equals(plain)))
                .or(() -> first(
                        id -> describe(id).also().stream().map(Variants::plain).anyMatch(plain::equals)));
    }

    private Optional<String> first(Predicate<String> wanted) {
        return loader.ids().stream().filter(wanted).findFirst();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
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
