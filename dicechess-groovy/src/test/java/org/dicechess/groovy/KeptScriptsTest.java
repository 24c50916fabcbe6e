package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import groovy.lang.GroovyClassLoader;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts that were compiled before, in a host that has no Groovy. */
class KeptScriptsTest {

    private static final String WHEEL = """
            List<Direction> ways() { [NORTH, EAST] }

            step { from -> ways().collect { from.walk(it) } }
            """;

    /** The line of the mistake is the third. */
    private static final String BROKEN = """
            step { from ->
                int none = 0
                7.intdiv(none)
                [from.walk(NORTH)]
            }
            """;

    @TempDir
    private Path scripts;

    @TempDir
    private Path classes;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(scripts.resolve("wheel.groovy"), WHEEL);
        Files.writeString(scripts.resolve("broken.groovy"), BROKEN);
        Files.writeString(scripts.resolve("notes.txt"), "no script");
    }

    @Test
    void aHostWithoutGroovyPlaysWhatIsKept() throws Exception {
        for (int build = 0; build < 2; build++) {
            KeptScripts.main(new String[] {classes.toString(), scripts.toString()});
            assertThat(kept()).hasSize(2);
            Files.writeString(kept().get(0).resolveSibling("old"), "a script that has changed since");
        }
        assertThat(answer("wheel.groovy", WHEEL)).isEqualTo("[[e5], [f4]]");
    }

    @Test
    void aFailureInPlayNamesTheLine() throws Exception {
        KeptScripts.keep(classes, scripts);
        assertThatThrownBy(() -> answer("broken.groovy", BROKEN))
                .hasMessageStartingWith("broken.groovy:3: ")
                .hasMessageContaining("(asked for 'step' on e4, white facing north)");
    }

    @Test
    void anotherNameOrTextIsCompiled() throws Exception {
        KeptScripts.keep(classes, scripts);
        for (String[] script : new String[][] {
            {"other.groovy", WHEEL}, {"broken.groovy", WHEEL}, {"wheel.groovy", WHEEL + " "}, {"wheel.groovy", ""}
        }) {
            assertThatThrownBy(() -> answer(script[0], script[1]))
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageStartingWith("the host has no Groovy");
        }
    }

    /** The hash of a text is the same with Aa and with BB in a place. */
    @Test
    void aTextWithTheSameHashIsCompiled() throws Exception {
        String kept = WHEEL + "// Aa";
        String other = WHEEL.replace("EAST", "WEST") + "// BB";
        assertThat((WHEEL + "// BB").hashCode()).isEqualTo(kept.hashCode());
        Files.writeString(scripts.resolve("wheel.groovy"), kept);
        KeptScripts.keep(classes, scripts);
        assertThat(answer("wheel.groovy", kept)).isEqualTo("[[e5], [f4]]");
        for (String text : List.of(WHEEL + "// BB", other)) {
            assertThatThrownBy(() -> answer("wheel.groovy", text)).hasMessageStartingWith("the host has no Groovy");
        }
    }

    @Test
    void aFileThatBreaksOffIsAsGoodAsNone() throws Exception {
        KeptScripts.keep(classes, scripts);
        for (Path file : kept()) {
            byte[] bytes = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        }
        assertThatThrownBy(() -> answer("wheel.groovy", WHEEL)).hasMessageStartingWith("the host has no Groovy");
    }

    @Test
    void aMistakeEndsTheBuild() throws IOException {
        Files.writeString(scripts.resolve("wrong.groovy"), "step { from ->\n    from.fly()\n}");
        assertThatThrownBy(() -> KeptScripts.keep(classes, scripts))
                .isInstanceOf(HookException.class)
                .hasMessageStartingWith("wrong.groovy:2: ");
    }

    @Test
    void aFolderOfClassesAndFoldersOfScriptsAreNeeded() {
        assertThatThrownBy(() -> KeptScripts.main(new String[] {classes.toString()}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected the folder of the classes, then folders with scripts");
    }

    /** What is kept stands for a text that no compiler takes, so that the answer shows where it comes from. */
    @Test
    void aModuleFindsWhatAnotherJarKeeps() throws Exception {
        assumeFalse(GroovyScripts.class.getModule().isNamed(), "a second layer would hold two modules of Groovy");
        String text = "step { from -> [ }";
        Path kept = scripts.resolve("kept.jar");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(kept))) {
            byte[] file = keptAs("wheel.groovy", WHEEL, text);
            jar.putNextEntry(new ZipEntry("META-INF/dicechess/scripts/"
                    + Integer.toHexString(head(file).hashCode())));
            jar.write(file);
        }
        ModuleLayer layer = layer(kept);
        assertThat(layer.findModule("kept")).isPresent();
        Class<?> type = layer.findLoader("org.dicechess").loadClass(StepRule.class.getName());
        Class<?> compiler = layer.findLoader("org.dicechess.groovy").loadClass(GroovyScripts.class.getName());
        Object scripts = compiler.getMethod("confined").invoke(null);
        Method compile = compiler.getMethod("compile", String.class, String.class, Class.class);
        assertThat(compile.invoke(scripts, "wheel.groovy", text, type)).isInstanceOf(type);
        assertThatThrownBy(() -> compile.invoke(scripts, "other.groovy", text, type))
                .rootCause()
                .hasMessageStartingWith("other.groovy:1: ");
    }

    private ModuleLayer layer(Path kept) {
        Path[] places = Stream.concat(
                        Places.of(GroovyClassLoader.class).stream().map(Path::of), Stream.of(kept))
                .filter(place -> !place.endsWith("test-classes"))
                .toArray(Path[]::new);
        ModuleLayer boot = ModuleLayer.boot();
        Set<String> roots = Set.of("org.dicechess.groovy", "kept");
        return boot.defineModulesWithOneLoader(
                boot.configuration().resolve(ModuleFinder.of(places), ModuleFinder.of(), roots),
                ClassLoader.getPlatformClassLoader());
    }

    /** Returns a file that holds the classes of one text and the head of another. */
    private byte[] keptAs(String name, String text, String other) throws IOException {
        Files.delete(scripts.resolve("broken.groovy"));
        KeptScripts.keep(classes, scripts);
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(kept().get(0)));
        byte[] head = new byte[file.getInt()];
        file.get(head);
        byte[] changed = new String(head, StandardCharsets.UTF_8)
                .replace(name + "\n" + text, name + "\n" + other)
                .getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(Integer.BYTES + changed.length + file.remaining())
                .putInt(changed.length)
                .put(changed)
                .put(file)
                .array();
    }

    private static String head(byte[] file) {
        return new String(file, Integer.BYTES, ByteBuffer.wrap(file).getInt(), StandardCharsets.UTF_8);
    }

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** Returns what a script answers in a host that has what is kept, and no Groovy. */
    private String answer(String name, String text) throws Exception {
        // Its parent knows the classes of java.base alone: where tests are modules, the platform loader knows Groovy.
        try (URLClassLoader host = new URLClassLoader(urls(), null)) {
            @SuppressWarnings("unchecked")
            BinaryOperator<String> caller = (BinaryOperator<String>) host.loadClass(KeptCaller.class.getName())
                    .getDeclaredConstructor()
                    .newInstance();
            return caller.apply(name, text);
        }
    }

    private URL[] urls() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        urls.add(classes.toUri().toURL());
        for (String place : Places.of()) {
            urls.add(Path.of(place).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }
}
