package org.dicechess.examples.console;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dicechess.Board;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.examples.console.GivenBoard.GivenPiece;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {

    @Test
    void emptySquaresAreDots() {
        assertThat(drawn(
                        new GivenBoard(
                                3,
                                2,
                                List.of(),
                                Map.of(square("a1"), GivenPiece.white("K"), square("c2"), GivenPiece.black("k"))),
                        true))
                .isEqualTo("""
                        2 . . k
                        1 K . .
                          a b c
                        """);
    }

    @Test
    void missingSquaresAreBlank() {
        List<Square> corners = List.of(square("a1"), square("d1"), square("a3"), square("d3"), square("b2"));
        assertThat(drawn(new GivenBoard(4, 3, corners, Map.of(square("c2"), GivenPiece.black("q"))), true))
                .isEqualTo("""
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
        Board board = new GivenBoard(
                2,
                2,
                List.of(),
                Map.ofEntries(
                        entry(square("a1"), GivenPiece.white("(NR)")),
                        entry(square("b2"), GivenPiece.black("(nr)").facing(Direction.EAST))));
        assertThat(drawn(board, true)).isEqualTo("""
                2 .   nr→
                1 NR  .
                  a   b
                """);
    }

    @Test
    void anAreaIsOutlinedInTheGaps() {
        Board board = new GivenBoard(
                4, 3, List.of(), Map.of(square("b2"), GivenPiece.white("K"), square("d1"), GivenPiece.black("q")));

        assertThat(outlined(board, true, "b2", "c2", "c3")).isEqualTo("""
                     ┏━┓
                3 . .┃.┃.
                   ┏━┛ ┃
                2 .┃K .┃.
                   ┗━━━┛
                1 . . . q
                  a b c d
                outlined: home
                """);
    }

    @Test
    void outlinesAreAsciiWhereBoxesCannotBeShown() {
        Board board = new GivenBoard(
                3,
                2,
                List.of(square("a2")),
                Map.of(square("c1"), GivenPiece.black("c").facing(Direction.SOUTH)));

        assertThat(outlined(board, false, "a1", "c2")).isEqualTo("""
                         +---+
                2     .  |.  |
                 +---+   +---+
                1|.  |.   c^s
                 +---+
                  a   b   c
                outlined: home
                """);
    }

    @Test
    void emptySquaresThatPiecesHavePassedAreAsterisks() {
        Board board = new GivenBoard(3, 1, List.of(), Map.of(square("c1"), GivenPiece.white("R")));
        BoardDrawing drawing =
                new BoardDrawing(true, Optional.empty(), Set.of(square("a1"), square("b1"), square("c1")));

        assertThat(drawing.lines(board)).first().hasToString("1 * * R");
    }

    @Test
    void theLargestBoardWithTheLongestPiecesFitsAHundredColumns() {
        Board board = new GivenBoard(
                12,
                12,
                List.of(),
                Map.of(square("l12"), GivenPiece.white("(ABCD)").facing(Direction.SOUTH_EAST)));

        assertThat(outlined(board, false, "a1", "l12", "f6").lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void outlinesSurviveColours() {
        BoardDrawing drawing = new BoardDrawing(true, Optional.of(new Area("home", Set.of(square("a1")))), Set.of());

        assertThat(drawing.lines(facing()).stream()
                        .map(AttributedString::toAnsi)
                        .collect(Collectors.joining()))
                .contains("┏", "┃", "┛", "━");
    }

    @Test
    void ranksOfTwoDigitsAreAligned() {
        assertThat(drawn(new GivenBoard(2, 10, List.of(), Map.of(square("b10"), GivenPiece.black("k"))), true))
                .startsWith("10 . k\n 9 . .\n")
                .endsWith(" 1 . .\n   a b\n");
    }

    @Test
    void aBoardOfTwelveByTwelveFitsAHundredColumns() {
        Board board = new GivenBoard(
                12,
                12,
                List.of(),
                Map.of(square("l12"), GivenPiece.white("(ABC)").facing(Direction.SOUTH)));
        assertThat(drawn(board, true).lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void coloursAreNotPartOfThePlainText() {
        List<AttributedString> lines = new BoardDrawing(true).lines(facing());
        assertThat(lines.get(0).toString()).doesNotContain("\u001b");
        assertThat(lines.get(0).toAnsi()).contains("\u001b");
    }

    private static Board facing() {
        return new GivenBoard(
                3,
                2,
                List.of(),
                Map.of(
                        square("a1"), GivenPiece.white("C").facing(Direction.NORTH_EAST),
                        square("b1"), GivenPiece.white("N"),
                        square("c1"), GivenPiece.white("C").facing(Direction.WEST),
                        square("a2"), GivenPiece.black("c").facing(Direction.SOUTH),
                        square("c2"), GivenPiece.black("r")));
    }

    private static Square square(String name) {
        return Square.of(name);
    }

    private static String drawn(Board board, boolean unicode) {
        return text(new BoardDrawing(unicode), board);
    }

    private static String outlined(Board board, boolean unicode, String... squares) {
        Area home = new Area("home", Stream.of(squares).map(Square::of).collect(Collectors.toSet()));
        return text(new BoardDrawing(unicode, Optional.of(home), Set.of()), board);
    }

    private static String text(BoardDrawing drawing, Board board) {
        return drawing.lines(board).stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
