package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake gives one problem at its place, even if sections of a definition depend on each other. */
class GameReaderTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, mid: [c3]}
            pieces:
              pawn: {symbol: P, move: fmWfcF}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K, royal: true}
            dice:
              one: {faces: [pawn, rook, king]}
              two: {count: 2, faces: [pawn, [rook, king]]}
            actions:
              grow: {replace: pawn, in: mid, by: rook}
            turn: [{roll: two}, {spend: {}}, {optional: {act: grow}}]
            first-turn: [{roll: one}, move]
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k4/p4/5/P4/K4 w - - 0 1
            """;

    private static final String TURNS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {all-of-it: all}
            pieces:
              pawn: {symbol: P, move: fmWfceFifmnD}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K, royal: true}
            dice:
              number: {faces: 6}
              free: {faces: [[pawn, rook, king], [king, rook, pawn]]}
              kinds: {faces: [pawn, rook, king]}
              pawns: {faces: [pawn, []]}
              pair: {count: 2, faces: [pawn, [rook, king]]}
              rooks: {count: 2, faces: [pawn, rook]}
              single: {faces: [pawn, [rook, king]]}
              lucky: {count: 2, faces: [pawn, []], doubles: any}
              four: {count: 4, faces: [pawn, king]}
              five: {count: 5, faces: [pawn, king]}
            actions:
              grow: {replace: pawn, in: all-of-it, by: rook}
              step: {move: king}
            turn: TURN
            OTHER
            endings: {MATEgone: {when: none-left, pieces: king, result: loses}}
            setup: k4/p4/5/P4/2K1R w - - 0 1
            """;
    private static final String MATE = "mate: {when: checkmate, result: loses}, ";

    private static final String WALKS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {everywhere: all}
            pieces:
              ant: {symbol: A, walk: {dice: d4, in: everywhere, step: W}}
              king: {symbol: K, move: K}
            dice: {d4: {faces: 4}}
            actions: {step: {move: king}}
            turn: TURN
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k4/a4/5/A4/K4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGamesOfThisTestLoad() {
        assertThat(problems(GAME)).isEmpty();
        assertThat(problems(WALKS.replace("TURN", "[choose, {roll: chosen}, walk]")))
                .isEmpty();
        assertThat(problems(WALKS.replace(
                        "TURN",
                        "{one-of: [[{act: step}, choose, {roll: chosen}, walk], [choose, {roll: chosen}, walk]]}")))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[n, e, s, w] | 2 |",
                "[n, e, s, w] | 4 |",
                "[n, sw]      | 3 |",
                "[n, e, s, w] | 1 | 14:16 E-ACTION no turn by 1 eighths of a circle leads from one facing of rook to another",
                "[n, e]       | 4 | 14:16 E-ACTION no turn by 4 eighths of a circle leads from one facing of rook to another",
                "[n]          | 2 | 14:16 E-ACTION no turn by 2 eighths of a circle leads from one facing of rook to another",
                "             | 2 | 14:16 E-ACTION no turn by 2 eighths of a circle leads from one facing of rook to another",
            })
    void anActionTurnsAPieceToAnotherOfItsFacings(String facings, int eighths, String problem) {
        String game = GAME.replace("{replace: pawn, in: mid, by: rook}", "{turn: rook, eighths: " + eighths + "}")
                .replace("move: R}", facings == null ? "move: R}" : "move: R, facings: " + facings + "}");
        assertThat(problems(game)).isEqualTo(problem == null ? List.of() : List.of(problem));
    }

    /** Lines and columns are those of the first game. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "in: mid, by                 | in: mdi, by                        | 14:29 E-UNKNOWN-AREA unknown area 'mdi'; did you mean 'mid'?",
                "in: mid, by                 | in: all, by                        | 14:29 E-UNKNOWN-AREA unknown area 'all'; define an area with these squares under 'areas' and write its name here",
                "in: mid, by                 | in: rank 2, by                     | 14:29 E-UNKNOWN-AREA unknown area 'rank 2'; define an area with these squares under 'areas' and write its name here",
                "{faces: [pawn, rook, king]} | {faces: []}                        | 11:16 E-RANGE 0 faces; expected 1 to 100",
                "count: 2, faces: [pawn, [rook, king]] | count: 8, faces: 100     | 12:8 E-RANGE more than 20000 different rolls; at most 20000",
                "[pawn, [rook, king]]        | [pawn, [rook, rook]]               | 12:40 E-DUPLICATE 'rook' a second time; expected each piece once on a face",
                "two: {count                 | one: {count                        | 12:3 E-DUPLICATE-KEY duplicate key 'one'; the first one is on line 11",
                "roll: one                   | roll: noe                          | 16:21 E-UNKNOWN-DICE unknown dice 'noe'; did you mean 'one'?",
                "first-turn:                 | first-turns:                       | 16:1 E-UNKNOWN-KEY unknown key 'first-turns'; did you mean 'first-turn'?",
                "[{roll: one}, move]         | [{roll: one}, {roll: one}, move]   | 16:21 E-TURN a roll right before another roll is never used; expected only the second one",
                "[{roll: one}, move]         | [{roll: two}, {roll: one}, move]   | 16:21 E-TURN a roll right before another roll is never used; expected only the second one; what reads the first one names it, as {rolled: two}",
                "[{roll: one}, move]         | [{roll: one}, {roll: two}, {spend: {}}] | 16:21 E-TURN a roll right before another roll is never used; expected only the second one; 'spend' has the last dice alone: throw all of them together, as {count: 2, faces: ...}",
                "[{roll: one}, move]         | [move, {spend: {}}]                | 16:20 E-TURN no dice are in hand for 'spend'; expected {roll: ...} before it, with 'choose', 'when', 'set' and 'add' alone between them",
                "[{roll: one}, move]         | []                                 | 16:13 E-TURN empty list; expected at least one stage, 'pass' for nothing, or {optional: ...} around what may be left out",
                "[{roll: one}, move]         | [{roll: one}, {act: grow}, move]   | 16:21 E-TURN a roll right before 'act' or 'choose' is never used; expected a 'move' or 'spend' after it",
                "[{roll: one}, move]         | [{roll: one}, {act: grow}]         | 16:21 E-TURN a roll right before 'act' or 'choose' is never used; expected a 'move' or 'spend' after it",
                "{optional: {act: grow}}     | {optional: {roll: one}}            | 15:52 E-TURN the turn ends with a roll; expected a stage after it",
                "{optional: {act: grow}}     | {spend: {}}                        | 15:34 E-TURN no dice are in hand for 'spend'; expected {roll: ...} before it, with 'choose', 'when', 'set' and 'add' alone between them",
                "{optional: {act: grow}}     | {optional: move}, {roll: one}, move | 15:59 E-TURN the turn is ambiguous here; expected one roll alone, or stages of different types without a roll; what 'optional', 'up-to', 'repeat' or 'pass' may leave out comes at the same point as the stage behind it; 'choose' names ways",
                "{act: grow}                 | {act: []}                          | 15:51 E-REQUIRED empty list; expected at least one text",
                "{act: grow}                 | {act: [grow, grow]}                | 15:58 E-DUPLICATE 'grow' a second time; expected each action once",
                "{roll: two}, {spend: {}}    | {roll: two, spend: {}}             | 15:8 E-STAGE one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end expected; write several stages as a list",
                "symbol: R                   | symbl: R                           | 8:10 E-UNKNOWN-KEY unknown key 'symbl'; did you mean 'symbol'?",
                "{replace: pawn, in: mid, by: rook} | {drop: pawn, from: mid, to: mid} | 14:9 E-ACTION one of move, relocate, exchange, shift, convert, replace, remove, put, turn, return expected",
                "[{roll: one}, move]         | [{if: 6, then: move}]              | 16:14 E-STAGE one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end expected; write several stages as a list",
                "count: 2                    | count: -4                          | 12:16 E-RANGE whole number from 1 to 8 expected, not -4",
                "count: 2                    | count: '2'                         | 12:16 E-NUMBER whole number without quotes expected, not \"2\"",
                "format: 1                   | format: 2                          | 1:9 E-RANGE the number 1 expected, not 2",
                "[c3]                        | [c9]                               | 5:38 E-UNKNOWN-AREA no squares 'c9' on this board; its bounding box is a1-e5",
                "[c3]                        | [f1-g2]                            | 5:38 E-UNKNOWN-AREA no squares 'f1-g2' on this board; its bounding box is a1-e5",
                "[c3]                        | [c33-x]                            | 5:38 E-UNKNOWN-AREA unknown squares 'c33-x'; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area",
                "in: mid, by                 | in: a1-a2, by                      | 14:29 E-UNKNOWN-AREA unknown area 'a1-a2'; define an area with these squares under 'areas' and write its name here",
                "{spend: {}}                 | spend                              | 15:21 E-STAGE 'spend' without a value; expected {spend: {}}",
                "{spend: {}}                 | {spend: two}                       | 15:29 E-TYPE map expected, not 'two'",
                "{spend: {}}                 | {spend: {must: [pawn, pawn]}}      | 15:43 E-DUPLICATE 'pawn' a second time; expected each piece once",
            })
    void aMistakeIsReportedOnceAtItsPlace(String right, String wrong, String problem) {
        assertThat(GAME).contains(right);
        assertThat(problems(GAME.replace(right, wrong))).containsExactly(problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[{roll: chosen}, choose, walk]              | '{roll: chosen}' must come right after 'choose'",
                "{one-of: [[{act: step}, {roll: chosen}, choose, walk], [choose, {roll: chosen}, walk]]} | '{roll: chosen}' must come right after 'choose'",
                "[choose, {act: step}, {roll: chosen}, walk] | '{roll: chosen}' must come right after 'choose'",
                "[choose, {roll: chosen}, {act: step}, walk] | 'walk' must come right after '{roll: chosen}'",
                "[choose, {roll: chosen}, walk, walk]        | 'walk' must come right after '{roll: chosen}'",
                "[{roll: d4}, choose, {roll: chosen}, walk]  | a roll right before 'act' or 'choose' is never used; expected a 'move' or 'spend' after it",
                "[choose, walk]                              | 'choose' must be followed by '{roll: chosen}'",
                "[choose, {roll: chosen}, walk, choose]      | 'choose' must be followed by '{roll: chosen}'",
            })
    void aWalkFollowsAChoiceAndARoll(String turn, String message) {
        assertThat(problems(WALKS.replace("TURN", turn)))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("11:")
                .endsWith("E-TURN " + message);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "move                                 |",
                "[{roll: number}, move]               |",
                "[{roll: free}, move]                 |",
                "{one-of: [move, {act: step}]}        |",
                "[{roll: kinds}, move]                  | with dice a side in check may have to pass",
                "[{roll: kinds}, {optional: move}]      | with dice a side in check may have to pass",
                "[{roll: number}, {spend: {}}]        | with dice a side in check may have to pass",
                "{act: step}                          | with actions a side in check may have to pass",
                "{one-of: [move, {act: [step, grow]}]} | with the action grow a side in check may have to pass",
                "[{roll: free}, {optional: move}]     | in a turn without a move a side in check passes",
                "[move, move]                         | in a turn of several moves a royal can be captured",
                "[move, {optional: move}]             | in a turn of several moves a royal can be captured",
                "{repeat: move}                       | in a turn of several moves a royal can be captured",
                "[move, {optional: {act: step}}]      | in a turn of several moves a royal can be captured",
            })
    void aRuleOfCheckNeedsATurnThatKeepsRoyalsSafe(String turn, String danger) {
        String advice = "; write 'attacked-royal: may-be-taken', and an ending 'none-left' for the royal";
        List<String> expected = danger == null ? List.of() : List.of("25:8 E-CHECK " + danger + advice);
        assertThat(problems(turns(turn, "check: {}"), "E-CHECK")).isEqualTo(expected);
        assertThat(problems(turns(turn, "check: {attacked-royal: may-be-taken}"), "E-CHECK"))
                .isEmpty();
    }

    /** The setup uses the symbol K, which no piece has after this mistake. */
    @Test
    void aSymbolThatStandsTwiceIsTheOnlyProblem() {
        assertThat(problems(GAME.replace("symbol: K", "symbol: P")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("9:18 E-DUPLICATE-SYMBOL symbol 'P' stands at line 7 of ");
    }

    @Test
    void aFlagThatIsNoFlagIsTheOnlyProblem() {
        String game = turns("move", "check: {}").replaceAll("(?m)^dice:\\n(  .*\\n)+", "");
        assertThat(problems(game.replace("royal: true", "royal: yes")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("9:37 E-FLAG ");
    }

    /** The endings that the author meant to change stay as they are inherited, and would need a rule of check. */
    @Test
    void aMisspeltSectionIsTheOnlyProblem() {
        file("base.yaml", turns("move", "check: {}").replaceAll("(?m)^dice:\\n(  .*\\n)+", ""));
        String own = "format: 1\nid: own\nname: Own\nextends: ./base.yaml\ncheck: ~\n";
        assertThat(problems(own + "endings: {mate: ~}\n")).isEmpty();
        assertThat(problems(own + "ending: {mate: ~}\n"))
                .containsExactly("6:1 E-UNKNOWN-KEY unknown key 'ending'; did you mean 'endings'?");
        assertThat(problems(own)).hasSize(1).first().asString().contains("E-CHECK checkmate needs a rule of check");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "turn: move                                | 7:26 E-WALK a walk needs the stages choose, {roll: chosen} and walk in the turn",
                "turn: [choose, {roll: chosen}, walk]      |",
                "check: {}; turn: [choose, {roll: chosen}, walk] | 7:26 E-CHECK walks ignore check; expected a game with walks or with 'check', not both",
            })
    void whatAllWalksNeedIsReportedAtTheFirst(String sections, String problem) {
        String game = WALKS.replace("turn: TURN", sections.replace("; ", "\n"))
                .replace(
                        "king: {symbol: K, move: K}",
                        "king: {symbol: K, move: K, royal: true}\n"
                                + "  bee: {symbol: B, walk: {dice: d4, in: everywhere, step: F}}")
                .replace("endings: {", "endings: {" + (sections.startsWith("check") ? MATE : ""));
        assertThat(problems(game, problem == null ? "" : problem.split(" ")[1]))
                .isEqualTo(problem == null ? List.of() : List.of(problem));
    }

    @Test
    void aTextWithoutItsClosingQuoteIsReportedWhereItBegins() {
        assertThat(problems(GAME.replace("name: Trial", "name: \"Trial")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("3:7 E-SYNTAX ");
    }

    /** Black takes a rook, and White could put it where it attacks the king of Black, who has moved. */
    @Test
    void aRuleOfCheckExcludesPiecesThatArePutDownAgain() {
        String back = turns("move", "check: {}")
                .replaceAll("(?m)^dice:\\n(  .*\\n)+", "")
                .replace("move: R}", "move: R, when-captured: {to: all-of-it, chosen-by: owner}}");
        assertThat(problems(back))
                .containsExactly(
                        "14:8 E-CHECK a captured piece that is put down can attack the royal of the side that has"
                                + " moved; write 'attacked-royal: may-be-taken', and an ending 'none-left' for the royal");
        assertThat(problems(back.replace("check: {}", "check: {attacked-royal: may-be-taken}")))
                .isEmpty();
    }

    @Test
    void aCheckmatedSideDoesNotPass() {
        String problem = "E-CHECK a checkmated side would pass; add an ending 'checkmate', or write "
                + "'attacked-royal: may-be-taken', and an ending 'none-left' for the royal";
        assertThat(problems(turns("move", "check: {}").replace(MATE, ""), "E-CHECK"))
                .containsExactly("26:10 " + problem);
        assertThat(problems(
                        turns("move", "check: {attacked-royal: may-be-taken}").replace(MATE, ""), "E-CHECK"))
                .isEmpty();
        file("base.yaml", turns("move", "check: {}").replaceAll("(?m)^dice:\\n(  .*\\n)+", ""));
        String without = "format: 1\nid: endless\nname: Endless\nextends: ./base.yaml\nendings: {mate: ~}\n";
        assertThat(problems(without)).containsExactly("5:10 " + problem);
    }

    @Test
    void aTurnThatDoesNotFitAnInheritedRuleOfCheckIsAProblem() {
        file("base.yaml", turns("move", "check: {}").replaceAll("(?m)^dice:\\n(  .*\\n)+", ""));
        String dice = "format: 1\nid: dice\nname: Dice\nextends: ./base.yaml\n"
                + "dice: {kinds: {faces: [pawn, rook, king]}}\nturn: [{roll: kinds}, move]\n";
        assertThat(problems(dice))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("6:7 E-CHECK with dice a side in check may have to pass");
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "either | move                                | true",
                "either | [{roll: pawns}, move]               | false",
                "either | [{roll: lucky}, move]               | true",
                "king   | [{roll: rooks}, move]               | false",
                "king   | [{roll: rooks}, move, move]         | true",
                "rook   | [{roll: rooks}, move]               | true",
                "both   | [{roll: kinds}, move]                 | false",
                "both   | [{roll: single}, move]              | true",
                "both   | [{roll: single}, {spend: {}}]       | false",
                "both   | [{roll: pair}, {spend: {}}]         | true",
                "both   | [{roll: number}, move]              | true",
            })
    void someRollAllowsCastling(String die, String turn, boolean castles) {
        String castling = "castling: {king: king, rook: rook, die: " + die
                + ", ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}}}";
        List<String> expected = castles
                ? List.of()
                : List.of(
                        "25:41 E-CASTLING no roll names king and rook as 'die' requires, so castling can never happen");
        assertThat(problems(turns(turn, castling), "E-CASTLING")).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "king: c1, rook: e1, king-to: d1, rook-to: d1 | king and rook both arrive on d1",
                "king: c1, rook: c1, king-to: d1, rook-to: b1 | king and rook both stand on c1",
            })
    void castlingNeedsTwoPiecesOnTwoSquares(String way, String problem) {
        String castling = "castling: {king: king, rook: rook, ways: {short: {" + way + "}}}";
        assertThat(problems(turns("move", castling), "E-CASTLING")).containsExactly("25:50 E-CASTLING " + problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "extends | ./base  | 4:10 E-REFERENCE bad reference './base'; expected an id as chess, a path as pieces/chess, or ./file.yaml; did you mean './base.yaml'?",
                "import  | ./basis.yaml | 4:9 E-UNKNOWN-FILE there is no definition './basis.yaml'",
            })
    void aDefinitionWithAnUnknownReferenceIsNotRead(String key, String reference, String problem) {
        file("base.yaml", GAME);
        assertThat(problems("format: 1\nid: own\nname: Own\n" + key + ": " + reference
                        + "\nturn: [{roll: two}, {spend: {}}]\n"))
                .containsExactly(problem);
    }

    /** The mistake is in the author's own text, not in the one that it extends. */
    @Test
    void anInheritedSetupThatDoesNotFitIsReportedInTheOwnFile() {
        String castling =
                "castling: {king: king, rook: rook, ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}}}";
        file(
                "base.yaml",
                turns("move", castling)
                        .replaceAll("(?m)^dice:\\n(  .*\\n)+", "")
                        .replace(" w - - ", " w K - "));
        String own = "format: 1\nid: own\nname: Own\nextends: ./base.yaml\n";
        assertThat(problems(own)).isEmpty();
        Map<String, String> cures = Map.of(
                "castling: ~", "; write a 'setup' in this file, as 'setup: k4/p4/5/P4/2K1R'",
                "board: {ranks: 6}", "; write a 'setup' in this file");
        cures.forEach((change, cure) -> assertThat(problems(own + change + "\n"))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("1:1 E-POSITION the setup of base.yaml does not fit this game: ")
                .endsWith(cure));
    }

    /** The setup was good before the ending came. */
    @Test
    void anEndingThatAnInheritedSetupFulfilsIsReportedInTheOwnFile() {
        file("base.yaml", turns("move", "").replaceAll("(?m)^dice:\\n(  .*\\n)+", ""));
        String own = "format: 1\nid: own\nname: Own\nextends: ./base.yaml\n";
        assertThat(problems(own)).isEmpty();
        assertThat(problems(own + "endings:\n  too-few: {when: {pieces: pawn, at-most: 1}, result: draws}\n"))
                .containsExactly("6:12 E-POSITION the game is already over in its first position: too few");
    }

    /** The kinds that a pawn promotes to on rank 5, and the promotion of a rook; the array has pawns and kings. */
    @ParameterizedTest(name = "{0}, {1}, {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "rook               |                                                   | plain |",
                "[array, not pawn]  |                                                   | plain |",
                "pawn               |                                                   | plain | pawn on a5, where a pawn has to promote again; expected other kinds",
                "[array, rook]      |                                                   | plain | pawn on a5, where a pawn has to promote again; expected other kinds; write 'not pawn' in the list",
                "rook               | promotion: {area: last, to: king}                 | plain | rook on a5, where a rook has to promote again; expected other kinds",
                "rook               | promotion: {area: corner, to: king}               | plain | rook on e5, where a rook has to promote again; expected other kinds",
                "rook               | promotion: {area: last, to: king, optional: true} | plain |",
                "rook               | promotion: {area: low, to: king}                  | plain |",
                "[array, not pawn]  | promotion: {area: last, to: king}                 | plain |",
                "[array, not pawn]  | promotion: {area: last, to: king}                 | dealt | rook on a5, where a rook has to promote again; expected other kinds; write 'not rook' in the list",
                "[array, not pawn, not rook] | promotion: {area: last, to: king}        | dealt |",
            })
    void noPiecePromotesToAKindThatHasToPromoteAgain(String to, String rook, String setup, String problem) {
        String game = GAME.replace("mid: [c3]", "mid: [c3], low: {white: rank 2}, corner: {white: [e5, d4]}")
                .replace("fmWfcF}", "fmWfcF, promotion: {area: last, to: " + to + "}}")
                .replace("move: R}", "move: R" + (rook == null ? "" : ", " + rook) + "}")
                .replace(
                        "setup: k4/p4/5/P4/K4 w - - 0 1",
                        setup.equals("plain")
                                ? "setup: k4/p4/5/P4/K4 w - - 0 1"
                                : "setup: {position: k4/p4/5/P4/K4 w - - 0 1, deal: {die: place, steps: [{place: rook, on: [b1, c1]}]}}");
        assertThat(problems(game))
                .isEqualTo(problem == null ? List.of() : List.of("7:63 E-PROMOTION a pawn may become a " + problem));
    }

    private static String turns(String turn, String other) {
        return TURNS.replace("TURN", turn)
                .replace("OTHER", other)
                .replace("MATE", other.startsWith("check") ? MATE : "");
    }

    private List<String> problems(String text) {
        return problems(text, "");
    }

    /** Returns the problems with a code, or all of them, without the path. */
    private List<String> problems(String text, String code) {
        List<Problem> all = Loader.create().check(file("game.yaml", text));
        return (code.startsWith("W-") ? all : Errors.of(all))
                .stream()
                        .filter(problem -> problem.code().contains(code))
                        .map(GameReaderTest::line)
                        .toList();
    }

    private static String line(Problem problem) {
        String hint = problem.hint().isEmpty() ? "" : "; " + problem.hint();
        return problem.line() + ":" + problem.column() + " " + problem.code() + " " + problem.message() + hint;
    }

    private Path file(String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
