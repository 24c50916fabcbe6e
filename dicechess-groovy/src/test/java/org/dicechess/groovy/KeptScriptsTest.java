package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.dicechess.spi.HookException;
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

    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** Returns what a script answers in a host that has what is kept, and no Groovy. */
    private String answer(String name, String text) throws Exception {
        try (URLClassLoader host = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
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
