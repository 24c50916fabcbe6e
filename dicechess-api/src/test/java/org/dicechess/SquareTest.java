package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

    @ParameterizedTest
    @CsvSource({"a1, 0, 0", "e4, 4, 3", "h8, 7, 7", "l10, 11, 9", "z256, 25, 255"})
    void nameFileAndRankBelongTogether(String name, int file, int rank) {
        assertThat(Square.of(name)).isEqualTo(new Square(file, rank));
        assertThat(new Square(file, rank).text()).isEqualTo(name);
        assertThat(new Square(file, rank)).hasToString(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "e", "4", "4e", "E4", "e0", "e04", "e-4", " e4", "e4 ", "e4\n", "ee4", "e1000", "ä1", "e٤"})
    void otherTextsAreNoSquares(String text) {
        assertThatThrownBy(() -> Square.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a square: '" + text.replace("\n", "\\u000a")
                        + "'; expected a file a to z and a rank, as e4");
    }

    @Test
    void aLongTextIsShownInPart() {
        assertThatThrownBy(() -> Square.of("abcdefghijklmnopqrstuvwxyz"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'abcdefghijklmnopqrst...'");
    }

    @Test
    void rank257IsNoSquareThoughItsTextHasTheForm() {
        assertThatThrownBy(() -> Square.of("a257"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a square: 'a257'; expected a rank from 1 to 256");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "26, 0", "0, -1", "0, 256"})
    void filesAndRanksHaveBounds(int file, int rank) {
        assertThatThrownBy(() -> new Square(file, rank)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void nullIsNoName() {
        assertThatThrownBy(() -> Square.of(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void theOrderIsRankByRank() {
        List<Square> squares = new ArrayList<>();
        for (String name : List.of("b10", "a2", "h1", "b1", "a10", "a1")) {
            squares.add(Square.of(name));
        }
        Collections.sort(squares);
        assertThat(squares).extracting(Square::text).containsExactly("a1", "b1", "h1", "a2", "a10", "b10");
        assertThat(Square.of("c3")).isEqualByComparingTo(new Square(2, 2));
    }
}
