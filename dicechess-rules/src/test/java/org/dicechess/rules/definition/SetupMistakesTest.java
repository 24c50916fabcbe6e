package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One mistake in a deal gives one problem. The columns of the rows are those of {@link Mistakes#check}. */
class SetupMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {first: {white: rank 1}}
            pieces:
              pawn:  {symbol: P, move: fmWfcF}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K}
              guard: {symbol: G, move: fW, facings: [n, e, s, w]}
            turn: move
            endings: {}
            setup:
              position: 5/p4/5/P4/5 w - - 0 1
            """;

    private static final String STEPS = GAME
            + "  deal: {die: array, mirrored: true, steps: [{place: rook, on: [b1, c1]}, {place: king, on: first}]}\n";
    private static final String FREE = STEPS.replace("mirrored: true, ", "");

    private static final String TABLES =
            GAME.replace("turn:", "dice: {a: {faces: 2}, b: {count: 2, faces: 2}}\nturn:") + """
              deal:
                dice: [a, b]
                mirrored: true
                slots: {x: {holds: rook, on: b1}, y: {holds: king, on: [c1, d1]}}
                tables:
                  by-a: {by: a, fills: [x, y], rows: {1: [king, pawn], 2: [slot y, slot x]}}
                  by-b: {by: b, rows: {1-1: {x: pawn}, else: {}}}
            """;

    @TempDir
    private Path folder;

    @Test
    void theGamesLoad() {
        for (String game : List.of(
                STEPS,
                FREE,
                TABLES,
                FREE.replace("on: first", "on: first, for: black"),
                STEPS.replace("die: array", "dice: d4"))) {
            assertThat(Mistakes.of(folder, game)).isEmpty();
        }
        assertThat(Mistakes.of(folder, FREE.replace("king, on: first", "guard, on: first, facing: rolled")))
                .isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{die: array, | { | { mirrored | E-REQUIRED required key 'die' is missing",
                "on: first} | on: first, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [facing, for, on, place, rule]",
                "{die: array, | {die: array, colour: x, | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [dice, die, mirrored, only-if, rule, steps]",
                "setup:\\n | setup:\\n  colour: x\\n | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [deal, position, rule]",
                "steps: [ | steps: [x,  | x, | E-TYPE map expected: place and on",
                "[{place: rook, on: [b1, c1]}, {place: king, on: first}] | [] | [] | E-REQUIRED empty list; expected at least one step",
                "[{place: rook, on: [b1, c1]}, {place: king, on: first}] | 5 | 5 | E-TYPE list expected, not '5'",
                "king, on: first} | guard, on: first, facing: rolled} | {place: guard | E-DEAL a mirrored deal has only steps for White, without facings",
                "on: first} | on: first, for: black} | {place: king | E-DEAL a mirrored deal has only steps for White, without facings",
                "{place: king, on: first} | {place: king, on: rank 5, for: black} | {place: king | E-DEAL a mirrored deal has only steps for White, without facings",
                "on: first} | on: rank 3} | {place: king | E-MIRROR the mirrored deal uses a3 for both sides",
                "on: first} | on: [b5, c5]} | {place: king | E-MIRROR the mirrored deal uses b1 for both sides",
                "on: first} | on: [b1, d1]} | {place: king | E-DEAL an earlier step uses some of these squares and others; expected only these or none of them",
                "{place: rook, on: [b1, c1]} | {place: [rook, king, king], on: [b1, c1]} | {place: [rook | E-RANGE 3 pieces for 2 free squares",
                "{place: king, on: first} | {place: [rook, rook, king, king, king], on: first} | {place: [rook | E-RANGE 5 pieces for 4 free squares",
                "on: [b1, c1] | on: [a2, b2] | {place: rook | E-DEAL pieces are dealt to a2, where the position has a piece; expected an empty square",
                "5/p4/5/P4/5 w | 5/p4/5/P4/2p2 w | {place: rook | E-DEAL pieces are dealt to c1, where the position has a piece; expected an empty square",
                "5/p4/5/P4/5 w | 1P3/p4/5/P4/5 w | {place: rook | E-DEAL pieces are dealt to b1, where the position has a piece; expected an empty square",
                "5/p4/5/P4/5 w | 5/p4/5/P4/6 w | 6 w | E-POSITION column 11 of '5/p4/5/P4/6 w - - 0 1': '6', expected a number of empty squares from 1 to 5",
            })
    void aMistakeInADealByStepsIsReportedOnce(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, STEPS, right, wrong, place, problem);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{pieces: king, at-least: 2} | {pieces | E-DEAL no roll of the deal fulfils this",
                "captured | captured | E-CONDITION 'only-if' asks what is the case after the deal; expected a condition without captured, moved, first-move, through, picked, possible and hook",
                "{pieces: king, in: hand} | hand | E-UNKNOWN-AREA unknown area 'hand'",
                "{pieces: queen} | queen | E-UNKNOWN-PIECE unknown piece 'queen'",
                "{pieces: king, at-least: total} | total | E-ROLL no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'",
                "5 | 5, mir | E-CHOICE expected check, gave-check, captured; not '5'",
            })
    void aMistakeInTheConditionOfADealIsReportedOnce(String wrong, String place, String problem) {
        String game = STEPS.replace("die: array, ", "die: array, only-if: {pieces: king}, ");
        assertThat(Mistakes.of(folder, game)).isEmpty();
        Mistakes.check(folder, game, "{pieces: king}", wrong, place, problem);
    }

    /** Five of 25 squares are 53,130 ways, five of the other twenty 15,504 ways. */
    @Test
    void aDealByStepsHasAtMostAHundredThousandWays() {
        String five = "{place: [rook, rook, rook, rook, rook], on: all}";
        String steps = "{place: rook, on: [b1, c1]}, {place: king, on: first}";
        String empty = FREE.replace("5/p4/5/P4/5 w", "5/5/5/5/5 w");
        assertThat(Mistakes.of(folder, empty.replace(steps, five))).isEmpty();
        Mistakes.check(
                folder,
                empty,
                steps,
                five + ", " + five,
                "[{place",
                "E-RANGE more than 100000 ways to deal; at most 100000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"king", "[guard, guard]", "[guard, king]"})
    void aFacingIsRolledForOnePieceWithFacings(String pieces) {
        Mistakes.check(
                folder,
                FREE,
                "{place: king, on: first}",
                "{place: " + pieces + ", on: first, facing: rolled}",
                "{place: " + pieces,
                "E-DEAL 'facing: rolled' needs one piece, of a kind with facings");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{x: {holds: rook, on: b1}, | {x: rook, | rook, | E-TYPE map expected: holds and on",
                "{x: {holds: rook, on: b1}, y: {holds: king, on: [c1, d1]}} | {} | {} | E-REQUIRED no slot; expected at least one",
                "on: b1} | on: b1, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [for, holds, on, rule]",
                "dice: [a, b] | dice: [a, b]\\n    colour: x | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [chances, dice, mirrored, only-if, rule, slots, tables]",
                "{by: b, | {by: b, colour: x, | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [by, fills, rows, rule]",
                "by: b, rows: {1-1: {x: pawn}, else: {}} | by: {total: b, colour: x}, rows: {odd: {}, even: {}} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [rule, total]",
                "on: b1} | on: b1, for: black} | {holds: rook | E-DEAL a mirrored deal has only slots for White",
                "on: b1} | on: b3} | {holds: rook | E-MIRROR b3 has no other square opposite",
                "[c1, d1] | [c1, b1] | {holds: king | E-DEAL b1 already has a slot; expected a square without one",
                "[c1, d1] | [c1, b5] | {holds: king | E-DEAL b5 already has a slot; expected a square without one",
                "[c1, d1] | [c1, a2] | {holds: king | E-DEAL pieces are dealt to a2, where the position has a piece; expected an empty square",
                "{by: b, rows: {1-1: {x: pawn}, else: {}}} | x | x | E-TYPE map expected: by and rows",
                "{by: b, rows: {1-1: {x: pawn}, else: {}}} | {by: a, rows: {1: {}, 2: {}}} | b]\\n | E-UNUSED no table uses these dice",
                "by: b, | by: c, | c, | E-UNKNOWN-DICE this deal does not throw 'c'; expected one of a, b",
                "by: b, rows: {1-1: {x: pawn}, else: {}} | by: {total: c}, rows: {odd: {}, even: {}} | c}, | E-UNKNOWN-DICE this deal does not throw 'c'; expected one of a, b",
                "1-1: {x: | 2-1: {x: | 2-1 | E-UNKNOWN-ROW there is no roll '2-1'; expected faces ascending, as 1-1, or else; did you mean '1-2'?",
                "by: b, rows: {1-1: | by: {total: b}, rows: {old: | old | E-UNKNOWN-ROW there is no roll 'old'; expected odd, even or else; did you mean 'odd'?",
                "{x: pawn}, else: {}} | {x: pawn}} | {1-1 | E-REQUIRED no row for 1-2, 2-2; write such rows, or a row 'else'",
                "else: {} | 1-2: {}, 2-2: {}, else: {} | else | E-UNUSED no roll uses the row 'else', since each has a row of its own",
                "[king, pawn] | [king] | [king] | E-TYPE list of 2 expected: x, y",
                "[king, pawn] | king | king | E-TYPE list of 2 expected: x, y",
                "{x: pawn} | [pawn] | [pawn] | E-TYPE map expected: slots and their new contents",
                "{x: pawn} | [] | [] | E-TYPE map expected: slots and their new contents",
                "{x: pawn} | {z: pawn} | z: | E-UNKNOWN-SLOT unknown slot 'z'",
                "{x: pawn} | {x: paw} | paw | E-UNKNOWN-PIECE unknown piece 'paw'; did you mean 'pawn'?",
                "rows: {1: [king, pawn], 2: [slot y, slot x]}} | rows: {1: {x: king}, 2: {}}} | [x, y] | E-UNUSED 'fills' has no effect if each row is a map; expected a row that is a list",
                "fills: [x, y], rows: {1: [king, pawn], 2: [slot y, slot x]}} | fills: [x, y], rows: king} | king} | E-TYPE map expected, not 'king'",
                "[x, y], rows | [x, x], rows | x], | E-DUPLICATE 'x' a second time; expected each slot once",
                "[slot y, slot x] | [slot y, slot z] | z]} | E-UNKNOWN-SLOT unknown slot 'z'",
                "dice: [a, b] | dice: [a, a, b] | a, b] | E-DUPLICATE 'a' a second time; expected each dice once",
                "dice: [a, b] | dice: [a, b, c] | c] | E-UNKNOWN-DICE unknown dice 'c'",
                "{a: {faces: 2}, b: {count: 2, faces: 2}} | {a: {count: 4, faces: 10}, b: {count: 4, faces: 10}} | a, b] | E-RANGE more than 20000 different rolls; at most 20000",
            })
    void aMistakeInADealByTablesIsReportedOnce(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, TABLES, right, wrong, place, problem);
    }

    /** With one slot to fill, one text may stand in place of a list of one. */
    @ParameterizedTest
    @ValueSource(strings = {"1: [king], 2: slot y", "1: king, 2: slot y", "1: king, else: slot y", "else: king"})
    void aRowOfOneSlotMayBeOneText(String rows) {
        String one = TABLES.replace(
                "fills: [x, y], rows: {1: [king, pawn], 2: [slot y, slot x]}", "fills: x, rows: {" + rows + "}");
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", one));
        assertThat(variant.start().after("[1 2 2]").text()).startsWith("1kkk1/p4/5/P4/1KKK1 ");
    }

    /** The text of a block ends with its line; the position stands in one line. */
    @Test
    void aPositionHasNoLineEnd() {
        String problem = "E-POSITION a position with a line end, as after '|'; expected one line, in quotes if need be";
        String deal = STEPS.replace("position: ", "position: |\n    ");
        assertThat(Mistakes.of(folder, deal)).containsExactly(problem);
        assertThat(Mistakes.placeOfFirst(folder, deal)).startsWith("|\n");
        assertThat(Mistakes.of(folder, deal.replace("|\n", ">-\n"))).isEmpty();
        String alone = GAME.replace("setup:\n  position: ", "setup: |\n  ");
        assertThat(Mistakes.of(folder, alone)).containsExactly(problem);
        assertThat(Mistakes.of(folder, alone.replace("|\n", "|-\n"))).isEmpty();
    }

    /** Of the faces 1 to 7 all but the first have no row. */
    @Test
    void theMessageNamesAFewMissingRows() {
        String seven =
                TABLES.replace("b: {count: 2, faces: 2}", "b: {faces: 7}").replace("else: {}", "2: {}");
        assertThat(Mistakes.of(folder, seven.replace("1-1:", "1:")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E-REQUIRED no row for 3, 4, 5")
                .endsWith("; write such rows, or a row 'else'");
    }

    /** A 1 of the first table leaves a king in slot x, which a pair of ones replaces with a pawn. */
    @Test
    void everyRollDealsAsManyRoyals() {
        assertThat(Mistakes.of(folder, TABLES.replace("move: K}", "move: K, royal: true}")))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E-DEAL every roll must deal the same number of royal pieces to each side; ");
        String both = "{1: [rook, king], 2: [rook, king]}";
        assertThat(Mistakes.of(
                        folder,
                        TABLES.replace("move: K}", "move: K, royal: true}")
                                .replace("{1: [king, pawn], 2: [slot y, slot x]}", both)))
                .isEmpty();
    }

    /** The rook comes to a4, b4 or c4, and the black one to a2, b2 or c2. From c4 it attacks the king on c5. */
    @ParameterizedTest(name = "check: {0}, rook on {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "{}                             | [a4, b4]     | none",
                "{}                             | [a4, b4, c4] | after the roll [2] of the deal, expected its royal to be safe",
                "{attacked-royal: may-be-taken} | [a4, b4, c4] | none",
            })
    void noDealLeavesTheSideInCheckThatIsNotToMove(String check, String squares, String problem) {
        String game = GAME.replace("king:  {symbol: K, move: K}", "king:  {symbol: K, move: K, royal: true}")
                .replace(
                        "endings: {}",
                        "check: " + check
                                + "\nendings: {mate: {when: checkmate, result: loses}, taken: {when: none-left, pieces: king, result: loses}}")
                .replace("5/p4/5/P4/5", "2k2/5/5/5/2K2");
        List<String> found = Mistakes.of(
                folder, game + "  deal: {die: array, mirrored: true, steps: [{place: rook, on: " + squares + "}]}\n");
        assertThat(found).hasSize(problem == null ? 0 : 1);
        assertThat(found)
                .allMatch(line -> line.endsWith("E-POSITION the side that is not to move is in check " + problem));
    }
}
