package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake in effects gives one problem. */
class EffectMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {inner: [b2, c2, d2, b3, c3, d3, b4, c4, d4], last: {white: rank 5}}
            pieces:
              pawn:   {symbol: P, move: fW, promotion: {area: last, to: rook}}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K, royal: true}
              wall:   {symbol: "*", owner: nobody}
            check: {}
            turn: move
            effects:
              captor: {after: {move: {captures: must}}, at: arrival, remove: all}
              blast:  {after: {move: {captures: must}}, reach: K, chain: true, remove: [all, not pawn], of: either}
              turned: {after: move, enclosed: Q, convert: rook, of: enemy, in: inner}
            endings: {checkmate: {when: checkmate, result: loses}, gone: {when: none-left, pieces: king, result: loses}}
            setup: k4/p4/5/P4/K3R w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    /** An effect of moves in a game of drops, and a royal that no effect takes in a hand. */
    @Test
    void anEffectNeedsItsEvent() {
        String drops = GAME.replace("turn: move", "actions: {comes: {put: rook, in: inner}}\nturn: {act: comes}")
                .replace("check: {}\n", "")
                .replace("checkmate: {when: checkmate, result: loses}, ", "");
        assertThat(Mistakes.all(folder, drops))
                .containsOnly("E-UNUSED the turn has no stage 'move' and no action with 'move'")
                .hasSize(3);
        String hands = GAME.replace("remove: all}", "remove: rook}")
                .replace("[all, not pawn]", "rook")
                .replace("turn: move", "hands: {pieces: [rook, king]}\nturn: {one-of: [move, drop]}");
        assertThat(Mistakes.all(folder, hands))
                .containsExactly("E-CHECK the royal king is guarded by 'check'; expected it in no hand, or"
                        + " 'captured: nobody'");
    }

    /** Two lines may lead to a square of a cylinder, so nobody knows which squares a move has passed. */
    @Test
    void onAJoinedBoardAMoveHasNoLine() {
        String passed = GAME.replace("at: arrival", "at: passed");
        assertThat(Mistakes.all(folder, passed)).isEmpty();
        String cylinder = GAME.replace("{files: 5, ranks: 5}", "{files: 5, ranks: 5, joined: files}");
        assertThat(Mistakes.all(folder, cylinder.replace("k4/p4/5/P4/K3R", "k4/p4/5/P4/K2R1")))
                .isEmpty();
        for (String at : List.of("passed", "behind", "ahead")) {
            Mistakes.check(
                    folder,
                    cylinder,
                    "at: arrival",
                    "at: " + at,
                    at,
                    "E-EFFECT on a joined board two lines may lead to one square; expected another square");
        }
    }

    /** Nothing else may happen to a captured piece that returns. */
    @Test
    void aPieceReturnsOrIsHeldOrPlaced() {
        String returns = GAME.replace("at: arrival, remove: all}", "return: rook, to: departure}")
                .replace("[all, not pawn]", "rook");
        String hands = returns.replace("turn: move", "hands: {pieces: rook}\nturn: {one-of: [move, drop]}");
        assertThat(Mistakes.all(folder, hands))
                .containsExactly("E-EFFECT a captured rook cannot return as well as come into a hand; expected 'hands'"
                        + " with 'captured: nobody'");
        String free = returns.replace("check: {}\n", "").replace("checkmate: {when: checkmate, result: loses}, ", "");
        assertThat(Mistakes.all(folder, free)).isEmpty();
        assertThat(Mistakes.all(
                        folder,
                        free.replace("move: R}", "move: R, when-captured: {to: inner}}")
                                .replace(
                                        "  blast:  {after: {move: {captures: must}}, reach: K, chain: true, remove: rook, of: either}\n",
                                        "")))
                .containsExactly("E-EFFECT a captured rook cannot return as well as be placed by a player; expected no"
                        + " 'when-captured' for it");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "captor: {after: {move: {captures: must}}, | captor: { | { at: arrival | E-REQUIRED required key 'after' is missing",
                "captor: {after: {move: {captures: must}} | captor: {after: mvoe | mvoe | E-CHOICE expected move, drop, turn; not 'mvoe'; did you mean 'move'?",
                "captor: {after: {move: {captures: must}} | captor: {after: [] | [] | E-REQUIRED empty list; expected move, drop or turn",
                "captor: {after: {move: {captures: must}} | captor: {after: {mvoe: {captures: must}} | {mvoe: | E-EFFECT expected move, drop, {move: ...} or {drop: ...}",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {captures: most}} | most | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'most'; did you mean 'must'?",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {checks: must}} | {checks | E-EFFECT an effect is a part of its move, so it cannot ask for what comes of the move; expected no checks, mates, affects, leaves, attacks and possible",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {not: {mates: must}}} | {not | E-EFFECT an effect is a part of its move, so it cannot ask for what comes of the move; expected no checks, mates, affects, leaves, attacks and possible",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {affects: must}} | {affects | E-EFFECT an effect is a part of its move, so it cannot ask for what comes of the move; expected no checks, mates, affects, leaves, attacks and possible",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {only-if: {possible: {}}}} | {possible | E-CONDITION 'possible' is for endings with 'side: to-move'; 'stuck' tells that nothing is possible",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {only-if: check}} | {only-if | E-EFFECT an effect is a part of its move, so it cannot ask for what comes of the move; expected no checks, mates, affects, leaves, attacks and possible",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {piece: same}} | {piece | E-EFFECT 'piece', 'picked' and 'to: departure' speak of events before, for which an effect does not ask; expected another key",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {to: departure}} | {to | E-EFFECT 'piece', 'picked' and 'to: departure' speak of events before, for which an effect does not ask; expected another key",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {to: reached}} | {to | E-EFFECT 'piece', 'picked' and 'to: departure' speak of events before, for which an effect does not ask; expected another key",
                "captor: {after: {move: {captures: must}} | captor: {after: {move: {only-if: {picked: {kinds: pawn}}}} | {only-if | E-EFFECT 'piece', 'picked' and 'to: departure' speak of events before, for which an effect does not ask; expected another key",
                "captor: {after: {move: {captures: must}} | captor: {after: {drop: {captures: must}} | {captures: must}}, at | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, only-if, and, not",
                "captor: {after: {move: {captures: must}} | captor: {after: drop | drop | E-UNUSED the turn has no stage 'drop' and no action with 'put'",
                "{after: {move: {captures: must}}, at: arrival | {after: drop, at: departure | departure | E-EFFECT a drop leaves no square and captures nothing; expected arrival",
                "{after: {move: {captures: must}}, at: arrival | {after: drop, at: behind | behind | E-EFFECT a drop leaves no square and captures nothing; expected arrival",
                "remove: all} | relocate: all, to: passed} | passed} | E-UNKNOWN-AREA unknown area 'passed'",
                "{after: {move: {captures: must}}, at: arrival, remove: all} | {after: drop, relocate: all, to: ahead} | ahead} | E-EFFECT a drop, or the end of a turn, leaves no square and captures nothing; expected 'after: move'",
                "at: arrival | at: arival | arival | E-CHOICE expected arrival, departure, captured, passed, behind, ahead; not 'arival'; did you mean 'arrival'?",
                "remove: all} | remov: all} | {after: {move: {captures: must}}, at | E-ACTION one of remove, replace, convert, shift, relocate, return expected; did you mean 'remove'?",
                "remove: all} | remove: all, convert: all} | {after: {move: {captures: must}}, at | E-ACTION one of remove, replace, convert, shift, relocate, return expected",
                "remove: all} | remove: all, by: rook} | by | E-UNKNOWN-KEY unknown key 'by'; expected one of [after, at, beside, chain, closed-by, convert, enclosed, hostile, in, of, reach, relocate, remove, replace, return, rule, shift]",
                "remove: all} | replace: rook} | {after: {move: {captures: must}}, at | E-REQUIRED required key 'by' is missing",
                "remove: all} | replace: rook, by: [rook, pawn]} | [rook, pawn] | E-ACTION all pieces become the same; expected one kind without facings",
                "remove: all} | replace: rook, by: king} | king} | E-CHECK an effect gives a side a royal king, whose safety nothing has tested; expected other pieces",
                "convert: rook | convert: [rook, king] | [rook, king] | E-CHECK an effect gives a side a royal king, whose safety nothing has tested; expected other pieces",
                "convert: rook | convert: wall | wall, of | E-OWNER 'wall' belongs to nobody; expected a piece of a side",
                "convert: rook | convert: rok | rok | E-UNKNOWN-PIECE unknown piece 'rok'; did you mean 'rook'?",
                "of: enemy, in: inner | of: enmy, in: inner | enmy | E-CHOICE expected own, enemy, either, nobody; not 'enmy'; did you mean 'enemy'?",
                "in: inner} | in: iner} | iner} | E-UNKNOWN-AREA unknown area 'iner'; did you mean 'inner'?",
                "remove: all} | relocate: all} | {after: {move: {captures: must}}, at | E-REQUIRED required key 'to' is missing",
                "at: arrival, remove: all} | return: rook} | {after: {move: {captures: must}}, return | E-REQUIRED required key 'to' is missing",
                "remove: all} | relocate: all, to: iner} | iner} | E-UNKNOWN-AREA unknown area 'iner'; did you mean 'inner'?",
                "remove: all} | relocate: rok, to: inner} | rok, to | E-UNKNOWN-PIECE unknown piece 'rok'; did you mean 'rook'?",
                "remove: all} | relocate: all, from: inner, to: inner} | from | E-UNKNOWN-KEY unknown key 'from'; expected one of [after, at, beside, chain, closed-by, convert, enclosed, hostile, in, of, reach, relocate, remove, replace, return, rule, shift, to]",
                "remove: all} | relocate: all, remove: all} | {after: {move: {captures: must}}, at | E-ACTION one of remove, replace, convert, shift, relocate, return expected",
                "{after: {move: {captures: must}}, at: arrival, remove: all} | {after: drop, relocate: rook, to: departure} | departure} | E-EFFECT a drop, or the end of a turn, leaves no square and captures nothing; expected 'after: move'",
                "{after: {move: {captures: must}}, at: arrival, remove: all} | {after: drop, return: rook, to: inner} | rook, to | E-EFFECT a drop, or the end of a turn, leaves no square and captures nothing; expected 'after: move'",
                "remove: all} | return: rook, to: departure} | arrival, return | E-EFFECT 'return' is for the captured piece; expected no at, reach, enclosed, beside and chain",
                "at: arrival, remove: all} | reach: W, return: rook, to: departure} | W, return | E-EFFECT 'return' is for the captured piece; expected no at, reach, enclosed, beside and chain",
                "at: arrival, remove: all} | return: [rook, king], to: departure} | [rook, king] | E-CHECK an effect gives a side a royal king, whose safety nothing has tested; expected other pieces",
                "at: arrival, remove: all} | return: wall, to: departure} | wall, to | E-OWNER 'wall' belongs to nobody; expected a piece of a side",
                "at: arrival, remove: all} | return: rook, of: enemy, to: departure} | of | E-UNKNOWN-KEY unknown key 'of'; expected one of [after, at, beside, chain, closed-by, convert, enclosed, hostile, reach, relocate, remove, replace, return, rule, shift, to]",
                "reach: K | reach: mK | mK | E-BETZA expected leaps and riders without m, c, d, i, n, p, g and e, as the squares alone count",
                "reach: K | reach: nN | nN | E-BETZA expected leaps and riders without m, c, d, i, n, p, g and e, as the squares alone count",
                "reach: K | reach: J7 | J7 | E-BETZA found 'J'; expected a modifier or one of W F D N A H C Z G R B Q K (x,y)",
                "reach: K | reach: K, enclosed: Q | Q, chain | E-EFFECT 'enclosed' beside 'reach'; expected one of them",
                "reach: K, chain | reach: K, at: passed, chain | passed | E-EFFECT 'reach' and 'enclosed' go from one square; expected another square",
                "at: arrival, remove: all} | beside: {pieces: rook}, return: rook, to: departure} | {pieces: rook}, return | E-EFFECT 'return' is for the captured piece; expected no at, reach, enclosed, beside and chain",
                "at: arrival, remove: all} | beside: {pieces: rok}, remove: all} | rok} | E-UNKNOWN-PIECE unknown piece 'rok'; did you mean 'rook'?",
                "at: arrival, remove: all} | beside: {pieces: rook, at-least: 3, at-most: 2}, remove: all} | {pieces: rook, at | E-RANGE no number is at least 3 and at most 2",
                "reach: K | reach: K, hostile: inner | inner, chain | E-EFFECT 'hostile' says what closes an enclosed line; expected 'enclosed' beside it",
                "enclosed: Q | enclosed: Q, hostile: iner | iner | E-UNKNOWN-AREA unknown area 'iner'; did you mean 'inner'?",
                "reach: K | reach: K, closed-by: rook | rook, chain | E-EFFECT 'closed-by' says what closes an enclosed line; expected 'enclosed' beside it",
                "enclosed: Q | enclosed: Q, closed-by: rok | rok | E-UNKNOWN-PIECE unknown piece 'rok'; did you mean 'rook'?",
                "reach: K, chain: true, remove: [all, not pawn], of: either} | beside: {pieces: rook}, chain: true, convert: rook, of: either} | true, convert | E-EFFECT 'chain' over the whole board might never end; expected remove, replace, or convert of one side's pieces",
                "reach: K, chain: true, remove: [all, not pawn], of: either} | beside: {pieces: rook}, chain: true, shift: rook, direction: left} | true, shift | E-EFFECT 'chain' over the whole board might never end; expected remove, replace, or convert of one side's pieces",
                "at: arrival, remove: all} | beside: {empty: true, pieces: rook}, remove: all} | rook}, remove | E-RANGE 'pieces' beside 'empty', which counts squares; expected one of them",
                "at: arrival, remove: all} | beside: {empty: true, by: R}, remove: all} | R}, remove | E-BETZA riders see the first piece, and 'empty' counts squares; expected leaps",
                "at: arrival, remove: all} | beside: {empty: false}, remove: all} | {empty: false | E-REQUIRED required key 'pieces' is missing",
                "at: arrival, remove: all} | beside: {pieces: rook, at-least: 5, by: W}, remove: all} | {pieces: rook, at-least | E-RANGE at least 5 of 4 squares are never the case",
                "at: arrival, remove: all} | beside: {pieces: rook, at-least: 9}, remove: all} | {pieces: rook, at-least | E-RANGE at least 9 of 8 squares are never the case",
                "enclosed: Q | enclosed: W | W, convert | E-EFFECT a single leap encloses nothing; expected riders, as R2 for one piece",
                "enclosed: Q | enclosed: N | N, convert | E-EFFECT a single leap encloses nothing; expected riders, as R2 for one piece",
                "reach: K, chain | chain | true, remove | E-EFFECT 'chain' without 'reach', 'enclosed' or 'beside' goes nowhere",
                "chain: true | chain: yes | yes | E-FLAG true or false expected, not 'yes'",
                ", gone: {when: none-left, pieces: king, result: loses} | # | {after: {move: {captures: must}}, at | E-CHECK the effect may take the royal king, and the game would go on; add an ending 'none-left' for it",
                "captor: {after: {move: {captures: must}}, at: arrival, remove: all} | captor: ~ | ~ | E-TYPE '~' removes what is inherited, and nothing inherited has this name; expected another name",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong.equals("#") ? "" : wrong, place, problem);
    }
}
