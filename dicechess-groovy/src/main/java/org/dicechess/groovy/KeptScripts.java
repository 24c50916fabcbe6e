package org.dicechess.groovy;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.groovy.program.Compiled;
import org.dicechess.groovy.text.HookWord;
import org.dicechess.groovy.text.Source;
import org.dicechess.spi.HookException;

/**
 * Confined scripts that are compiled when their pack is built. {@link GroovyScripts#confined} finds them on the class
 * path or the module path, and needs no compiler for them. The first load is quicker, and a host on the class path
 * needs no Groovy.
 *
 * <p>The build of a pack calls {@link #main}, or {@link #keep}, and puts what it writes into the jar of the pack. A
 * script with another name or text, and one kept by another version of this library, is compiled as ever. What is kept
 * is code and is not checked again, like all code on the class path.
 *
 * @since 0.1
 */
public final class KeptScripts {

    private static final String FOLDER = "META-INF/dicechess/scripts/";

    private KeptScripts() {}

    /**
     * Compiles the scripts of folders, instead of those that were kept before.
     *
     * @param arguments the root folder of the classes of a jar, then the folders with scripts
     * @throws IOException as {@link #keep}
     * @throws HookException as {@link #keep}
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            throw new IllegalArgumentException("expected the folder of the classes, then folders with scripts");
        }
        List<Path> paths = Arrays.stream(arguments).map(Path::of).toList();
        forget(paths.get(0).resolve(FOLDER));
        for (Path folder : paths.subList(1, paths.size())) {
            keep(paths.get(0), folder);
        }
    }

    /**
     * Compiles each file of a folder whose name ends in {@code .groovy} as a confined script. Files in its subfolders
     * are left alone.
     *
     * @param classes the root folder of the classes of a jar
     * @throws IOException if the folder cannot be read, or the file of a script cannot be written
     * @throws HookException for the first mistake in a script
     * @throws UnsupportedOperationException as {@link GroovyScripts#compile}
     */
    public static void keep(Path classes, Path folder) throws IOException {
        for (Path script : scripts(folder)) {
            // A loader reads a script in the same way, whatever its bytes are.
            String text = new String(Files.readAllBytes(script), StandardCharsets.UTF_8);
            Source source = new Source(script.getFileName().toString(), text);
            Path file = classes.resolve(file(source));
            Files.createDirectories(file.getParent());
            try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
                write(source, OwnThread.call(() -> passed(source)), out);
            }
        }
    }

    private static Compiled passed(Source source) {
        HostGroovy.require();
        return new Compilation(source, Tier.CONFINED).passed();
    }

    private static void forget(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    Files.delete(file);
                }
            }
        }
    }

    private static List<Path> scripts(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".groovy"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the hooks of a script if it is kept. A file that cannot be read is as good as none. */
    static Optional<Hooks> find(Source source) {
        // A class loader looks into all its jars, a class only into its own module.
        try (InputStream bytes = KeptScripts.class.getClassLoader().getResourceAsStream(file(source))) {
            return bytes == null
                    ? Optional.empty()
                    : read(source, new DataInputStream(new BufferedInputStream(bytes)))
                            .map(passed -> Tier.CONFINED.hooks(source, passed));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns where a script stands. Others may have the same place, so its head is compared, too. */
    private static String file(Source source) {
        return FOLDER + Integer.toHexString(head(source).hashCode());
    }

    private static String head(Source source) {
        return Version.TEXT + "\n" + source.name() + "\n" + source.text();
    }

    private static void write(Source source, Compiled passed, DataOutputStream out) throws IOException {
        write(head(source).getBytes(StandardCharsets.UTF_8), out);
        out.writeInt(passed.defined().size());
        for (Map.Entry<HookWord, Integer> word : passed.defined().entrySet()) {
            out.writeUTF(word.getKey().name());
            out.writeInt(word.getValue());
        }
        out.writeInt(passed.classes().size());
        for (Map.Entry<String, byte[]> type : passed.classes().entrySet()) {
            out.writeUTF(type.getKey());
            write(type.getValue(), out);
        }
    }

    private static void write(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static Optional<Compiled> read(Source source, DataInputStream in) throws IOException {
        return new String(bytes(in), StandardCharsets.UTF_8).equals(head(source))
                ? Optional.of(compiled(in))
                : Optional.empty();
    }

    private static Compiled compiled(DataInputStream in) throws IOException {
        Map<HookWord, Integer> defined = new EnumMap<>(HookWord.class);
        for (int left = in.readInt(); left > 0; left--) {
            defined.put(HookWord.valueOf(in.readUTF()), in.readInt());
        }
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            classes.put(in.readUTF(), bytes(in));
        }
        return new Compiled(classes, defined, Set.of());
    }

    private static byte[] bytes(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    /** The version of this library: others have other methods for what scripts call. */
    private static final class Version {

        static final String TEXT = text();

        private static String text() {
            try (InputStream bytes = KeptScripts.class.getResourceAsStream("version.txt")) {
                return new String(Objects.requireNonNull(bytes).readAllBytes(), StandardCharsets.UTF_8).strip();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
