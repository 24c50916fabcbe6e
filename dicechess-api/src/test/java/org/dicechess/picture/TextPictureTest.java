package org.dicechess.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Move;
import org.dicechess.Square;
import org.junit.jupiter.api.Test;

/** The expected texts are written by hand. */
class TextPictureTest {

    private static final DrawnPiece ROOK = Scenes.piece("R", Color.WHITE);
    private static final DrawnPiece RIDER = Scenes.piece("Nr", Color.BLACK);

    @Test
    void aDotIsAnEmptySquareAndABlankAMissingOne() {
        Scene scene = Scenes.of(Scenes.squares(4, 3, "b2", "d3", "a1"), Map.of("b1", ROOK, "c3", RIDER));
        assertThat(Picture.of(scene).text()).isEqualTo("""
                3 .  .  nr
                2 .     .  .
                1    R  .  .
                  a  b  c  d
                White to move
                """);
        assertThat(Picture.of(scene).seenBy(Color.BLACK).text()).isEqualTo("""
                1 .  .  R
                2 .  .     .
                3    nr .  .
                  d  c  b  a
                White to move
                """);
    }

    @Test
    void numbersOfRanksAreRightAligned() {
        String text = Picture.of(Scenes.of(Scenes.squares(2, 10), Map.of("a10", ROOK)))
                .text();
        assertThat(text).startsWith("10 R .\n 9 . .\n 8 . .\n").contains("\n 1 . .\n   a b\n");
    }

    @Test
    void aRankWithoutSquaresKeepsItsPlace() {
        Scene scene = Scenes.of(Scenes.squares(2, 3, "a2", "b2"), Map.of());
        assertThat(Picture.of(scene).text()).startsWith("3 . .\n\n1 . .\n  a b\n");
    }

    @Test
    void facingsFollowACaret() {
        Scene scene = Scenes.of(
                Scenes.squares(2, 1),
                Map.of("a1", Scenes.facing(ROOK, Direction.NORTH_EAST), "b1", Scenes.facing(RIDER, Direction.WEST)));
        assertThat(Picture.of(scene).text()).startsWith("1 R^ne nr^w\n  a    b\n");
    }

    @Test
    void linesBelowTellTheRest() {
        Scene scene = Scenes.checked(
                Scenes.with(
                        Scenes.of(Scenes.squares(3, 1), Map.of("a1", ROOK)),
                        List.of(Scenes.facing(ROOK, Direction.NORTH), ROOK),
                        List.of(RIDER),
                        List.of(new DrawnDie(1, List.of(ROOK, RIDER)), new DrawnDie(6, List.of()))),
                "a1");
        Picture picture = Picture.of(scene)
                .targets(List.of(Square.of("c1"), Square.of("a1")))
                .arrow(Square.of("a1"), Square.of("c1"));
        assertThat(picture.text()).isEqualTo("""
                1 R . +
                  a b c
                White to move
                White beside the board: kind-R facing north, kind-R
                Black beside the board: kind-Nr
                roll: 1 (kind-R or kind-Nr), 6
                check: a1
                targets: a1 c1
                arrows: a1-c1
                """);
        assertThat(picture).hasToString(picture.text());
    }

    @Test
    void handsAreToldBelow() {
        Scene scene = Scenes.holding(
                Scenes.of(Scenes.squares(2, 1), Map.of("a1", ROOK)),
                List.of(new HeldPiece(ROOK, "R", 2), new HeldPiece(RIDER, "(Nr)", 1)),
                List.of());
        assertThat(Picture.of(scene).text()).isEqualTo("""
                1 R .
                  a b
                White to move
                White in hand: kind-R (2), kind-Nr
                """);
    }

    @Test
    void theLastMoveLeavesATrail() {
        Move walk = Move.of("a1c1", List.of(), List.of(), List.of(Square.of("a1"), Square.of("b1"), Square.of("c1")));
        Scene scene = Scenes.of(Scenes.squares(4, 1), Map.of("c1", ROOK));
        assertThat(Picture.of(scene).lastMove(walk).text()).startsWith("1 * * R .\n");
    }

    /** On a terminal the chariot is as wide as two letters. */
    @Test
    void ideographsTakeTwoColumns() {
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("b2", Scenes.piece("車", Color.WHITE), "a1", RIDER));

        assertThat(Picture.of(scene).boardText(TextStyle.UNICODE)).isEqualTo("""
                2 .  車 .
                1 nr .  .
                  a  b  c
                """);
    }

    @Test
    void facingsAreArrowsInUnicode() {
        Scene scene = Scenes.of(
                Scenes.squares(3, 1),
                Map.of("a1", Scenes.facing(ROOK, Direction.NORTH_EAST), "b1", Scenes.facing(RIDER, Direction.WEST)));

        assertThat(Picture.of(scene).boardText(TextStyle.UNICODE)).isEqualTo("""
                1 R↗  nr← .
                  a   b   c
                """);
        assertThat(Picture.of(scene).seenBy(Color.BLACK).boardText(TextStyle.UNICODE))
                .isEqualTo("""
                1 .   nr→ R↙
                  c   b   a
                """);
    }

    @Test
    void everyDirectionHasItsArrow() {
        Map<Direction, String> arrows = Map.of(
                Direction.NORTH, "↑",
                Direction.NORTH_EAST, "↗",
                Direction.EAST, "→",
                Direction.SOUTH_EAST, "↘",
                Direction.SOUTH, "↓",
                Direction.SOUTH_WEST, "↙",
                Direction.WEST, "←",
                Direction.NORTH_WEST, "↖");
        arrows.forEach((way, arrow) -> assertThat(Picture.of(
                                Scenes.of(Scenes.squares(1, 1), Map.of("a1", Scenes.facing(ROOK, way))))
                        .boardText(TextStyle.UNICODE))
                .startsWith("1 R" + arrow + "\n"));
    }

    @Test
    void squaresAreOutlinedInTheGaps() {
        Picture picture = Picture.of(Scenes.of(Scenes.squares(4, 3), Map.of("b2", ROOK, "d1", ROOK)));
        TextStyle style = TextStyle.UNICODE.outlined(squares("b2", "c2", "c3"));

        assertThat(picture.boardText(style)).isEqualTo("""
                     ┏━┓
                3 . .┃.┃.
                   ┏━┛ ┃
                2 .┃R .┃.
                   ┗━━━┛
                1 . . . R
                  a b c d
                """);
        assertThat(picture.seenBy(Color.BLACK).boardText(style)).isEqualTo("""
                1 R . . .
                   ┏━━━┓
                2 .┃. R┃.
                   ┃ ┏━┛
                3 .┃.┃. .
                   ┗━┛
                  d c b a
                """);
    }

    @Test
    void outlinesAreAsciiWhereAsked() {
        Picture picture =
                Picture.of(Scenes.of(Scenes.squares(3, 2, "a2"), Map.of("c1", Scenes.facing(ROOK, Direction.SOUTH))));

        assertThat(picture.boardText(TextStyle.ASCII.outlined(squares("a1", "c2"))))
                .isEqualTo("""
                         +---+
                2     .  |.  |
                 +---+   +---+
                1|.  |.   R^s
                 +---+
                  a   b   c
                """);
    }

    @Test
    void outlinesThatMeetAtACornerCross() {
        Picture picture = Picture.of(Scenes.of(Scenes.squares(2, 2), Map.of()));

        assertThat(picture.boardText(TextStyle.UNICODE.outlined(squares("a2", "b1"))))
                .isEqualTo("""
                 ┏━┓
                2┃.┃.
                 ┗━╋━┓
                1 .┃.┃
                   ┗━┛
                  a b
                """);
    }

    @Test
    void outlinesOfTheWholeBoardAndOfForeignSquares() {
        Picture picture = Picture.of(Scenes.of(Scenes.squares(2, 1), Map.of()));

        assertThat(picture.boardText(TextStyle.UNICODE.outlined(squares("a1", "b1", "c1"))))
                .isEqualTo(" ┏━━━┓\n1┃. .┃\n ┗━━━┛\n  a b\n");
        assertThat(picture.boardText(TextStyle.UNICODE.outlined(squares("h8")))).isEqualTo("1 . .\n  a b\n");
    }

    @Test
    void hexagonalBoardsHaveNoOutline() {
        Scene scene = Scenes.hexagonal(Scenes.of(Scenes.squares(3, 3), Map.of()));

        assertThat(Picture.of(scene).boardText(TextStyle.UNICODE.outlined(squares("a1", "b2"))))
                .isEqualTo(Picture.of(scene).boardText(TextStyle.UNICODE));
    }

    @Test
    void emptyVisitedSquaresAreAsterisks() {
        Picture picture = Picture.of(Scenes.of(Scenes.squares(4, 1), Map.of("c1", ROOK)));

        assertThat(picture.boardText(TextStyle.ASCII.visited(squares("a1", "b1", "c1", "h8"))))
                .isEqualTo("1 * * R .\n  a b c d\n");
    }

    @Test
    void aStyleKeepsCopies() {
        List<Square> squares = new ArrayList<>(squares("a1"));
        TextStyle style = TextStyle.ASCII.outlined(squares).visited(squares);
        squares.add(Square.of("b1"));

        assertThat(style).isEqualTo(new TextStyle(false, Set.of(Square.of("a1")), Set.of(Square.of("a1"))));
        assertThatThrownBy(() -> style.visited().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theLargestBoardWithLongPiecesFitsAHundredColumns() {
        DrawnPiece piece = Scenes.facing(Scenes.piece("ABCD", Color.WHITE), Direction.SOUTH_EAST);
        Picture picture = Picture.of(Scenes.of(Scenes.squares(12, 12), Map.of("l12", piece)));

        assertThat(picture.boardText(TextStyle.ASCII.outlined(squares("a1", "l12", "f6")))
                        .lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    private static List<Square> squares(String... names) {
        return Stream.of(names).map(Square::of).toList();
    }

    /** Files are columns; b1 is a neighbour of a1, half a square lower; b2 half a square higher. */
    @Test
    void hexagonalFilesAreHalfASquareApart() {
        Scene scene = Scenes.hexagonal(Scenes.of(Scenes.squares(3, 3, "a3", "c1"), Map.of("b2", ROOK)));
        assertThat(Picture.of(scene).text()).isEqualTo("""
                  3 .
                2 .   .
                    R
                1 .   .
                    .
                  a   c
                    b
                White to move
                """);
    }
}
