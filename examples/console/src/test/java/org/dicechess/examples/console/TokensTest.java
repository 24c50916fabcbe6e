package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokensTest {

    @ParameterizedTest(name = "<{0}> is {1}")
    @CsvSource(
            delimiter = ';',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "e2e4;e2e4",
                "e2e4 e7e5;e2e4,e7e5",
                "  e2e4\t e7e5 ;e2e4,e7e5",
                "[1 3];[1 3]",
                "[1 3] e2e4 [2 2] --;[1 3],e2e4,[2 2],--",
                "[1 3][2];[1 3],[2]",
                "e5:d4 [2] e5d6^w --;e5:d4,[2],e5d6^w,--",
                "why [1 3];why,[1 3]",
            })
    void aRollIsOneWord(String line, String words) {
        assertThat(Tokens.split(line)).isEqualTo(Arrays.asList(words.split(",")));
    }

    @Test
    void aBlankLineHasNoWords() {
        assertThat(Tokens.split("  \t ")).isEmpty();
        assertThat(Tokens.split("")).isEmpty();
    }

    @Test
    void anOpenBracketIsRefused() {
        assertThatThrownBy(() -> Tokens.split("e2e4 [1 3"))
                .isInstanceOf(BadInputException.class)
                .hasMessage("'[1 3' lacks its ']'");
    }

    @Test
    void anOpenBracketIsAWordWhileTyping() {
        assertThat(Tokens.scan("e2e4 [1 ")).isEqualTo(List.of(new Tokens.Token("e2e4", 0), new Tokens.Token("[1 ", 5)));
    }
}
