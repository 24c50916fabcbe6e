package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A turn goes on as the roll says. All expected values are counted by hand. */
class RollBranchesTest {

    private static final String ONE = ", one: {faces: 6}";
    private static final String PAIR = "pair: {count: 2, faces: [pawn, knight, rook, king]}, ";

    private static final String GAME = Trial.SMALL_CHESS
            + "dice: {" + PAIR + ONE.substring(2) + "}\n"
            + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n";

    @TempDir
    private Path folder;

    private Variant game(String turn) {
        String game = turn.contains("roll: one") ? GAME : GAME.replace(", " + ONE.substring(2), "");
        game = turn.contains("roll: pair") ? game : game.replace(PAIR, "");
        return Trial.load(folder, game + "turn: " + turn + "\n");
    }

    private Variant withoutDice(String turn) {
        return Trial.load(
                folder, GAME.replace("dice: {" + PAIR + ONE.substring(2) + "}\n", "") + "turn: " + turn + "\n");
    }

    /** The rolls that show a pattern lose the turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pair | doubles          | [1 1] [2 2] [3 3] [4 4]",
                "pair | 1-1              | [1 1]",
                "pair | 4-1              | [1 4]",
                "pair | pawn-king        | [1 4]",
                "pair | total 5          | [1 4] [2 3]",
                "pair | total 2-3        | [1 1] [1 2]",
                "pair | total odd        | [1 2] [1 4] [2 3] [3 4]",
                "pair | highest 4        | [1 4] [2 4] [3 4] [4 4]",
                "pair | highest 1-2      | [1 1] [1 2] [2 2]",
                "pair | lowest 3         | [3 3] [3 4]",
                "pair | any knight       | [1 2] [2 2] [2 3] [2 4]",
                "pair | any 2            | [1 2] [2 2] [2 3] [2 4]",
                "pair | no pawn          | [2 2] [2 3] [2 4] [3 3] [3 4] [4 4]",
                "pair | exactly 2 rook   | [3 3]",
                "pair | exactly 1 rook   | [1 3] [2 3] [3 4]",
                "one  | 6                | [6]",
                "one  | 2-4              | [2] [3] [4]",
                "one  | odd              | [1] [3] [5]",
                "one  | even             | [2] [4] [6]",
            })
    void aPatternTellsItsRolls(String dice, String pattern, String shown) {
        String both = dice.equals("pair") ? "one" : "pair";
        Position start = game("[{roll: " + dice + ", then: {\"" + pattern + "\": pass, else: [move, {roll: " + both
                        + "}, {move: {}}]}}]")
                .start();
        List<String> passing = ((Node.Chance) start.node())
                .outcomes().stream()
                        .map(Outcome::roll)
                        .filter(roll -> Trial.events(start.after(roll)).equals(List.of("--")))
                        .map(Object::toString)
                        .toList();
        assertThat(String.join(" ", passing)).isEqualTo(shown);
    }

    /** Any piece, and another turn of the same side, at most twice; then the other side is on turn. */
    @Test
    void doublesMoveAnyPieceAndTheTurnBeginsAnew() {
        Position start = game("[{roll: pair, then: {doubles: [{move: {}}, {again: turn, at-most: 2}], else: move}}]")
                .start();
        Position rolled = start.after("[2 2]");
        // The first rank is R N . . K . . R: 16 moves of pawns, 2 of the knight, 2 and castling of the king, 2 of a
        // rook.
        assertThat(Trial.events(rolled)).hasSize(16 + 2 + 3 + 2);
        Position again = rolled.after("e2e4");
        assertThat(again.turn()).isEqualTo(start.turn());
        assertThat(again.turnNumber()).isEqualTo(1);
        assertThat(((Node.Chance) again.node()).outcomes()).hasSize(10);
        Position third = again.after("[1 1]").after("d2d4");
        Position ended = third.after("[4 4]").after("a2a3");
        assertThat(ended.turn()).isNotEqualTo(start.turn());
        assertThat(again.after("[1 2]").after("d2d4").turn()).isNotEqualTo(start.turn());
        // Pawns and knights move with [1 2], and nothing else.
        assertThat(Trial.events(again.after("[1 2]"))).allMatch(text -> "abcdefgh".indexOf(text.charAt(0)) >= 0);
    }

    /** The die says how many moves the turn has: exactly two, or up to three. */
    @Test
    void aTurnHasSeveralMoves() {
        Position start = game("[{roll: one, then: {2: {times: 2, of: move}, 3: {up-to: 3, of: move}, else: move}}]")
                .start();
        Position two = start.after("[2]").after("a2a3");
        assertThat(Trial.events(two)).doesNotContain("--");
        assertThat(two.after("b2b3").turn()).isNotEqualTo(start.turn());
        Position three = start.after("[3]");
        assertThat(Trial.events(three)).contains("--");
        assertThat(three.after("--").turn()).isNotEqualTo(start.turn());
        Position third = three.after("a2a3").after("b2b3");
        assertThat(third.turn()).isEqualTo(start.turn());
        assertThat(Trial.events(third)).contains("--", "c2c3");
        assertThat(third.after("c2c3").turn()).isNotEqualTo(start.turn());
    }

    /** Only where no king can capture the knight moves. */
    @Test
    void whereNothingIsPossibleTheTurnGoesOnElsewhere() {
        Variant variant =
                game("[{roll: one, then: {6: {move: {kinds: king, captures: must}, stuck: {move: {kinds: knight}}},"
                        + " else: move}}]");
        assertThat(Trial.events(variant.start().after("[6]"))).containsExactly("b1a3", "b1c3");
        Position capture = variant.position("4k3/8/8/8/8/8/4p3/1N2K3 w - - 0 1");
        assertThat(Trial.events(capture.after("[6]"))).containsExactly("e1e2");
        Position nothing = variant.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(Trial.events(nothing.after("[6]"))).containsExactly("--");
    }

    /** A part that begins with a condition is stuck if nothing is possible behind that condition. */
    @Test
    void whatIsStuckIsLookedForBehindConditions() {
        Variant variant = withoutDice("{when: {side: white}, then: {move: {captures: must}}, else: move,"
                + " stuck: {move: {kinds: knight}}}");
        assertThat(Trial.events(variant.start())).containsExactly("b1a3", "b1c3");
        Position capture = variant.position("4k3/8/8/8/8/8/4p3/1N2K3 w - - 0 1");
        assertThat(Trial.events(capture)).containsExactly("e1e2");
        assertThat(Trial.events(capture.after("e1e2"))).hasSize(5);
    }

    /** What an event has captured is known behind a look for moves. */
    @Test
    void aCaptureIsKnownBehindALookForMoves() {
        Variant variant =
                withoutDice("[move, {when: {not: {side: black}}, then: {when: captured, then: {move: {kinds: rook}}},"
                        + " stuck: {move: {kinds: king}}}]");
        Position capture = variant.position("k7/8/8/8/8/2p5/8/1N2K2R w - - 0 1");
        assertThat(Trial.events(capture.after("b1c3")))
                .allMatch(text -> text.startsWith("h1"))
                .hasSize(9);
    }

    /** exd6 takes the pawn on d5 en passant; exf6 captures otherwise. */
    @Test
    void aCaptureEnPassantIsKnown() {
        Variant variant = withoutDice("[move, {when: {captured: en-passant}, then: {move: {kinds: king}}}]");
        Position start = variant.position("4k3/8/5n2/3pP3/8/8/8/4K3 w - d6 0 1");
        assertThat(start.after("e5d6").turn()).isEqualTo(Color.WHITE);
        assertThat(start.after("e5f6").turn()).isEqualTo(Color.BLACK);
        assertThat(start.after("e5e6").turn()).isEqualTo(Color.BLACK);
    }

    /** A side without a move ends the game, so no event but a move comes right before the condition. */
    @Test
    void aCaptureIsKnownBehindAMoveThatEndsTheGameWhereItIsImpossible() {
        String game = GAME.replace("dice: {" + PAIR + ONE.substring(2) + "}\n", "")
                .replace("result: loses}}", "result: loses}, stuck: {when: turn, result: draws}}");
        Variant variant =
                Trial.load(folder, game + "turn: [{move: {}, stuck: {end: stuck}}, {when: captured, then: move}]\n");
        Position capture = variant.position("k7/8/8/8/8/2p5/8/1N2K2R w - - 0 1");
        assertThat(capture.after("b1c3").turn()).isEqualTo(Color.WHITE);
        assertThat(capture.after("b1d2").turn()).isEqualTo(Color.BLACK);
    }

    /** A roll with patterns leads no further than they do. */
    @Test
    void aRollIsNotThrownAgainBehindItsPatterns() {
        String turn = "[{roll: one, then: {1: {move: {}}, else: {move: {}}}},"
                + " {when: {side: white}, then: {again: roll, at-most: 2}, else: move}]";
        byte[] text = (GAME.replace(PAIR, "") + "turn: " + turn + "\n").getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly("E-ROLL no roll leads here; a roll with 'then' leads no further than its 'then';"
                        + " expected 'again: roll' within it");
    }

    /** Two dice are thrown until they differ, twice at most. Each throw of the second one decides anew. */
    @Test
    void anEarlierRollIsThrownAgainWithThoseBehindIt() {
        Position start = Trial.load(folder, twoDice("{again: roll, of: red, at-most: 1, else: pass}"))
                .start();
        Position again = start.after("[2]").after("[2]");
        assertThat(again.turn()).isEqualTo(start.turn());
        assertThat(((Node.Chance) again.node()).outcomes().get(0).roll().text()).isEqualTo("[1]");
        assertThat(((Node.Chance) again.node()).outcomes()).hasSize(2);
        // Above: 2 moves of the knight; below: 16 of pawns.
        assertThat(Trial.events(start.after("[1]").after("[3]"))).hasSize(2);
        assertThat(Trial.events(again.after("[1]").after("[2]"))).hasSize(2);
        assertThat(Trial.events(again.after("[2]").after("[1]"))).hasSize(16);
        Position over = again.after("[1]").after("[1]");
        assertThat(Trial.events(over)).containsExactly("--");
    }

    private static String twoDice(String equal) {
        return GAME.replaceAll("dice: .*\n", "dice: {red: {faces: 2}, blue: {faces: 3}}\n")
                + "turn: [{roll: red}, {roll: blue, then: {equal red: " + equal
                + ", above red: {move: {kinds: knight}}, else: {move: {kinds: pawn}}}}]\n";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{again: roll, of: green, at-most: 1} | E-UNKNOWN-DICE unknown dice 'green'",
                "{again: turn, of: red, at-most: 1} | E-UNKNOWN-KEY unknown key 'of'",
                "{again: roll, of: red} | E-REQUIRED required key 'at-most' is missing",
            })
    void anEarlierRollIsNamedAndBounded(String again, String problem) {
        assertThat(Loader.create().check("f", twoDice(again).getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.code() + " " + found.message())
                .singleElement()
                .asString()
                .startsWith(problem);
    }

    /** From the second turn to the third only the king moves. There are 16 moves of pawns, and 2 of each other kind. */
    @ParameterizedTest
    @CsvSource({"1, 22", "2, 2", "3, 2", "4, 22"})
    void aConditionBoundsTheNumberOfTheTurn(int number, int events) {
        String dice = "dice: {" + PAIR + ONE.substring(2) + "}\n";
        String turn = "turn: {when: {turn: {at-least: 2, at-most: 3}}, then: {move: {kinds: king}}, else: move}\n";
        Variant variant = Trial.load(folder, GAME.replace(dice, "") + turn);
        Position start = variant.position("rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w - - 0 " + number);
        assertThat(Trial.events(start)).hasSize(events);
    }

    @Test
    void positionsAreReadAgain() {
        Variant variant = game(
                "[{roll: one, then: {6: [move, {again: turn, at-most: 3}], 5: pass, else: {roll: pair, then: {doubles:"
                        + " {move: {}}, else: move}}}}]");
        Position start = variant.start();
        assertThat(((Node.Decision) start.after("[5]").node()).events()).hasSize(1);
        assertThat(start.after("[5]").purpose().orElseThrow().text()).isEqualTo("White loses the turn by the roll [5]");
        for (String roll : List.of("[6]", "[5]", "[1]")) {
            Position rolled = start.after(roll);
            assertThat(variant.position(rolled.text())).isEqualTo(rolled);
        }
        Position second = start.after("[3]").after("[2 2]");
        assertThat(variant.position(second.text())).isEqualTo(second);
        assertThat(second.after("a2a3").turn()).isNotEqualTo(start.turn());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{1-1: move, 1-1: move, else: move}   | E-DUPLICATE-KEY duplicate key '1-1'; the first one is on line 21",
                "{doubles: move, 1-1: pass, else: move} | E-ROLL no roll is left for '1-1'; patterns above take them all",
                "{doubles: move}                      | E-ROLL no pattern for the roll [1 2] (pawn, knight); expected 'else'",
                "{total 9: move, else: move}          | E-ROLL no roll of 'pair' shows 'total 9'",
                "{total 2-8: move, else: move}        | E-ROLL no roll is left for 'else'; patterns above take them all",
                "{else: move, doubles: pass}          | E-ROLL no roll is left for 'doubles'; patterns above take them all",
                "{doubles: [move, {again: turn}], else: [move, {again: turn}]} | E-TURN after this stage the turn never ends; expected a way on without 'again'",
                "{doubles: {again: roll}, else: move} | E-REQUIRED required key 'at-most' is missing",
                "{doubles: [move, {again: turn, at-most: 0}], else: move} | E-RANGE whole number from 1 to 20 expected, not 0",
                "{doubles: {move: {kind: king}}, else: move} | E-UNKNOWN-KEY unknown key 'kind'",
                "{}                                   | E-ROLL no pattern for the roll [1 1] (pawn, pawn); expected 'else'",
                "move                                 | E-TYPE map expected, not 'move'",
            })
    void aMistakeIsToldOnce(String then, String message) {
        byte[] text =
                (GAME.replace(ONE, "") + "turn: [{roll: pair, then: " + then + "}]\n").getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly(message);
    }

    @ParameterizedTest
    @CsvSource({
        "triples",
        "6",
        "1-1-1",
        "exactly x rook",
        "any bishop",
        "total",
        "total x",
        "highest 1-",
        "odd",
        "'any  2'"
    })
    void whatIsNoPatternOfTheDiceIsRefused(String pattern) {
        byte[] text = (GAME.replace(ONE, "") + "turn: [{roll: pair, then: {\"" + pattern + "\": pass, else: move}}]\n")
                .getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .extracting(problem -> problem.code())
                .containsExactly("E-ROLL");
    }

    /** The placing of a captured piece would come between the capture and the condition. */
    @Test
    void conditionsOfTheEventBeforeNeedItRightBefore() {
        String game = (GAME + "turn: [move, {when: captured, then: move}]\n")
                .replace("dice: {" + PAIR + ONE.substring(2) + "}\n", "")
                .replace("areas: {last: {white: rank 8}}", "areas: {last: {white: rank 8}, pen: [a4-h4]}")
                .replace("{symbol: N, move: N}", "{symbol: N, move: N, when-captured: {to: pen}}");
        assertThat(Loader.create().check("f", game.getBytes(StandardCharsets.UTF_8)))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly(
                        "E-CONDITION 'captured', 'moved', 'first-move' and 'through' have no meaning where a captured piece is placed"
                                + " again, as the knight");
    }

    /** Each mistake is told once, and nothing else with it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{when: chek, then: move}                             | E-CHOICE expected check, gave-check, captured; not 'chek'",
                "{when: check, then: move, else: move}                 | E-CHECK 'check' needs a rule of check; add 'check' and a royal piece",
                "[move, {when: {not: gave-check}, then: move}]         | E-CHECK 'check' needs a rule of check; add 'check' and a royal piece",
                "{when: {}, then: move}                               | E-CONDITION an empty condition; expected exactly one of captured, moved, first-move, picked, possible, turn, side, counter, number, pieces, castling, row, block, face-to-face, chain, hook, all, any, not",
                "{when: {turn: 1, side: white}, then: move}           | E-CONDITION 'turn', 'side'; expected exactly one of captured, moved, first-move, picked, possible, turn, side, counter, number, pieces, castling, row, block, face-to-face, chain, hook, all, any, not",
                "{when: {turn: 0}, then: move, else: move}            | E-RANGE whole number from 1 to 16383 expected, not 0",
                "{when: {turn: {}}, then: move, else: move}           | E-REQUIRED expected 'at-least', 'at-most' or both",
                "{when: {turn: {at-least: 3, at-most: 2}}, then: move, else: move} | E-RANGE at least 3 and at most 2 are never the case",
                "{when: {turn: {from: 3}}, then: move, else: move}    | E-UNKNOWN-KEY unknown key 'from'",
                "{when: {side: green}, then: move, else: move}        | E-CHOICE expected white, black; not 'green'",
                "{when: {counter: half, reaches: 2}, then: move, else: move}      | E-UNKNOWN-COUNTER unknown counter 'half'",
                "{when: {counter: halfmove}, then: move, else: move}  | E-REQUIRED required key 'reaches' is missing",
                "{when: {pieces: pony}, then: move, else: move}       | E-UNKNOWN-PIECE unknown piece 'pony'",
                "{when: {pieces: rook, in: sea}, then: move, else: move} | E-UNKNOWN-AREA unknown area 'sea'",
                "{when: {pieces: rook, at-least: 3, at-most: 2}, then: move, else: move} | E-RANGE at least 3 and at most 2 are never the case",
                "{when: {all: []}, then: move, else: move}            | E-REQUIRED empty list; expected at least one condition",
                "{when: {side: white}, else: move}                            | E-REQUIRED required key 'then' is missing",
                "{when: {side: white}, then: move}                            | E-TURN here the turn may end without any stage; expected at least one on each way through it",
                "{when: captured, then: move, else: move}             | E-TURN 'captured', 'moved', 'first-move' and 'through' speak of the event right before; expected them after a move",
                "[move, {optional: move}, {when: {side: white}, then: move}]  | E-TURN the turn is ambiguous here; expected one roll alone, or stages of different types without a roll",
                "[move, {when: captured, then: {again: turn}, else: {again: turn}}] | E-TURN after this stage the turn never ends; expected a way on without 'again'",
                "{move: {kinds: pony}}                                | E-UNKNOWN-PIECE unknown piece 'pony'",
                "{move: {captures: always}}                           | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'always'",
                "{move: {to: sea}}                                    | E-UNKNOWN-AREA unknown area 'sea'",
                "{move: []}                                           | E-REQUIRED empty list; expected at least one filter of moves",
                "{move: {kinds: [king, king]}}                        | E-DUPLICATE 'king' a second time; expected each piece once",
                "[move, {end: over}]                                  | E-UNKNOWN-ENDING unknown ending 'over'",
                "[move, {end: lost}]                                  | E-CHOICE expected an ending with 'when: turn'",
                "{times: 0, of: move}                                 | E-RANGE whole number from 1 to 20 expected, not 0",
                "{times: 2}                                           | E-REQUIRED required key 'of' is missing",
                "{up-to: 2, of: mov}                                  | E-STAGE unknown stage 'mov'; expected move, drop, choose, walk, pass, stop, or a map with one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end",
                "pass                                                 | E-TURN empty turn; expected at least one stage beside 'pass'",
                "{times: 20, of: {times: 20, of: {times: 6, of: move}}} | E-RANGE more than 2,000 stages; at most 2,000",
            })
    void aMistakeOfATurnIsToldOnce(String turn, String message) {
        String dice = "dice: {" + PAIR + ONE.substring(2) + "}\n";
        byte[] text = (GAME.replace(dice, "") + "turn: " + turn + "\n").getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .extracting(problem -> problem.code() + " " + problem.message())
                .containsExactly(message);
    }

    /** The keys of the stage at which the reader stops are right ones. */
    @Test
    void aTurnThatIsTooLongIsToldOnce() {
        String filters = "[{distance: total}" + ", {kinds: king}".repeat(5_000) + "]";
        String dice = "dice: {" + PAIR + ONE.substring(2) + "}\n";
        String turn = "turn: [{roll: die}, {move: " + filters + ", prefer: {captures: must}, by: chance}]\n";
        byte[] text = (GAME.replace(dice, "") + "dice: {die: {faces: 100}}\n" + turn).getBytes(StandardCharsets.UTF_8);
        assertThat(Loader.create().check("f", text))
                .singleElement()
                .satisfies(problem -> assertThat(problem.message())
                        .startsWith("the filters and conditions up to here have more than 20,000 entries"));
    }
}
