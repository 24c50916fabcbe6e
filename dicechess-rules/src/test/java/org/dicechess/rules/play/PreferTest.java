package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Some moves of a stage come before its others. All expected values are counted by hand. */
class PreferTest {

    private static final String TAKEN = """
            check: {attacked-royal: may-be-taken}
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            """;
    private static final String SAFE = """
            check: {}
            endings:
              mate: {when: checkmate, result: loses}
              stale: {when: stalemate, result: draws}
            """;
    private static final String NONE = "  none: {when: turn, result: draws}\n";
    private static final String DICE = "dice: {pair: {count: 2, faces: [pawn, knight, rook, king]}}\n";
    private static final String ACTIONS =
            "actions: {lift: {relocate: rook, from: first, to: last}, all: {remove: pawn, of: either, all: true}}\n";
    private static final String AREAS = "areas: {first: {white: rank 1}, last: {white: rank 8}, corner: {white: [a8]}}";

    /** White's rook and pawn can capture. */
    private static final String TWO = "4k3/8/8/3p4/4P3/8/n7/R3K3 w - - 0 1";

    private static final String ALL_OF_TWO = "a1a2 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2 e4d5 e4e5";

    @TempDir
    private Path folder;

    private static String text(String rest, String turn) {
        return Trial.SMALL_CHESS.replace("areas: {last: {white: rank 8}}", AREAS) + rest
                + (turn.contains("end: none") ? NONE : "") + (turn.contains("roll: pair") ? DICE : "")
                + (turn.contains("act:") ? ACTIONS : "") + "turn: " + turn
                + "\n";
    }

    private Variant game(String turn) {
        return Trial.load(folder, text(TAKEN, turn));
    }

    private Variant safe(String turn) {
        return Trial.load(folder, text(SAFE, turn));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                TWO + " | {captures: must}                              | a1a2 e4d5",
                TWO + " | {captures: knight}                            | a1a2",
                TWO + " | {captures: rook}                              | " + ALL_OF_TWO,
                TWO + " | []                                            | " + ALL_OF_TWO,
                TWO + " | [{captures: rook}, {captures: pawn}]          | e4d5",
                TWO + " | [{captures: must}, {kinds: king}]             | a1a2 e4d5",
                TWO + " | [{captures: rook}, {kinds: king}]             | e1d1 e1d2 e1e2 e1f1 e1f2",
                TWO + " | [[{captures: knight}, {kinds: king, direction: left}]] | a1a2 e1d1 e1d2",
                TWO + " | {captures: must, not: {kinds: rook}}          | e4d5",
                TWO + " | {captures: must, and: {direction: diagonal}}  | e4d5",
                TWO + " | {captures: must, only-if: check}              | " + ALL_OF_TWO,
                TWO + " | {captures: must, only-if: {pieces: knight, of: enemy}} | a1a2 e4d5",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1   | {checks: must}      | a1a8",
                "4k3/8/8/8/8/8/P7/4K3 w - - 0 1   | {checks: must}      | a2a3 a2a4 e1d1 e1d2 e1e2 e1f1 e1f2",
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1   | {kinds: king, distance: 2} | e1g1",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | {becomes: [rook, knight]}  | a7a8n a7a8r a7b8n a7b8r",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | [{becomes: rook, captures: must}, {captures: must}] | a7b8r",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | {captures: must}   | e5d6",
                "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1 | {captures: must}    | e1d1 e1d2 e1e2 e1f1 e1f2 e5e6",
                "4k3/8/8/8/3p4/4P3/8/4K3 b - - 0 1 | {captures: must}   | d4e3",
            })
    void someMovesComeFirst(String position, String prefer, String events) {
        Position at = game("{move: {}, prefer: " + prefer + "}").position(position);
        assertThat(sorted(at)).isEqualTo(events);
        assertThat(at.cursor().count()).isEqualTo(events.split(" ").length);
    }

    /** The stage says first what it allows; a move that it does not allow keeps no other from being made. */
    @Test
    void theFiltersOfTheStageComeBeforeIt() {
        Position at = game("{move: {kinds: king}, prefer: {captures: must}}").position(TWO);
        assertThat(sorted(at)).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        Position named = game("{move: [{kinds: king}, {kinds: pawn}], prefer: {captures: must}}")
                .position(TWO);
        assertThat(sorted(named)).isEqualTo("e4d5");
    }

    /** A capture that leaves the own king attacked is no move, so it does not come first. Under check nobody passes. */
    @Test
    void onlyLegalMovesComeFirst() {
        Variant variant = safe("{move: {}, prefer: {captures: must}}");
        assertThat(sorted(variant.position("4r1k1/8/8/8/3p4/8/4N3/4K3 w - - 0 1")))
                .isEqualTo("e1d1 e1d2 e1f1 e1f2");
        assertThat(sorted(variant.position("4r1k1/8/8/8/8/5p2/4R3/4K3 w - - 0 1")))
                .isEqualTo("e2e8");
        // In check, the rook may only capture the checking knight; the other capture does not help.
        assertThat(sorted(variant.position("6k1/8/8/8/p7/3n4/8/R2RK3 w - - 0 1")))
                .isEqualTo("d1d3");
        assertThat(variant.position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").node()).isInstanceOf(Node.End.class);
    }

    @Test
    void aRollSaysFirstWhatMoves() {
        Variant variant = game("[{roll: pair}, {move: rolled, prefer: {captures: must}}]");
        assertThat(sorted(variant.position(TWO).after("[1 4]"))).isEqualTo("e4d5");
        assertThat(sorted(variant.position(TWO).after("[4 4]"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(variant.position(TWO).after("[2 2]"))).isEqualTo("--");
    }

    /** A roll need not bind: what it names comes first, and where that cannot move, anything may. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"rolled", "{kinds: rolled}"})
    void whatTheRollNamesComesFirst(String prefer) {
        Variant variant = game("[{roll: pair}, {move: {}, prefer: " + prefer + "}]");
        assertThat(sorted(variant.position(TWO).after("[4 4]"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(variant.position(TWO).after("[2 4]"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(variant.position(TWO).after("[2 2]"))).isEqualTo(ALL_OF_TWO);
    }

    /**
     * Seven turns: none, the capture alone, and the capture with one of five moves of the king; each ends elsewhere.
     */
    @Test
    void diceAreSpentOnWhatComesFirst() {
        Position rolled = game("[{roll: pair}, {spend: {}, prefer: {captures: must}}]")
                .position(TWO)
                .after("[1 4]");
        assertThat(sorted(rolled)).isEqualTo("-- e4d5");
        assertThat(sorted(rolled.after("e4d5"))).isEqualTo("-- e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(rolled.turns().sequences()).isEqualTo(7);
        assertThat(rolled.turns().ends()).isEqualTo(7);
        assertThat(rolled.explain("e1e2")).hasValue("a capture is possible, as e4d5, so a capture must be made");
        check(rolled.after("e4d5"));
    }

    /** Two captures in either order end alike; so do a capture and one of three rook moves behind it. */
    @Test
    void bothOrdersOfTwoCapturesAreCounted() {
        Position rolled = game("[{roll: pair}, {spend: {most: true}, prefer: {captures: must}}]")
                .position(TWO)
                .after("[1 3]");
        assertThat(sorted(rolled)).isEqualTo("a1a2 e4d5");
        assertThat(sorted(rolled.after("a1a2"))).isEqualTo("e4d5");
        assertThat(sorted(rolled.after("e4d5"))).isEqualTo("a1a2");
        assertThat(rolled.turns().sequences()).isEqualTo(2);
        assertThat(rolled.turns().ends()).isEqualTo(1);
    }

    /** A die that may not be given up may still wait for a capture with another. */
    @Test
    void aDieMayWaitForACapture() {
        Position rolled = game("[{roll: pair}, {spend: {must: king}, prefer: {captures: must}}]")
                .position(TWO)
                .after("[1 4]");
        assertThat(sorted(rolled)).isEqualTo("e4d5");
        assertThat(sorted(rolled.after("e4d5"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
    }

    @Test
    void picksComeFirstToo() {
        Position one =
                game("[{pick: {}, prefer: {captures: must}}, {move: picked}]").position(TWO);
        assertThat(sorted(one)).isEqualTo("(a1a2) (e4d5)");
        Variant two = game("[{pick: {}, number: 2, prefer: {captures: must}}, {move: picked}]");
        assertThat(sorted(two.position(TWO).after("(a1a2)"))).isEqualTo("(e4d5)");
        Position none = two.position("4k3/8/8/8/8/8/n7/R3K3 w - - 0 1").after("(a1a2)");
        assertThat(sorted(none)).isEqualTo("(a1b1) (a1c1) (a1d1) (e1d1) (e1d2) (e1e2) (e1f1) (e1f2)");
        Variant pieces = game("[{pick-piece: {}, number: 2, prefer: {captures: must}}, {move: {piece: picked}}]");
        assertThat(sorted(pieces.position(TWO))).isEqualTo("(a1) (e4)");
        assertThat(sorted(pieces.position(TWO).after("(a1)"))).isEqualTo("(e4)");
        assertThat(sorted(pieces.position(TWO).after("(a1)").after("(e4)"))).isEqualTo("a1a2 a1b1 a1c1 a1d1 e4d5 e4e5");
        check(none);
    }

    @Test
    void actionsComeFirstToo() {
        Variant variant = game("[{act: [lift], prefer: {to: corner}}, {move: {}}]");
        assertThat(sorted(variant.position(TWO))).isEqualTo("a1a8");
        assertThat(sorted(variant.position("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1")))
                .isEqualTo("a1b8 a1c8 a1d8 a1f8 a1g8 a1h8");
        Variant both = game("{one-of: [{move: {}, prefer: {captures: must}}, {act: [lift]}]}");
        assertThat(sorted(both.position(TWO)))
                .isEqualTo("a1a2 a1a8/lift a1b8/lift a1c8/lift a1d8/lift a1f8/lift a1g8/lift a1h8/lift e4d5");
    }

    @Test
    void dropsComeFirstToo() {
        String turn = "{one-of: [{move: {}}, {drop: {kinds: knight}, prefer: {to: corner}}]}";
        Variant variant = Trial.load(folder, text(TAKEN + "hands: {pieces: knight}\n", turn));
        Position at = variant.position("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
        assertThat(sorted(at)).isEqualTo("N@a8 e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(at.explain("N@a7")).hasValue("other moves come first, as N@a8: a7 is not in 'corner'");
        check(at);
        Position taken = variant.position("R3k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
        assertThat(sorted(taken)).contains("N@a7 N@b1 N@b2").doesNotContain("N@a8");
    }

    @Test
    void chancePicksAmongWhatComesFirst() {
        Position start =
                game("{move: {}, by: chance, prefer: {captures: must}}").position(TWO);
        Node.Chance chance = (Node.Chance) start.node();
        assertThat(chance.total()).isEqualTo(2);
        assertThat(chance.events()).extracting(Event::text).containsExactlyInAnyOrder("a1a2", "e4d5");
    }

    /** What comes first does not force a move that may be left out. */
    @Test
    void anOptionalMoveMayStillBeDeclined() {
        Position first = game("[{move: {}}, {optional: {move: {}, prefer: {captures: must}}}]")
                .position(TWO)
                .after("e1e2");
        assertThat(sorted(first)).isEqualTo("-- a1a2 e4d5");
    }

    @Test
    void aStuckStageGoesOnAsBefore() {
        Variant variant = game("{move: {kinds: knight}, prefer: {captures: must}, stuck: {move: {kinds: king}}}");
        assertThat(sorted(variant.position(TWO))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
    }

    /** The event before may be what is asked for: another piece moves if one can. */
    @Test
    void anotherPieceComesFirst() {
        Variant variant = game("[{move: {}}, {move: {}, prefer: {piece: other}}]");
        Position moved = variant.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").after("a1a8");
        assertThat(sorted(moved)).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(variant.position(moved.text())).isEqualTo(moved);
        assertThat(sorted(variant.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").after("e1e2")))
                .isEqualTo("e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3");
    }

    @ParameterizedTest(name = "{1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                TWO
                        + " | {captures: must, rule: must-1} | e4e5 | a capture is possible, as e4d5, so a capture must be made (must-1)",
                TWO
                        + " | {captures: knight}             | e4d5 | other moves come first, as a1a2: it captures no knight",
                TWO
                        + " | [{captures: rook, rule: must-1}, {captures: pawn, rule: must-2}] | e4e5 | other moves come first, as e4d5: it captures nothing (must-2)",
                TWO + " | {kinds: king}                  | e4e5 | other moves come first, as e1d1: only a king moves",
                "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | {checks: must}      | a1a7 | other moves come first, as a1a8: it gives no check",
                "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1 | {captures: must} | e1c1 | a capture is possible, as h1h2, so a capture must be made",
                "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | {becomes: rook}   | e1e2 | other moves come first, as a7a8r: the piece stays what it is",
                TWO
                        + " | {captures: must}               | a1a3 | a rook does not go from a1 to a3 here: a2 is in the way",
            })
    void whyNotSaysWhatComesFirst(String position, String prefer, String move, String reason) {
        Position at = game("{move: {}, prefer: " + prefer + "}").position(position);
        assertThat(at.explain(move)).hasValue(reason);
    }

    @Test
    void theStageMayNameTheRule() {
        Position at = game("{move: {}, prefer: {captures: must}, rule: must-3}").position(TWO);
        assertThat(at.explain("e4e5").orElseThrow()).endsWith("so a capture must be made (must-3)");
    }

    /** A restricted move keeps royals safe where {@code stuck} ends the game, or lets any move follow. */
    @Test
    void underCheckAStuckSideNeedNotPass() {
        Variant never = safe("{move: {checks: never}, stuck: {end: none}}");
        assertThat(sorted(never.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")))
                .isEqualTo("a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2");
        // The rook's only moves, to a8 and onward, are cut off; the pawn gives check, and the king has no square.
        Position mated = never.position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
        assertThat(((Node.End) mated.node()).reason()).isEqualTo("mate");
        // White's last move would give check: b6b7 attacks a8.
        Position none = never.position("k7/8/1P6/8/8/5n2/r7/7K w - - 0 1");
        assertThat(((Node.End) none.node()).reason()).isEqualTo("none");
        Variant captures = safe("{move: {captures: must}, stuck: {move: {}}}");
        assertThat(sorted(captures.position(TWO))).isEqualTo("a1a2 e4d5");
        assertThat(sorted(captures.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).isEqualTo("e1d1 e1d2 e1e2 e1f1 e1f2");
    }

    /** Beside check a side may pass, or dice may bind it; in check it has all its moves. */
    @Test
    void besideCheckASideMayPass() {
        Variant passes = safe("{when: check, then: {move: {}}, else: {optional: {move: {}}}}");
        assertThat(sorted(passes.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).isEqualTo("-- e1d1 e1d2 e1e2 e1f1 e1f2");
        assertThat(sorted(passes.position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1"))).isEqualTo("e1d2 e1e2 e1f2");
        Position passed = passes.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").after("--");
        assertThat(passed.text()).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 1 1 @2");
        assertThat(((Node.End) passes.position("4k3/8/8/8/8/8/r7/r3K3 w - - 0 1")
                                .node())
                        .reason())
                .isEqualTo("mate");
        Variant dice = safe("{when: {any: [check, {pieces: rook}]}, then: {move: {}}, else: [{roll: pair}, move]}");
        assertThat(sorted(dice.position("4k3/8/8/8/8/8/8/N3K3 w - - 0 1").after("[2 2]")))
                .isEqualTo("a1b3 a1c2");
        assertThat(sorted(dice.position("4k3/8/8/8/8/8/8/r3K3 w - - 0 1"))).isEqualTo("e1d2 e1e2 e1f2");
    }

    /** A side may always pass where the whole turn may be left out; so it is never stalemated. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {"{optional: {move: {}}}", "{one-of: [{move: {}}, pass]}", "{up-to: 1, of: move}"})
    void aSideMayPassAtAnyTime(String turn) {
        Variant variant = game(turn);
        Position start = variant.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(sorted(start)).isEqualTo("-- e1d1 e1d2 e1e2 e1f1 e1f2");
        check(start.after("--"));
        assertThat(start.after("--").text()).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 1 1");
        assertThat(start.turns().sequences()).isEqualTo(6);
        assertThat(start.turns().ends()).isEqualTo(6);
        assertThat(sorted(variant.position("8/8/8/8/8/2k5/1r6/K7 w - - 0 1"))).isEqualTo("--");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "pass                | E-TURN empty turn; expected at least one stage beside 'pass'",
                "{one-of: [pass, pass]} | E-TURN empty turn; expected at least one stage beside 'pass'",
                "{optional: {again: turn}} | E-TURN the turn may begin anew without a stage; expected at least one before 'again'",
                "{move: {prefer: {captures: must}}} | E-FILTER 'prefer' within a filter; expected it beside the stage, {move: {}, prefer: {captures: must}}",
                "{move: {}, prefer: {}} | E-FILTER each move comes first here, which changes nothing; expected a filter of moves",
                "{move: {}, prefer: [{captures: must}, {}]} | E-FILTER each move comes first here, which changes nothing; expected a filter of moves",
                "{move: {captures: must}, prefer: {captures: must}} | E-FILTER the stage allows no other moves than these; expected a filter of some of them",
                "{move: {}, prefer: [{captures: must}, {captures: must}]} | E-DUPLICATE this filter stands in the list before; expected each once",
                "{move: {}, prefer: {capture: must}} | E-UNKNOWN-KEY unknown key 'capture'",
                "{move: {}, prefers: {captures: must}} | E-UNKNOWN-KEY unknown key 'prefers'",
                "{move: {}, prefer: captures} | E-CHOICE expected rolled, picked; not 'captures'",
                "{move: {}, prefer: {captures: shall}} | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'shall'",
                "{move: {}, prefer: [[]]} | E-REQUIRED empty list; expected at least one filter of moves",
                "[{move: {}}, {prefer: {captures: must}}] | E-STAGE 'prefer' without a stage; expected it in one item with 'move', 'spend', 'drop', 'act', 'pick' or 'pick-piece', not behind a '- ' of its own",
                "{optional: move, prefer: {captures: must}} | E-UNKNOWN-KEY unknown key 'prefer'",
                "{move: {}, prefer: {piece: same}} | E-TURN 'piece' speaks of the event before in the turn; expected a move, a walk or an action before it",
                "{move: {}, prefer: picked} | E-TURN 'picked' without a move that is picked; expected {pick: ...} before it in the turn",
                "[{roll: pair}, {spend: {}, prefer: {piece: other}}] | E-FILTER 'piece', 'picked', 'departure' and 'reached' speak of events before, which 'spend' does not ask for; expected another key",
                "[{roll: pair}, {spend: {prefer: {captures: must}}}] | E-UNKNOWN-KEY unknown key 'prefer'",
                "{act: [all], prefer: {kinds: pawn}} | E-FILTER 'all' acts on all its pieces, so none of its ways can come first; expected actions on one piece",
                "[{pick: {}}, {act: [lift], prefer: {picked: must}}] | E-FILTER 'picked' speaks of moves; expected 'piece: picked' or 'piece: target' for an action",
                "{move: {}, prefer: {becomes: rolled}} | E-TURN 'becomes: rolled' without a roll in hand; expected {roll: ...} before it",
            })
    void aMistakeIsToldOnce(String turn, String problem) {
        assertThat(problems(text(TAKEN, turn))).containsExactly(problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {captures: must}} | with restricted moves a side in check may have to pass",
                "{move: {captures: must}, stuck: pass} | in a turn without a move a side in check passes",
                "{move: {captures: must}, stuck: {move: {checks: must}}} | with restricted moves a side in check may have to pass",
                "{optional: {move: {}}} | in a turn without a move a side in check passes",
                "{when: check, then: {optional: {move: {}}}, else: {move: {}}} | in a turn without a move a side in check passes",
                "{when: gave-check, then: {move: {}}, else: {optional: {move: {}}}} | in a turn without a move a side in check passes",
                "{when: {all: [check, {pieces: rook}]}, then: {move: {}}, else: {optional: {move: {}}}} | in a turn without a move a side in check passes",
                "{when: check, then: [{move: {}}, {move: {}}], else: {move: {}}} | in a turn of several moves a royal can be captured",
                "[{when: check, then: {set: {n: 1}}, else: {set: {n: 0}}}, {optional: {move: {}}}] | in a turn without a move a side in check passes",
                "{when: check, then: [{roll: pair}, move], else: {move: {}}} | with dice a side in check may have to pass",
                "[[{roll: pair}, move], {when: check, then: {move: {}}, else: {move: {}}}] | with dice a side in check may have to pass",
            })
    void underCheckASideMayNotHaveToPass(String turn, String problem) {
        String numbers = turn.contains("set:") ? "numbers: {n: {to: 1}}\n" : "";
        assertThat(problems(text(numbers + SAFE, turn)))
                .singleElement()
                .asString()
                .startsWith("E-CHECK " + problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {}, prefer: []}",
                "{move: {captures: never}, prefer: {checks: must}, stuck: {end: none}}",
                "{move: rolled, prefer: [{captures: queen-like}]}",
                "{when: {not: check}, then: {optional: {move: {}}}, else: {move: {}}}",
                "{when: {all: [{not: check}, {pieces: rook}]}, then: {optional: {move: {}}}, else: {move: {}}}",
                "[{roll: pair}, {move: rolled, stuck: {end: none}}]",
                "{move: {captures: must}, stuck: {move: {}, prefer: {checks: must}}}",
            })
    void whatIsSoundLoads(String turn) {
        assertThat(problems(text(SAFE, turn.replace("queen-like", "rook")))).isEmpty();
    }

    private static List<String> problems(String game) {
        return Loader.create().check("f", game.getBytes(StandardCharsets.UTF_8)).stream()
                .map(problem -> problem.code() + " " + problem.message())
                .toList();
    }

    /** The text of a position is read again, and its cursor agrees. */
    private static void check(Position position) {
        assertThat(position.variant().position(position.text())).isEqualTo(position);
        assertThat(position.cursor().count()).isEqualTo(position.node().events().size());
    }

    private static String sorted(Position position) {
        return String.join(
                " ", position.node().events().stream().map(Event::text).sorted().toList());
    }
}
