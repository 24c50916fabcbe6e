package org.dicechess.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.dicechess.rules.records.RecordGames.CHESS;
import static org.dicechess.rules.records.RecordGames.CHESS960;
import static org.dicechess.rules.records.RecordGames.DICE_CHESS;
import static org.dicechess.rules.records.RecordGames.DOUBLE_MOVE;
import static org.dicechess.rules.records.RecordGames.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.dicechess.Color;
import org.dicechess.Conclusion;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Result;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.records.RecordGames;
import org.dicechess.spi.MoveRule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected texts were written by hand after the PGN standard of 1994. */
class PgnTest {

    private static final GameRecord FOOLS_MATE = play(CHESS, "f2f3", "e7e5", "g2g4", "d8h4");

    @Test
    void chessIsStandardPgn() {
        List<String> game =
                List.of(("e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 "
                                + "c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8")
                        .split(" "));
        Map<String, String> tags =
                Map.of("White", "Paul Morphy", "Date", "1858.??.??", "Site", "Paris FRA", "ECO", "C41");
        assertThat(Pgn.export(play(CHESS.start(), game).withTags(tags))).isEqualTo("""
                [Event "?"]
                [Site "Paris FRA"]
                [Date "1858.??.??"]
                [Round "?"]
                [White "Paul Morphy"]
                [Black "?"]
                [Result "1-0"]
                [ECO "C41"]

                1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.
                Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.
                Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0

                """);
    }

    @Test
    void aCommentSaysWhyTheRulesHaveEndedTheGame() {
        GameRecord stale = play(CHESS.position("7k/8/8/6Q1/8/8/8/K7 w - - 0 1"), List.of("g5g6"));
        assertThat(Pgn.export(stale)).endsWith("\n\n1. Qg6 {stalemate} 1/2-1/2\n\n");
        assertThat(Pgn.export(FOOLS_MATE)).endsWith("\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n");
        GameRecord agreed = play(CHESS, "e2e4").concluded(Conclusion.agreement());
        assertThat(Pgn.export(agreed)).endsWith("\n\n1. e4 1/2-1/2\n\n");
    }

    /**
     * On a board of 16 squares one is empty, so all moves arrive there: those of eight white pieces or seven black
     * ones, which may stay what they are or become one of 98 other kinds. A turn of both sides compares 8 * 99 + 7 * 99
     * moves, 250 units each: 134 turns are 49,747,500 units, and 135 are 50,118,750.
     */
    @Test
    @Tag("long")
    void anExportMayCompareTwoHundredThousandMoves(@TempDir Path folder) throws IOException {
        StringBuilder pieces = new StringBuilder();
        StringJoiner kinds = new StringJoiner(", ");
        for (int i = 1; i < 99; i++) {
            kinds.add("k" + i);
            pieces.append("  k%d: {symbol: %c%c, move: W}\n".formatted(i, 'A' + i % 26, 'a' + i / 26));
        }
        Variant variant = Loader.create()
                .load(Files.writeString(
                        folder.resolve("many.yaml"), """
                format: 1
                id: many
                name: Many
                board: {files: 4, ranks: 4}
                areas: {board: [all]}
                pieces:
                  k0:
                    symbol: K
                    move: "mWmFmDmAmNmHmGmCmZ"
                    promotion: {area: board, to: [KINDS], optional: true}
                """.replace("KINDS", kinds.toString()) + pieces + """
                turn: move
                endings: {}
                setup: kKkK/KkKk/kKkK/KkK1 w - - 0 1
                """));
        GameRecord game = GameRecord.from(variant.start());
        for (int i = 0; i < 2 * 134; i++) {
            game = staying(game);
        }
        assertThat(Pgn.export(game)).endsWith(" *\n\n");
        GameRecord longer = staying(staying(game));
        assertThatThrownBy(() -> Pgn.export(longer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "the algebraic texts up to event 270 take 50118750 units of work, expected at most 50000000");
    }

    /** Plays the first move without a promotion. */
    private static GameRecord staying(GameRecord game) {
        return game.after(((Node.Decision) game.node())
                .events().stream()
                        .filter(event -> ((Move) event).promotion().isEmpty())
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void rollsStandInCommentsAndLostTurnsAreHyphens() {
        assertThat(Pgn.export(play(DICE_CHESS.start(), RecordGames.SAMPLE))).isEqualTo("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "?"]
                [Black "?"]
                [Result "1-0"]
                [Variant "Dice chess"]

                1. {[1 1]} e4 1... {[2 3]} Nc6 2. {[3 4]} Bc4 2... {[4 5]} Rb8 3. {[3 6]} Bxf7+
                3... {[2 4]} -- 4. {[2 4]} Nh3 4... {[1 3]} -- 5. {[2 4]} Ng5# 1-0

                """);
    }

    @Test
    void aRollWithoutAMoveIsTheLastComment() {
        assertThat(Pgn.export(play(DICE_CHESS, "[1 1]", "e2e4", "[2 3]")))
                .endsWith("\n\n1. {[1 1]} e4 1... {[2 3]} *\n\n");
    }

    /** A parenthesis opens a variation in PGN, so a long symbol is written without. */
    @Test
    void aTurnOfSeveralMovesHasOneNumber() {
        GameRecord game = play(DOUBLE_MOVE, "[2 2]", "a1b3", "b3c5", "[2 2]", "a8b6", "b6c4", "[2 2]", "c5d7");
        assertThat(Pgn.export(game)).endsWith("""
                [Result "*"]
                [Variant "Double \\"move\\""]

                1. {[2 2]} Nrb3 Nrc5 1... {[2 2]} Nrb6 Nrc4 2. {[2 2]} Nrd7 *

                """);
    }

    /** A symbol of PGN has letters, digits and {@code _ + # = : -}. */
    @Test
    void aMoveWithEffectsIsOneSymbol() {
        MoveRule pulls =
                (piece, look) -> List.of(look.go(look.square("a2")).shifting(look.square("b1"), look.square("b2")));
        Variant variant =
                Loader.create().hook("pulls", "1", pulls).load("pull.yaml", """
                format: 1
                id: pull
                name: Pull
                board: {files: 4, ranks: 4}
                pieces: {wizard: {symbol: W, moves: {hook: pulls}}, stone: {symbol: S, move: W}}
                turn: move
                endings: {}
                setup: 3s/4/4/WS2 w - - 0 1
                """.getBytes(StandardCharsets.UTF_8));
        assertThat(Pgn.export(play(variant, "a1a2,b1b2"))).endsWith("1. a1a2:b1b2 *\n\n");
    }

    @Test
    void aDealtArrayIsASetupAndNoMove() {
        assertThat(Pgn.export(play(CHESS960, "[518]", "e2e4"))).endsWith("""
                [Result "*"]
                [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
                [SetUp "1"]
                [Variant "Chess960"]

                1. e4 *

                """);
    }

    @Test
    void aGameFromAnotherPositionHasItsPositionAndTurnNumbers() {
        GameRecord game = play(CHESS.position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"), List.of("e8e7", "e2e4", "e7e6"));
        assertThat(Pgn.export(game)).endsWith("""
                [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7"]
                [SetUp "1"]

                7... Ke7 8. e4 Ke6 *

                """);
    }

    @Test
    void theMovetextOfAGameWithoutEventsIsItsResult() {
        assertThat(Pgn.export(play(CHESS))).endsWith("[Result \"*\"]\n\n*\n\n");
    }

    @Test
    void quotationMarksAndBackslashesOfTagsAreEscaped() {
        assertThat(Pgn.export(FOOLS_MATE.tagged("White", "\"A\\B\""))).contains("[White \"\\\"A\\\\B\\\"\"]\n");
    }

    /** The words of {@code Termination} are those of the standard, section 9.8.1. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            RESIGNATION  | BLACK | WHITE_WINS | ''   | 1-0     | normal       | resignation by black
            RESIGNATION  | WHITE | BLACK_WINS | why  | 0-1     | normal       | resignation by white: why
            AGREEMENT    |       | DRAW       | ''   | 1/2-1/2 | normal       | agreement
            TIME         | WHITE | BLACK_WINS | flag | 0-1     | time forfeit | time by white: flag
            TIME         | BLACK | DRAW       | ''   | 1/2-1/2 | time forfeit | time by black
            ADJUDICATION |       | WHITE_WINS | ''   | 1-0     | adjudication | adjudication
            ABANDONMENT  | WHITE | BLACK_WINS | ''   | 0-1     | abandoned    | abandonment by white
            """)
    void aConclusionIsTheResultAndTwoTags(
            Conclusion.Kind kind, Color by, Result result, String why, String text, String termination, String words) {
        Conclusion conclusion = new Conclusion(kind, Optional.ofNullable(by), result, why);
        assertThat(Pgn.export(play(CHESS, "e2e4").concluded(conclusion)))
                .endsWith("""
                [Black "?"]
                [Result "%1$s"]
                [Conclusion "%3$s"]
                [Termination "%2$s"]

                1. e4 %1$s

                """.formatted(text, termination, words));
    }

    @Test
    void linesHaveLessThanEightyCharacters() {
        GameRecord game = play(DICE_CHESS.start(), RecordGames.SAMPLE);
        assertThat(Pgn.export(game).lines()).allMatch(line -> line.length() < 80);
    }
}
