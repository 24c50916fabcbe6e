package org.dicechess.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EvenTextsTest {

    private static List<String> told(int mostPeriod, String... texts) {
        return EvenTexts.of(List.of(texts), mostPeriod).stream()
                .map(even -> even.begin() + "-" + even.end() + (even.times() == 1 ? "" : even.numbers()) + ": "
                        + String.join(" | ", even.texts()))
                .toList();
    }

    @Test
    void numbersThatGrowByOneAreTheLetter() {
        assertThat(told(1, "2 squares, point 5.", "3 squares, point 6.", "4 squares, point 7."))
                .containsExactly("0-3, for n from 2 to 4: n squares, point n + 3.");
    }

    @Test
    void numbersOfPointsDoNotSayWhereTheLetterBegins() {
        assertThat(told(1, "point 5 [1]", "point 8 [1]", "point 11 [1]"))
                .containsExactly("0-3, for n from 1 to 3: point 3n + 2 [1]");
    }

    @Test
    void numbersMayFall() {
        assertThat(told(1, "a 9 b", "a 7 b", "a 5 b")).containsExactly("0-3, for n from 1 to 3: a 11 - 2n b");
        assertThat(told(1, "a 3 b 1", "a 2 b 2", "a 1 b 3")).containsExactly("0-3, for n from 1 to 3: a 4 - n b n");
    }

    @Test
    void nounsBesideOneAreInTheSingular() {
        assertThat(told(1, "1 square.", "2 squares.", "3 squares."))
                .containsExactly("0-3, for n from 1 to 3: n squares.");
    }

    @Test
    void severalTextsComeTogether() {
        assertThat(told(2, "x", "a 2", "b 3", "a 4", "b 5", "a 6", "b 7", "y"))
                .containsExactly("0-1: x", "1-7, for n from 1 to 3: a 2n | b 2n + 1", "7-8: y");
        assertThat(told(1, "a 2", "b 3", "a 4", "b 5", "a 6", "b 7")).hasSize(6);
    }

    @Test
    void twoTextsAreToldOneByOne() {
        assertThat(told(1, "a 1", "a 2", "b 1")).containsExactly("0-1: a 1", "1-2: a 2", "2-3: b 1");
    }

    @Test
    void textsThatAreNotEvenAreToldOneByOne() {
        assertThat(told(1, "a 1", "a 2", "a 4")).hasSize(3);
        assertThat(told(1, "a 1", "a 2", "b 3")).hasSize(3);
        assertThat(told(1, "1/6 a", "2/6 a", "3/6 a")).hasSize(3);
        assertThat(told(1, "e1", "e2", "e3")).hasSize(3);
        assertThat(told(1, "[1 2]", "[1] 2", "[1 2]")).hasSize(3);
    }

    @Test
    void aLetterThatIsAWordStandsForNothingElse() {
        assertThat(told(1, "n m 1", "n m 2", "n m 3")).containsExactly("0-3, for k from 1 to 3: n m k");
    }
}
