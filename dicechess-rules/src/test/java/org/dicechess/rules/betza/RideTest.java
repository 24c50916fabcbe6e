package org.dicechess.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.betza.Ride.Leap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RideTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "0  | 1  | \"\"",
                "-1 | -1 | \"\"",
                "0  | 2  | 0,1",
                "-2 | 0  | -1,0",
                "0  | -3 | 0,-1 0,-2",
                "2  | 2  | 1,1",
                "-2 | 2  | -1,1",
                "3  | -3 | 1,-1 2,-2",
                "1  | 2  | 0,1",
                "-1 | 2  | 0,1",
                "2  | 1  | 1,0",
                "-2 | -1 | -1,0",
                "1  | 3  | 0,1 0,2",
                "2  | 3  | 0,1 1,2",
                "3  | -2 | 1,0 2,-1",
                "1  | 4  | 0,1 0,2 0,3",
                "2  | 4  | 0,1 0,2 1,3",
            })
    void aLameLeapPassesStraightSquaresFirstAndDiagonalOnesLast(int dx, int dy, String between) {
        assertThat(Ride.between(new Leap(dx, dy))).isEqualTo(leaps(between));
    }

    private static List<Leap> leaps(String text) {
        return Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .map(RideTest::leap)
                .toList();
    }

    private static Leap leap(String text) {
        String[] sides = text.split(",");
        return new Leap(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }
}
