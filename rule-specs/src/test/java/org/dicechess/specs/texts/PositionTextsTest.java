package org.dicechess.specs.texts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.NotationException;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.groovy.GroovyScripts;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as other programs write them can be read; impossible positions are refused and do no harm. */
class PositionTextsTest {

    /** Pawns that may step three squares at first, over two that stay open to en passant. */
    private static final String TRIPLE = """
            format: 1
            id: triple
            name: Triple step
            board: {files: 8, ranks: 9}
            pieces:
              pawn: {symbol: P, move: mfWfceFifmnH}
              king: {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            endings: {checkmate: {when: checkmate, result: loses}}
            setup: 4k3/pppppppp/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource({"7", "9999"})
    void aGameWithoutCountersReadsAHalfMoveClock(String halfMoves) throws Exception {
        Variant variant = triple();
        Position position = variant.position("4k3/8/8/4P3/5p2/8/8/8/4K3 w - - " + halfMoves + " 1");
        assertThat(position.text()).isEqualTo("4k3/8/8/4P3/5p2/8/8/8/4K3 w - - 0 1");
        assertThat(load("chess")
                        .position("4k3/8/8/8/8/8/8/4K2Q w - - " + halfMoves + " 1")
                        .text())
                .contains(" - " + halfMoves + " ");
    }

    @ParameterizedTest
    @CsvSource({"-1", "10000", "x", "1.5", "--"})
    void otherHalfMoveClocksAreRefused(String halfMoves) throws Exception {
        Variant variant = triple();
        assertThatThrownBy(() -> variant.position("4k3/8/8/4P3/5p2/8/8/8/4K3 w - - " + halfMoves + " 1"))
                .isInstanceOf(NotationException.class);
    }

    /**
     * Stage 1 comes after an action, 6 after a walk, 10 is the end of the turn; at the others a piece is selected, a
     * die rolled, or a walk due.
     */
    @ParameterizedTest
    @CsvSource({
        "1, true",
        "10, true",
        "0, false",
        "2, false",
        "3, false",
        "4, false",
        "5, false",
        "6, true",
        "7, false",
        "8, false"
    })
    void aCapturedPieceWaitsOnlyWhereOneMayHaveBeenTaken(int stage, boolean possible) {
        Variant variant = load("d4-d6-chess");
        String text = "2fgaf2/2rc^s1r2/3U4/3uc^s3/4U3/1u6/2RC^nC^nR2/2FAGF2 b - - 1 2 C@ @" + stage;
        if (possible) {
            Position waiting = variant.position(text);
            assertThat(variant.position(waiting.text())).isEqualTo(waiting);
            Position placed = waiting.after("C@h1");
            assertThat(variant.position(placed.text())).isEqualTo(placed);
            assertThat(placed.node()).isInstanceOf(Node.Decision.class);
        } else {
            assertThatThrownBy(() -> variant.position(text))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("stage " + stage);
        }
    }

    /** Only a counter of turns is -1, and only within a turn, after it has been reset. */
    @ParameterizedTest
    @CsvSource({
        "chess960, 8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - -1 1 ?",
        "chess, 4k3/8/8/8/8/8/8/4K2Q w - - -1 1",
        "d4-d6-chess, u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - -1 1 @1",
        "d4-d6-chess, u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - -1 1 c@ @10",
    })
    void aCounterIsNotBelowZeroElsewhere(String game, String text) {
        assertThatThrownBy(() -> load(game).position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("-1");
    }

    @ParameterizedTest
    @CsvSource({"[]", "[-]"})
    void emptyHoldingsAreRead(String holdings) {
        Variant chess = load("chess");
        String board = chess.start().text().split(" ")[0];
        assertThat(chess.position(chess.start().text().replace(board, board + holdings)))
                .isEqualTo(chess.start());
        assertThat(chess.position(board + holdings)).isEqualTo(chess.start());
    }

    @ParameterizedTest
    @CsvSource({"[Q]", "[", "[]]", "[-]x", "[ ]", "]"})
    void otherHoldingsAreRefused(String holdings) {
        Variant chess = load("chess");
        String text = chess.start().text().replace(" w", holdings + " w");
        assertThatThrownBy(() -> chess.position(text)).isInstanceOf(NotationException.class);
    }

    /**
     * Black's pawn has gone from f8 to f5, over f7 and f6; White's pawn on e6 may capture it on f7, no pawn may on f6.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"f6f7, true", "'f6,f7', true", "f7f6, true", "f7, true", "f6, false", "f6:f5f7:f5, true", "-, false"})
    void squaresOpenToEnPassantMayFollowWithoutAComma(String field, boolean taken) throws Exception {
        Variant variant = triple();
        Position position = variant.position("4k3/8/8/4P3/5p2/8/8/8/4K3 w - " + field + " 0 1");
        List<String> captures = ((Node.Decision) position.node())
                .events().stream().map(Event::text).filter("e6f7"::equals).toList();
        assertThat(captures).hasSize(taken ? 1 : 0);
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource({"e3e4", "e6d6", "e6e", "e66", "'e6,'", "',e6'", "ee6", "6e"})
    void squaresThatNoPieceHasPassedAreRefused(String field) {
        assertThatThrownBy(() -> load("chess")
                        .position("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq " + field + " 0 2"))
                .isInstanceOf(NotationException.class);
    }

    /** Without its last field the bare setup stands for a position after the deal that has no Rinoceronte. */
    @Test
    void theBareSetupAfterTheDealDiffersFromTheOneBefore() {
        Variant variant = load("d4-d6-chess-rinoceronte");
        Position position = variant.position("u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - 0");
        assertThat(position.node()).isInstanceOf(Node.Decision.class);
        assertThat(position.text()).isEqualTo("u1fgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - 0 1 @0");
        assertThat(variant.position(position.text())).isEqualTo(position);
        assertThat(variant.start()).isNotEqualTo(position);
        assertThat(variant.position(variant.start().text())).isEqualTo(variant.start());
    }

    /**
     * A piece and a die are selected within a turn, so a counter may have been reset in this turn, whether the stage is
     * given or not.
     */
    @ParameterizedTest
    @CsvSource({"' @2'", "''"})
    void aCounterMayHaveBeenSetBackBeforeAPieceIsChosen(String stage) {
        Variant variant = load("d4-d6-chess-older");
        String text = "u1fgaf2/2rc^sc^s3/3C^e4/8/1U1ur3/8/2RUC^nR2/2FAGF2 b - - -1 2 e8:d4";
        Position position = variant.position(text + stage);
        assertThat(position.text()).isEqualTo(text);
        assertThat(variant.position(position.text())).isEqualTo(position);
        assertThatThrownBy(() -> variant.position(text.replace(" e8:d4", "")))
                .hasMessageContaining("-1 is allowed only within a turn");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "chess-2016, ****4****/*r2b1kb2r*/*pppppppppp*/12/12/12/12/*PPPPPPPPPP*/*R2BTKB2R*/****4**** w - - 0 1 ?",
        "chess960, 8/pppppppp/8/8/8/8/PPPPPPPP/qqqqqqqq w - - 0 1 ?",
        "chess960, 7k/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1 ?",
        "chess960, 8/pppppppp/4k3/8/8/8/PPPPPPPP/8 w - - 0 1 ?",
        "chess960, 8/pppppppp/8/8/8/8/PPPPP1PP/8 w - - 0 1 ?",
        "chess-56, ****4****/*r2b1kb2r*/*pppppppppG*/12/12/12/12/*PPPPPPPPPP*/*R2B1KB2R*/****4**** w - - 0 1 ?",
        "d4-d6-chess-rinoceronte, uRfgaf1u/2rc^sc^sr2/8/8/8/8/2RC^nC^nR2/U1FAGF1U w - - 0 1 ?",
    })
    void beforeTheDealAllStandsAsInTheSetup(String game, String text) {
        Variant variant = load(game);
        assertThatThrownBy(() -> variant.position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("column 1");
    }

    @Test
    void theSetupBeforeTheDealIsRead() {
        Variant variant = load("chess960");
        Position start = variant.position("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1 ?");
        assertThat(start).isEqualTo(variant.start());
        assertThat(((Node.Chance) start.node()).outcomes()).hasSize(960);
    }

    private Variant triple() throws IOException {
        return Loader.create().load(Files.writeString(folder.resolve("triple.yaml"), TRIPLE));
    }

    private static Variant load(String id) {
        return Loader.create().scripts(GroovyScripts.confined()).load(id);
    }
}
