package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Move;
import org.dicechess.Variant;
import org.dicechess.picture.Picture;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands with bundled variants; the numbers are published perft counts or counted by hand. */
@Tag("long")
class CommandsTest {

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String KINGS_AND_PAWN = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

    @Test
    void listNamesEachVariantWithTwelveDigitsOfItsRules() {
        assertThat(Run.of("list", "--hashes", "dice-chess").lines())
                .anySatisfy(line -> assertThat(line).matches("  dice-chess .*  [0-9a-f]{12}( .*)?"))
                .noneSatisfy(line -> assertThat(line).startsWith("  chess "));
    }

    /** A rook stands on a1 only, and no pawn has passed e6. */
    @Test
    void aPastedPositionIsReadAndWhatItsBoardContradictsIsTold() {
        Run run = Run.of("perft", "chess", "--depth", "1", "--position", " 4k3/8/8/3p4/8/8/8/R3K3  w KQ e6 0 0\n");
        assertThat(run.err().lines())
                .containsExactly(
                        "left out of the position: no king and rook stand where castling right 'K' needs them",
                        "left out of the position: no piece can have just passed e6");
        assertThat(run.out()).contains("16");
    }

    @Test
    void listShowsVariantsByGroupWithTheChoicesOfOptionsTheOneInForceFirst() {
        List<String> lines = Run.of("list").lines();
        assertThat(lines)
                .anySatisfy(line -> assertThat(line).startsWith("  chess ").endsWith("  draws=early|late"));
        assertThat(lines.indexOf("Chess")).isLessThan(lines.indexOf("Dice chess"));
        assertThat(lines.subList(lines.indexOf("Dice chess"), lines.indexOf("Makruk, shatranj and kin")))
                .anySatisfy(line -> assertThat(line).startsWith("  grand-dice-chess "))
                .noneSatisfy(line -> assertThat(line).startsWith("  shogi "));
    }

    @ParameterizedTest
    @CsvSource({"FLIPELLO, reversi", "three check, three-check-chess"})
    void listFindsOtherNames(String words, String id) {
        assertThat(Run.of(("list " + words).split(" ")).lines())
                .anySatisfy(line -> assertThat(line).startsWith("  " + id + " "))
                .hasSizeLessThan(6);
    }

    @Test
    void listSaysThatNoVariantHasAWord() {
        Run run = Run.of("list", "nosuchgame");
        assertThat(run.err()).contains("no variant has these words: nosuchgame");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void showDrawsTheBoardAndSaysWhatComesNext() {
        assertThat(Run.of("show", "chess").out()).isEqualToNormalizingNewlines("""
                8 r n b q k b n r
                7 p p p p p p p p
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . . . . .
                3 . . . . . . . .
                2 P P P P P P P P
                1 R N B Q K B N R
                  a b c d e f g h

                turn:     1, White
                roll:     none
                purpose:  White moves
                counters: halfmove 0
                position: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                next:     White decides, 20 events
                """);
    }

    @Test
    void showPlaysEventsFirst() {
        assertThat(Run.of("show", "dice-chess", "--play", "[1 3] e4 [2 3]").out())
                .isEqualToNormalizingNewlines("""
                8 r n b q k b n r
                7 p p p p p p p p
                6 . . . . . . . .
                5 . . . . . . . .
                4 . . . . P . . .
                3 . . . . . . . .
                2 P P P P * P P P
                1 R N B Q K B N R
                  a b c d e f g h

                turn:     1, Black
                roll:     [2 3] knight, bishop
                purpose:  Black moves with the roll [2 3]
                counters: halfmove 0
                position: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 [2 3]
                next:     Black decides, 4 events
                """);
    }

    /** Each side holds a knight and puts it down in place of a move. Black types its own with White's letter. */
    @Test
    void showTellsThePiecesInHand(@TempDir Path folder) throws IOException {
        String file = PocketKnight.in(folder);

        assertThat(Run.of("show", file).lines())
                .containsSequence(
                        "purpose:  White moves, or puts a piece in hand on the board",
                        "in hand:  White N",
                        "in hand:  Black n");
        assertThat(Run.of("show", file, "--play", "e4 N@e5").lines())
                .contains(
                        "in hand:  White N",
                        "position: rnbqkbnr/pppppppp/8/4n3/4P3/8/PPPP1PPP/RNBQKBNR[N] w KQkq - 1 2")
                .noneMatch(line -> line.startsWith("in hand:  Black"));
    }

    @Test
    void showTellsTheEndOfTheGame() {
        assertThat(Run.of("show", "chess", "--play", "f3 e5 g4 Qh4").lines())
                .contains("purpose:  none")
                .anySatisfy(line -> assertThat(line).startsWith("next:     end 0-1 checkmate"));
    }

    /** The knights go back and forth, so the start occurs for the third time: a draw by chess-45. */
    @Test
    void showKnowsRepetition() {
        String back = "g1f3 g8f6 f3g1 f6g8 ";

        assertThat(Run.of("show", "chess", "--play", back.repeat(2)).lines())
                .contains("purpose:  none")
                .anySatisfy(line -> assertThat(line).startsWith("next:     end 1/2-1/2 "));
    }

    @Test
    void thePictureAfterEventsMarksTheLastMove(@TempDir Path folder) throws IOException {
        Path marked = folder.resolve("marked.svg");
        Path plain = folder.resolve("plain.svg");
        String position = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        Run.of("show", "dice-chess", "--play", "[1 3] e2e4 [2 3]", "--svg", marked.toString());
        Run.of("show", "dice-chess", "--position", position + " [2 3]", "--svg", plain.toString());

        assertThat(Files.readString(marked)).isEqualTo(expectedPicture(position));
        assertThat(Files.readString(plain)).isNotEqualTo(Files.readString(marked));
    }

    private static String expectedPicture(String position) {
        Variant chess = Loader.create().load("dice-chess");
        Move last = (Move) chess.notation().event(chess.start().after("[1 3]"), "e2e4");
        return Picture.of(chess.position(position + " [2 3]")).lastMove(last).svg();
    }

    @Test
    void showWritesAPicture(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("board.svg");
        Run run = Run.of("show", "chess", "--position", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "--svg", file.toString());
        assertThat(run.status()).isZero();
        assertThat(run.out()).startsWith("8 . . . . k . . .\n");
        assertThat(Files.readString(file))
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=")
                .contains("<title>e8: Black king</title>", "<title>Chess: dead position: draw</title>");
    }

    @Test
    void aPictureThatCannotBeWrittenIsBadInput(@TempDir Path folder) {
        Path file = folder.resolve("missing").resolve("board.svg");
        Run run = Run.of("show", "chess", "--svg", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot write " + file + ": no such folder");
    }

    @Test
    void showPrintsChanceAndWeights() {
        assertThat(Run.of("show", "dice-chess").lines())
                .anySatisfy(line -> assertThat(line).matches("next: +chance \\(.*\\), 21 outcomes, total 36"));
    }

    @Test
    void movesPrintsOneMoveALine() {
        assertThat(Run.of("moves", "dice-chess", "--play", "[2 3]").lines())
                .containsExactlyInAnyOrder("b1a3", "b1c3", "g1f3", "g1h3");
        assertThat(Run.of("moves", "chess").lines()).hasSize(20).contains("e2e4", "g1f3");
    }

    @Test
    void eventsToPlayMayBeInAlgebraicNotation() {
        assertThat(Run.of("moves", "chess", "--play", "f3 e5 g4 Qh4#").lines()).containsExactly("end 0-1 checkmate");
        assertThat(Run.of("moves", "dice-chess", "--play", "[2 3] Nc3").lines()).hasSize(21);
        assertThat(Run.fed("chess | | f3 e7e5 g4 Qh4\n", "moves", "--batch").lines())
                .containsExactly("end 0-1 checkmate");
    }

    /** Bishop and rook are shut in, so the only event is the pass. A command line cannot pass {@code --} alone. */
    @Test
    void passIsAnotherWordForTwoHyphens() {
        String shutIn = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [3 4]";

        assertThat(Run.of("moves", "dice-chess", "--position", shutIn).lines()).containsExactly("--");
        assertThat(Run.of("moves", "dice-chess", "--position", shutIn, "--play", "pass")
                        .lines())
                .hasSize(21);
        assertThat(Run.of("moves", "dice-chess", "--play", "[3 4] --").lines()).hasSize(21);
    }

    @Test
    void showOutlinesThePlayingAreaOrAGivenOne() {
        assertThat(Run.of("show", "d4-d6-chess").out()).startsWith("""
                       ┏━━━━━━━━━━━┓
                8 u  . ┃f  g  a  f ┃.  u
                7 .  . ┃r  c↓ c↓ r ┃.  .
                 ┏━━━━━┛           ┗━━━━━┓
                6┃.  .  .  .  .  .  .  . ┃
                """).contains("outlined: playing");
        assertThat(Run.of("show", "d4-d6-chess", "--area", "none").out()).startsWith("8 u  .  f  g  a  f  .  u\n7");
        assertThat(Run.of("show", "d4-d6-chess", "--areas").out()).contains("teleportation   promotion");
    }

    @Test
    void outcomesCarryTheirWeights() {
        assertThat(Run.of("moves", "dice-chess").lines()).hasSize(21).contains("[1 3] 2", "[4 4] 1");
    }

    @Test
    void aFinishedGameSaysHow() {
        assertThat(Run.of("moves", "chess", "--play", "f2f3 e7e5 g2g4 d8h4").lines())
                .containsExactly("end 0-1 checkmate");
    }

    @ParameterizedTest(name = "{0} {1} {2}: {3}")
    @CsvSource({
        "chess, ply, 0, 1",
        "chess, ply, 3, 8902",
        "chess, event, 3, 8902",
        "dice-chess, ply, 1, 332",
        "dice-chess, ply, 2, 110224",
        "dice-chess, event, 1, 21",
    })
    void perftEndsWithTheNumberOfNodes(String variant, String unit, String depth, String nodes) {
        assertThat(Run.of("perft", variant, "--depth", depth, "--unit", unit).lines())
                .containsExactly("nodes: " + nodes);
    }

    @Test
    void perftDividesByTheEventsOfTheRoot() {
        Run run = Run.of("perft", "chess", "--depth", "3", "--divide");

        assertThat(run.lines()).hasSize(21).contains("a2a3: 380", "e2e4: 600", "nodes: 8902");
    }

    @Test
    void theWeightOfARollCountsInPlies() {
        assertThat(Run.of("perft", "dice-chess", "--depth", "1", "--divide").lines())
                .contains("[2 3]: 8", "[1 1]: 20", "nodes: 332");
    }

    @Test
    void batchesOfMovesAreAnsweredLineByLine() {
        Run run = Run.fed("""
                chess | | e2e4 e7e5 f1c4 f8c5 d1h5 a7a6 h5f7
                dice-chess | start | [2 3]
                chess | nonsense |
                no-such-game | |
                chess | | e2e5
                chess
                """ + "chess | 8/8/8/8/8/6k1/7q/7K w - - 0 1 |\n", "moves", "--batch");

        assertThat(run.status()).isZero();
        List<String> lines = run.lines();
        assertThat(lines).hasSize(7);
        assertThat(lines.get(0)).isEqualTo("end 1-0 checkmate");
        assertThat(lines.get(1).split(" ")).containsExactlyInAnyOrder("b1a3", "b1c3", "g1f3", "g1h3");
        assertThat(lines.subList(2, 6)).allSatisfy(line -> assertThat(line).startsWith("error: "));
        assertThat(lines.get(6)).isEqualTo("end 0-1 checkmate");
    }

    @Test
    void batchesOfOutcomesCarryWeightsAfterColons() {
        assertThat(Run.fed("dice-chess | | \n", "moves", "--batch").out())
                .contains("[1 3]:2 ")
                .contains("[1 1]:1 ");
    }

    @Test
    void batchesOfPerftAreAnsweredLineByLine() {
        Run run = Run.fed(
                "chess||2\nchess|" + KIWIPETE + "|2\nchess| " + KINGS_AND_PAWN + " | 3\nchess||two\ndice-chess||1\n",
                "perft",
                "--batch");

        assertThat(run.lines())
                .containsExactly(
                        "400", "2039", "2812", "error: not a depth: 'two'; expected a whole number from 0", "332");
    }
}
