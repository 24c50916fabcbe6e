package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A key that would change nothing is a mistake, reported once; the rows are those of {@link SectionMistakesTest}. */
class UnusedKeysTest {

    private static final String WALKS = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {last: {white: rank 5}, mid: [c3], whole: all, low: [a1-e2], nil: []}
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
            endings: {gone: {when: none-left, pieces: king, result: loses}, dull: {when: stalemate, result: draws}}
            setup: k4/p4/5/P4/K4 w - - 0 1
            """;

    private static final String PLAIN = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            pieces:
              pawn: {symbol: P, move: fmWfcF}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K, royal: true}
            dice: {two: {count: 2, faces: [pawn, [rook, king]]}}
            turn: [{roll: two}, move]
            castling: {king: king, rook: rook, ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}}}
            counters: {quiet: {reset-by-capture: true}}
            endings: {gone: {when: none-left, pieces: king, result: loses}}
            setup: k4/p4/5/P4/K4 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "move: R} | move: R, initial: mid} | mid} | E-UNUSED without a move that has 'i', as in 'fmWifmnD', 'initial' has no effect",
                "{symbol: T, | {symbol: T, initial: mid, | mid, | E-UNUSED without a move that has 'i', as in 'fmWifmnD', 'initial' has no effect",
                "move: R} | move: RimD} | RimD | E-UNUSED the moves with 'i' have no initial squares, since the setup has no rook; expected 'initial' with the name of an area",
                "fmWfcF | fmWifmWfcF | fmWifmW | E-UNUSED a move with 'i' that is possible from every square anyway; expected another move",
                "fmWfcF | fmWimfWfcF | fmWimfW | E-UNUSED a move with 'i' that is possible from every square anyway; expected another move",
                "{symbol: T, | {symbol: T, promotion: {area: last, to: rook}, | {area: last | E-UNUSED only a move promotes, and this piece only walks; expected 'move' beside it",
                "step: W} | one-of: []} | []} | E-REQUIRED empty list; expected at least one {step: ...}",
                "step: W} | one-of: [{step: F, rolls: 5-9}, {step: W}]} | 5-9 | E-RANGE no roll of 'd4' is among these; expected some that is",
                "step: W} | one-of: [{step: W}, {step: F, rolls: 0-0}]} | 0-0 | E-RANGE no roll of 'd4' is among these; expected some that is",
                "dice: d4, in | dice: [d4, d4], in | d4], in | E-DUPLICATE 'd4' a second time; expected each dice once",
                "move: R} | move: R, protects: {pieces: king, beside: R}} | R}} | E-BETZA 'R' is no step; expected single leaps, without a range and without m, c, d, i, n, p, g and e",
                "move: R} | move: R, protects: {pieces: king, beside: cW}} | cW}} | E-BETZA 'cW' is no step; expected single leaps, without a range and without m, c, d, i, n, p, g and e",
                "d4: {faces: 4} | d4: {count: 2, doubles: any, faces: 4} | doubles: any, faces: 4 | E-UNUSED 'doubles: any' has no meaning for dice of numbers, which let every piece move",
                "d4: {faces: 4} | d4: {count: 2, doubles: any, faces: [pawn, rook]} | doubles: any, faces: [pawn, rook] | E-UNUSED 'doubles: any' has no meaning for dice that no stage {roll: ...} throws",
                "d4: {faces: 4} | d4: {faces: 4}, chosen: {faces: 4} | chosen: | E-NAME 'chosen' stands for the dice that a player chooses; expected another name",
                "{spend: {}} | {spend: {must: [king, horse]}} | [king | E-UNUSED no face of 'two' names horse, so 'must' has no effect for it",
                "walk, {optional | walk, {one-of: []}, {optional | []}, | E-TURN empty list; expected at least one stage, 'pass' for nothing, or {optional: ...} around what may be left out",
                "walk, {optional | walk, [], {optional | [], | E-TURN empty list; expected at least one stage, 'pass' for nothing, or {optional: ...} around what may be left out",
                "{act: grow} | [] | []}]\\n | E-TURN empty list; expected at least one stage, 'pass' for nothing, or {optional: ...} around what may be left out",
                "mid: [c3] | mid: [not a1, all] | not | E-UNUSED 'not a1' takes no square away; expected it behind the squares from which it takes some",
                "mid: [c3] | mid: [a3], side: {white: [c3, not mid]} | not | E-UNUSED 'not mid' takes no square away; expected it behind the squares from which it takes some",
                "{replace: pawn, in: mid, by: rook} | {move: [king, ant]} | [king | E-ACTION ant has no 'move' by which an action could move it",
                "{king: c1, rook: e1, | {king: a1, rook: west, | {king: a1 | E-CASTLING no square for a rook west of the king on its rank",
                "ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}} | ways: {} | {}} | E-REQUIRED no way to castle; expected at least one, or no 'castling'",
                "{roll: two}, {spend: {}}, choose | choose | {king: king | E-CASTLING the turn has no stage 'move' or 'spend', so castling can never happen",
                "{gone: | {lost: {when: stalemate, result: loses}, gone: | {when: stalemate, result: draws | E-DUPLICATE a second ending by stalemate, which 'lost' always precedes; expected one; 'lost: ~' removes the first one",
                "{gone: | {bare: {when: material, only: king, and-one: king, result: draws}, gone: | king, result: draws | E-UNUSED 'king' has no effect here, of which 'only' allows any number already; expected a piece that 'only' lacks",
                "{gone: | {bare: {when: material, only: king, one-colour: rook, result: draws}, gone: | rook, result: draws | E-UNUSED 'rook' has no effect here, which neither 'only' nor 'and-one' allows; expected a piece that one of them names",
            })
    void aKeyWithoutEffectIsReportedAtItsPlace(String right, String wrong, String place, String problem) {
        String unrolled =
                wrong.equals("choose") ? WALKS.replace(", two: {count: 2, faces: [pawn, [rook, king]]}", "") : WALKS;
        Mistakes.check(folder, unrolled, right, wrong, place, problem);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "count: 2, | doubles: any, | doubles: any, | E-UNUSED 'doubles: any' has no meaning for a single die; expected 'count: 2' or more",
                "reset-by-capture: true | counts: walks | walks | E-UNUSED the turn has no stage 'walk', so there are no walks to count",
                "[{roll: two}, move]\\ncastling: { | move\\ncastling: {die: king, | king, | E-UNUSED no stage of the turn rolls dice, so 'die' has no effect",
                "{when: none-left, pieces: king, result: loses}}|{when: repetition, times: 3, result: draws, passes: none}} | none | E-CHOICE expected ignored, counted; not 'none'",
                "move: R} | move: R, turns: {hook: x.groovy}, facings: [n]} | {hook | E-UNUSED a piece turns only after a walk; without 'walk' 'turns' has no effect",
            })
    void aGameWithoutWalksHasNoKeysOfWalks(String right, String wrong, String place, String problem) {
        String game = wrong.startsWith("move\\n") ? PLAIN.replaceAll("dice: .*\\n", "") : PLAIN;
        Mistakes.check(folder, game, right, wrong, place, problem);
    }

    /** An option may so switch off a rule that a key with an area states, or leave a list empty. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "move: RimnD, initial: nil}",
                "move: R, promotion: {area: nil, to: king}}",
                "move: R, protects: {pieces: king, beside: W, in: nil}}",
                "move: R, when-captured: {to: nil}}",
                "move: R, facings: []}",
                "move: RifmnD, initial: low}"
            })
    void anAreaMayHaveNoSquares(String rook) {
        assertThat(Mistakes.of(folder, WALKS.replace("move: R}", rook))).isEmpty();
    }

    @Test
    void otherAreasMayNameAnAreaWithoutSquares() {
        assertThat(Mistakes.of(folder, WALKS.replace("nil: []", "nil: [], rest: [all, not nil, nil, not mid]")))
                .isEmpty();
    }

    /** White's pawn stands in `low`, Black's does not: for one side the term takes squares away. */
    @Test
    void aTermMayTakeSquaresAwayForOneSideAlone() {
        assertThat(Mistakes.of(folder, WALKS.replace("nil: []", "nil: [], half: {white: a1}, both: [a1-e1, not half]")))
                .isEmpty();
    }

    /** The second ending is by another condition, although it is the same side that loses. */
    @Test
    void endingsByDifferentConditionsStandTogether() {
        assertThat(Mistakes.of(
                        folder,
                        WALKS.replace(
                                "{gone:", "{pawns: {when: none-left, pieces: rook, in: mid, result: wins}, gone:")))
                .containsExactly("E-POSITION the game is already over in its first position: pawns");
    }
}
