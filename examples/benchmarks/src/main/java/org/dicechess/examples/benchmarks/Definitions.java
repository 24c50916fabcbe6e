package org.dicechess.examples.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.dicechess.specs.BundledDefinitions;

/**
 * The definitions that this module contains or makes, as files in a temporary folder that is deleted when the process
 * ends.
 */
final class Definitions {

    private static final List<String> RESOURCES = List.of(
            "capablanca.yaml",
            "tall-capablanca.yaml",
            "wide.yaml",
            "shako.yaml",
            "two-dice.yaml",
            "one-die.yaml",
            "peer.ini");
    private static final String CANNON = "cannon.groovy";

    private Definitions() {}

    /** Returns whether a game comes with this module. */
    static boolean isOwn(String id) {
        return RESOURCES.contains(id + ".yaml");
    }

    /** Returns a game that comes with this module. */
    static Variant own(String id) {
        return bundled().load(folder().resolve(id + ".yaml"));
    }

    /** Returns a game that comes with this module, with an option. */
    static Variant own(String id, String option, String value) {
        return bundled().option(option, value).load(folder().resolve(id + ".yaml"));
    }

    /** Returns the game with this definition. */
    static Variant of(String yaml) {
        try {
            return bundled().load(Files.writeString(folder().resolve("generated.yaml"), yaml));
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write a definition", failed);
        }
    }

    /** Returns a loader as a host makes it. */
    static Loader bundled() {
        return Loader.create().scripts(GroovyScripts.confined());
    }

    /** Returns the file that describes our boards to the peer. */
    static Path peer() {
        return folder().resolve("peer.ini");
    }

    private static Path folder() {
        return Folder.PATH;
    }

    /** The temporary folder; written on first use. */
    private static final class Folder {

        private static final Path PATH = written();

        private static Path written() {
            try {
                Path folder = Files.createTempDirectory("dicechess-benchmarks");
                folder.toFile().deleteOnExit();
                for (String name : RESOURCES) {
                    Files.write(enPassant(folder.resolve(name)), resource(name));
                }
                enPassant(folder.resolve("generated.yaml"));
                Files.write(enPassant(folder.resolve(CANNON)), cannon());
                return folder;
            } catch (IOException failed) {
                throw new UncheckedIOException("cannot write the definitions", failed);
            }
        }

        private static Path enPassant(Path file) {
            file.toFile().deleteOnExit();
            return file;
        }

        private static byte[] resource(String name) throws IOException {
            try (InputStream stream = Definitions.class.getResourceAsStream(name)) {
                return stream.readAllBytes();
            }
        }

        private static byte[] cannon() {
            return new BundledDefinitions().file("pieces/" + CANNON).orElseThrow();
        }
    }
}
