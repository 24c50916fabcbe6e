package org.dicechess.examples.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Ending;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Reach;
import org.dicechess.RuleChapter;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The words are compared with what is counted by hand, and with what pieces do. */
class DocCommandTest {

    private static final boolean ALL =
            System.getProperty("dicechess.tests", "quick").equals("long");
    private static final List<String> FEW = List.of("dice-chess", "xiangqi", "shatranj");
    private static final Loader LOADER = Loader.create().scripts(GroovyScripts.confined());

    static List<String> ids() {
        return ALL ? LOADER.ids() : FEW;
    }

    /** The chances are counted by hand: with two dice 11 of 36 throws show a face, and 5 more are other doubles. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "dice-chess       | Face 1, pawn: 1/6 (16.7%).",
                "dice-chess       | The same face on all dice lets any piece move: 6/36 (16.7%).",
                "dice-chess       | A throw that lets a king move: 16/36 (44.4%).",
                "dice-chess-three | A throw that lets a queen move: 91/216 (42.1%).",
                "grand-dice-chess | A throw that lets a knight move: 671/1296 (51.8%).",
                "d4-d6-chess      | Face 4: 1/4 (25.0%).",
                "dice-chess       | The dice pair are thrown. The side makes a move of a piece that the roll allows.",
                "dice-chess       | King taken: if a side has no king left, that side loses.",
                "chess            | has no legal move, the side to move loses.",
                "chess            | White, king side: from e1 with h1 the pieces go to g1 and f1.",
                "chess            | it must become: queen, rook, bishop or knight.",
                "antichess        | the number of own pieces is 0, the side wins.",
                "antichess        | While there is a move that captures, no other is possible.",
                "king-of-the-hill | the number of own pieces (king) in the area hill is at least 1, the side wins.",
                "king-of-the-hill | The area hill: d4 e4 d5 e5.",
                "breakthrough     | in the area last rank is at least 1, the side wins.",
                "crazyhouse       | comes into the hand of the side that has captured it.",
                "xiangqi          | is not in check and has no legal move, the side to move loses.",
                "shogi            | a position has occurred 4 times, the game is drawn.",
            })
    void factsStandInTheWords(String id, String fact) {
        String words = String.join(" ", Run.of("doc", id).lines()).replaceAll(" +", " ");

        assertThat(words).contains(fact);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theWordsNameAllPiecesAndSayWhoWinsHow(String id) {
        Variant variant = LOADER.load(id);
        List<RuleChapter> chapters = variant.rules();

        assertThat(chapters).extracting(RuleChapter::topic).isSorted();
        assertThat(pieces(chapters)).containsExactlyElementsOf(variant.pieceTypes());
        List<RuleChapter.Sentence> endings = chapters.stream()
                .filter(chapter -> chapter.topic() == RuleChapter.Topic.ENDINGS)
                .flatMap(chapter -> chapter.sentences().stream())
                .toList();
        for (int at = 0; at < variant.endings().size(); at++) {
            Ending ending = variant.endings().get(at);
            assertThat(endings.get(at).text().toLowerCase(Locale.ROOT))
                    .startsWith(ending.title().toLowerCase(Locale.ROOT) + ": ")
                    .endsWith(
                            switch (ending.verdict()) {
                                case WINS -> " wins.";
                                case LOSES -> " loses.";
                                case DRAWS -> " the game is drawn.";
                            });
        }
    }

    private static List<PieceType> pieces(List<RuleChapter> chapters) {
        return chapters.stream().flatMap(chapter -> chapter.piece().stream()).toList();
    }

    /** Reads the sentences about moves back, and compares the squares with those that pieces reach alone. */
    @Test
    void theWordsOfMovesMeanTheSquaresThatPiecesReach() {
        int read = 0;
        int all = 0;
        for (String id : ids()) {
            Variant variant = LOADER.load(id);
            for (RuleChapter chapter : variant.rules()) {
                if (chapter.piece().isPresent()) {
                    all++;
                    read += isTrue(variant, chapter) ? 1 : 0;
                }
            }
        }
        assertThat(read).isGreaterThan(all * 7 / 10);
    }

    /** Returns whether all sentences about moves could be read; fails if they say other squares. */
    private static boolean isTrue(Variant variant, RuleChapter chapter) {
        PieceType type = chapter.piece().orElseThrow();
        Piece piece = variant.piece(1);
        for (int code = 1; code <= variant.pieceCodes(); code++) {
            Piece other = variant.piece(code);
            if (other.type().equals(type)
                    && other.owner().orElse(Color.WHITE) == Color.WHITE
                    && other.facing().orElse(Direction.NORTH) == Direction.NORTH) {
                piece = other;
            }
        }
        if (!piece.type().equals(type)
                || variant.board().joinsFiles()
                || variant.board().joinsRanks()) {
            return false;
        }
        boolean all = true;
        for (Square square : List.of(new Square(3, 3), new Square(1, 1))) {
            all &= variant.board().contains(square) && isTrue(variant, chapter, piece, square);
        }
        return all;
    }

    private static boolean isTrue(Variant variant, RuleChapter chapter, Piece piece, Square square) {
        boolean begins =
                variant.start().board().at(square).filter(piece::equals).isPresent();
        MovesInWords words = new MovesInWords(variant.board(), square, begins);
        for (RuleChapter.Sentence sentence : chapter.sentences()) {
            boolean ofMoves = sentence.text().matches("It (moves|captures|walks|promotes).*")
                    || sentence.text().startsWith("A script");
            if (ofMoves && !words.read(sentence.text())) {
                return false;
            }
        }
        Reach reach = variant.reach(piece, square);
        assertThat(words.moves).as(variant.id() + " " + piece + " " + square).containsExactlyElementsOf(reach.moves());
        assertThat(words.captures)
                .as(variant.id() + " " + piece + " " + square)
                .containsExactlyElementsOf(reach.captures());
        return true;
    }

    @Test
    void aPageNeedsNoOtherFile(@TempDir Path folder) throws Exception {
        List<String> pages = new ArrayList<>();
        for (String id : ALL ? LOADER.ids() : List.of("d4-d6-chess")) {
            Path page = folder.resolve(id + ".html");
            assertThat(Run.of("doc", id, "--html", page.toString()).lines()).containsExactly(page.toString());
            pages.add(Files.readString(page));
        }
        assertThat(pages).allSatisfy(page -> {
            assertThat(page).startsWith("<!DOCTYPE html>").endsWith("</html>\n").contains("<svg ");
            assertThat(page.replace("http://www.w3.org/2000/svg", ""))
                    .doesNotContain("<script", "http", "src=", "url(", "@import", "<link");
            assertThat(Pattern.compile("href=\"([^#])").matcher(page).find()).isFalse();
        });
    }

    @Test
    void textsOfADefinitionStandForThemselves(@TempDir Path folder) throws Exception {
        String evil = "<script>alert(1)</script> & \"x\"";
        Path file = Files.writeString(folder.resolve("evil.yaml"), """
                format: 1
                id: evil
                name: '%1$s'
                about: '%1$s'
                also: ['<b>1']
                board: {files: 3, ranks: 3}
                pieces: {king: {symbol: K, move: K}}
                turn: move
                endings: {gone: {when: none-left, pieces: king, result: loses, title: '<i>gone'}}
                setup: k2/3/2K w - - 0 1
                """.formatted(evil));
        Path page = folder.resolve("evil.html");

        assertThat(Run.of("doc", file.toString(), "--html", page.toString()).status())
                .isZero();
        assertThat(Files.readString(page))
                .doesNotContain("<script", "<b>1", "<i>gone")
                .contains("<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</title>", "&lt;i&gt;gone");
        assertThat(Run.of("doc", file.toString()).out()).contains(evil);
    }
}
