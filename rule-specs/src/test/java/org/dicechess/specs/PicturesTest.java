package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Outline;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.picture.Theme;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of the bundled variants. {@code -Ddicechess.pictures.write=true} writes those of {@code docs/pictures} anew.
 */
class PicturesTest {

    private static final Path DOCS = Path.of(System.getProperty("basedir", ""))
            .resolve("../docs/pictures")
            .normalize();

    private static final int MOST_CHARACTERS = 300_000;

    /** Games after so many events of their kept record: name of the file, id of the variant, number of events. */
    private static Map<String, Picture> shown() {
        Map<String, Picture> shown = new LinkedHashMap<>();
        shown.put("d4-d6-chess.svg", after("d4-d6-chess", 28));
        shown.put("grand-dice-chess.svg", after("grand-dice-chess", 41));
        shown.put("chess-2016.svg", after("chess-2016", 41).theme(Theme.DARK));
        return shown;
    }

    @BeforeAll
    static void write() throws IOException {
        if (Boolean.getBoolean("dicechess.pictures.write")) {
            for (Map.Entry<String, Picture> each : shown().entrySet()) {
                Files.writeString(DOCS.resolve(each.getKey()), each.getValue().svg());
            }
        }
    }

    @Test
    void piecesInHandStandBesideTheBoard() {
        Loader loader = Loader.create();
        ClassicsFolder.packs().forEach(loader::pack);
        Variant house = loader.load("crazyhouse");
        Picture picture = Picture.of(house.position("4k3/8/8/8/8/8/8/4K3[QPPp] w - - 0 1"));
        assertThat(picture.svg())
                .contains("data-hand=\"P\"", "data-hand=\"Q\"", "data-hand=\"p\"")
                .doesNotContain("data-hand=\"N\"", "data-hand=\"q\"");
        assertThat(picture.text()).endsWith("White in hand: pawn (2), queen\nBlack in hand: pawn\n");
    }

    @Test
    @Tag("long")
    void thePicturesOfTheReadmeAreWhatTheLibraryDraws() throws IOException {
        for (Map.Entry<String, Picture> each : shown().entrySet()) {
            assertThat(each.getValue().svg())
                    .isEqualToNormalizingNewlines(Files.readString(DOCS.resolve(each.getKey())));
            assertThat(Files.readString(DOCS.resolve("../../README.md"))).contains("docs/pictures/" + each.getKey());
        }
    }

    @Test
    void theGuideNamesEveryOutline() throws IOException {
        String guide = Files.readString(DOCS.resolve("../../rule-specs/README.md"));
        String table =
                guide.substring(guide.indexOf("| sort | outlines |"), guide.indexOf("\nThe body has the colour"));
        assertThat(Pattern.compile("`([^`]+)`").matcher(table).results().map(match -> match.group(1)))
                .containsExactlyInAnyOrderElementsOf(Outline.names());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyKindHasAnOutlineOfItsOwn(Variant variant) {
        assertThat(variant.pieceTypes()).allMatch(kind -> kind.outline().isPresent());
        assertThat(variant.pieceTypes().stream().map(PieceType::outline)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everySquareOfStartAndMiddlegameIsDrawn(Variant variant) {
        for (Picture picture : List.of(Picture.of(variant.start()), after(variant.id(), 40))) {
            for (Theme theme : Theme.values()) {
                String svg = picture.theme(theme).seenBy(Color.BLACK).svg();
                assertThat(svg)
                        .hasSizeLessThan(MOST_CHARACTERS)
                        .startsWith("<svg ")
                        .endsWith("</svg>\n");
                assertThat(svg.split(" data-square=\"", -1))
                        .hasSize(variant.board().squares().size() + 1);
            }
        }
    }

    @Test
    void theStartOfChessAsText() {
        assertThat(Picture.of(variant("chess").start()).text()).isEqualTo("""
                8 r n b q k b n r
                7 p p p p p p p p
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 P P P P P P P P
                1 R N B Q K B N R
                  a b c d e f g h
                White to move
                """);
    }

    /** Fool's mate: the queen on h4 attacks the king on e1. */
    @Test
    void anAttackedRoyalIsMarked() {
        Position mate = played("chess", "f2f3 e7e5 g2g4 d8h4").position();
        assertThat(Picture.of(mate).text()).endsWith("check: e1\n").doesNotContain("to move");
        assertThat(Picture.of(variant("chess").start()).svg()).doesNotContain("#f03e3e");
        assertThat(Picture.of(mate).svg()).contains("#f03e3e");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "dice-chess        | [1 3]        | roll: 1 (pawn), 3 (bishop)",
                "dice-chess        | [2 6]        | roll: 2 (knight), 6 (king)",
                "grand-dice-chess  | [1 1 2 5]    | roll: 1 (pawn), 1 (pawn), 2 (knight), 5 (queen)",
                "d4-d6-chess       | c1:d6 [5]    | roll: 5",
            })
    void aRollTellsTheKindsThatItLetsMove(String id, String events, String line) {
        assertThat(Picture.of(played(id, events).position()).text().lines()).contains(line);
    }

    /** A game knows its end and its last moves, a position neither repetition nor conclusion. */
    @Test
    void aGameThatIsOverTellsHow() {
        GameRecord resigned = played("chess", "e2e4 e7e5")
                .concluded(Conclusion.resignation(Color.BLACK).because("had to catch a <train>"));
        assertThat(Picture.of(resigned).text())
                .endsWith("\nBlack resigns (had to catch a <train>): White wins\n")
                .doesNotContain("to move");
        assertThat(Picture.of(resigned).svg())
                .contains("<title>Chess: Black resigns (had to catch a &lt;train&gt;): White wins</title>");
        assertThat(Picture.of(resigned.position()).text()).contains("White to move");
        GameRecord mated = played("chess", "f2f3 e7e5 g2g4 d8h4");
        assertThat(Picture.of(mated).text()).contains("\ncheckmate: Black wins\n");
        assertThat(Picture.of(mated).svg())
                .isEqualTo(Picture.of(mated.position())
                        .lastMoves(mated.lastMoves())
                        .svg());
        GameRecord repeated = played("chess", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        assertThat(Picture.of(repeated).text()).contains(": draw\n").doesNotContain("to move");
        assertThat(Picture.of(repeated.position()).text()).contains("White to move");
    }

    /** A spent die leaves the roll, and the rest still names its kinds. */
    @Test
    void spentDiceAreGone() {
        Position start = played("grand-dice-chess", "[1 1 2 5]").position();
        Event pawn = ((Node.Decision) start.node()).events().get(0);
        assertThat(Picture.of(start.after(pawn)).text().lines()).contains("roll: 1 (pawn), 2 (knight), 5 (queen)");
    }

    @Test
    void castlingChangesFourSquares() {
        Position position = variant("chess").position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        Move castling = (Move) position.listed(variant("chess").notation().event(position, "e1g1"));
        String svg = Picture.of(position.after(castling)).lastMove(castling).svg();
        assertThat(svg.split("#ffd43b", -1)).hasSize(4 + 1);
    }

    @Test
    void aDiagramHasAnEmptyBoardAndALegend() {
        Variant chess = variant("chess");
        Piece knight = chess.start().board().at(Square.of("b1")).orElseThrow();
        List<Square> reached = List.of(Square.of("b3"), Square.of("c2"));
        Picture diagram = Picture.moves(chess, knight, Square.of("a1"), reached, reached);
        assertThat(diagram.text()).isEqualTo("""
                8 . . . . . . . .
                7 . . . . . . . .
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . + . . . . . .
                2 . . + . . . . .
                1 N . . . . . . .
                  a b c d e f g h
                moves: c2 b3
                captures: c2 b3
                """);
        assertThat(diagram.svg()).contains(">moves<", ">captures<");
        assertThat(Picture.moves(chess, knight, Square.of("a1")).svg()).isEqualTo(diagram.svg());
    }

    @Test
    void aHexagonalBoardHas91Cells() {
        Variant hexagonal = trial("hexagonal.yaml");
        assertThat(hexagonal.drawing().isHexagonal()).isTrue();
        String svg = Picture.of(hexagonal.start()).svg();
        assertThat(svg.split(" data-square=\"", -1)).hasSize(91 + 1);
        assertThat(svg.split("data-square=\"f6\" fill=\"[^\"]*\" d=\"M[^\"Z]*L[^\"Z]*L[^\"Z]*L[^\"Z]*L[^\"Z]*L", -1))
                .hasSize(2);
    }

    @Test
    void aBoardWithHoles() {
        assertThat(Picture.of(trial("holes.yaml").start()).text()).isEqualTo("""
                5 k     ar^s  ar^sw kite  o
                4 .     .     .     .     .     .
                3 .     .                 .     .
                2 .     .     .     .     .     .
                1       O     Kite  Ar^n  Ar^ne K
                  a     b     c     d     e     f
                White to move
                """);
        assertThat(Picture.of(trial("holes.yaml").start()).svg()).contains(">Towers of &lt;b&gt;both&lt;/b&gt; sides<");
    }

    static List<Variant> variants() {
        return Bundled.variants();
    }

    private static Variant variant(String id) {
        return variants().stream()
                .filter(variant -> variant.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static GameRecord played(String id, String events) {
        GameRecord game = GameRecord.from(variant(id).start());
        for (String event : events.split(" (?![^\\[]*\\])")) {
            game = game.after(event);
        }
        return game;
    }

    /** Returns a picture of the kept game of a variant after so many events, with its last move. */
    private static Picture after(String id, int number) {
        GameRecord game = variant(id).notation().record(Bundled.file(id, "record.txt"));
        List<Event> events = game.events().subList(0, number);
        Picture picture = Picture.of(game.positions().get(number));
        Optional<Move> last = events.stream()
                .filter(Move.class::isInstance)
                .map(Move.class::cast)
                .reduce((earlier, later) -> later);
        return last.isPresent() ? picture.lastMove(last.get()) : picture;
    }

    private static Variant trial(String name) {
        try {
            return Loader.create()
                    .load(Path.of(Objects.requireNonNull(PicturesTest.class.getResource("pictures/" + name))
                            .toURI()));
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
