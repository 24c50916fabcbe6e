package org.dicechess.rules.fen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dicechess.rules.records.RecordGames.refusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers in position texts. */
class FieldTest {

    @ParameterizedTest
    @CsvSource({"2, 2, 999999", "999999, 2, 999999", "0, 0, 0", "10, 0, 10", "123456, 0, 999999"})
    void aNumberWithinItsBoundsIsRead(String text, int least, int most) {
        assertThat(field(text).number(least, most)).isEqualTo(Integer.parseInt(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "11", "02", "", "-3", "+3", "3 ", "x", "3x", "1000000", "10000000000", "٣"})
    void anotherTextThanANumberFromTwoToTenIsRefused(String text) {
        assertThat(refusal(() -> field(text).number(2, 10)))
                .hasMessageEndingWith("'" + text + "', expected a whole number from 2 to 10")
                .extracting(wrong -> wrong.column())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, true",
        "9, 1, true",
        "10, 1, false",
        "10, 2, true",
        "00, 2, false",
        "01, 2, false",
        "'', 2, false",
        "1/, 2, false",
        "1:, 2, false",
    })
    void aWholeNumberHasDigitsAndNoLeadingZero(String text, int digits, boolean whole) {
        assertThat(Field.isWhole(text, digits)).isEqualTo(whole);
    }

    @Test
    void theRestOfAFieldKeepsItsPlace() {
        Field rest = field("x=12").from(2);
        assertThat(rest).isEqualTo(new Field("w x=12", "12", 4));
        assertThat(refusal(() -> rest.number(0, 9)).column()).isEqualTo(5);
    }

    private static Field field(String text) {
        return new Field("w " + text, text, 2);
    }
}
