package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotationExceptionTest {

    @Test
    void theMessageTellsTextColumnAndWhatWasExpected() {
        NotationException wrong = new NotationException("e2e9", 3, "no rank 9; expected 1 to 8");
        assertThat(wrong).hasMessage("column 3 of 'e2e9': no rank 9; expected 1 to 8");
        assertThat(wrong.column()).isEqualTo(3);
    }

    @Test
    void aMessageOfSeveralLinesStandsAlone() {
        NotationException wrong = new NotationException(17, "line 2: no such event");
        assertThat(wrong).hasMessage("line 2: no such event");
        assertThat(wrong.column()).isEqualTo(17);
    }

    /** Of 300 characters the message shows 120: 60 before the column, as far as there are some. */
    @Test
    void aLongTextIsShownAroundTheColumn() {
        String text = "a".repeat(100) + "b".repeat(100) + "c".repeat(100);
        assertThat(new NotationException(text, 1, "x"))
                .hasMessage("column 1 of '" + "a".repeat(100) + "b".repeat(20) + "...': x");
        assertThat(new NotationException(text, 150, "x"))
                .hasMessage("column 150 of '..." + "a".repeat(10) + "b".repeat(100) + "c".repeat(10) + "...': x");
        assertThat(new NotationException(text, 300, "x"))
                .hasMessage("column 300 of '..." + "b".repeat(20) + "c".repeat(100) + "': x");
    }

    @Test
    void aMessageIsOneLineWhateverTheTextHolds() {
        NotationException wrong = new NotationException("a\nb\u2028c\u202ed\u0000", 1, "tab\t");
        assertThat(wrong).hasMessage("column 1 of 'a\\u000ab\\u2028c\\u202ed\\u0000': tab\\u0009");
    }

    @Test
    void aMessageEndsAfterAThousandCharacters() {
        assertThat(new NotationException(1, "x".repeat(1001))).hasMessage("x".repeat(1000) + "...");
        assertThat(new NotationException(1, "x".repeat(1000))).hasMessage("x".repeat(1000));
    }
}
