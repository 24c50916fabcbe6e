package org.dicechess.specs.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A module of this build that is published, with the packages that it exports, read from its sources. */
record PublishedModule(String name) {

    private static final Pattern EXPORTS = Pattern.compile("(?m)^\\s*exports\\s+([\\w.]+)\\s*;");

    /** The folder of the module. */
    Path folder() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolveSibling(name);
    }

    /** The committed text of the module's API. */
    Path baseline() {
        return folder().resolve("api.txt");
    }

    /** The source files of all top-level types of exported packages, in order. */
    List<Path> sources() {
        Path sources = folder().resolve(Path.of("src", "main", "java"));
        return EXPORTS.matcher(read(sources.resolve("module-info.java")))
                .results()
                .map(match -> sources.resolve(match.group(1).replace('.', '/')))
                .sorted()
                .flatMap(PublishedModule::javaFiles)
                .toList();
    }

    /** The public top-level types of exported packages, in order. */
    List<Class<?>> types() {
        return sources().stream()
                .<Class<?>>map(this::type)
                .filter(PublicApi::isPublic)
                .toList();
    }

    /** The source files of the public top-level types of exported packages, in order. */
    List<Path> publicSources() {
        return sources().stream().filter(file -> PublicApi.isPublic(type(file))).toList();
    }

    /** What stands before the declaration of the public top-level type of a file. */
    static String heading(Path file) {
        String source = read(file).replace("\r\n", "\n");
        int declaration = source.indexOf("\npublic ");
        assertThat(declaration).as("where %s declares its public type", file).isPositive();
        return source.substring(0, declaration);
    }

    private Class<?> type(Path file) {
        Path sources = folder().resolve(Path.of("src", "main", "java"));
        String path = sources.relativize(file).toString();
        String name = path.substring(0, path.length() - ".java".length())
                .replace(file.getFileSystem().getSeparator(), ".");
        try {
            return Class.forName(name, false, PublishedModule.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static Stream<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
