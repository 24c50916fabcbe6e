package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One mistake in a section gives one problem. Each row has the right words, the wrong words in their place, the words
 * with which the text goes on where the problem is reported, and the problem.
 */
class SectionMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, mid: [c3], whole: all, low: [a1-e2]}
            pieces:
              pawn:  {symbol: P, move: fmWfcF}
              rook:  {symbol: R, move: R}
              king:  {symbol: K, move: K, royal: true}
              ant:   {symbol: T, walk: {dice: d4, in: whole, step: W}}
              horse: {symbol: H, move: W, facings: [n, e, s, w]}
            dice: {d4: {faces: 4}, two: {count: 2, faces: [pawn, [rook, king]]}}
            actions: {grow: {replace: pawn, in: mid, by: rook}}
            turn: [{roll: two}, {spend: {}}, choose, {roll: chosen}, walk, {optional: {act: grow}}]
            castling: {king: king, rook: rook, ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}}}
            counters: {quiet: {reset-by-capture: true}}
            endings: {gone: {when: none-left, pieces: king, result: loses}, dull: {when: stalemate, result: draws}}
            setup: k4/p4/5/P4/K4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.of(folder, GAME)).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name: Trial | name: '  ' | '  ' | E-REQUIRED text expected, not blanks alone",
                "name: Trial | name: \"\\u200d\" | \" | E-REQUIRED text expected, not blanks alone",
                "faces: [pawn, [rook, king]] | faces: 'pawn, king' | 'pawn | E-NUMBER whole number expected, not 'pawn, king'; a list stands in brackets; write '[pawn, king]'",
                "pieces: king, result | pieces: \"king, rook\", result | \"king | E-UNKNOWN-PIECE unknown piece 'king, rook'; a list stands in brackets; write '[king, rook]'",
                "two: {count: 2, faces: [pawn, [rook, king]]}} | two: {count: 2, faces: rook}} | rook}} | E-NUMBER whole number expected, not 'rook'; what each face means stands in brackets, as [pawn, knight]",
                "two: {count: 2, faces: [pawn, [rook, king]]}} | two: {count: 2, faces: {1: rook}}} | rook}}} | E-NUMBER whole number expected, not 'rook'; a weight stands behind a face, as {pawn: 2, knight: 1}",
                "in: mid, by: rook | in: mid, low, by: rook | low | E-UNKNOWN-KEY unknown key 'low'; several values stand in brackets, as [pawn, knight]",
                "castling: {king: king, | casling:\\ncastling: {king: king, | casling | E-UNKNOWN-KEY unknown key 'casling'; did you mean 'castling'?",
                "castling: {king: king, | wizardry:\\ncastling: {king: king, | wizardry | E-UNKNOWN-KEY unknown key 'wizardry'; expected one of [about, actions, also, areas, board, castling, check, counters, dice, effects, endings, extends, first-turn, format, group, hands, id, import, name, numbers, options, picture, pieces, rule, setup, turn]",
                "dice: {d4: {faces: 4}, two: {count: 2, faces: [pawn, [rook, king]]}} | dice: d4 | d4 | E-TYPE map expected, not 'd4'; as {d6: {faces: 6}}",
                "board: {files: 5, ranks: 5} | board: 5x5 | 5x5 | E-TYPE map expected, not '5x5'; as {files: 8, ranks: 8}",
                "faces: [pawn, [rook, king]] | faces: [pawn, [d4, e4]] | d4 | E-UNKNOWN-PIECE unknown piece 'd4'; a list on a face names pieces; for squares name an area of these squares",
                "faces: [pawn, [rook, king]] | faces: [pawn, [rook king]] | rook king | E-UNKNOWN-PIECE unknown piece 'rook king'; a comma is missing; write 'rook, king'",
                "in: mid, by: rook | in: 'mid, low', by: rook | 'mid | E-UNKNOWN-AREA unknown area 'mid, low'; a list stands in brackets; write '[mid, low]'",
                "by: rook} | by: rook // grows} | rook | E-UNKNOWN-PIECE unknown piece 'rook // grows'; a comment begins with '#', not with '//'",
                "endings: {gone: {when: none-left, pieces: king, result: loses}, dull: {when: stalemate, result: draws}} | endings: | \\nsetup | E-REQUIRED value required; indent what belongs to it, or write {} for nothing",
                "{files: 5, ranks: 5} | {files: 26, ranks: 20} | {files | E-RANGE 520 squares, missing ones included; at most 512",
                "{files: 5, ranks: 5} | {files: 16, ranks: 17} | {files | E-RANGE 272 squares; expected 1 to 256",
                "{files: 5, ranks: 5} | {files: 5, ranks: 5, joined: file} | file} | E-CHOICE expected files, ranks, both; not 'file'; did you mean 'files'?",
                "{files: 5, ranks: 5} | {files: 5, ranks: 5, joined: [files]} | [files | E-TYPE single value expected, not the list [files]; write files; a text in brackets needs quotes",
                "{files: 5, ranks: 5} | {files: 1, ranks: 1, missing: a1} | {files | E-RANGE 0 squares; expected 1 to 256",
                "{files: 5, ranks: 5} | {files: 0, ranks: 5}   | 0, | E-RANGE whole number from 1 to 26 expected, not 0",
                "{files: 5, ranks: 5} | {ranks: 5}             | {ranks | E-REQUIRED required key 'files' is missing",
                "mid: [c3] | mid: [c3], x y: [c3] | x y | E-NAME bad name 'x y'; expected 1 to 40 letters, digits, - and _",
                "mid: [c3] | mid: [c3], rule: [c3] | rule | E-NAME 'rule' is reserved; expected another name",
                "mid: [c3] | mid: [c3], e4: [c3] | e4 | E-NAME 'e4' stands for squares already; expected another name",
                "mid: [c3] | mid: [c3], light: [c3] | light | E-NAME 'light' stands for squares already; expected another name",
                "mid: [c3] | mid: [c3], a1-b2: [c3] | a1-b2 | E-NAME 'a1-b2' stands for squares already; expected another name",
                "mid: [c3] | mid: [c3, f1]  | f1 | E-UNKNOWN-AREA no squares 'f1' on this board; its bounding box is a1-e5",
                "mid: [c3] | mid: [c3, file f] | file f | E-UNKNOWN-AREA no squares 'file f' on this board; its bounding box is a1-e5",
                "mid: [c3] | mid: [low] | low] | E-UNKNOWN-AREA unknown squares 'low'; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area; an area names only areas that stand above it",
                "mid: [c3] | mid: [mid] | mid] | E-UNKNOWN-AREA unknown squares 'mid'; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area; an area names only areas that stand above it",
                "{roll: two}, {spend: {}}, choose, {roll: chosen}, walk, {optional | {roll: two}, {spend: {}}, {optional | {dice: d4, in: whole | E-WALK a walk needs the stages choose, {roll: chosen} and walk in the turn",
                "mid: [c3] | mid: [c3, rank 0] | rank 0 | E-UNKNOWN-AREA unknown squares 'rank 0'; expected e4, a1-c3, rank 8, file a, light, dark, all or the name of an area",
                "{symbol: H, move: W, facings: [n, e, s, w]} | H | H | E-TYPE map expected: symbol, move and more",
                "{symbol: H, move: W, | {symbol: h, move: W, | h, | E-SYMBOL bad symbol 'h'; expected 1 to 4 letters, the first upper case",
                "{symbol: H, move: W, | {symbol: Hhhhh, move: W, | Hhhhh | E-SYMBOL bad symbol 'Hhhhh'; expected 1 to 4 letters, the first upper case",
                "{symbol: H, move: W, | {symbol: H1, move: W, | H1 | E-SYMBOL bad symbol 'H1'; expected 1 to 4 letters, the first upper case",
                "{symbol: H, move: W, | {move: W, | {move: W, | E-REQUIRED required key 'symbol' is missing",
                "{symbol: H, move: W, | {symbol: H, moves: W, | W, | E-TYPE map expected, not 'W'; Betza notation stands under 'move'",
                "{symbol: H, move: W, | {symbol: H, move: {hook: horse}, | horse | E-UNKNOWN-HOOK the host offers no PathRule 'horse'; the name of a script has an ending, as 'horse.groovy'",
                "{roll: two}, {spend | {roll: two, then: move}, {spend | move} | E-TYPE map expected, not 'move'; what follows whatever the dice show stands behind the roll, as [{roll: dice}, move]",
                "{symbol: H, move: W, | {symbol: H, | {symbol: H, | E-REQUIRED required key 'move' is missing; a piece without moves has 'move: none'",
                "move: W, facings | move: eWW, facings | eWW | E-BETZA 'e' together with a rider, 'n' or 'p'; expected a leaper without them",
                "move: W, facings | move: WenD, facings | WenD | E-BETZA 'e' together with a rider, 'n' or 'p'; expected a leaper without them",
                "move: W, facings | move: WepR2, facings | WepR2 | E-BETZA 'e' together with a rider, 'n' or 'p'; expected a leaper without them",
                "move: W, facings | move: 'Win(0,6)', facings | 'Win(0,6)' | E-BETZA an initial lame leap passes more than 4 squares; at most 4",
                "move: W, facings | move: WinD2, facings | WinD2 | E-BETZA a rider with 'i' and 'n'; expected a leaper, as only its squares are passed",
                "move: W, facings: [n, | move: N, facings: [ne, | N, | E-FACING a piece with oblique leaps cannot face a diagonal; expected facings n, e, s or w",
                "move: W, facings: [n, | move: W, facings: [n, n, | n, e | E-FACING 'n' a second time; expected each facing once",
                "move: R} | move: R, protects: {pieces: [king, x], beside: W}} | x] | E-UNKNOWN-PIECE unknown piece 'x'",
                "move: R} | move: R, protects: {pieces: [king]}} | {pieces | E-REQUIRED required key 'beside' is missing",
                "move: R} | move: R, when-captured: {in: mid}} | {in | E-REQUIRED required key 'to' is missing",
                "move: R} | move: R, promotion: {area: last, to: not king}} | not | E-UNUSED 'not' removes a kind that 'array' adds; expected 'array' in this list",
                "step: W} | step: WW} | WW | E-BETZA 'WW' is no step; expected single leaps, without a range and without d, i, n, p, g and e",
                "step: W} | step: nD} | nD | E-BETZA 'nD' is no step; expected single leaps, without a range and without d, i, n, p, g and e",
                "step: W} | step: iW} | iW | E-BETZA 'iW' is no step; expected single leaps, without a range and without d, i, n, p, g and e",
                "step: W} | step: eW} | eW | E-BETZA 'eW' is no step; expected single leaps, without a range and without d, i, n, p, g and e",
                "step: W} | step: [W]} | [W] | E-TYPE Betza notation or {hook: ...} expected",
                "step: W} | one-of: [W]} | W] | E-TYPE map expected: step, rolls",
                "step: W} | one-of: [{step: W, rolls: 4-1}]} | 4-1 | E-RANGE rolls from lowest to highest expected, as 1-4; not '4-1'",
                "step: W} | one-of: [{step: W, rolls: 4}]} | 4}] | E-RANGE rolls from lowest to highest expected, as 1-4; not '4'",
                "dice: d4, in | dice: d5, in | d5 | E-UNKNOWN-DICE unknown dice 'd5'; did you mean 'd4'?",
                "dice: d4, in | dice: [d4, d5], in | d5 | E-UNKNOWN-DICE unknown dice 'd5'; did you mean 'd4'?",
                "d4: {faces: 4} | d4: {faces: 4}, a b: {faces: 4} | a b | E-NAME bad name 'a b'; expected 1 to 40 letters, digits, - and _",
                "d4: {faces: 4} | d4: {faces: 4}, x: 4 | 4, two | E-TYPE map expected: count, faces and more",
                "d4: {faces: 4} | d4: {faces: 4}, x: {faces: 4} | x: | E-UNUSED no stage of the turn throws these dice",
                "{count: 2, faces: [pawn, [rook, king]]} | {count: 2} | {count | E-REQUIRED required key 'faces' is missing",
                "count: 2, | count: 2, doubles: any, | doubles: any, | E-UNUSED 'doubles: any' has no meaning for dice that are spent one by one",
                "{replace: pawn, in: mid, by: rook} | grow | grow}\\n | E-TYPE map expected: one of move, relocate, exchange, shift, convert, replace, remove, put, turn, return",
                "{replace: pawn, in: mid, by: rook} | {move: pawn, turn: horse} | {move | E-ACTION one of move, relocate, exchange, shift, convert, replace, remove, put, turn, return expected",
                "{replace: pawn, in: mid, by: rook} | {relocate: pawn, from: mid, to: mix} | mix} | E-UNKNOWN-AREA unknown area 'mix'; did you mean 'mid'?",
                "{replace: pawn, in: mid, by: rook} | {return: horse, count: 3, from: mid, to: mid} | 3, | E-RANGE whole number from 1 to 2 expected, not 3",
                "{replace: pawn, in: mid, by: rook} | {turn: horse, eighths: 5} | 5} | E-RANGE whole number from 1 to 4 expected, not 5",
                "actions: {grow | actions: {a b: {move: king}, grow | a b | E-NAME bad name 'a b'; expected 1 to 40 letters, digits, - and _",
                "walk, {optional | walk, two, {optional | two, | E-STAGE unknown stage 'two'; expected {roll: two}",
                "walk, {optional | walk, grow, {optional | grow, | E-STAGE unknown stage 'grow'; expected {act: grow}",
                "walk, {optional | walk, 7, {optional | 7, | E-STAGE unknown stage '7'; expected move, drop, choose, walk, pass, stop, or a map with one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end",
                "{spend: {}} | {spend: {most: true, must: king}} | {most | E-STAGE 'must' together with 'most', under which no die is given up; expected one of them",
                "{spend: {}} | {spend: {or-ending: gone}} | gone} | E-STAGE 'or-ending' without 'most: true', to which it is the exception; expected both",
                "{spend: {}} | {spend: {most: true, or-ending: gon}} | gon} | E-UNKNOWN-ENDING unknown ending 'gon'; did you mean 'gone'?",
                "{spend: {}} | {spend: {most: true, or-ending: dull}} | dull} | E-CHOICE 'or-ending' names an ending that no turn brings about; expected one with 'when: none-left'",
                "{spend: {}} | {spend: {colour: x}} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [most, must, or-ending, rule]",
                "{roll: two} | {roll: two, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [act, add, again, choose, drop, end, move, one-of, optional, pass, pick, pick-piece, repeat, roll, rule, set, spend, stuck, then, times, up-to, when]",
                "{symbol: P, move: fmWfcF} | {symbol: P, move: fmWfcF, promotion: {area: last, to: rook}, when-captured: {to: whole}} | whole | E-PROMOTION a pawn may be put on a5, where it has to promote; expected an area without such squares",
                "{symbol: T, walk: | {symbol: T, move: W, promotion: {area: last, to: rook}, walk: | whole, | E-PROMOTION an ant may be put on a5, where it has to promote; expected an area without such squares",
                "{white: rank 5} | {white: rank 5, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [black, rule, white]",
                "step: W} | step: W, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [dice, in, one-of, rule, step]",
                "step: W} | one-of: [{step: W, colour: x}]} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [rolls, rule, step]",
                "in: mid, by: rook} | in: mid, by: rook, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [all, by, convert, exchange, in, move, of, put, relocate, remove, replace, return, rule, shift, turn]",
                "rook-to: c1} | rook-to: c1, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [enemy-loses, king, king-to, rook, rook-to, rule]",
                "reset-by-capture: true} | reset-by-capture: true, colour: x} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [counts, reset-by-actions, reset-by-capture, reset-by-moves-of, rule]",
                "move: R} | move: R, promotion: {area: last, to: king, colour: x}} | colour | E-UNKNOWN-KEY unknown key 'colour'; expected one of [area, at-most, moves, only-if, optional, rule, side, to]",
                "{spend: {}} | {spend: 5} | 5} | E-TYPE map expected, not '5'",
                "walk, {optional | walk, {one-of: 5}, {optional | 5}, | E-TYPE list expected, not '5'",
                "walk, {optional | walk, {}, {optional | {}, | E-STAGE one of when, move, drop, choose, pick, pick-piece, roll, spend, act, set, add, optional, one-of, repeat, times, up-to, again, pass, end expected; write several stages as a list",
                "{symbol: T, walk: {dice: d4, in: whole, step: W}} | {symbol: T, move: W} | pawn: | E-WALK the turn has a stage 'walk', but no piece has 'walk'",
                "{king: king, rook: rook, | {king: king, rook: king, | {king: king | E-CASTLING king and rook are the same piece; expected two different ones",
                "{king: king, rook: rook, | {king: king, rook: rok, | rok | E-UNKNOWN-PIECE unknown piece 'rok'; did you mean 'rook'?",
                "{king: king, rook: rook, | {rook: rook, | {rook: rook, | E-REQUIRED required key 'king' is missing",
                "{short: {king | {long: x, short: {king | x, | E-TYPE map expected: king, rook, king-to, rook-to",
                "king: c1, rook: e1, | rook: e1, | {rook: e1 | E-REQUIRED missing 'king', which is required if 'rook' is a square",
                "king: c1, rook: e1, | king: c1, rook: e9, | e9 | E-UNKNOWN-SQUARE there is no square 'e9'",
                "king: c1, rook: e1, | king: c1, rook: e2, | {king: c1 | E-CASTLING king and rook must castle along one rank, which has no gap and exists for both sides",
                "rook-to: c1}} | rook-to: c1}, other: {king: c1, rook: e1, king-to: c1, rook-to: b1}} | {king: c1, rook: e1, king-to: c1 | E-CASTLING a second way to castle from the same squares; expected one",
                "{quiet: {reset | {loud: x, quiet: {reset | x, | E-TYPE map expected: reset-by-capture, reset-by-moves-of",
                "{quiet: {reset | {lo ud: {}, quiet: {reset | lo ud | E-NAME bad name 'lo ud'; expected 1 to 40 letters, digits, - and _",
                "{quiet: {reset | {a: {}, b: {}, c: {}, d: {}, quiet: {reset | {a: | E-RANGE 5 counters; at most 4",
                "{gone: {when | {off: x, gone: {when | x, | E-TYPE map expected: when, result and more",
                "{gone: {when | {o ff: {}, gone: {when | o ff | E-NAME bad name 'o ff'; expected 1 to 40 letters, digits, - and _",
                "{gone: {when | {mate: {when: checkmate, result: loses}, gone: {when | {when: checkmate | E-CHECK checkmate needs a rule of check; add 'check' and a royal piece",
                "{gone: {when | {a: {when: repetition, times: 3, result: draws}, b: {when: repetition, times: 5, result: draws}, gone: {when | {a: | E-DUPLICATE a second ending by repetition; expected one without 'always' and 'side' at most",
                "{gone: {when | {a: {when: repetition, times: 1, result: draws}, gone: {when | 1, result | E-RANGE whole number from 2 to 9999 expected, not 1",
                "{gone: {when | {a: {when: repetition, times: 3, result: loses}, gone: {when | {when: rep | E-CHOICE this ending is about no side; expected the result draws; 'always: gave-check' or 'side: to-move' make repetition speak of a side",
                "{gone: {when | {a: {when: counter, counter: quiet, reaches: 3, result: wins}, gone: {when | {when: counter | E-CHOICE this ending is about no side; expected the result draws",
                "{gone: {when | {a: {when: material, only: king, result: wins}, gone: {when | {when: mat | E-CHOICE this ending is about no side; expected the result draws",
                "{gone: {when | {a: {when: counter, counter: quit, reaches: 3, result: draws}, gone: {when | quit, | E-UNKNOWN-COUNTER unknown counter 'quit'; did you mean 'quiet'?",
                "walk, {optional: {act: grow}}] | walk, {optional: {act: grow}}]\\ncheck: {} | {dice: d4 | E-CHECK walks ignore check; expected a game with walks or with 'check', not both",
            })
    void aMistakeIsReportedOnceAtItsPlace(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }

    @Test
    void aPieceThatTurnsHasFacings() {
        assertThat(Mistakes.of(folder, GAME.replace("move: R}", "move: R, turns: {hook: unknown}}")))
                .contains("E-FACING a piece with 'turns' needs 'facings'");
        assertThat(Mistakes.of(folder, GAME.replace("move: R}", "move: R, facings: [n, s], turns: {hook: unknown}}")))
                .noneMatch(problem -> problem.startsWith("E-FACING"));
    }

    /** The square e1 has no opposite on a board without e5. */
    @Test
    void anAreaOfBothSidesHasOppositeSquares() {
        String game = GAME.replace("ranks: 5}", "ranks: 5, missing: e5}")
                .replace("{white: rank 5}", "{white: [e1, a5]}")
                .replace("k4/p4", "k3*/p4")
                .replaceAll("castling.*\\n", "");
        assertThat(Mistakes.of(folder, game)).containsExactly("E-MIRROR e1 has no square opposite; write 'black' too");
        assertThat(Mistakes.of(folder, game.replace("{white: [e1, a5]}", "{white: [e1, a5], black: a1}")))
                .isEmpty();
    }

    /** A pawn that has to promote on rank 5, which an action would put there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{relocate: pawn, from: mid, to: last}         | last}",
                "{return: pawn, count: 1, from: mid, to: last} | last}",
                "{replace: rook, in: last, by: [king, pawn]}   | last, by",
            })
    void noActionPutsAPieceWhereItHasToPromote(String action, String place) {
        String promotes = GAME.replace("fmWfcF}", "fmWfcF, promotion: {area: last, to: rook}}");
        Mistakes.check(
                folder,
                promotes,
                "{replace: pawn, in: mid, by: rook}",
                action,
                place,
                "E-PROMOTION a pawn may be put on a5, where it has to promote; expected an area without such squares");
        String free = promotes.replace("{replace: pawn, in: mid, by: rook}", action.replace("last", "mid"));
        assertThat(Mistakes.of(folder, free)).isEmpty();
    }

    @Test
    void sectionsMayHaveThatManyEntries() {
        assertThat(Mistakes.of(folder, GAME.replace("mid: [c3]", "mid: [c3], " + many(196, ": all"))))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("{grow: {", "{" + many(14, ": {move: king}") + ", grow: {")))
                .isEmpty();
        assertThat(Mistakes.of(
                        folder,
                        GAME.replace(
                                "{gone: {",
                                "{" + many(98, ": {when: none-left, pieces: king, result: draws}") + ", gone: {")))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("{quiet: {", "{" + many(3, ": {}") + ", quiet: {")))
                .isEmpty();
        assertThat(Mistakes.of(folder, GAME.replace("d4: {faces: 4},", "d4: {faces: 4}, " + many(11, ": {faces: 2},"))))
                .allMatch(problem -> problem.startsWith("E-UNUSED"));
        assertThat(Mistakes.of(folder, GAME.replace("W, facings", "'Win(0,5)', facings")))
                .isEmpty();
    }

    @Test
    void sectionsHaveAMostNumberOfEntries() {
        assertThat(Mistakes.of(folder, GAME.replace("mid: [c3]", "mid: [c3], " + many(197, ": all"))))
                .containsExactly("E-RANGE 201 areas; at most 200");
        assertThat(Mistakes.of(folder, GAME.replace("{grow: {", "{" + many(15, ": {move: king}") + ", grow: {")))
                .containsExactly("E-RANGE 16 actions; at most 15");
        assertThat(Mistakes.of(
                        folder,
                        GAME.replace(
                                "{gone: {",
                                "{" + many(99, ": {when: none-left, pieces: king, result: draws}") + ", gone: {")))
                .containsExactly("E-RANGE 101 endings; at most 100");
        assertThat(Mistakes.of(folder, GAME.replace("d4: {faces: 4},", "d4: {faces: 4}, " + many(12, ": {faces: 2},"))))
                .contains("E-RANGE 14 names of dice; at most 13");
        assertThat(Mistakes.of(
                        folder, GAME.replace("walk, {", "walk, " + "{optional: {act: grow}}, ".repeat(2000) + "{")))
                .isNotEmpty()
                .allMatch(problem -> problem.startsWith("E-RANGE more than 2,000 stages; at most 2,000"));
    }

    private static String many(int number, String value) {
        String separator = value.endsWith(",") ? " " : ", ";
        return IntStream.range(0, number).mapToObj(each -> "n" + each + value).collect(Collectors.joining(separator));
    }

    /** Colours of squares: a1 is dark. A pawn may be replaced on dark squares only, and stands on b2. */
    @ParameterizedTest
    @CsvSource({
        "dark, true",
        "light, false",
        "file b, true",
        "file c, false",
        "a1-b2, true",
        "b2-a1, true",
        "c1-e2, false",
        "rank 2, true",
        "rank 1, false",
        "b2, true",
        "c2, false",
        "'[all, not file b]', false",
        "'[light, b2]', true"
    })
    void squaresAreNamedByColourFileRankAndCorners(String squares, boolean replaced) {
        String game = GAME.replace("mid: [c3]", "mid: " + squares)
                .replaceAll("turn: .*", "turn: {one-of: [move, {act: grow}]}")
                .replaceAll("dice: \\{d4.*\\n", "")
                .replaceAll("  ant: .*\\n", "")
                .replace("P4/K4", "1P3/K4");
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", game));
        assertThat(Trial.events(variant.start()).stream().anyMatch(text -> text.startsWith("b2b2")))
                .isEqualTo(replaced);
    }

    /** Eight squares on each of five ranks, for both sides. */
    @Test
    void atMostSixtyFourRooksMayCastle() {
        String ways = IntStream.rangeClosed(1, 5)
                .mapToObj(rank -> "w%1$s: {rook: west, king-to: c%1$s, rook-to: d%1$s}, ".formatted(rank)
                        + "e%1$s: {rook: east, king-to: g%1$s, rook-to: f%1$s}".formatted(rank))
                .collect(Collectors.joining(", "));
        String game = GAME.replace("files: 5, ranks: 5", "files: 8, ranks: 8")
                .replaceAll("ways: .*", "ways: {" + ways + "}}")
                .replaceAll("setup: .*", "setup: k7/p7/8/8/8/8/P7/K7 w - - 0 1");
        assertThat(Mistakes.of(folder, game)).containsExactly("E-RANGE 80 rook squares; at most 64");
    }

    /** Of rank 1 all squares are missing but a1, so four of five. */
    @Test
    void notTakesSquaresFromThoseThatAreMissing() {
        String game = GAME.replace("ranks: 5}", "ranks: 5, missing: [rank 1, not a1]}")
                .replaceAll("castling: .*", "")
                .replace("last: {white: rank 5}", "last: {white: rank 5, black: a1}")
                .replaceAll("setup: .*", "setup: k4/p4/5/P4/K**** w - - 0 1");
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", game));
        assertThat(variant.start().board().squares()).hasSize(21).contains(Square.of("a1"));
    }

    /** The square d1 between king and rook is missing. */
    @Test
    void theRankOfCastlingHasNoGap() {
        String game =
                GAME.replace("ranks: 5}", "ranks: 5, missing: [d1, d5]}").replace("k4/p4/5/P4/K4", "k2*1/p4/5/P4/K2*1");
        String problem =
                "E-CASTLING king and rook must castle along one rank, which has no gap and exists for both sides";
        assertThat(Mistakes.of(folder, game.replace("king-to: d1, rook-to: c1", "king-to: b1, rook-to: c1")))
                .containsExactly(problem);
        assertThat(Mistakes.of(
                        folder,
                        game.replace("rook: e1, king-to: d1, rook-to: c1", "rook: a1, king-to: a1, rook-to: b1")))
                .isEmpty();
    }

    @Test
    void aWalkNeedsItsStages() {
        assertThat(Mistakes.of(folder, GAME.replace("choose, {roll: chosen}, walk, ", "")))
                .contains("E-WALK a walk needs the stages choose, {roll: chosen} and walk in the turn");
    }

    /**
     * With 3 or 4 the ant walks along ranks and files, with 1 or 2 diagonally. Four steps end on a dark square like e1.
     */
    @Test
    void aWayOfAWalkMayBeLimitedToRolls() {
        String ways = "one-of: [{step: W, rolls: 3-4}, {step: F, rolls: 1-2}]";
        String game = GAME.replace("step: W}", ways + "}")
                .replaceAll("turn: .*", "turn: [choose, {roll: chosen}, walk]")
                .replaceAll("(actions|castling): .*\\n", "")
                .replace("two: {count: 2, faces: [pawn, [rook, king]]}", "")
                .replace("K4 w", "K3T w");
        Variant variant = Loader.create().load(Mistakes.file(folder, "game.yaml", game));
        assertThat(Trial.events(variant.start().after("e1:d4").after("[1]"))).containsExactly("e1d2");
        assertThat(Trial.events(variant.start().after("e1:d4").after("[2]")))
                .containsExactlyInAnyOrder("e1c1", "e1c3", "e1e3");
        assertThat(Trial.events(variant.start().after("e1:d4").after("[4]")))
                .contains("e1e5", "e1b2", "e1c3")
                .doesNotContain("e1d1", "e1b1", "e1e2");
    }
}
