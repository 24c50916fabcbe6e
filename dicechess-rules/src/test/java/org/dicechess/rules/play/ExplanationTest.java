package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Edit;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A refusal gives the most basic reason. */
class ExplanationTest {

    private static final String CHESS = """
            format: 1
            id: royal
            name: Royal
            board: {files: 8, ranks: 8}
            areas: {far: {white: rank 8}, home: {white: rank 2}}
            pieces:
              pawn:  {symbol: P, move: fmWfceFifmnD, initial: home, promotion: {to: rook, area: far}}
              rook:  {symbol: R, move: R}
              guard: {symbol: G, move: K, facings: [n, e, s, w]}
              king:  {symbol: K, move: K, royal: true}
            turn: move
            check: {}
            castling:
              king: king
              rook: rook
              ways: {king-side: {king: e1, rook: h1, king-to: g1, rook-to: f1}}
            endings:
              checkmate: {when: checkmate, result: loses}
              stalemate: {when: stalemate, result: draws}
            setup: 4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1
            """;

    /** 1 moves pawns, 2 pawns and rooks, 3 rooks, 4 kings. */
    private static final String SPENT = """
            format: 1
            id: spent
            name: Spent
            board: {files: 8, ranks: 8}
            pieces:
              pawn:  {symbol: P, move: fmWfcF}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K}
            dice: {four: {rule: die-1, count: 4, faces: [pawn, [pawn, rook], rook, king]}}
            turn: [{roll: four}, {spend: {}}]
            castling:
              king: king
              rook: rook
              die: DIE
              rule: castle-1
              ways: {king-side: {king: e1, rook: h1, king-to: g1, rook-to: f1}}
            endings:
              bare: {when: none-left, pieces: king, result: loses}
            setup: 4k2r/8/8/8/8/8/4P3/4K2R w Kk - 0 1
            """;

    private static final String WALKS = """
            format: 1
            id: walks
            name: Walks
            board: {files: 5, ranks: 5}
            areas: {all-of-it: all, field: [all, not rank 1, not rank 5], back: {white: rank 1}}
            pieces:
              ant:
                rule: ant-1
                symbol: T
                walk: {rule: ant-2, dice: [d4, d6], in: field, step: W}
                when-captured: {rule: ant-3, to: back, chosen-by: captor}
              guard:
                rule: guard-1
                symbol: U
                move: mK
                protects: {rule: guard-2, pieces: ant, beside: W, in: field}
              stone: {symbol: S, move: mW}
              bug: {symbol: B, walk: {dice: d8, in: all-of-it, step: F}}
            actions:
              guard-steps: {rule: act-1, move: guard}
            dice: {d4: {faces: 4}, d6: {faces: 6}, d8: {faces: 8}}
            turn: [choose, {roll: chosen}, walk, {optional: {act: guard-steps}}]
            endings:
              bare: {when: none-left, pieces: ant, result: loses}
            setup: s4/t3t/1t1U1/T2T1/T1S1U w - - 0 1
            """;

    private static final String LINES = """
            format: 1
            id: lines
            name: Lines
            board: {files: 8, ranks: 8}
            areas: {last: {white: rank 8}}
            pieces:
              pawn:   {symbol: P, move: fmWfcF, promotion: {area: last, to: [horse], optional: true}}
              cannon: {symbol: C, move: mRcpR}
              horse:  {symbol: H, move: nN}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K, royal: true}
            castling: {rule: castle-1, king: king, rook: rook, ways: {king-side: {king: e1, rook: h1, king-to: g1, rook-to: f1}}}
            turn: move
            check: {}
            endings:
              checkmate: {when: checkmate, result: loses}
            setup: 4k2r/1P6/4h3/1P2H3/r7/2r1c3/C1h1P3/4K2R w Kk - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a2a5, a cannon does not go from a2 to a5 here: a4 is in the way",
        "a2a4, a cannon does not go from a2 to a4 here: there is no piece to hop over",
        "a2h2, a cannon does not go from a2 to h2 here: c2 is in the way",
        "e5f7, a horse does not go from e5 to f7 here: e6 is in the way",
        "e2d3, a pawn does not go from e2 to d3 here: it only captures that way",
        "e2e3, a pawn does not go from e2 to e3 here: it does not capture that way",
        "e2e5, a piece of White stands on e5",
        "e2h2, a pawn does not go from e2 to h2 here",
        "h1c1, a rook does not go from h1 to c1 here: e1 is in the way",
        "b5b6h, a pawn does not promote on b6",
        "'b7b8r', 'a pawn that arrives there becomes one of horse, or stays what it is'",
        "e1g1, castling is not possible in check (castle-1)",
    })
    void aPieceInTheWayIsNamed(String move, String reason) {
        assertThat(explained(Trial.load(folder, LINES).start(), move)).isEqualTo(reason);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "either, '[1 2 3 4]', e2e3, several dice allow this move: e2e3:1 or e2e3:2",
        "either, '[1 1 4 4]', e2e3:3, 'no die 3 is in hand: [1 1 4 4]'",
        "either, '[1 2 3 4]', e2e3:3, the die 3 moves no pawn (die-1)",
        "either, '[1 2 3 4]', h1h5:1, the die 1 moves no rook (die-1)",
        "either, '[1 2 3 4]', e2e3:1+2, 'a pawn moves with one die, not 2'",
        "either, '[1 2 3 4]', e2e3:1+1, 'no second die 1 is in hand: [1 2 3 4]'",
        "either, '[1 1 3 3]', e1e2, 'the roll [1 1 3 3] moves no king (die-1)'",
        "either, '[1 2 3 4]', e2e5, a pawn does not go from e2 to e5 here",
        "either, '[1 2 3 4]', e1g1, several dice allow this move: e1g1:4 or e1g1:3 or e1g1:2",
        "either, '[1 1 1 1]', e2e3:1, the text of this event is e2e3",
        "either, '[3 3 4 4]', h1g1:3, the text of this event is h1g1",
        "either, '[1 2 3 4]', e1g1:1, castling spends other dice than 1 (castle-1)",
        "either, '[1 2 3 4]', e1g1:5+6, 'no die 5 is in hand: [1 2 3 4]'",
        "either, '[1 1 1 1]', e1g1, 'the roll [1 1 1 1] allows no castling, which needs a die of king or rook (castle-1)'",
        "both,   '[1 2 3 4]', e1g1, several dice allow this move: e1g1:3+4 or e1g1:2+4",
        "both,   '[1 2 3 4]', e1g1:2+3, castling spends other dice than 2+3 (castle-1)",
        "both,   '[1 2 2 2]', e1g1, 'the roll [1 2 2 2] allows no castling, which needs the dice of king and rook (castle-1)'",
        "both,   '[1 1 2 4]', e1g1:2+4, the text of this event is e1g1",
    })
    void diceComeFirst(String die, String roll, String move, String reason) {
        Position position =
                Trial.load(folder, SPENT.replace("DIE", die)).start().after(roll);
        assertThat(explained(position, move)).isEqualTo(reason);
    }

    /** A draughts piece moved by a hook leaps over an enemy; from c3 to e5 the enemy must stand on d4. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "4*4, a draughtsman does not go from c3 to e5 here: no piece stands on d4",
        "3R*4, a draughtsman does not go from c3 to e5 here: d4 is in the way",
    })
    void aRefusedHookPathNamesItsCondition(String rank, String reason) throws URISyntaxException {
        Path hooks =
                Path.of(ExplanationTest.class.getResource("oracle-hooks.yaml").toURI());
        Variant variant = TrialPaths.offer(Loader.create()).load(hooks);
        assertThat(explained(variant.position("*8/9/9/9/" + rank + "/2D6/9/K7k w - - 0 1"), "c3e5"))
                .isEqualTo(reason);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"'[1 1 1 1]', e2e3", "'[3 3 4 4]', h1g1", "'[1 1 2 4]', e1g1"})
    void aMoveNamesNoDieIfOnlyOneFits(String roll, String move) {
        Position position =
                Trial.load(folder, SPENT.replace("DIE", "both")).start().after(roll);
        assertThat(position.explain(move)).as(move).isEmpty();
    }

    @Test
    void aMoveWithoutAPathIsExplainedByItsEffectAndDice() {
        Position position =
                Trial.load(folder, SPENT.replace("DIE", "both")).start().after("[1 2 3 4]");
        Move listed = (Move) position.variant().notation().event(position, "e2e3:1");
        assertThat(position.explain(Move.of("x", listed.edits(), listed.spent(), List.of())))
                .isEmpty();
        assertThat(position.explain(Move.of("x", listed.edits(), List.of(4), List.of())))
                .hasValue("the move e2e3:1 has these effects and spends the dice [1], not [4]");
        assertThat(position.explain(Move.of("x", List.of(), List.of(), List.of())))
                .hasValue("no move has these effects: []");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "'[1 2 3 4]', e2e3:1, 'dice are not spent one by one here, so a move names none'",
        "'[3 3 3 3]', e2e3, 'the roll [3 3 3 3] moves no pawn (die-1)'",
    })
    void oneRollForOneMoveNamesNoDie(String roll, String move, String reason) {
        Variant variant = Trial.load(folder, SPENT.replace("DIE", "both").replace("{spend: {}}", "move"));
        assertThat(explained(variant.start().after(roll), move)).isEqualTo(reason);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "a2b3,  'a piece and its dice are chosen before it walks, as a2:d4'",
        "a2:d8, 'the ant walks with d4 or d6, not d8 (ant-1)'",
        "a2:d9, 'the ant walks with d4 or d6, not d9 (ant-1)'",
        "a4:d4, the piece on a4 is not White's",
        "e1:d4, a guard does not walk (guard-1)",
        "a1:d4, the ant does not walk from a1 (ant-2)",
        "c3:d4, no piece stands on c3",
        "z9:d4, there is no square z9",
        "a1a2,  the ant does not walk from a1 (ant-2)",
        "c1c2,  'a stone does nothing now: a piece and its dice are chosen first, as a2:d4'",
        "e1e2,  'a guard does nothing now: a piece and its dice are chosen first, as a2:d4'",
        "[3],   'nothing is rolled now: a piece and its dice are chosen first, as a2:d4'",
        "--,    'White may not pass: a piece and its dice are chosen first, as a2:d4'",
        "T@a1,  'no piece is placed now: a piece and its dice are chosen first, as a2:d4'",
    })
    void explanationsBeforeAWalk(String event, String reason) {
        assertThat(explained(walks().start(), event)).isEqualTo(reason);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "[3], a2d2,  a piece of White stands on d2",
        "[2], a2b4,  the ant does not walk from a2 to b4 with [2] (ant-2)",
        "[2], d2d4,  another piece has been chosen: the ant on a2 walks",
        "[2], a2:d4, nothing is selected now: the ant on a2 walks",
        "[2], --,    White may not pass: the ant on a2 walks",
    })
    void explanationsDuringAWalk(String roll, String event, String reason) {
        assertThat(explained(walks().start().after("a2:d4").after(roll), event)).isEqualTo(reason);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "e1e3,  no action takes a guard from e1 to e3 here; it can do guard-steps (act-1)",
        "c1c2,  'a stone does nothing now: an action is done: guard-steps (act-1); or the turn ends, by --'",
        "a2:d4, 'nothing is selected now: an action is done: guard-steps (act-1); or the turn ends, by --'",
    })
    void explanationsAfterAWalk(String event, String reason) {
        assertThat(explained(walks().start().after("a2:d4").after("[1]").after("a2b2"), event))
                .isEqualTo(reason);
    }

    /** The ant on d2 stands beside the guard on d3. */
    @ParameterizedTest
    @CsvSource("the ant on d2 is protected (guard-2)")
    void aProtectedPieceIsNotCaptured(String reason) {
        Position position =
                walks().position("s4/5/3U1/3Tt/T1S1U b - - 0 1").after("e2:d4").after("[1]");
        assertThat(explained(position, "e2d2")).isEqualTo(reason);
    }

    /** The ant on a2 captures the one on a3, which is then placed on rank 5. */
    @ParameterizedTest
    @CsvSource({"a3a4", "--", "a2:d4"})
    void aCapturedPieceIsPlacedFirst(String event) {
        assertThat(explained(placing(), event))
                .endsWith("White places the ant that has left the board first, as t@b5 (ant-3)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "t@c3 | Black's ant is placed in 'back', where c3 is not (ant-3)",
                "t@b1 | Black's ant is placed in 'back', where b1 is not (ant-3)",
                "t@e5 | a piece stands on e5",
                "t@f5 | there is no square f5",
                "T@b5 | the captured piece is Black's ant, not White's ant (ant-3)",
                "u@b5 | the captured piece is Black's ant, not Black's guard (ant-3)",
            })
    void aCapturedPieceIsPlacedInItsArea(String event, String reason) {
        assertThat(explained(placing(), event)).isEqualTo(reason);
    }

    private Position placing() {
        return walks().position("s3t/5/t4/T4/4U w - - 0 1")
                .after("a2:d4")
                .after("[1]")
                .after("a2a3");
    }

    private Variant walks() {
        return Trial.load(folder, WALKS);
    }

    private static String explained(Position position, String event) {
        return position.explain(event).orElse("it is possible");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/8/8/8/4K2R w K - 0 1      | e1e2q | no move from e1 to e2 has this effect here; expected e1e2
            4k3/8/8/8/8/8/8/4K2R w K - 0 1      | e1g1q | no move from e1 to g1 has this effect here; expected e1g1
            4k3/8/8/8/8/8/8/G^n3K2R w K - 0 1   | a1a2^e | no move from a1 to a2 has this effect here; expected a1a2
            4k3/8/8/8/8/8/r7/4K3 w - - 0 1      | e1e2r | the king would be attacked there
            4k3/8/8/8/8/8/r7/4K3 w - - 0 1      | e1e2  | the king would be attacked there
            """)
    void aMoveWithAnotherEffectIsToldTheRightOne(String position, String event, String reason) {
        Variant variant = Loader.create().load("royal.yaml", CHESS.getBytes(StandardCharsets.UTF_8));
        assertThat(variant.position(position).explain(event.replace('q', 'r'))).contains(reason);
    }

    /** The host forgets the captured piece, the pawn that is captured en passant, and the castling rook. */
    @Test
    void aMoveOfAHostWithoutAllItsEffectsIsNoCheck() {
        Variant variant = Loader.create().load("royal.yaml", CHESS.getBytes(StandardCharsets.UTF_8));
        Position enPassant = variant.position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
        assertThat(enPassant.explain(go(enPassant, "e5", "d6")))
                .contains("no move from e5 to d6 has this effect here; expected e5d6");
        assertThat(enPassant.explain(go(enPassant, "e1", "g1")))
                .contains("no move from e1 to g1 has this effect here; expected e1g1");
    }

    private static Move go(Position position, String from, String to) {
        Square start = Square.of(from);
        Piece piece = position.board().at(start).orElseThrow();
        return Move.of(
                from + to,
                List.of(new Edit.Lift(start, piece), new Edit.Put(Square.of(to), piece)),
                List.of(),
                List.of(start, Square.of(to)));
    }
}
