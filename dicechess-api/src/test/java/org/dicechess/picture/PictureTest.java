package org.dicechess.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Drawing;
import org.dicechess.Move;
import org.dicechess.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureTest {

    private static final Scene EMPTY = Scenes.of(Scenes.squares(3, 2), Map.of());
    private static final DrawnPiece WHITE_KING = Scenes.shaped("king", Color.WHITE);
    private static final DrawnPiece BLACK_KING = Scenes.shaped("king", Color.BLACK);

    @Test
    void everySquareIsAPathWithItsNameAndMissingSquaresAreNotDrawn() {
        Scene scene = Scenes.of(Scenes.squares(3, 2, "b1", "c2"), Map.of("a2", WHITE_KING));
        List<ReadSvg.Part> squares = squares(scene);
        assertThat(squares).extracting(part -> part.of("data-square")).containsExactly("a1", "c1", "a2", "b2");
        assertThat(ReadSvg.parts(Picture.of(scene).svg(), "title"))
                .extracting(ReadSvg.Part::text)
                .containsExactly("Trial: White to move", "a1", "c1", "a2: White king", "b2");
    }

    /** A dark a1, as the rules of chess have it; a board without colours has one. */
    @Test
    void neighboursHaveDifferentColoursIfTheBoardIsCheckered() {
        assertThat(squares(EMPTY))
                .extracting(part -> part.of("fill"))
                .containsExactly("#c99f6f", "#f1dab5", "#c99f6f", "#f1dab5", "#c99f6f", "#f1dab5");
        Scene plain = Scenes.drawn(EMPTY, new Drawing(false, false, List.of(), List.of()));
        assertThat(squares(plain)).extracting(part -> part.of("fill")).containsOnly("#ecd3ab");
    }

    /** Squares have sides of 100 units; the lower left corner of a1 is 46 from the left and 214 from above. */
    @Test
    void linesLeadFromMiddleToMiddleUnderThePieces() {
        Drawing.Line line = new Drawing.Line(Square.of("a1"), Square.of("c2"));
        Scene scene = Scenes.drawn(EMPTY, new Drawing(false, false, List.of(), List.of(line)));
        String path = "d=\"M96 164L296 64\"";
        assertThat(Picture.of(scene).svg()).containsOnlyOnce(path);
        assertThat(Picture.of(EMPTY).svg()).doesNotContain(path);
    }

    /** The six neighbours of a hexagon are equally far, and share no colour with it or with the next neighbour. */
    @Test
    void hexagonsAreRegular() {
        Scene scene = Scenes.hexagonal(Scenes.of(Scenes.squares(5, 5), Map.of()));
        for (Color side : Color.values()) {
            Layout layout = new Layout(scene, side);
            Point middle = layout.center(Square.of("c3"));
            List<Square> neighbours = new ArrayList<>();
            for (int[] place : layout.neighbours(Square.of("c3"))) {
                neighbours.add(new Square(place[0], place[1]));
            }
            assertThat(neighbours)
                    .extracting(Square::text)
                    .containsExactlyInAnyOrder("c4", "c2", "b3", "d3", "d4", "b2");
            for (int i = 0; i < 6; i++) {
                Square neighbour = neighbours.get(i);
                Square next = neighbours.get((i + 1) % 6);
                assertThat(layout.center(neighbour).minus(middle).length()).isBetween(107.38, 107.39);
                assertThat(layout.center(neighbour).minus(layout.center(next)).length())
                        .isBetween(107.38, 107.39);
                assertThat(List.of(layout.shade(Square.of("c3")), layout.shade(neighbour), layout.shade(next)))
                        .containsExactlyInAnyOrder(0, 1, 2);
                // Side i of the hexagon lies between the two middles.
                List<Point> corners = layout.corners(Square.of("c3"));
                Point side1 = corners.get(i).plus(corners.get((i + 1) % 6)).times(0.5);
                Point between = layout.center(neighbour).plus(middle).times(0.5);
                assertThat(side1.minus(between).length()).isLessThan(1e-9);
            }
        }
    }

    /** One file further lies half a square lower, and White's ranks run upwards: x = 1.5 file, y = rank - file / 2. */
    @Test
    void hexagonsLieAsAxialCoordinatesSay() {
        Layout layout = new Layout(Scenes.hexagonal(Scenes.of(Scenes.squares(3, 3), Map.of())), Color.WHITE);
        Point a1 = layout.center(Square.of("a1"));
        assertThat(layout.center(Square.of("a2")).minus(a1).x()).isZero();
        assertThat(layout.center(Square.of("a2")).y()).isLessThan(a1.y());
        assertThat(layout.center(Square.of("b1")).minus(a1).x()).isEqualTo(93);
        assertThat(layout.center(Square.of("b1")).y()).isGreaterThan(a1.y());
        assertThat(layout.center(Square.of("c2")).y()).isEqualTo(a1.y());
    }

    @Test
    void aSideSeesItsOwnRanksBelow() {
        Layout white = new Layout(EMPTY, Color.WHITE);
        assertThat(white.center(Square.of("a1")).y())
                .isGreaterThan(white.center(Square.of("a2")).y());
        assertThat(white.center(Square.of("a1")).x())
                .isLessThan(white.center(Square.of("b1")).x());
        Layout black = new Layout(EMPTY, Color.BLACK);
        assertThat(black.center(Square.of("a1")).y())
                .isLessThan(black.center(Square.of("a2")).y());
        assertThat(black.center(Square.of("a1")).x())
                .isGreaterThan(black.center(Square.of("b1")).x());
    }

    @Test
    void aPieceOfNeitherSideIsCapturedAndAnOwnOneIsNot() {
        DrawnPiece neutral = new DrawnPiece("wall", "W", "w", Optional.empty(), Optional.empty(), Optional.empty());
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("a1", WHITE_KING, "b1", neutral, "c2", BLACK_KING));
        Picture picture = Picture.of(scene).targets(scene.squares());
        assertThat(picture.text()).contains("\ntargets: a1 c1 a2 b2\ncaptures: b1 c2\n");
    }

    /** A side has half of the height of the board, 200 units, for rows of 90 units; columns are 134 units apart. */
    @Test
    void piecesOfAReserveStandInRowsFromTheEndOfTheirSide() {
        List<DrawnPiece> reserve =
                List.of(Scenes.piece("A", Color.WHITE), Scenes.piece("B", Color.WHITE), Scenes.piece("C", Color.WHITE));
        Scene scene = Scenes.with(Scenes.of(Scenes.squares(8, 4), Map.of()), reserve, List.of(), List.of());
        List<ReadSvg.Part> tokens = ReadSvg.parts(Picture.of(scene).svg(), "circle").stream()
                .filter(circle -> circle.of("r").equals("33.6"))
                .toList();
        List<Double> x =
                tokens.stream().map(token -> Double.valueOf(token.of("cx"))).toList();
        List<Double> y =
                tokens.stream().map(token -> Double.valueOf(token.of("cy"))).toList();
        assertThat(x).containsExactly(x.get(0), x.get(0), x.get(0) + 134);
        assertThat(y).containsExactly(y.get(0), y.get(0) - 90, y.get(0));
    }

    /** At the end of a game nobody is to move, and the captured pieces stand beside the board all the same. */
    @Test
    void reservesFitIntoThePictureAlsoAtTheEnd() {
        DrawnPiece captured = Scenes.piece("R", Color.WHITE);
        Scene wide = Scenes.of(Scenes.squares(8, 2), Map.of());
        Scene over = Scenes.ended(Scenes.with(wide, List.of(captured, captured), List.of(), List.of()), "");
        String svg = Picture.of(over).svg();
        double width = Double.parseDouble(
                ReadSvg.parts(svg, "svg").get(0).of("viewBox").split(" ")[2]);
        ReadSvg.Part count = ReadSvg.parts(svg, "text").stream()
                .filter(part -> part.text().equals("\u00D72"))
                .findFirst()
                .orElseThrow();
        // Two characters of 30 units, each at least half as wide as high.
        assertThat(Double.parseDouble(count.of("x")) + 30).isLessThanOrEqualTo(width);
    }

    @Test
    void anOutlineIsDefinedOnceAndUsedTwiceForEachPiece() {
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("a1", WHITE_KING, "b1", WHITE_KING, "c2", BLACK_KING));
        String svg = Picture.of(scene).svg();
        assertThat(ReadSvg.parts(svg, "symbol")).hasSize(1);
        String id = ReadSvg.parts(svg, "symbol").get(0).of("id");
        assertThat(ReadSvg.parts(svg, "use"))
                .hasSize(6)
                .allMatch(use -> use.of("href").equals("#" + id));
        assertThat(ReadSvg.parts(svg, "text")).allMatch(text -> text.text().length() == 1);
    }

    @Test
    void aPieceWithoutOutlineIsATokenWithItsSymbol() {
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("a1", Scenes.piece("Nr", Color.BLACK)));
        String svg = Picture.of(scene).svg();
        assertThat(ReadSvg.parts(svg, "use")).isEmpty();
        assertThat(ReadSvg.parts(svg, "text")).extracting(ReadSvg.Part::text).contains("Nr");
    }

    /** From a side whose bottom is at the bottom, north is up: the tip of the wedge is 48 above the middle. */
    @ParameterizedTest
    @CsvSource({
        "NORTH, WHITE, 0, -48",
        "SOUTH, WHITE, 0, 48",
        "EAST, WHITE, 48, 0",
        "NORTH_WEST, WHITE, -48, -48",
        "NORTH, BLACK, 0, 48",
        "EAST, BLACK, -48, 0",
        "SOUTH_EAST, BLACK, -48, -48"
    })
    void aWedgePointsWhereThePieceFaces(Direction way, Color seenBy, double x, double y) {
        Layout layout = new Layout(EMPTY, seenBy);
        assertThat(layout.towards(way))
                .isEqualTo(new Point(
                        x == 0 ? layout.towards(way).x() : x,
                        y == 0 ? layout.towards(way).y() : y));
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("b1", Scenes.facing(WHITE_KING, way)));
        layout.moveTo(new Point(46, 14));
        Point tip = layout.center(Square.of("b1")).plus(new Point(x, y));
        assertThat(Picture.of(scene).seenBy(seenBy).svg())
                .contains("\"M" + Svg.number(tip.x()) + " " + Svg.number(tip.y()) + "L");
    }

    @Test
    void sidesDifferAndAPieceOfNeitherSideIsDrawn() {
        DrawnPiece nobody = new DrawnPiece("rock", "O", "O", Optional.empty(), Optional.empty(), Optional.empty());
        Scene scene = Scenes.of(
                Scenes.squares(3, 2),
                Map.of("a1", Scenes.piece("R", Color.WHITE), "b1", Scenes.piece("R", Color.BLACK), "c1", nobody));
        for (Theme theme : Theme.values()) {
            String svg = Picture.of(scene).theme(theme).svg();
            assertThat(svg).contains(theme.white.fill(), theme.black.fill(), Theme.NEUTRAL.fill());
            assertThat(ReadSvg.parts(svg, "title"))
                    .extracting(ReadSvg.Part::text)
                    .contains("c1: rock");
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3", "4, 4", "5, 5", "6, 6"})
    void aDieHasPipsUpToSix(int face, int pips) {
        Scene scene = Scenes.with(EMPTY, List.of(), List.of(), List.of(new DrawnDie(face, List.of())));
        // One more circle shows whose turn it is.
        assertThat(ReadSvg.parts(Picture.of(scene).svg(), "circle")).hasSize(pips + 1);
    }

    @ParameterizedTest
    @CsvSource({"0", "7", "20", "959"})
    void otherFacesAreNumbers(String face) {
        Scene scene =
                Scenes.with(EMPTY, List.of(), List.of(), List.of(new DrawnDie(Integer.parseInt(face), List.of())));
        assertThat(ReadSvg.parts(Picture.of(scene).svg(), "text"))
                .extracting(ReadSvg.Part::text)
                .contains(face);
    }

    @Test
    void aDieShowsTheKindsThatItLetsMove() {
        Scene scene = Scenes.with(
                EMPTY, List.of(), List.of(), List.of(new DrawnDie(2, List.of(WHITE_KING)), new DrawnDie(5, List.of())));
        String svg = Picture.of(scene).svg();
        assertThat(ReadSvg.parts(svg, "use")).hasSize(2);
        assertThat(ReadSvg.parts(svg, "desc").get(0).text())
                .isEqualTo("White: no pieces. Black: no pieces. roll: 2 (king), 5");
    }

    /** A shape is a line and a body; a token is a circle and letters, here with a wedge. Reserves have no square. */
    @Test
    void thePartsOfAPieceOnTheBoardNameItsSquare() {
        Scene scene = Scenes.of(
                Scenes.squares(3, 2),
                Map.of("a2", WHITE_KING, "c1", Scenes.facing(Scenes.piece("R", Color.BLACK), Direction.NORTH)));
        String svg = Picture.of(Scenes.with(scene, List.of(BLACK_KING), List.of(), List.of()))
                .svg();
        assertThat(ReadSvg.parts(svg, "use"))
                .filteredOn(part -> !part.of("data-piece").isEmpty())
                .extracting(part -> part.of("data-piece"))
                .containsExactly("a2", "a2");
        assertThat(ReadSvg.parts(svg, "use")).hasSize(4);
        for (String part : List.of("circle", "text", "path")) {
            assertThat(ReadSvg.parts(svg, part))
                    .filteredOn(each -> !each.of("data-piece").isEmpty())
                    .extracting(each -> each.of("data-piece"))
                    .containsExactly("c1");
        }
    }

    /** Three squares of 100 units, 46 for the ranks at the left, and 14 at the right. */
    @Test
    void theBoardAloneHasNothingBesideAndBelow() {
        DrawnArea area = new DrawnArea("lake", "#000088", Set.of(Square.of("b1")));
        Scene scene = Scenes.named(
                Scenes.with(
                        Scenes.of(Scenes.squares(3, 2), Map.of("a2", WHITE_KING)),
                        List.of(WHITE_KING),
                        List.of(),
                        List.of(new DrawnDie(2, List.of(BLACK_KING)))),
                "Trial",
                area);
        Picture whole = Picture.of(scene);
        String svg = whole.boardAlone().svg();
        assertThat(svg).contains("viewBox=\"0 0 360 ");
        assertThat(ReadSvg.parts(svg, "use")).hasSize(2);
        assertThat(ReadSvg.parts(svg, "circle")).isEmpty();
        assertThat(ReadSvg.parts(svg, "text")).extracting(ReadSvg.Part::text).containsExactly("1", "2", "a", "b", "c");
        assertThat(ReadSvg.parts(svg, "desc")).isEqualTo(ReadSvg.parts(whole.svg(), "desc"));
        assertThat(whole.boardAlone().text()).isEqualTo(whole.text());
        assertThat(squares(scene)).hasSize(6);
        assertThat(whole.boardAlone()
                        .theme(Theme.DARK)
                        .seenBy(Color.BLACK)
                        .size(50)
                        .svg())
                .contains("viewBox=\"0 0 360 ");
    }

    @Test
    void equalPiecesOfAReserveAreCounted() {
        List<DrawnPiece> two = List.of(WHITE_KING, WHITE_KING, Scenes.piece("R", Color.WHITE));
        String svg = Picture.of(Scenes.with(EMPTY, two, List.of(BLACK_KING), List.of()))
                .svg();
        assertThat(ReadSvg.parts(svg, "use")).hasSize(4);
        assertThat(ReadSvg.parts(svg, "text")).extracting(ReadSvg.Part::text).containsOnlyOnce("\u00D72");
        assertThat(ReadSvg.parts(svg, "desc").get(0).text())
                .endsWith("White beside the board: king, king, kind-R. Black beside the board: king");
    }

    /**
     * The column begins at 46 for the ranks, 300 for three files and 44 for the turn. A side has one row of cells of 90
     * units, 14 units from its end of the two ranks; the next column is 134 units further.
     */
    @Test
    void eachKindInHandHasAPlaceToClick() {
        List<HeldPiece> white = List.of(held("P", Color.WHITE, 2), held("N", Color.WHITE, 1));
        String svg = Picture.of(Scenes.holding(EMPTY, white, List.of(held("P", Color.BLACK, 1))))
                .svg();
        assertThat(ReadSvg.parts(svg, "rect"))
                .filteredOn(part -> !part.of("data-hand").isEmpty())
                .extracting(part -> part.of("data-hand") + " " + part.of("x") + " " + part.of("y"))
                .containsExactly("P 390 124", "N 524 124", "p 390 14");
        assertThat(ReadSvg.parts(svg, "text")).extracting(ReadSvg.Part::text).containsOnlyOnce("\u00D72");
        assertThat(svg).contains("<title>White in hand: kind-P (2)</title>", "<title>Black in hand: kind-P</title>");
        assertThat(ReadSvg.parts(svg, "desc").get(0).text())
                .endsWith("White in hand: kind-P (2), kind-N. Black in hand: kind-P");
    }

    /**
     * The number stands 4 units before the end of the cell, with 48 units up to the end of the column: so small
     * letters.
     */
    @Test
    void aNumberOfTwoDigitsHasRoom() {
        List<HeldPiece> white = List.of(held("P", Color.WHITE, 30), held("N", Color.WHITE, 9));
        String svg = Picture.of(Scenes.holding(EMPTY, white, List.of())).svg();
        assertThat(ReadSvg.parts(svg, "text").stream()
                        .filter(text -> text.text().startsWith("\u00D7"))
                        .map(text -> text.text() + " " + text.of("font-size")))
                .containsExactly("\u00D730 20", "\u00D79 ");
    }

    /** A queen that was a pawn has the outline of a queen: a dot of 9 units tells them apart. */
    @Test
    void aPieceThatDemotesHasADot() {
        DrawnPiece queen =
                new DrawnPiece("queen", "Q~", "Q~", BLACK_KING.outline(), Optional.of(Color.WHITE), Optional.empty());
        DrawnPiece plain =
                new DrawnPiece("queen", "Q", "Q", BLACK_KING.outline(), Optional.of(Color.WHITE), Optional.empty());
        assertThat(dots(queen)).hasSize(1);
        assertThat(dots(plain)).isEmpty();
        assertThat(dots(Scenes.piece("R~", Color.WHITE))).isEmpty();
    }

    private static List<ReadSvg.Part> dots(DrawnPiece piece) {
        String svg = Picture.of(Scenes.with(EMPTY, List.of(piece), List.of(), List.of()))
                .svg();
        return ReadSvg.parts(svg, "circle").stream()
                .filter(dot -> dot.of("r").equals("7.2"))
                .toList();
    }

    /** Two kinds may be in hand: the picture has the width of two columns of 134 units whatever is in hand. */
    @Test
    void theWidthOfAPictureDoesNotDependOnHands() {
        List<HeldPiece> both = List.of(held("P", Color.WHITE, 2), held("N", Color.WHITE, 1));
        assertThat(Picture.of(Scenes.holding(EMPTY, List.of(), List.of())).svg())
                .contains("viewBox=\"0 0 658 ");
        assertThat(Picture.of(Scenes.holding(EMPTY, both, List.of())).svg()).contains("viewBox=\"0 0 658 ");
    }

    @Test
    void aHandStandsBeforeACapturedPieceThatIsPutDown() {
        Scene scene = Scenes.with(EMPTY, List.of(Scenes.piece("R", Color.WHITE)), List.of(), List.of());
        String svg = Picture.of(Scenes.holding(scene, List.of(held("P", Color.WHITE, 1)), List.of()))
                .svg();
        assertThat(ReadSvg.parts(svg, "circle").stream()
                        .filter(token -> token.of("r").equals("33.6"))
                        .map(token -> token.of("cx")))
                .containsExactly("435", "569");
        assertThat(ReadSvg.parts(svg, "rect"))
                .extracting(part -> part.of("data-hand"))
                .containsOnlyOnce("P");
    }

    @Test
    void aBoardAloneHasNoHands() {
        Scene scene = Scenes.holding(EMPTY, List.of(held("P", Color.WHITE, 2)), List.of());
        String alone = Picture.of(scene).boardAlone().svg();
        assertThat(alone).doesNotContain("data-hand").contains("viewBox=\"0 0 360 ", "White in hand: kind-P (2)");
    }

    private static HeldPiece held(String symbol, Color side, int count) {
        DrawnPiece piece = Scenes.piece(symbol, side);
        return new HeldPiece(piece, piece.letters(), count);
    }

    @Test
    void theLastMoveMarksItsSquaresAndALongWayIsALine() {
        Move step = Move.of("a1b1", List.of(), List.of(), List.of(Square.of("a1"), Square.of("b1")));
        String marked = Picture.of(EMPTY).lastMove(step).svg();
        assertThat(colored(marked, "fill", Theme.LAST_MOVE)).isEqualTo(2);
        assertThat(colored(marked, "stroke", Theme.WAY)).isZero();
        Move walk = Move.of(
                "a1b1",
                List.of(),
                List.of(),
                List.of(Square.of("a1"), Square.of("a2"), Square.of("b2"), Square.of("b1")));
        String walked = Picture.of(EMPTY).lastMove(step).lastMove(walk).svg();
        assertThat(colored(walked, "fill", Theme.LAST_MOVE)).isEqualTo(2);
        assertThat(colored(walked, "stroke", Theme.WAY)).isEqualTo(1);
    }

    @Test
    void allMovesOfATurnAreMarked() {
        Move first = Move.of("a1b1", List.of(), List.of(), List.of(Square.of("a1"), Square.of("b1")));
        Move second = Move.of("b2a2", List.of(), List.of(), List.of(Square.of("b2"), Square.of("b1"), Square.of("a2")));
        Picture picture = Picture.of(EMPTY).lastMoves(List.of(first, second));
        assertThat(colored(picture.svg(), "fill", Theme.LAST_MOVE)).isEqualTo(4);
        assertThat(colored(picture.svg(), "stroke", Theme.WAY)).isEqualTo(1);
        assertThat(picture.lastMoves(List.of()).svg())
                .isEqualTo(Picture.of(EMPTY).svg());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.lastMoves(Collections.nCopies(65, first)))
                .withMessage("65 last moves; expected at most 64");
    }

    @Test
    void squaresToClickHaveAFrameAndTheClickedOneIsFilled() {
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("a1", WHITE_KING, "b2", BLACK_KING));
        Picture picture = Picture.of(scene)
                .movable(List.of(Square.of("a1"), Square.of("c2")))
                .clicked(Square.of("a1"));
        assertThat(colored(picture.svg(), "stroke", Theme.HAND)).isEqualTo(2);
        assertThat(colored(picture.svg(), "fill", Theme.HAND)).isEqualTo(1);
        assertThat(picture.text()).contains("movable: a1 c2\nclicked: a1\n");
        assertThat(picture.clicked(Square.of("c2")).text()).contains("movable: a1 c2\nclicked: c2\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.clicked(Square.of("d1")))
                .withMessage("a clicked piece on d1, which the board lacks; expected squares of the board");
        assertThatIllegalArgumentException().isThrownBy(() -> picture.movable(List.of(Square.of("d1"))));
    }

    @Test
    void targetsAreDotsAndRings() {
        Scene scene = Scenes.of(Scenes.squares(3, 2), Map.of("a1", WHITE_KING, "b2", BLACK_KING));
        String svg = Picture.of(scene)
                .targets(List.of(Square.of("b1"), Square.of("b2"), Square.of("a2")))
                .svg();
        assertThat(colored(svg, "fill", Theme.MOVE)).isEqualTo(2);
        assertThat(colored(svg, "stroke", Theme.CAPTURE)).isEqualTo(1);
    }

    @Test
    void checkAndArrowsAreDrawn() {
        Scene scene = Scenes.checked(Scenes.of(Scenes.squares(3, 2), Map.of("a1", WHITE_KING)), "a1");
        Picture picture = Picture.of(scene).arrow(Square.of("c2"), Square.of("a1"));
        assertThat(colored(picture.svg(), "fill", Theme.CHECK)).isEqualTo(1);
        assertThat(colored(picture.svg(), "fill", Theme.ARROW)).isEqualTo(1);
        Picture twice = picture.arrow(Square.of("c2"), Square.of("a1"));
        assertThat(twice.svg()).isEqualTo(picture.svg());
    }

    @Test
    void areasTintTheirSquaresAndHaveATitle() {
        DrawnArea low = new DrawnArea("Low", "#000000", Set.of(Square.of("a1"), Square.of("b1")));
        DrawnArea corner = new DrawnArea("Corner", "#ffffff", Set.of(Square.of("a1")));
        Scene scene = Scenes.drawn(
                Scenes.named(EMPTY, "Trial", low, corner), new Drawing(false, false, List.of(), List.of()));
        String svg = Picture.of(scene).svg();
        // #ecd3ab mixed with 32% white, with 32% black, and untinted.
        assertThat(ReadSvg.parts(svg).stream()
                        .filter(part -> !part.of("data-square").isEmpty()))
                .extracting(part -> part.of("fill"))
                .containsExactly("#f2e1c6", "#a08f74", "#ecd3ab", "#ecd3ab", "#ecd3ab", "#ecd3ab");
        assertThat(ReadSvg.parts(svg, "text")).extracting(ReadSvg.Part::text).contains("Low", "Corner");
    }

    @Test
    void theBorderOfAnAreaRunsAroundItOnly() {
        assertThat(borderLines(new DrawnArea("Two", "#000000", Set.of(Square.of("a1"), Square.of("b1")))))
                .isEqualTo(6);
    }

    /** The sides of a river are such areas. An area that has a square of both sides has one border. */
    @Test
    void theAreaOfEachSideHasABorderOfItsOwn() {
        List<Square> white = List.of(Square.of("a1"));
        List<Square> black = List.of(Square.of("b1"));
        assertThat(borderLines(DrawnArea.of("Two", "#000000", white, black))).isEqualTo(8);
        assertThat(borderLines(DrawnArea.of("Two", "#000000", List.of(Square.of("b1"), Square.of("a1")), black)))
                .isEqualTo(6);
    }

    private static long borderLines(DrawnArea area) {
        String svg = Picture.of(Scenes.named(EMPTY, "Trial", area)).svg();
        List<ReadSvg.Part> borders = ReadSvg.parts(svg, "path").stream()
                .filter(part -> part.of("stroke-linecap").equals("round"))
                .toList();
        assertThat(borders).hasSize(1);
        return borders.get(0).of("d").chars().filter(letter -> letter == 'M').count();
    }

    /** The board of 3 files is 390 units wide; eight dice with a kind each take 8 times 194 in one row. */
    @Test
    void diceThatDoNotFitStandInTheNextRow() {
        DrawnDie die = new DrawnDie(2, List.of(WHITE_KING));
        Scene one = Scenes.with(EMPTY, List.of(), List.of(), List.of(die));
        Scene eight = Scenes.with(EMPTY, List.of(), List.of(), java.util.Collections.nCopies(8, die));
        assertThat(ReadSvg.parts(Picture.of(one).svg()).get(0).of("viewBox")).isEqualTo("0 0 390 364");
        assertThat(ReadSvg.parts(Picture.of(eight).svg()).get(0).of("viewBox")).isEqualTo("0 0 390 1092");
    }

    @Test
    void theMarkOfTheSideToMoveIsAtItsEnd() {
        double white = y(ReadSvg.parts(Picture.of(EMPTY).svg(), "circle").get(0));
        double seenByBlack =
                y(ReadSvg.parts(Picture.of(EMPTY).seenBy(Color.BLACK).svg(), "circle")
                        .get(0));
        assertThat(white).isEqualTo(14 + 200 - 22);
        assertThat(seenByBlack).isEqualTo(14 + 22);
    }

    private static double y(ReadSvg.Part part) {
        return Double.parseDouble(part.of("cy"));
    }

    @Test
    void specialCharactersOfXmlAreEscaped() {
        assertThat(SafeText.escaped("a<b>c&d\"e'f")).isEqualTo("a&lt;b&gt;c&amp;d&quot;e&#39;f");
    }

    @Test
    void theSizeIsTheWidthInPixels() {
        String svg = Picture.of(EMPTY).size(200).svg();
        assertThat(ReadSvg.parts(svg).get(0).of("width")).isEqualTo("200");
        assertThat(ReadSvg.parts(svg).get(0).of("viewBox")).isEqualTo("0 0 390 260");
        assertThat(ReadSvg.parts(svg).get(0).of("height")).isEqualTo("133");
        assertThat(ReadSvg.parts(Picture.of(EMPTY).svg()).get(0).of("width")).isEmpty();
    }

    @Test
    void equalPicturesAreEqualBytesInEveryLocale() {
        Scene scene = Scenes.hexagonal(Scenes.with(
                Scenes.of(Scenes.squares(3, 3), Map.of("a1", Scenes.facing(WHITE_KING, Direction.NORTH_EAST))),
                List.of(WHITE_KING),
                List.of(),
                List.of(new DrawnDie(12, List.of()))));
        String svg = Picture.of(scene).svg();
        Locale before = Locale.getDefault();
        try {
            for (String tag : List.of("de-DE", "ar-EG-u-nu-arab", "tr-TR", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThat(Picture.of(scene).svg()).isEqualTo(svg);
            }
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aPictureDoesNotChange() {
        Picture picture = Picture.of(EMPTY);
        String svg = picture.svg();
        picture.theme(Theme.DARK).seenBy(Color.BLACK).size(9).arrow(Square.of("a1"), Square.of("b1"));
        picture.targets(List.of(Square.of("a1")));
        assertThat(picture.svg()).isEqualTo(svg);
    }

    @Test
    void theLargestBoardsAreBounded() {
        Map<String, DrawnPiece> pieces = new TreeMap<>();
        List<Square> tall = Scenes.squares(1, 256);
        tall.forEach(square -> pieces.put(square.text(), WHITE_KING));
        assertThat(Picture.of(Scenes.of(tall, pieces)).svg()).hasSizeLessThan(150_000);
        Map<String, DrawnPiece> tokens = new TreeMap<>();
        List<Square> wide = Scenes.squares(26, 9);
        wide.forEach(square ->
                tokens.put(square.text(), Scenes.facing(Scenes.piece("Abcd", Color.BLACK), Direction.EAST)));
        assertThat(Picture.of(Scenes.of(wide, tokens)).svg()).hasSizeLessThan(150_000);
        List<DrawnPiece> reserve = IntStream.range(0, 200)
                .mapToObj(i -> Scenes.piece("P" + (char) ('a' + i % 26) + (char) ('a' + i / 26), Color.WHITE))
                .toList();
        assertThat(Picture.of(Scenes.with(EMPTY, reserve, List.of(), List.of())).svg())
                .hasSizeLessThan(100_000);
    }

    @Test
    void squaresOfMarksMustExist() {
        Picture picture = Picture.of(EMPTY);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.arrow(Square.of("a1"), Square.of("a3")))
                .withMessage("an arrow on a3, which the board lacks; expected squares of the board");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.arrow(Square.of("a1"), Square.of("a1")))
                .withMessage("an arrow from a1 to a1; expected two squares");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.targets(List.of(Square.of("d1"))))
                .withMessage("a target on d1, which the board lacks; expected squares of the board");
        Move move = Move.of("a1a4", List.of(), List.of(), List.of(Square.of("a1"), Square.of("a4")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.lastMove(move))
                .withMessage("the last move on a4, which the board lacks; expected squares of the board");
        Move detour = Move.of("a1b1", List.of(), List.of(), List.of(Square.of("a1"), Square.of("z9"), Square.of("b1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> picture.lastMove(detour))
                .withMessage("the last move on z9, which the board lacks; expected squares of the board");
    }

    @Test
    void theNumberOfArrowsIsBounded() {
        Picture picture = Picture.of(Scenes.of(Scenes.squares(26, 9), Map.of()));
        List<Square> squares = Scenes.squares(26, 9);
        for (int i = 0; i < 256; i++) {
            picture = picture.arrow(squares.get(i / 200), squares.get(200 - i % 200));
        }
        Picture full = picture;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> full.arrow(Square.of("c1"), Square.of("d1")))
                .withMessage("more than 256 arrows; expected at most as many");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "10001"})
    void theSizeIsBounded(int pixels) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Picture.of(EMPTY).size(pixels))
                .withMessage("width " + pixels + "; expected 1 to 10000 pixels");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.001, 0",
        "1, 1",
        "-1, -1",
        "0.5, 0.5",
        "0.25, 0.25",
        "0.05, 0.05",
        "-0.5, -0.5",
        "1.005, 1",
        "12.345, 12.35",
        "1234567.891, 1234567.89",
        "99.999, 100"
    })
    void numbersHaveTwoDecimals(double value, String text) {
        assertThat(Svg.number(value)).isEqualTo(text);
    }

    private static List<ReadSvg.Part> squares(Scene scene) {
        return ReadSvg.parts(Picture.of(scene).svg(), "path").stream()
                .filter(part -> !part.of("data-square").isEmpty())
                .toList();
    }

    private static long colored(String svg, String attribute, String color) {
        return ReadSvg.parts(svg).stream()
                .filter(part -> part.of(attribute).equals(color))
                .filter(part -> !part.name().equals("g") || attribute.equals("fill"))
                .count();
    }
}
