package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Cursor;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens to further pieces after a move or a drop, counted by hand. */
class EffectsTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {inner: [b2, c2, d2, b3, c3, d3, b4, c4, d4], everywhere: all, corners: [a1, e1, a5, e5]}
            pieces:
              pawn:   {symbol: P, move: fWfcF}
              knight: {symbol: N, move: N}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K}
              wall:   {symbol: "*", owner: nobody}
            actions: {comes: {put: pawn, in: everywhere}}
            turn: {one-of: [move, {act: comes}]}
            effects: {EFFECT}
            endings: {}
            setup: k4/5/5/5/4K w - - 0 1
            """;

    private static Variant variant(String effects, String... changes) {
        String text = GAME.replace("EFFECT", effects);
        for (int at = 0; at < changes.length; at += 2) {
            assertThat(text).contains(changes[at]);
            text = text.replace(changes[at], changes[at + 1]);
        }
        return Loader.create().load("trial", text.getBytes(StandardCharsets.UTF_8));
    }

    private static Position after(Variant variant, String board, String move) {
        Position before = variant.position(board + " w - - 0 1");
        Position after = before.after(variant.notation().event(before, move));
        Cursor cursor = before.cursor();
        cursor.play(cursor.number(variant.notation().event(before, move)));
        assertThat(cursor.position()).isEqualTo(after);
        cursor.undo();
        assertThat(cursor.position()).isEqualTo(before);
        return after;
    }

    private static String board(Position position) {
        return position.text().substring(0, position.text().indexOf(' '));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // The square alone, or around it; whose pieces, and which.
                "{after: {move: {captures: must}}, at: arrival, remove: all} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/5/5/4K",
                "{after: {move: {captures: must}}, at: arrival, remove: all} | 4k/5/2p2/1P3/4K | b2b3 | 4k/5/1Pp2/5/4K",
                "{after: {move: {captures: must}}, at: captured, remove: all, of: own} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/5/5/4K",
                "{after: {move: {captures: must}}, reach: K, remove: [all, not pawn], of: either} | 4k/1npN1/1Rp2/1P3/4K | b2c3 | 4k/2p2/2P2/5/4K",
                "{after: {move: {captures: must}}, reach: K, remove: all, of: enemy} | 4k/1npN1/1Rp2/1P3/4K | b2c3 | 4k/3N1/1RP2/5/4K",
                "{after: {move: {captures: must}}, reach: K, remove: all, of: own, in: inner} | 4k/3N1/2p2/1P1K1/4K | b2c3 | 4k/5/2P2/5/4K",
                // Riders go as far as the first piece; Black's forward is down.
                "{after: move, reach: fR, remove: all, of: enemy} | 2k1r/5/2n2/5/2N1K | c1d3 | 2k1r/5/2nN1/5/4K",
                "{after: move, reach: fR, remove: all, of: enemy} | 2r1k/2r2/5/5/1R2K | b1c1 | 2r1k/5/5/5/2R1K",
                "{after: move, reach: fR, remove: all, of: enemy} | 2r1k/2N2/2r2/5/1R2K | b1c1 | 2r1k/2N2/5/5/2R1K",
                // What it leaves, and what it becomes.
                "{after: move, at: departure, reach: W, convert: all, of: enemy} | 4k/5/1r3/1N3/1n2K | b2d3 | 4k/5/1R1N1/5/1N2K",
                "{after: {move: {kinds: knight}}, at: arrival, replace: all, by: rook} | 4k/5/5/1N3/4K | b2d3 | 4k/5/3R1/5/4K",
                "{after: move, replace: knight, by: rook, of: either} | n3k/5/5/1N3/4K | e1d1 | r3k/5/5/1R3/3K1",
                // The squares that a move passes; knights pass none.
                "{after: move, at: passed, remove: all, of: enemy} | 4k/5/5/5/R3K | a1a5 | R3k/5/5/5/4K",
                // Pieces of nobody: walls are put, taken away, and given to the side that moves.
                "{after: {move: {captures: must}}, at: arrival, replace: all, by: wall} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/2*2/5/4K",
                "{after: move, reach: K, remove: wall} | 4k/2*2/5/1P1*1/2*1K | e1d1 | 4k/2*2/5/1P3/3K1",
                "{after: move, reach: K, replace: wall, by: rook} | 4k/2*2/5/1P1*1/2*1K | e1d1 | 4k/2*2/5/1P1R1/2RK1",
                "{after: move, reach: R, remove: all, of: enemy} | 4k/3r1/3*1/5/2K2 | c1d1 | 4k/3r1/3*1/5/3K1",
                // Enclosed lines: all pieces between are concerned, and an own piece ends them.
                "{after: drop, enclosed: Q, convert: all, of: enemy} | P3k/1p3/2p2/5/3pP | P@b1/comes | P3k/1p3/2p2/5/1P1pP",
                "{after: drop, enclosed: Q, convert: all, of: enemy} | P3k/1p3/2p2/5/4P | P@d2/comes | P3k/1P3/2P2/3P1/4P",
                "{after: drop, enclosed: Q, convert: all, of: enemy} | P3k/5/2p2/5/4P | P@d2/comes | P3k/5/2p2/3P1/4P",
                "{after: drop, enclosed: R, convert: all, of: enemy} | P3k/1p3/2p2/5/Ppp2 | P@d1/comes | P3k/1p3/2p2/5/PPPP1",
                // An empty hostile square closes a line, a piece of the enemy on it does not.
                "{after: move, enclosed: R2, hostile: corners, remove: rook, of: enemy} | 1r2k/2P2/5/5/4K | c4c5 | 2P1k/5/5/5/4K",
                "{after: move, enclosed: R2, hostile: inner, remove: rook, of: enemy} | 1r2k/2P2/5/5/4K | c4c5 | 1rP1k/5/5/5/4K",
                "{after: move, enclosed: R2, hostile: corners, remove: rook, of: enemy} | pr2k/2P2/5/5/4K | c4c5 | prP1k/5/5/5/4K",
                "{after: move, enclosed: R2, hostile: corners, remove: rook, of: enemy} | Pr2k/2P2/5/5/4K | c4c5 | P1P1k/5/5/5/4K",
                // So many pieces stand around a piece, which does not count itself.
                "{after: move, remove: rook, of: enemy, beside: {pieces: pawn, at-least: 4, by: W}} | 4k/2P2/1PrP1/5/2P1K | c1c2 | 4k/2P2/1P1P1/2P2/4K",
                "{after: move, remove: rook, of: enemy, beside: {pieces: pawn, at-least: 4, by: W}} | 4k/2P2/1PrP1/5/2P1K | e1e2 | 4k/2P2/1PrP1/4K/2P2",
                "{after: turn, remove: rook, of: enemy, beside: {pieces: pawn, at-least: 4, by: W}} | 4k/2P2/1PrP1/5/2P1K | c1c2 | 4k/2P2/1P1P1/2P2/4K",
                "{after: move, remove: rook, of: enemy, beside: {pieces: king, of: enemy, at-most: 0}} | r3k/3r1/5/5/4K | e1e2 | 4k/3r1/5/4K/5",
                "{after: move, remove: pawn, beside: {pieces: pawn, at-most: 0}} | 4k/5/1P3/5/P3K | a1a2 | 4k/5/1P3/P4/4K",
                "{after: move, remove: pawn, beside: {pieces: pawn, at-most: 0}} | 4k/5/2P2/5/P3K | a1a2 | 4k/5/5/5/4K",
                "{after: move, reach: K, convert: rook, of: enemy, beside: {pieces: all, of: either, at-most: 1}} | r3k/5/5/2r2/K4 | a1b1 | r3k/5/5/2R2/1K3",
                "{after: move, reach: K, convert: rook, of: enemy, beside: {pieces: all, of: either, at-most: 1}} | r3k/5/3p1/2r2/K4 | a1b1 | r3k/5/3p1/2r2/1K3",
                "{after: drop, enclosed: R, convert: pawn, of: enemy} | P3k/5/5/5/Pnp2 | P@d1/comes | P3k/5/5/5/PnpP1",
                // A chain goes on from each piece that it changes.
                "{after: move, reach: W, remove: pawn, of: either, chain: true} | 4k/pp3/1p3/1P1N1/p3K | d2c4 | 4k/2N2/5/5/p3K",
                "{after: move, reach: W, remove: pawn, of: enemy, chain: true} | 4k/pp3/1p3/1P1N1/p3K | d2c4 | 4k/2N2/5/1P3/p3K",
                "{after: move, reach: W, remove: pawn, of: either} | 4k/pp3/1p3/1P1N1/p3K | d2c4 | 4k/p1N2/1p3/1P3/p3K",
                // A captor that stays, and pieces that come back; areas are those of the side that acts, or of the
                // piece.
                "{after: {move: {captures: must}}, at: arrival, relocate: all, to: departure} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/5/1P3/4K",
                "{after: {move: {captures: must}}, at: arrival, relocate: all, to: departure} | 4k/5/2p2/1P3/4K | b2b3 | 4k/5/1Pp2/5/4K",
                "{after: {move: {captures: must}}, return: all, to: departure} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/2P2/1p3/4K",
                "{after: {move: {captures: must}}, return: knight, to: departure} | 4k/5/2p2/1P3/4K | b2c3 | 4k/5/2P2/5/4K",
                "{after: {move: {captures: must}}, return: all, to: inner} | 4k/1n3/2p2/1P3/4K | b2c3 | 4k/1np2/2P2/5/4K",
                "{after: move, relocate: knight, of: enemy, to: inner} | n3k/5/5/1N2n/4K | e1d1 | 4k/5/5/1Nnn1/3K1",
                "{after: move, relocate: knight, of: enemy, in: inner, to: departure} | n3k/5/2n2/1N1n1/4K | e1d1 | n3k/5/2n2/1N3/3Kn",
                "{after: move, relocate: rook, to: inner} | 4k/1PPP1/1PPP1/RPPP1/4K | e1d1 | 4k/1PPP1/1PPP1/RPPP1/3K1",
                // A captured piece is pushed one step further on the line, if that square is there and empty.
                "{after: {move: {captures: must}}, return: all, to: ahead} | 4k/5/2p2/1P3/4K | b2c3 | 4k/3p1/2P2/5/4K",
                "{after: {move: {captures: must}}, return: all, to: ahead} | 4k/4K/5/5/R2n1 | a1d1 | 4k/4K/5/5/3Rn",
                "{after: {move: {captures: must}}, return: all, to: ahead} | 4k/5/2n2/5/1N2K | b1c3 | 3nk/5/2N2/5/4K",
                "{after: {move: {captures: must}}, return: all, to: ahead} | 4k/3K1/5/5/R3n | a1e1 | 4k/3K1/5/5/4R",
                "{after: {move: {captures: must}}, return: all, to: ahead} | 4k/5/Rnr2/5/4K | a3b3 | 4k/5/1Rr2/5/4K",
                "{after: {move: {captures: must}}, return: all, to: behind} | 4k/5/5/1R1n1/4K | b2d2 | 4k/5/5/n2R1/4K",
                // A piece pulls the one behind it; nothing is behind the edge.
                "{after: move, at: behind, relocate: all, of: either, to: departure} | 4k/5/5/nR3/4K | b2d2 | 4k/5/5/1n1R1/4K",
                "{after: move, at: behind, relocate: all, of: either, to: departure} | 4k/5/5/1R3/1n2K | b2b4 | 4k/1R3/5/1n3/4K",
                "{after: move, at: behind, relocate: all, of: either, to: departure} | 4k/5/5/1R3/n3K | b2b3 | 4k/5/1R3/5/n3K",
                "{after: move, at: behind, relocate: all, of: enemy, to: departure} | 4k/5/5/NR3/4K | b2c2 | 4k/5/5/N1R2/4K",
                "{after: move, at: behind, relocate: all, of: either, to: departure} | 4k/5/5/R4/4K | a2c2 | 4k/5/5/2R2/4K",
                "{after: move, at: behind, relocate: all, of: either, to: departure} | 4k/5/5/1N3/n3K | b2c4 | 4k/2N2/5/5/n3K",
                // What stands before the piece where it arrives.
                "{after: move, at: ahead, remove: all, of: enemy} | 4k/5/5/R2n1/4K | a2c2 | 4k/5/5/2R2/4K",
                "{after: move, at: ahead, remove: all, of: enemy} | 4k/5/5/R2n1/4K | a2b2 | 4k/5/5/1R1n1/4K",
                // Shifts.
                "{after: move, reach: W, shift: all, of: enemy, direction: forward} | 4k/5/5/3r1/1N2K | e1e2 | 4k/5/3r1/4K/1N3",
                "{after: move, reach: W, shift: all, of: enemy, direction: forward} | 4k/5/3n1/3r1/1N2K | e1e2 | 4k/5/3n1/3rK/1N3",
            })
    void piecesChange(String effect, String board, String move, String expected) {
        assertThat(board(after(variant("one: " + effect), board, move))).isEqualTo(expected);
    }

    /** The second effect finds what the first one leaves. */
    @Test
    void effectsComeOneAfterTheOther() {
        String first = "first: {after: move, reach: K, replace: knight, by: rook, of: enemy}";
        String second = "second: {after: move, reach: K, remove: rook, of: enemy}";
        assertThat(board(after(variant(first + ", " + second), "4k/5/2n2/5/1N2K", "e1d2")))
                .isEqualTo("4k/5/5/3K1/1N3");
        assertThat(board(after(variant(second + ", " + first), "4k/5/2n2/5/1N2K", "e1d2")))
                .isEqualTo("4k/5/2r2/3K1/1N3");
    }

    /** The edits of a move show all that changes; captured is only what the move itself captures. */
    @Test
    void editsShowEffects() {
        Variant variant = variant(
                "captor: {after: {move: {captures: must}}, at: arrival, remove: all}, blast: {after: {move: {captures: must}}, reach: K, convert: knight, of: enemy}");
        Position before = variant.position("4k/3n1/2p2/1P3/4K w - - 0 1");
        Move move = (Move) variant.notation().event(before, "b2c3");
        assertThat(move.edits().stream().map(EffectsTest::text)).containsExactly("-b2P", "-c3p", "-d4n", "+d4N");
        assertThat(move.captures()).singleElement().hasToString("p");
        assertThat(move.capturedOn()).containsExactly(Square.of("c3"));
        assertThat(move.to()).contains(Square.of("c3"));
    }

    private static String text(Edit edit) {
        return (edit instanceof Edit.Lift ? "-" : "+") + edit.place() + edit.piece();
    }

    /** Each move of a royal game keeps the own royal, and a capture that costs the captor's own royal is no threat. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        // Kings beside each other: no check, so the white king may stay beside the black one.
        // It may not capture: the blast would take it, too.
        "5/3r1/1kr2/1K3/5 w - - 0 1, false, a1 a2 a3 b1 c2",
        // It may go beside the black king, where the rook cannot capture it.
        "5/1r3/3k1/1K3/5 w - - 0 1, true, a1 a2 a3 c1 c2 c3",
    })
    void aThreatKeepsTheOwnRoyal(String position, boolean check, String kingMoves) {
        Variant variant = variant(
                "captor: {after: {move: {captures: must}}, at: arrival, remove: all}, blast: {after: {move: {captures: must}}, reach: K, remove: [all, not pawn], of: either}",
                "king:   {symbol: K, move: K}",
                "king: {symbol: K, move: K, royal: true}",
                "turn: {one-of: [move, {act: comes}]}",
                "check: {}\nturn: move",
                "endings: {}",
                "endings: {mate: {when: checkmate, result: loses}, gone: {when: none-left, pieces: king, result: loses}}");
        Position read = variant.position(position);
        assertThat(read.inCheck(read.turn())).isEqualTo(check);
        assertThat(read.node().events().stream()
                        .map(event -> event.text().substring(2))
                        .sorted())
                .containsExactly(kingMoves.split(" "));
    }

    /** A drop that must turn a piece over is possible where it does so. */
    @Test
    void aFilterAsksForEffects() {
        Variant variant = variant(
                "turned: {after: drop, enclosed: Q, convert: all, of: enemy}",
                "turn: {one-of: [move, {act: comes}]}",
                "hands: {captured: nobody}\nturn: {drop: {affects: must}}",
                "4K w",
                "4K[P] w");
        Position position = variant.position("4P/5/2p1p/3p1/Pp2P[P] w - - 0 1");
        assertThat(position.node().events().stream().map(Event::text)).containsExactly("P@c1", "P@b4");
        assertThat(position.explain("P@a5"))
                .hasValueSatisfying(why -> assertThat(why).contains("no effect of it changes a piece"));
    }

    /** Enemy pawns that no way over other pawns joins to an empty square leave the board. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The last empty square beside a row of four is taken.
                "ppppP/PPP2/5/5/k3K | P@d4/comes | 4P/PPPP1/5/5/k3K",
                // The far end of the row has an empty square beside it.
                "pppp1/PPP2/5/5/k3K | P@d4/comes | pppp1/PPPP1/5/5/k3K",
                // A way round the corner, and a second group that has no empty square.
                "pPp1k/ppPp1/1P2K/5/5 | P@a3/comes | 1Pp1k/2Pp1/PP2K/5/5",
                "pPp1k/ppPp1/P3K/5/5 | P@c3/comes | pPp1k/ppPp1/P1P1K/5/5",
                "pPp1k/ppPp1/P3K/5/5 | P@b3/comes | 1Pp1k/2Pp1/PP2K/5/5",
            })
    void aGroupWithoutAnEmptySquareBesideItIsTaken(String board, String drop, String after) {
        Variant variant = variant("""
                doubt: {after: drop, replace: pawn, by: knight, of: enemy},
                free: {after: drop, replace: knight, by: pawn, of: enemy, beside: {empty: true, by: W}},
                joined: {after: drop, replace: knight, by: pawn, of: enemy, chain: true,
                  beside: {pieces: pawn, of: enemy, by: W}},
                dead: {after: drop, remove: knight, of: enemy}""");
        assertThat(board(after(variant, board, drop))).isEqualTo(after);
    }

    /** Pieces that some kinds alone enclose, and pieces that leave one after the other at the end of a turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{after: move, enclosed: R2, closed-by: pawn, remove: rook, of: enemy} | 4k/2rK1/1P3/5/5 | b3b4 | 4k/1PrK1/5/5/5",
                "{after: move, enclosed: R2, closed-by: pawn, remove: rook, of: enemy} | 4k/2rP1/1P3/4K/5 | b3b4 | 4k/1P1P1/5/4K/5",
                "{after: move, enclosed: R2, closed-by: [pawn, king], remove: rook, of: enemy} | 4k/2rK1/1P3/5/5 | b3b4 | 4k/1P1K1/5/5/5",
                "{after: turn, remove: rook, of: enemy, beside: {pieces: rook, of: enemy, by: W, at-most: 1}, chain: true} | 4k/rrr2/5/4r/4K | e1d1 | 4k/5/5/5/3K1",
                "{after: turn, remove: rook, of: enemy, beside: {pieces: rook, of: enemy, by: W, at-most: 1}, chain: true} | 4k/rr3/rr3/4r/4K | e1d1 | 4k/rr3/rr3/5/3K1",
                "{after: turn, remove: rook, of: enemy, beside: {pieces: rook, of: enemy, by: W, at-most: 1}} | 4k/rrr2/5/4r/4K | e1d1 | 4k/1r3/5/5/3K1",
                "{after: move, remove: rook, of: enemy, beside: {empty: true, at-most: 2, by: W}} | r3k/5/3r1/5/4K | e1d1 | 4k/5/3r1/5/3K1",
                "{after: move, remove: rook, of: enemy, beside: {empty: true, at-most: 3}} | r3k/5/3r1/5/4K | e1d1 | 4k/5/3r1/5/3K1",
            })
    void effectsThatLookAround(String effect, String board, String move, String after) {
        assertThat(board(after(variant("effect: " + effect), board, move))).isEqualTo(after);
    }

    /** A wall goes into no hand. */
    @Test
    void anEffectTakesWallsInAGameWithHands() {
        Variant variant = variant(
                "boom: {after: move, reach: K, remove: wall}",
                "turn: {one-of: [move, {act: comes}]}",
                "hands: {}\nturn: {one-of: [move, drop]}");
        assertThat(board(after(variant, "4k/5/5/5/2*1K[]", "e1d1"))).isEqualTo("4k/5/5/5/3K1[]");
    }

    /** Each side's pieces go in the order of its ranks, so what Black does mirrors what White does. */
    @Test
    void piecesAreSentInTheOrderOfTheirSide() {
        Variant variant = variant(
                "home: {after: {move: {kinds: king}}, relocate: [knight, rook], to: middle}",
                "everywhere: all",
                "everywhere: all, middle: [a3, b3]");
        assertThat(board(after(variant, "4k/5/5/R4/1N2K", "e1d1"))).isEqualTo("4k/5/NR3/5/3K1");
        // Who stands in the area stays.
        assertThat(board(after(variant, "4k/5/1R3/5/1N2K", "e1d1"))).isEqualTo("4k/5/NR3/5/3K1");
        Position black = variant.position("1n2k/r4/5/5/4K b - - 0 1");
        assertThat(board(black.after("e5d5"))).isEqualTo("3k1/5/nr3/5/4K");
    }

    /**
     * A piece of nobody closes no line. A captured piece returns once, and an area begins with its side's first rank.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "flip: {after: move, enclosed: Q, remove: rook, of: enemy} | 4k/5/5/5/1R1rR | b1c1 | 4k/5/5/5/2R1R",
                "flip: {after: move, enclosed: Q, remove: rook, of: enemy} | 4k/5/5/5/1R1r* | b1c1 | 4k/5/5/5/2Rr*",
                "a: {after: move, return: rook, to: everywhere}, b: {after: move, return: rook, to: departure} | 4k/5/5/5/1R1rK | b1d1 | r3k/5/5/5/3RK",
            })
    void aWallClosesNoLineAndACapturedPieceReturnsOnce(String effect, String board, String move, String after) {
        assertThat(board(after(variant(effect), board, move))).isEqualTo(after);
    }

    /** An own pawn that an effect takes is no capture: the king may stay away from it, and the pawn may go. */
    @Test
    void ownPiecesAreNotCapturedMost() {
        Variant variant = variant(
                "boom: {after: {move: {kinds: king}}, reach: K, remove: pawn, of: either}",
                "turn: {one-of: [move, {act: comes}]}",
                "turn: {move: {}, prefer: {captures: most}}");
        assertThat(Trial.events(variant.position("4k/5/5/1P3/K4 w - - 0 1")))
                .containsExactlyInAnyOrder("a1a2", "a1b1", "b2b3");
        assertThat(Trial.events(variant.position("4k/5/5/1p3/1K3 w - - 0 1")))
                .containsExactlyInAnyOrder("b1a1", "b1c1", "b1a2", "b1c2", "b1b2");
        assertThat(Trial.events(variant.position("4k/5/2p2/5/1K3 w - - 0 1")))
                .containsExactlyInAnyOrder("b1b2", "b1c2");
    }

    /** A rook captures from afar and is the same piece where it stands, which has moved. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "shot: {after: {move: {captures: must}}, at: arrival, relocate: all, to: departure} | {captures: must, piece: same} | 3r1/5/3n1/5/K2R1 | d1d3 | d1d5 --",
                "shot: {after: {move: {captures: must}}, at: arrival, relocate: all, to: departure} | {piece: unmoved} | 3r1/5/3n1/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "hop: {after: {move: {captures: never}}, at: arrival, relocate: all, to: inner} | {kinds: knight, piece: same} | k4/5/5/5/K2N1 | d1e3 | b2d1 b2d3 b2a4 b2c4 --",
                "boom: {after: {move: {captures: must}}, at: arrival, remove: all} | {kinds: king, piece: other} | k4/5/3n1/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "turn: {after: {move: {kinds: rook}}, at: arrival, convert: all} | {piece: other} | k4/5/5/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "stone: {after: {move: {kinds: rook}}, at: arrival, replace: all, by: wall} | {piece: other} | k4/5/5/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "turn: {after: {move: {kinds: rook}}, at: arrival, convert: all} | {piece: unmoved} | k4/5/5/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "boom: {after: {move: {captures: must}}, at: arrival, remove: all} | {kinds: king, piece: unmoved} | k4/5/3n1/5/K2R1 | d1d3 | a1a2 a1b1 a1b2 --",
                "tide: {after: move, shift: rook, in: everywhere, direction: right} | {kinds: rook, piece: unmoved} | k4/5/5/5/K1R2 | a1a2 | --",
            })
    void aPieceThatIsSentIsTheSame(String effect, String filter, String board, String move, String then) {
        Variant variant = variant(
                effect, "turn: {one-of: [move, {act: comes}]}", "turn: [move, {optional: {move: " + filter + "}}]");
        Position after = Trial.play(variant.position(board + " w - - 0 1"), move);
        assertThat(Trial.events(after)).containsExactlyInAnyOrder(then.split(" "));
    }

    /** A king that ends its turn on b1 falls into a pit, so the king on c1 does not threaten b1; it threatens b2. */
    @Test
    void aCaptureAfterWhichTheTurnCostsTheKingIsNoThreat() {
        String game = GAME.replace("{symbol: K, move: K}", "{symbol: K, move: K, royal: true}")
                .replace("everywhere: all", "pit: {white: b1}")
                .replaceAll("actions: .*\n", "")
                .replace("turn: {one-of: [move, {act: comes}]}", "turn: move\ncheck: {}")
                .replace(
                        "endings: {}",
                        "endings: {mate: {when: checkmate, result: loses}, gone: {when: none-left, pieces: king, result: loses}}")
                .replace("EFFECT", "fall: {after: turn, remove: king, in: pit}");
        Variant variant = Loader.create().load("trial", game.getBytes(StandardCharsets.UTF_8));
        assertThat(Trial.events(variant.position("5/5/5/k4/2K2 b - - 0 1")))
                .containsExactlyInAnyOrder("a2a1", "a2b1", "a2a3", "a2b3");
    }
}
