package org.dicechess.rules.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventSyntaxTest {

    /** The lower case of a letter may be a letter and a mark, as that of a capital I with a dot. */
    @ParameterizedTest
    @CsvSource({"N@b1, true", "(ep)@b1, true", "(i\u0307)@b1, true", "()@b1, false", "(e1)@b1, false", "ep@b1, false"})
    void aDropNamesItsPieceByLetters(String text, boolean isDrop) {
        assertThat(EventSyntax.DROP.matcher(text).matches()).isEqualTo(isDrop);
    }
}
