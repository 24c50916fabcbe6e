package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardDrawingTest {

    private static final AttributedStyle WHITE = AttributedStyle.BOLD;
    private static final AttributedStyle BLACK = AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN);
    private static final AttributedStyle GROUND = AttributedStyle.DEFAULT.faint();
    private static final AttributedStyle LINE = AttributedStyle.DEFAULT.foreground(AttributedStyle.YELLOW);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"10┃.  c↓ ┃NR *", "12 +---+", " 1|.  |.   c^s", "1 K . .", "8 車 . ²"})
    void coloursAreNotPartOfThePlainText(String row) {
        AttributedString painted = BoardDrawing.painted(row);

        assertThat(painted.toString()).isEqualTo(row);
        assertThat(painted.toAnsi()).contains("\u001b");
    }

    @Test
    void aPieceHasTheColourOfItsSideAsAWhole() {
        AttributedString painted = BoardDrawing.painted("1┃nr^s Nr^s .");

        assertThat(painted.styleAt(0)).isEqualTo(GROUND);
        assertThat(painted.styleAt(1)).isEqualTo(LINE);
        for (int i = 0; i < 4; i++) {
            assertThat(painted.styleAt(2 + i)).isEqualTo(BLACK);
            assertThat(painted.styleAt(7 + i)).isEqualTo(WHITE);
        }
        assertThat(painted.styleAt(12)).isEqualTo(GROUND);
    }

    /** JLine would replace light box characters. */
    @Test
    void outlinesSurviveColours() {
        assertThat(BoardDrawing.painted(" ┏━━━┓ ┃ ┛ ┗").toAnsi()).contains("┏", "┓", "┃", "┛", "┗", "━");
    }
}
