package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.codehaus.groovy.ast.ModuleNode;
import org.codehaus.groovy.control.SourceUnit;
import org.dicechess.groovy.grammar.Script;
import org.dicechess.groovy.text.Source;
import org.dicechess.groovy.text.Tokens;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts made to keep the compiler busy are read in few steps, and compiled or refused. {@link WorstTexts} searches for
 * more and prints times; these tests only assert that nothing hangs.
 */
@Timeout(120)
class GrownTextsTest {

    private static final int TEXTS = TestShare.of(200, 20);
    private static final int SMALL_STACK = 256 * 1024;

    /** Each of these makes Groovy's own parser run for a very long time, or makes the compiler's stack overflow. */
    static Stream<Arguments> hostile() {
        return Stream.of(
                Arguments.of(
                        "step { from ->\nrecord [] ++ record [] ++ as [] ++ in ++ in ++ = ++ in in , sealed , static\n}",
                        2),
                Arguments.of("step { from ->\n" + "do\n".repeat(1_499), 1_501),
                Arguments.of("step { from ->\n" + "do\n".repeat(2_999), 2_998),
                Arguments.of("step { from ->\n" + "do\n".repeat(200) + "}", 3),
                Arguments.of("step { from ->\n" + "a < b >\n".repeat(98) + "c }", 2),
                Arguments.of("step { from ->\n" + "List<\n".repeat(200) + "}", 3),
                Arguments.of("step { from ->\n" + "List<".repeat(200) + "}", 2),
                Arguments.of("path { from ->\n" + "a ?\n".repeat(500) + "}", 8),
                Arguments.of("step { from ->\n def v = [1]\n def x = v" + " +\nv".repeat(900) + "\n []\n}", 3),
                Arguments.of("step { from ->\n def v = \"a\"\n def x = v" + " +\nv".repeat(900) + "\n []\n}", 3),
                Arguments.of("path { from ->\n    for (c in 5) { }\n    []\n}", 2),
                Arguments.of("step { from ->\n" + "(a) -> ".repeat(10) + "1 }", 2),
                Arguments.of("step { from ->\n" + "if (a) ".repeat(400) + "1 }", 2),
                Arguments.of("step { from ->\n" + "x: ".repeat(400) + "1 }", 2),
                Arguments.of("step { from ->\n" + "(int) ".repeat(400) + "1 }", 2),
                Arguments.of("step { from ->\n" + "! - ".repeat(400) + "1 }", 2),
                Arguments.of("step { from ->\n" + "(x in l) ? [".repeat(11) + "1", 2));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void aTextThatKeepsTheCompilerBusyIsAProblemAtItsLine(String text, int line) {
        assertThatThrownBy(() -> GroovyScripts.confined().compile("busy", text, StepRule.class))
                .isInstanceOf(HookException.class)
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(line));
    }

    @Test
    void readingLooksAtEachTokenAFewTimes() {
        Random numbers = new Random(18);
        for (int i = 0; i < TEXTS; i++) {
            String text = i % 2 == 0
                    ? GrownTexts.random(numbers)
                    : GrownTexts.pair(
                            numbers.nextInt(GrownTexts.kinds()),
                            numbers.nextInt(GrownTexts.kinds()),
                            numbers.nextInt(30));
            Tokens tokens = Script.read(new Source("grown", text), new ModuleNode((SourceUnit) null));

            assertThat(tokens.looks()).as(text).isLessThan(80 * tokens.size());
        }
    }

    @Test
    void textsThatTheGrammarAcceptsAreCompiledOrRefused() {
        Random numbers = new Random(19);
        int compiled = 0;
        for (int i = 0; i < TEXTS; i++) {
            compiled += isCompiled(GrownTexts.random(numbers)) ? 1 : 0;
        }
        assertThat(compiled).as("some of them mean something").isPositive();
    }

    @Test
    void theHighestTreesAreCompiledOrRefusedEvenOnASmallStack() throws InterruptedException {
        StringBuilder failures = new StringBuilder();
        Thread thread = new Thread(
                null,
                () -> IntStream.range(0, GrownTexts.kinds())
                        .filter(kind -> kind % TestShare.of(1, 3) == 0)
                        .forEach(kind -> {
                            try {
                                isCompiled(GrownTexts.pair(kind, kind, kind));
                            } catch (Throwable e) {
                                failures.append(kind).append(": ").append(e).append('\n');
                            }
                        }),
                "small",
                SMALL_STACK);
        thread.start();
        thread.join();

        assertThat(failures.toString()).isEmpty();
    }

    private static boolean isCompiled(String text) {
        try {
            new Compilation(new Source("grown", text), Tier.CONFINED).hooks();
            return true;
        } catch (HookException e) {
            return false;
        }
    }
}
