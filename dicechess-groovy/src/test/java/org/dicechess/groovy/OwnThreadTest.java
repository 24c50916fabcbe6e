package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import groovy.lang.GroovyClassLoader;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.spi.FacingRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Compilations whose caller has little stack, is interrupted, or has a context class loader of its own. */
@Timeout(60)
class OwnThreadTest {

    private static final String SEEN = "dicechess.test.loader";
    private static final String ANSWER = "[[e8], [e7], [e6], [e5]]";

    @Test
    @Tag("long")
    void theFirstCompilationOfAProcessNeedsNoStackOfItsCaller() throws Exception {
        assertThat(printed("small")).containsExactly(ANSWER, ANSWER);
    }

    @Test
    @Tag("long")
    void aCallerAtTheEndOfItsStackLeavesNothingBroken() throws Exception {
        assertThat(printed("deep")).containsExactly(ANSWER);
    }

    @Test
    void anInterruptIsKeptForTheCaller() {
        Thread.currentThread().interrupt();
        FacingRule rule =
                GroovyScripts.trusted().compile("interrupted", "facing { visit -> [EAST] }", FacingRule.class);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(rule.facings(BoardSpot.of("e4", Color.WHITE, Direction.NORTH)))
                .containsExactly(Direction.EAST);
    }

    @Test
    void theCompilationOfATrustedScriptSeesTheContextClassLoaderOfTheCaller() throws IOException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader own = new URLClassLoader("own", new URL[0], before)) {
            Thread.currentThread().setContextClassLoader(own);
            GroovyScripts.trusted().compile("context", """
                    @groovy.transform.ASTTest(value = { System.setProperty(SEEN, Thread.currentThread().contextClassLoader.name) })
                    class Any { }
                    facing { visit -> [EAST] }
                    """.replace("SEEN", "'" + SEEN + "'"), FacingRule.class);
            assertThat(System.getProperty(SEEN)).isEqualTo("own");
        } finally {
            Thread.currentThread().setContextClassLoader(before);
            System.clearProperty(SEEN);
        }
    }

    private static List<String> printed(String argument) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        TestShare.isAll() ? "-XX:+TieredCompilation" : "-XX:TieredStopAtLevel=1",
                        "-cp",
                        String.join(File.pathSeparator, Places.of(GroovyClassLoader.class)),
                        DeepCaller.class.getName(),
                        argument)
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return text.lines().toList();
    }
}
