package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One mistake in hands, or in a stage that drops pieces, gives one problem. */
class HandsMistakesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5}
            areas: {behind: {white: [all, not rank 5]}, last: {white: rank 5}}
            pieces:
              pawn:   {symbol: P, move: fW, promotion: {area: last, to: rook}}
              rook:   {symbol: R, move: R}
              king:   {symbol: K, move: K, royal: true}
            check: {}
            hands: {pieces: [pawn, rook], captured: captor}
            turn:
              one-of: [move, {drop: [{kinds: pawn, to: behind, file: {pieces: pawn, of: own, at-most: 0}, mates: never}, {kinds: rook}]}]
            endings: {checkmate: {when: checkmate, result: loses}}
            setup: k4/p4/5/P4/K4[RRr] w - - 0 1
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"[all, not king]", "[pawn, rook, not rook]", "rook"})
    void listsOfKindsMayLeaveSomeOut(String pieces) {
        assertThat(Mistakes.all(
                        folder, GAME.replace("[pawn, rook], c", pieces + ", c").replace("[RRr]", "[]")))
                .isEmpty();
    }

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    @Test
    void noDropBringsARoyalThatCheckGuards() {
        String prince =
                GAME.replace("pieces:\n", "pieces:\n  prince: {symbol: +P, move: K, royal: true, demoted: pawn}\n");
        Mistakes.check(
                folder,
                prince,
                "to: behind",
                "becomes: prince",
                "one-of:",
                "E-HANDS a drop brings the royal prince, guarded by 'check', on the board; expected others in 'becomes'");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hands: {pieces: [pawn, rook], captured: captor} | # | one-of: | E-HANDS 'drop' puts down a piece in hand; expected a section 'hands'",
                "[move, {drop: [{kinds: pawn, to: behind, file: {pieces: pawn, of: own, at-most: 0}, mates: never}, {kinds: rook}]}] | [move] | [pawn, rook] | E-UNUSED no stage puts down pieces in hand; expected 'drop' in the turn",
                "[pawn, rook], c | [pawn, king], c | [pawn, king] | E-CHECK the royal king is guarded by 'check'; expected it in no hand, or 'captured: nobody'",
                "[pawn, rook], c | [pwan, rook], c | pwan | E-UNKNOWN-PIECE unknown piece 'pwan'; did you mean 'pawn'?",
                "[pawn, rook], c | [pawn, pawn], c | pawn], c | E-DUPLICATE 'pawn' a second time; expected each piece once",
                "[pawn, rook], c | [], c | [] | E-HANDS a hand may hold no piece; expected some under 'pieces'",
                "[pawn, rook], c | [pawn, not rook], c | not rook | E-UNUSED 'not rook' takes nothing away; expected [all, not rook]",
                "[pawn, rook], c | [all], c | [all] | E-CHECK the royal king is guarded by 'check'; expected it in no hand, or 'captured: nobody'",
                "mates: never | only-if: gave-chek | gave-chek | E-CHOICE expected check, gave-check, captured; not 'gave-chek'; did you mean 'gave-check'?",
                "captured: captor | captured: me | me | E-CHOICE expected captor, owner, nobody; not 'me'",
                "captured: captor | capturd: captor | capturd | E-UNKNOWN-KEY unknown key 'capturd'; did you mean 'captured'?",
                "hands: {pieces: [pawn, rook], captured: captor} | hands: [] | [] | E-TYPE map expected, not the list []",
                "to: behind | in: behind | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | captures: must | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | not: {distance: 2} | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | becomes: rolled | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | becomes: never | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | not: {becomes: rook} | [{kinds: pawn | E-FILTER a piece in hand comes from no square and captures nothing; expected kinds, to, file, rank, beside, checks, mates, only-if, and, not, or the kinds that it becomes",
                "to: behind | becomes: rook | one-of: | E-HANDS no piece in hand becomes what 'becomes' of 'drop' names; expected kinds with 'demoted' of which a hand holds that kind",
                "file: {pieces: pawn, of: own, at-most: 0} | file: pawn | pawn, mates | E-TYPE map expected, not 'pawn'",
                "file: {pieces: pawn | file: {pieces: pwan | pwan | E-UNKNOWN-PIECE unknown piece 'pwan'; did you mean 'pawn'?",
                "file: {pieces: pawn, | file: { | { of: own | E-REQUIRED required key 'pieces' is missing",
                "of: own | of: mine | mine | E-CHOICE expected own, enemy, either; not 'mine'",
                "at-most: 0 | at-most: 1, at-least: 2 | {pieces: pawn, of | E-RANGE no number is at least 2 and at most 1",
                "at-most: 0 | at-most: 256 | 256 | E-RANGE whole number from 0 to 255 expected, not 256",
                "mates: never | mates: may | may | E-CHOICE expected must, never; not 'may'",
                "{kinds: rook}]}] | {kinds: rook}]}, drop] | drop] | E-TURN the turn is ambiguous here; expected one roll alone, or stages of different types without a roll; one 'move' with a list of filters allows what one of them allows; 'choose' names ways",
                "[RRr] | [RKr] | Kr] | E-POSITION column 16 of 'k4/p4/5/P4/K4[RKr] w - - 0 1': 'Kr', expected pieces that a hand may hold",
                "[RRr] | [0R] | 0R] | E-POSITION column 15 of 'k4/p4/5/P4/K4[0R] w - - 0 1': '0', expected a whole number from 1 to 255",
                "[RRr] | [200R99R] | 99R] | E-POSITION column 19 of 'k4/p4/5/P4/K4[200R99R] w - - 0 1': more than 255 pieces of a kind in a hand",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
