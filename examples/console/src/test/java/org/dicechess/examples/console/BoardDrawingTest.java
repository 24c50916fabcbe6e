package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dicechess.Board;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.examples.console.Men.Man;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {

    @Test
    void emptySquaresAreDots() {
        assertThat(drawn(new Men(3, 2, List.of(), Map.of(square("a1"), Man.white("K"), square("c2"), Man.black("k"))), true))
                .isEqualTo("""
                        2 . . k
                        1 K . .
                          a b c
                        """);
    }

    @Test
    void missingSquaresAreBlank() {
        List<Square> corners = List.of(square("a1"), square("d1"), square("a3"), square("d3"), square("b2"));
        assertThat(drawn(new Men(4, 3, corners, Map.of(square("c2"), Man.black("q"))), true)).isEqualTo("""
                3   . .
                2 .   q .
                1   . .
                  a b c d
                """);
    }

    @Test
    void facingsAreArrowsAfterTheLetterAndWidenTheCells() {
        assertThat(drawn(facing(), true)).isEqualTo("""
                2 c↓ .  r
                1 C↗ N  C←
                  a  b  c
                """);
    }

    @Test
    void facingsAreTextWhereArrowsCannotBeShown() {
        assertThat(drawn(facing(), false)).isEqualTo("""
                2 c^s  .    r
                1 C^ne N    C^w
                  a    b    c
                """);
    }

    @Test
    void longSymbolsLoseTheirParenthesesAndWidenTheCells() {
        Board board = new Men(2, 2, List.of(),
                Map.of(square("a1"), Man.white("(NR)"), square("b2"), Man.black("(nr)").facing(Direction.EAST)));
        assertThat(drawn(board, true)).isEqualTo("""
                2 .   nr→
                1 NR  .
                  a   b
                """);
    }

    @Test
    void ranksOfTwoDigitsAreAligned() {
        assertThat(drawn(new Men(2, 10, List.of(), Map.of(square("b10"), Man.black("k"))), true))
                .startsWith("10 . k\n 9 . .\n")
                .endsWith(" 1 . .\n   a b\n");
    }

    @Test
    void aBoardOfTwelveByTwelveFitsAHundredColumns() {
        Board board = new Men(12, 12, List.of(), Map.of(square("l12"), Man.white("(ABC)").facing(Direction.SOUTH)));
        assertThat(drawn(board, true).lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void coloursAreNotPartOfThePlainText() {
        List<AttributedString> lines = new BoardDrawing(true).lines(facing());
        assertThat(lines.get(0).toString()).doesNotContain("\u001b");
        assertThat(lines.get(0).toAnsi()).contains("\u001b");
    }

    private static Board facing() {
        return new Men(3, 2, List.of(), Map.of(
                square("a1"), Man.white("C").facing(Direction.NORTH_EAST),
                square("b1"), Man.white("N"),
                square("c1"), Man.white("C").facing(Direction.WEST),
                square("a2"), Man.black("c").facing(Direction.SOUTH),
                square("c2"), Man.black("r")));
    }

    private static Square square(String name) {
        return Square.of(name);
    }

    private static String drawn(Board board, boolean arrows) {
        return new BoardDrawing(arrows).lines(board).stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
