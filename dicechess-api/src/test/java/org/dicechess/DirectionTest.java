package org.dicechess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DirectionTest {

    @ParameterizedTest
    @CsvSource({
        "NORTH,      n,  0,  1, true,  false",
        "NORTH_EAST, ne, 1,  1, false, true",
        "EAST,       e,  1,  0, false, false",
        "SOUTH_EAST, se, 1, -1, false, true",
        "SOUTH,      s,  0, -1, true,  false",
        "SOUTH_WEST, sw, -1, -1, false, true",
        "WEST,       w, -1,  0, false, false",
        "NORTH_WEST, nw, -1, 1, false, true",
    })
    void aStepAndATextBelongToEachDirection(
            Direction direction, String text, int files, int ranks, boolean vertical, boolean diagonal) {
        assertThat(direction.text()).isEqualTo(text);
        assertThat(direction.files()).isEqualTo(files);
        assertThat(direction.ranks()).isEqualTo(ranks);
        assertThat(direction.isVertical()).isEqualTo(vertical);
        assertThat(direction.isDiagonal()).isEqualTo(diagonal);
        assertThat(Direction.of(text)).isEqualTo(direction);
        assertThat(Direction.of(text.toUpperCase(java.util.Locale.ROOT))).isEqualTo(direction);
    }

    @ParameterizedTest
    @CsvSource({"NORTH, north", "NORTH_EAST, north-east", "SOUTH_WEST, south-west", "WEST, west"})
    void peopleReadWords(Direction direction, String words) {
        assertThat(direction.words()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "NORTH, 1, NORTH_EAST",
        "NORTH, 2, EAST",
        "NORTH, 4, SOUTH",
        "NORTH, -1, NORTH_WEST",
        "EAST, -2, NORTH",
        "NORTH_WEST, 1, NORTH",
        "SOUTH_WEST, 3, NORTH",
        "SOUTH, 17, SOUTH_WEST",
        "SOUTH, -17, SOUTH_EAST",
    })
    void eighthsTurnClockwise(Direction from, int eighths, Direction to) {
        assertThat(from.turned(eighths)).isEqualTo(to);
    }

    @ParameterizedTest
    @EnumSource
    void halfATurnGoesBack(Direction direction) {
        Direction back = direction.turned(4);
        assertThat(back.files()).isEqualTo(-direction.files());
        assertThat(back.ranks()).isEqualTo(-direction.ranks());
        assertThat(direction.turned(Integer.MIN_VALUE))
                .as("a multiple of eight")
                .isEqualTo(direction);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "north", "en", "n ", "x"})
    void otherTextsAreNoDirections(String text) {
        assertThatThrownBy(() -> Direction.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a direction: '" + text + "'; expected one of n ne e se s sw w nw");
    }
}
