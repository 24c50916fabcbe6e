package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** En passant captures in unusual games: several moves in a turn, other pieces than pawns, royals that capture. */
class EnPassantTest {

    private static final String PAWNS = """
            format: 1
            id: en-passant
            name: En passant
            board: {files: 8, ranks: 8}
            areas: {any: all, last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfceFifmnD}
              guard:  {symbol: G, move: WfceFifmnD}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K, royal: true}
            setup: 4k3/ppppgppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
            """;

    @TempDir
    private Path folder;

    @Test
    void aPieceOnThePassedSquareStays() {
        Position position = twoMoves()
                .position("k7/8/8/8/1p6/8/P7/1N2K3 w - - 0 1")
                .after("a2a4")
                .after("b1a3");
        assertThat(position.text()).startsWith("k7/8/8/8/Pp6/N7/8/4K3 b ");
        assertThat(position.after("b4a3").text()).startsWith("k7/8/8/8/P7/p7/8/4K3 b ");
    }

    /** White's action puts a knight on the square that the pawn on d5 has just passed; the move may take it away. */
    @Test
    void anActionMayOccupyThePassedSquare() {
        Variant variant = Trial.load(
                folder,
                PAWNS.replace("turn: move\n", "turn: [{optional: {act: jump}}, move]\n")
                        .replace("check: {}\n", "actions: {jump: {relocate: knight, from: any, to: d-six}}\n")
                        .replace("{any: all,", "{any: all, d-six: [d6],")
                        .replace("checkmate: {when: checkmate", "king-taken: {when: none-left, pieces: king"));
        Position occupied =
                variant.position("4k3/8/8/3pP3/8/8/8/4K1N1 w - d6 0 2").after("g1d6/jump");
        assertThat(occupied.text()).isEqualTo("4k3/8/3N4/3pP3/8/8/8/4K3 w - d6 0 2 @1");
        assertThat(variant.position(occupied.text())).isEqualTo(occupied);
        assertThat(Trial.events(occupied)).contains("d6c4", "e5e6").doesNotContain("e5d6");
        assertThat(Trial.events(variant.position("4k3/8/8/3pP3/8/8/8/4K1N1 w - d6 0 2")))
                .contains("e5d6", "g1d6/jump");
    }

    @Test
    void twoLeapsInEitherOrderAreOnePosition() {
        Position start = twoMoves().position("k7/8/8/8/2p2p2/8/3PP3/4K3 w - - 0 1");
        Position one = start.after("e2e4").after("d2d4");
        Position other = start.after("d2d4").after("e2e4");
        assertThat(Trial.events(one)).contains("c4d3", "f4e3");
        assertThat(one).isEqualTo(other);
        assertThat(one.cursor().key()).isEqualTo(other.cursor().key());
    }

    @Test
    void aLeapThatNoPieceCanCaptureLeavesNoTraceInEitherOrder() {
        Position start = twoMoves().position("k7/8/8/8/2p5/8/3PP3/4K3 w - - 0 1");
        Position one = start.after("e2e4").after("d2d4");
        Position other = start.after("d2d4").after("e2e4");
        assertThat(one).isEqualTo(other);
        assertThat(one.cursor().key()).isEqualTo(other.cursor().key());
    }

    @Test
    void theTextOfAnUnfinishedTurnReadsBack() {
        Position position = twoMoves().position("k7/8/8/8/8/8/P7/4K3 w - - 0 1").after("a2a4");
        assertThat(position.variant().position(position.text())).isEqualTo(position);
    }

    @Test
    void theTextReadsBackIfAPieceReturnsToTheStart() {
        Position position = twoMoves()
                .position("k7/8/8/8/1p6/8/P7/R3K3 w - - 0 1")
                .after("a2a4")
                .after("a1a2");
        assertThat(Trial.events(position)).contains("b4a3");
        assertThat(position.variant().position(position.text())).isEqualTo(position);
    }

    @Test
    void theEnPassantCaptureIsOpenToBothMovesOfTheTurn() {
        Position position = twoMoves()
                .position("4k3/p7/8/1P6/2N5/8/8/4K3 b - - 0 1")
                .after("a7a5")
                .after("e8e7");
        assertThat(Trial.events(position)).contains("b5a6");
        assertThat(Trial.events(position.after("c4a3"))).contains("b5a6");
    }

    @Test
    void anOwnPieceOnThePassedSquareEndsTheEnPassantCapture() {
        Position position = twoMoves()
                .position("4k3/p7/8/1PN5/8/8/8/4K3 b - - 0 1")
                .after("a7a5")
                .after("e8e7")
                .after("c5a6");
        assertThat(Trial.events(position)).doesNotContain("b5a6");
        assertThat(position).isEqualTo(twoMoves().position("8/4k3/N7/pP6/8/8/8/4K3 w - - 0 2 @1"));
    }

    /** Law 3.7.3.1 is about a pawn; a definition may allow it to a king, which must then be safe where it arrives. */
    @Test
    void aRoyalThatCapturesEnPassantMustBeSafeOnItsArrival() {
        Position attacked =
                royalTaker().position("k7/3p4/8/4K3/8/8/3r4/8 b - - 0 1").after("d7d5");
        assertThat(Trial.events(attacked)).doesNotContain("e5d6");
        assertThat(attacked).isEqualTo(royalTaker().position("k7/8/8/3pK3/8/8/3r4/8 w - - 0 2"));
        Position safe = royalTaker().position("k7/3p4/8/4K3/8/8/8/8 b - - 0 1").after("d7d5");
        assertThat(Trial.events(safe)).contains("e5d6");
    }

    @Test
    void thePieceCapturedEnPassantNoLongerGuardsTheRoyalsArrival() {
        Position position =
                royalTaker().position("k7/4g3/8/3K4/8/8/8/8 b - - 0 1").after("e7e5");
        assertThat(Trial.events(position)).contains("d5e6");
    }

    /** White's pieces on c4 and e4 may both have passed d3: the text must name the one that did. */
    @Test
    void theTextNamesThePieceThatHasPassed() {
        Variant variant = Trial.load(folder, PAWNS.replace("fmWfceFifmnD", "mfFcefWimfnA"));
        Position position =
                variant.position("k7/8/8/8/2Pp4/8/2P5/4K3 w - - 0 1").after("c2e4");
        Position read = variant.position(position.text());
        assertThat(read).isEqualTo(position);
        assertThat(read.after("d4d3").text()).isEqualTo(position.after("d4d3").text());
    }

    @Test
    void aLeapThatPromotesReadsBack() {
        Variant variant = Trial.load(
                folder,
                PAWNS.replace("fmWfceFifmnD}", "fmWfceFifmnD, initial: any, promotion: {area: last, to: rook}}"));
        Position position = variant.position("8/8/P7/8/8/8/8/K1k5 w - - 0 1").after("a6a8r");
        assertThat(variant.position(position.text())).isEqualTo(position);
    }

    /** White's first turn has four double steps. Black's only sniper stands beside one pawn and may capture it. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"sP1P1P1P, 'b3,d3,f3,h3', a4b3", "P1P1P1Ps, 'a3,c3,e3,g3', h4g3"})
    void theFirstAndTheLastOfFourPassedSquaresCanBeTheOnlyOneToCaptureOn(String rank, String passed, String capture) {
        Variant variant = Trial.load(
                folder,
                PAWNS.replace("  knight:", "  sniper: {symbol: S, move: WceF}\n  knight:")
                        .replace("turn: move", "first-turn: [move, move, move, move]\nturn: move")
                        .replace("check: {}", "check: {attacked-royal: may-be-taken}"));
        Position position = variant.position("k7/8/8/8/" + rank + "/8/8/4K3 b - " + passed + " 0 1");
        assertThat(Trial.events(position)).contains(capture);
    }

    /** Of five double steps of a turn the first four can be captured en passant; a captured piece makes room. */
    @Test
    void theFirstFourPassedSquaresStayOpen() {
        Variant variant = Trial.load(
                folder,
                PAWNS.replace("turn: move", "turn: [{times: 5, of: move}]")
                        .replace("check: {}", "check: {attacked-royal: may-be-taken}"));
        Position start = variant.position("k7/8/8/8/1p6/8/P1PPPP2/4K3 w - - 0 1");
        Position last = play(start, "c2c4", "f2f4", "d2d4", "e2e4", "a2a4");
        assertThat(last.text()).isEqualTo("k7/8/8/8/PpPPPP2/8/8/4K3 b - c3,d3,e3,f3 0 1");
        assertThat(Trial.events(last)).contains("b4c3").doesNotContain("b4a3");
        Position first = play(start, "a2a4", "f2f4", "d2d4", "e2e4", "c2c4");
        assertThat(first.text()).isEqualTo("k7/8/8/8/PpPPPP2/8/8/4K3 b - a3,d3,e3,f3 0 1");
        assertThat(Trial.events(first)).contains("b4a3").doesNotContain("b4c3");
        Position moved = play(start, "c2c4", "f2f4", "d2d4", "c4c5", "a2a4");
        assertThat(moved.text()).isEqualTo("k7/8/8/2P5/Pp1P1P2/8/4P3/4K3 b - a3,d3,f3 0 1");
    }

    private static Position play(Position start, String... events) {
        Position position = start;
        for (String event : events) {
            position = position.after(event);
        }
        return position;
    }

    private Variant twoMoves() {
        return Trial.load(
                folder,
                PAWNS.replace("turn: move", "turn: [move, move]")
                        .replace("check: {}", "check: {attacked-royal: may-be-taken}"));
    }

    private Variant royalTaker() {
        return Trial.load(folder, PAWNS.replace("move: K,", "move: WceF,"));
    }
}
