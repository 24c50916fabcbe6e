package org.dicechess.groovy.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.dicechess.spi.HookException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexerTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a\r\nb",
                "// // */ '\nx",
                "/* ' \n \" */ x",
                "'a // b' + \"c ${d.e(1)} \\$ \\\" $f\"",
                "a.b{ c -> d }",
                "x = '♞ 🎲'",
                "int posição = 1",
                "a < b\na < b\na < b\na < b\na < b\na < b\na < b\na < b",
            })
    void harmlessTextPasses(String text) {
        assertThatCode(() -> check(text)).doesNotThrowAnyException();
    }

    /** The end of a line is no word: 1,500 lines of two words are 3,000 words and signs. */
    @Test
    void linesDoNotCountAmongTheWords() {
        assertThatCode(() -> check("a b\n".repeat(1500))).doesNotThrowAnyException();
        assertThatThrownBy(() -> check("a b\n".repeat(1500) + "c"))
                .isInstanceOf(HookException.class)
                .hasMessageContaining("more than 3000 words and signs");
    }

    @ParameterizedTest
    @MethodSource("refused")
    void anythingElseIsRefusedWithItsLine(String text, int line) {
        assertThatThrownBy(() -> check(text))
                .isInstanceOf(HookException.class)
                .satisfies(
                        failure -> assertThat(((HookException) failure).line()).isEqualTo(line));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                arguments("a" + (char) 1 + "b", 1),
                arguments("a\n//" + (char) 0x202e, 2),
                arguments("'" + (char) 0xe000 + "'", 1),
                arguments("a\rb", 1),
                arguments("//" + (char) 0x2028, 1),
                arguments("a" + (char) 0x85 + "b", 1),
                arguments("'" + (char) 0xd800 + "'", 1),
                arguments("/*\n\n", 1),
                arguments("'a\nb'", 1),
                arguments("\n\n\n\"a ${b { c }}\"", 4),
                arguments("x\\" + "u0041", 1),
                arguments("'\\" + "u0041'", 1),
                arguments("\'\'\'a\'\'\'", 1),
                arguments("a / b", 1),
                arguments("$x", 1));
    }

    @Test
    void sizeAndNestingAreBounded() {
        assertRefused("a\n".repeat(8_001));
        assertRefused("a ".repeat(3_001).replace("a a a ", "a a a\n"));
        assertRefused("(".repeat(13));
        assertRefused("{ a -> b -> c }");
        assertRefused("9".repeat(21));
    }

    private static void assertRefused(String text) {
        assertThatThrownBy(() -> check(text)).isInstanceOf(HookException.class);
    }

    private static void check(String text) {
        Lexer.tokens(new Source("script", text));
    }
}
