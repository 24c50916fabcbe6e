package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import groovy.lang.GroovySystem;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A host brings a Groovy of its own, another one than the library was built with, or none. */
class HostGroovyTest {

    private static final String WORKING = "scripts need org.apache.groovy:groovy 4.0.16 or newer of 4.0, or any of 5";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"4.0.16", "4.0.26", "4.0.33", "5.0.0", "5.0.1", "5.1.3", "5.0.4.vendor-00001"})
    void aVersionThatWorksIsNoProblem(String version) {
        assertThat(HostGroovy.complaint(version)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"2.5.23", "3.0.25", "4.0.0", "4.0.15", "4.0.16-rc-1", "5.0.0-alpha-1", "6.0.0", "10.0.0", "new"})
    void anyOtherVersionIsNamed(String version) {
        assertThat(HostGroovy.complaint(version)).hasValue("the host has Groovy " + version);
    }

    @Test
    void aVersionThatIsLostIsFoundByATrial() {
        assertThat(HostGroovy.complaint("")).isEmpty();
    }

    @Test
    void anOldVersionIsTheMistakeOfTheHostAndNotOfTheScript() throws Exception {
        Path info = Files.createDirectories(folder.resolve("META-INF")).resolve("groovy-release-info.properties");
        Files.writeString(info, "ImplementationVersion=3.0.25\n");

        assertThatThrownBy(() -> compileIn(List.of(folder, jarOf(GroovySystem.class))))
                .isExactlyInstanceOf(UnsupportedOperationException.class)
                .hasMessage("the host has Groovy 3.0.25; " + WORKING);
    }

    @Test
    void aHostWithoutGroovyLearnsWhatIsMissing() {
        assertThatThrownBy(() -> compileIn(List.of()))
                .isExactlyInstanceOf(UnsupportedOperationException.class)
                .hasMessage("the host has no Groovy; " + WORKING);
    }

    @Test
    @Tag("long")
    void aHostWithThisGroovyCompiles() {
        assertThatCode(() -> compileIn(List.of(jarOf(GroovySystem.class)))).doesNotThrowAnyException();
    }

    @Test
    void classesOfSeveralVersionsAreNoMistakeOfTheScript() {
        assertThat(HostGroovy.isMixed(new NoSuchMethodError("'void groovyjarjarasm.asm.commons.Remapper.<init>(int)'")))
                .isTrue();
        assertThat(HostGroovy.isMixed(new NoClassDefFoundError("groovyjarjarasm/asm/commons/Remapper")))
                .isTrue();
        assertThat(HostGroovy.isMixed(new NoSuchMethodError("'void org.example.Host.act()'")))
                .isFalse();
        assertThat(HostGroovy.isMixed(new HookException(1, "groovy"))).isFalse();
    }

    /** Compiles a script in class loaders that see the library and these paths, and nothing else of this class path. */
    private static void compileIn(List<Path> groovy) throws Throwable {
        List<Path> paths = new ArrayList<>(groovy);
        paths.add(jarOf(GroovyScripts.class));
        paths.add(jarOf(StepRule.class));
        try (URLClassLoader host =
                new URLClassLoader(paths.stream().map(HostGroovyTest::url).toArray(URL[]::new), null)) {
            Class<?> scripts = host.loadClass(GroovyScripts.class.getName());
            scripts.getMethod("compile", String.class, String.class, Class.class)
                    .invoke(
                            scripts.getMethod("confined").invoke(null),
                            "any",
                            "step { from -> [from.walk(NORTH)] }",
                            host.loadClass(StepRule.class.getName()));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Path jarOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }
}
