package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One mistake that has to do with pieces of nobody gives one problem. */
class NobodysMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 4, ranks: 4}
            areas: {board: all, last: {white: rank 4}}
            pieces:
              duck: {symbol: "*", owner: nobody, move: K, outline: duck}
              pawn: {symbol: P, move: fW, promotion: {area: last, to: rook}}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K}
            dice: {one: {faces: [pawn, rook, king]}}
            hands: {pieces: rook, captured: nobody}
            actions:
              goes: {relocate: duck, of: nobody, from: board, to: board}
              comes: {put: duck}
            turn: [{roll: one}, {one-of: [{move: {kinds: rook}}, drop]}, {act: [goes, comes], only: {to: departure}}]
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: k3/4/1*2/K2R w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "$", "%", "&"})
    void severalSignsAreSymbols(String sign) {
        assertThat(Mistakes.all(folder, GAME.replace("*", sign))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "owner: nobody | owner: none | none | E-CHOICE expected nobody; not 'none'",
                "'\"*\"' | D | D, owner | E-SYMBOL bad symbol 'D' of a piece that belongs to nobody; expected one of * # $ % &",
                "'\"*\"' | '\"**\"' | '\"**\"' | E-SYMBOL bad symbol '**' of a piece that belongs to nobody; expected one of * # $ % &",
                "symbol: R | 'symbol: \"#\"' | '\"#\"' | E-SYMBOL bad symbol '#'; expected 1 to 4 letters, the first upper case",
                "outline: duck | royal: true | true | E-OWNER 'royal' of a piece that belongs to nobody; expected symbol, move, outline, value",
                "outline: duck | facings: [n, s] | [n, s] | E-OWNER 'facings' of a piece that belongs to nobody; expected symbol, move, outline, value",
                "outline: duck | promotion: {area: last, to: rook} | {area | E-OWNER 'promotion' of a piece that belongs to nobody; expected symbol, move, outline, value",
                "outline: duck | demoted: rook | rook} | E-OWNER 'demoted' of a piece that belongs to nobody; expected symbol, move, outline, value",
                "outline: duck | when-captured: {to: last} | {to: last} | E-OWNER 'when-captured' of a piece that belongs to nobody; expected symbol, move, outline, value",
                "to: rook} | to: duck} | {area | E-OWNER 'duck' belongs to nobody; expected a piece of a side",
                "symbol: R, | symbol: R, demoted: duck, | duck, move | E-OWNER 'duck' belongs to nobody; expected a piece of a side",
                "faces: [pawn, rook | faces: [pawn, duck, rook | duck, rook | E-OWNER 'duck' belongs to nobody; expected a piece of a side",
                "pieces: rook, c | pieces: duck, c | duck, c | E-OWNER 'duck' belongs to nobody; expected a piece of a side",
                "kinds: rook | kinds: duck | {kinds | E-OWNER 'duck' belongs to nobody, so no move of a side is of it; expected an action that moves it",
                "kinds: rook | kinds: [all, not duck] | not duck | E-UNUSED 'not duck' takes nothing away; expected [all, not duck]",
                "of: nobody, from | of: own, from | duck, of | E-OWNER 'duck' belongs to nobody; expected 'of: nobody'",
                "of: nobody, from | of: either, from | duck, of | E-OWNER 'duck' belongs to nobody; expected 'of: nobody'",
                "relocate: duck | relocate: rook | rook, of | E-OWNER 'rook' belongs to a side; expected another 'of'",
                "relocate: duck, of: nobody | relocate: [rook, duck] | duck], from | E-OWNER 'duck' belongs to nobody; expected pieces of sides, or of nobody alone",
                "put: duck | put: [duck, rook] | duck, rook] | E-OWNER 'duck' belongs to nobody; expected pieces of sides, or of nobody alone",
                "put: duck | put: dck | dck | E-UNKNOWN-PIECE unknown piece 'dck'; did you mean 'duck'?",
                "pieces: king, r | pieces: duck, r | duck, r | E-OWNER 'duck' belongs to nobody; expected a piece of a side",
                "{move: {kinds: rook}} | {move: {kinds: rook, to: departure}} | {move: {kinds | E-TURN 'to: departure' speaks of the event before in the turn; expected a move, a walk or an action before it",
                "{move: {kinds: rook}} | {move: {kinds: rook, to: reached}} | {move: {kinds | E-TURN 'to: reached' speaks of the event before in the turn; expected a move, a walk or an action before it",
                "to: departure | to: departur | departur | E-UNKNOWN-AREA unknown area 'departur'",
                "to: departure | 'beside: {pieces: duck, by: pR}' | pR}} | E-BETZA 'pR' is no leap and no line; expected such without bends and without m, c, d, i, n, p, g and e",
                "to: departure | 'file: {pieces: duck, by: W}' | by: W | E-UNKNOWN-KEY unknown key 'by'; expected one of [at-least, at-most, of, pieces, rule]",
                "to: departure | 'beside: {pieces: rook, of: nobody}' | rook, of | E-OWNER 'rook' belongs to a side; expected another 'of'",
                "when: none-left, pieces: king, | 'when: {chain: king, from: board, to: last, by: R}, ' | R}, | E-BETZA 'R' is no step; expected single leaps, without a range and without m, c, d, i, n, p, g and e",
                "when: none-left, pieces: king, | 'when: {chain: king, from: board}, ' | {chain | E-REQUIRED required key 'to' is missing",
                "when: none-left, pieces: king, | 'when: {chain: kng, from: last, to: last}, ' | kng, | E-UNKNOWN-PIECE unknown piece 'kng'; did you mean 'king'?",
                "when: none-left, pieces: king, | 'when: {chain: king, from: lst, to: last}, ' | lst, | E-UNKNOWN-AREA unknown area 'lst'; did you mean 'last'?",
                "1*2 | 1**1 | | ",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        if (problem == null) {
            assertThat(Mistakes.all(folder, GAME.replace(right, wrong))).isEmpty();
        } else {
            Mistakes.check(folder, GAME, right, wrong, place, problem);
        }
    }
}
