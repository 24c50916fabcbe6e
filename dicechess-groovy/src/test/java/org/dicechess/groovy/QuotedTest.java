package org.dicechess.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.groovy.text.Quoted;
import org.dicechess.spi.HookException;
import org.dicechess.spi.StepRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotedTest {

    private static final BoardSpot E4 = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);

    @Test
    void textsAreShownOnOneLineCutAndEscaped() {
        assertThat(Quoted.text("peça ♞ 🎲")).isEqualTo("peça ♞ 🎲");
        assertThat(Quoted.text("a\nb\tc\rd" + (char) 0x1b + (char) 0x202e + (char) 0xd800))
                .isEqualTo("a\\nb\\tc\\u000dd\\u001b\\u202e\\ud800");
        assertThat(Quoted.text("x".repeat(60))).isEqualTo("x".repeat(60));
        assertThat(Quoted.text("x".repeat(61))).isEqualTo("x".repeat(60) + "...");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "('a\\n' * 500)",
                "[['a\\n' * 500]]",
                "from.in('a\\n' * 500)",
                "from.given('a\\n' * 500)",
                "[a: 'b\\n'].'c' ",
                "from.walk('a\\n  b\\t')",
                "'a\\n' 'b'",
            })
    void everyMessageIsOneShortLine(String body) {
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("script", "step { from ->\n" + body + "\n}", StepRule.class)
                        .steps(E4))
                .isInstanceOf(HookException.class)
                .satisfies(failure ->
                        assertThat(failure.getMessage()).doesNotContain("\n").hasSizeLessThan(700));
    }

    @Test
    void anAnswerIsQuotedByItsFirstCharacters() {
        assertThatThrownBy(() -> GroovyScripts.confined()
                        .compile("script", "step { from ->\n'ab\\n' * 50\n}", StepRule.class)
                        .steps(E4))
                .hasMessage("script: answered '" + "ab\\n".repeat(15)
                        + "...'; expected a list of steps (asked for 'step' on e4, white facing north)");
    }
}
