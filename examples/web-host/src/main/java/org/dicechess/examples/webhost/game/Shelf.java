package org.dicechess.examples.webhost.game;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dicechess.Description;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.FolderPack;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.dicechess.rules.MemoryPack;
import org.dicechess.spi.DefinitionPack;

/** The variants that a host offers: the bundled ones, and those of a folder of the owner. */
public final class Shelf {

    /** What is said of bundled variants, which do not change as long as the process runs. */
    private static final Map<String, Description> BUNDLED = new ConcurrentHashMap<>();

    private final Optional<Path> folder;

    /**
     * Makes a shelf; the folder is read again at each use, so its variants may change at any time.
     *
     * @throws IllegalArgumentException if there is no such folder
     */
    public Shelf(Optional<Path> folder) {
        folder.ifPresent(FolderPack::of);
        this.folder = folder;
    }

    /**
     * A variant as a game began with it.
     *
     * @param variant the rules
     * @param files the files of the owner's folder that they are made of; empty for a bundled variant
     */
    public record Pinned(Variant variant, Map<String, byte[]> files) {}

    /** Returns the ids of all variants, in alphabetical order. */
    public List<String> ids() {
        return loader(Map.of()).ids();
    }

    /** Returns what is wrong with the variants of the owner's folder, a line for each that cannot be played. */
    public List<String> mistakes() {
        return there().map(FolderPack::ids).orElse(List.of()).stream()
                .flatMap(id -> mistake(id).stream())
                .toList();
    }

    private Optional<String> mistake(String id) {
        try {
            load(id, Map.of());
            return Optional.empty();
        } catch (Refusal invalid) {
            return Optional.of(id + ": " + invalid.getMessage());
        }
    }

    /** Returns the folder, unless it has been moved away meanwhile. */
    private Optional<FolderPack> there() {
        return folder.filter(Files::isDirectory).map(FolderPack::of);
    }

    /** Returns what the form for a new game shows. */
    public Description describe(String id) {
        return known(id, () -> described(id));
    }

    private Description described(String id) {
        Description kept = BUNDLED.get(id);
        if (kept != null) {
            return kept;
        }
        Description described = loader(Map.of()).describe(id);
        if (bundled().ids().contains(id)) {
            BUNDLED.put(id, described);
        }
        return described;
    }

    /** Returns the rules in words of a variant: the file {@code RULES.md} beside its definition; empty without one. */
    public Optional<String> rules(String id) {
        Stream<DefinitionPack> bundled =
                ServiceLoader.load(DefinitionPack.class).stream().map(Provider::get);
        return Stream.concat(bundled, there().stream())
                .filter(pack -> pack.ids().contains(id)) // the first one, as a loader does
                .findFirst()
                .flatMap(pack -> pack.file(id + "/RULES.md"))
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    /**
     * Loads a variant for a new game, and keeps the files that it is made of.
     *
     * @throws Refusal if there is no such variant or option, or its definition has mistakes
     */
    public Pinned load(String id, Map<String, String> options) {
        Asked asked = new Asked(new TreeMap<>());
        Variant variant = known(id, () -> with(bundled(), asked, options).load(id));
        return new Pinned(variant, asked.found());
    }

    /**
     * Loads a variant from the files that a game began with.
     *
     * @throws Refusal if the rules are no longer the same
     */
    public Variant restore(String id, Map<String, String> options, Map<String, byte[]> files, String rules) {
        Variant variant =
                known(id, () -> with(bundled(), MemoryPack.of(files), options).load(id));
        if (!variant.rulesHash().equals(rules)) {
            throw new Refusal(409, "rules-changed", "the rules of this game have changed since it began");
        }
        return variant;
    }

    private Loader loader(Map<String, String> options) {
        return with(bundled(), new Asked(new TreeMap<>()), options);
    }

    private static Loader bundled() {
        return Loader.create().scripts(GroovyScripts.confined());
    }

    private static Loader with(Loader loader, DefinitionPack pack, Map<String, String> options) {
        options.forEach(loader::option);
        return loader.pack(pack);
    }

    private <T> T known(String id, Supplier<T> load) {
        try {
            return load.get();
        } catch (InvalidDefinitionException invalid) {
            throw new Refusal(422, "invalid-variant", invalid.problems().get(0).toString());
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(404, "no-variant", unknown.getMessage() + otherName(id));
        }
    }

    /** Says of which variants this is another name, in small or capital letters. */
    private String otherName(String name) {
        List<String> ids = ids().stream().filter(id -> isAlso(id, name)).toList();
        return ids.isEmpty() ? "" : "; this is another name of " + String.join(" and of ", ids);
    }

    private boolean isAlso(String id, String name) {
        try {
            return described(id).also().stream().anyMatch(name::equalsIgnoreCase);
        } catch (IllegalArgumentException mistaken) {
            return false; // or it has been taken away meanwhile
        }
    }

    /** The owner's folder as a pack that notes which files have been asked for. */
    private final class Asked implements DefinitionPack {

        private final Map<String, byte[]> found;

        Asked(Map<String, byte[]> found) {
            this.found = found;
        }

        Map<String, byte[]> found() {
            return found;
        }

        @Override
        public List<String> ids() {
            return there().map(FolderPack::ids).orElse(List.of());
        }

        @Override
        public Optional<byte[]> file(String path) {
            Optional<byte[]> bytes = there().flatMap(pack -> pack.file(path));
            bytes.ifPresent(content -> found.put(path, content));
            return bytes;
        }
    }
}
