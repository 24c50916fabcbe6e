package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes in endings by conditions. Each is told once, at its place, and nothing else with it. */
class EndingMistakesTest {

    private static final String GAME = """
            format: 1
            id: f
            name: F
            board: {files: 4, ranks: 3}
            areas: {far: {white: rank 3}}
            pieces:
              king: {symbol: K, move: W, royal: true}
              pawn: {symbol: P, move: mWcF}
            counters: {quiet: {reset-by-capture: true}}
            numbers: {storm: {to: 9}}
            turn: [{when: {pieces: pawn}, then: {add: {storm: 1}}}, {move: {}}]
            setup: k2p/4/K2P w - - 0 1
            endings:
              taken: {when: none-left, pieces: king, result: loses}
              long: {when: counter, counter: quiet, reaches: 50, result: draws}
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{when: {piece: pawn}, result: wins}                  | .when | E-CONDITION 'piece'; expected exactly one of captured, moved, first-move, picked, possible, turn, side, counter, number, pieces, castling, row, block, face-to-face, chain, hook, all, any, not",
                "{when: {pieces: pwan}, result: wins}                 | .when.pieces | E-UNKNOWN-PIECE unknown piece 'pwan'",
                "{when: {pieces: [not king]}, result: wins}           | .when.pieces[0] | E-UNUSED 'not king' takes nothing away; expected [all, not king]",
                "{when: {pieces: [all, not kng]}, result: wins}       | .when.pieces[1] | E-UNKNOWN-PIECE unknown piece 'kng'",
                "{when: {pieces: pawn, in: fra}, result: wins}        | .when.in | E-UNKNOWN-AREA unknown area 'fra'",
                "{when: {pieces: pawn, attacked: yes}, result: wins}  | .when.attacked | E-FLAG true or false expected, not 'yes'",
                "{when: {pieces: pawn, of: both}, result: wins}       | .when.of | E-CHOICE expected own, enemy, either, nobody; not 'both'",
                "{when: {pieces: pawn, more-than: king}, result: wins} | .when.more-than | E-NUMBER whole number expected, not 'king'",
                "{when: {pieces: pawn, more-than: {of: enemy}}, result: wins} | .when.more-than | E-TYPE a whole number expected, or {number: name}, {pieces: kinds}, what a roll shows, as {total: dice}, or {sum: [...]} and the like",
                "{when: {pieces: pawn, more-than: {pieces: king}, at-least: 2}, result: wins} | .when | E-UNKNOWN-KEY unknown key 'at-least'",
                "{when: {pieces: pawn, more-than: {pieces: kng}}, result: wins} | .when.more-than.pieces | E-UNKNOWN-PIECE unknown piece 'kng'",
                "{when: {pieces: pawn, more-than: {pieces: king, at-least: 2}}, result: wins} | .when.more-than | E-UNKNOWN-KEY unknown key 'at-least'",
                "{when: {pieces: pawn, more-than: {pieces: king, number: storm}}, result: wins} | .when.more-than | E-UNKNOWN-KEY unknown key 'pieces'",
                "{when: {pieces: pawn, more-than: 256}, result: wins} | .when.more-than | E-RANGE whole number from 0 to 255 expected, not 256",
                "{when: {pieces: pawn, at-least: {number: strom}}, result: wins} | .when.at-least.number | E-UNKNOWN-NUMBER unknown number 'strom'",
                "{when: {pieces: pawn, at-most: {count: king}}, result: wins} | .when.at-most | E-TYPE a whole number expected, or {number: name}, {pieces: kinds}, what a roll shows, as {total: dice}, or {sum: [...]} and the like",
                "{when: {pieces: pawn, at-most: {pieces: king, in: fra}}, result: wins} | .when.at-most.in | E-UNKNOWN-AREA unknown area 'fra'",
                "{when: {number: storm, more-than: 9}, result: draws} | .when.more-than | E-RANGE whole number from 0 to 8 expected, not 9",
                "{when: {number: storm, more-than: 3, at-most: 5}, result: draws} | .when | E-UNKNOWN-KEY unknown key 'at-most'",
                "{when: {number: storm, at-least: {pieces: {king: 0}}}, result: draws} | .when.at-least.pieces.king | E-RANGE whole number from 1 to 99 expected, not 0",
                "{when: {number: storm, at-least: {pieces: king, of: mine}}, result: wins} | .when.at-least.of | E-CHOICE expected own, enemy, either, nobody; not 'mine'",
                "{when: {pieces: pawn, in: hand}, result: wins}       | .when.in | E-UNKNOWN-AREA unknown area 'hand'",
                "{when: {castling: short}, result: wins}              | .when.castling | E-UNKNOWN-CASTLING unknown castling 'short'",
                "{when: {row: pawn}, result: wins}                    | .when | E-REQUIRED required key 'length' is missing",
                "{when: {row: pawn, length: 1}, result: wins}         | .when.length | E-RANGE whole number from 2 to 26 expected, not 1",
                "{when: {row: pawn, length: 5}, result: wins}         | .when.length | E-RANGE the board has no room for this",
                "{when: {row: pawn, length: 4, along: vertical}, result: wins} | .when.length | E-RANGE the board has no room for this",
                "{when: {row: pawn, length: 3, along: file}, result: wins} | .when.along | E-CHOICE expected vertical, sideways, diagonal; not 'file'",
                "{when: {row: pawn, length: 3, along: [diagonal, diagonal]}, result: wins} | .when.along[1] | E-DUPLICATE 'diagonal' a second time; expected each direction once",
                "{when: {row: pawn, length: 3, gaps: some}, result: wins} | .when.gaps | E-FLAG true or false expected, not 'some'",
                "{when: {block: pawn, length: 4}, result: wins}       | .when.length | E-RANGE the board has no room for this",
                "{when: {block: pawn, length: 2, gaps: true}, result: wins} | .when | E-UNKNOWN-KEY unknown key 'gaps'",
                "{when: {pieces: pawn}, side: mine, result: wins}     | .side | E-CHOICE expected either, to-move, white, black; not 'mine'",
                "{when: {pieces: pawn}, result: lost}                 | .result | E-CHOICE expected wins, loses, draws; not 'lost'",
                "{when: {pieces: pawn, in: far}, pieces: king, result: wins} | `` | E-UNKNOWN-KEY unknown key 'pieces'",
                "{when: {counter: quiet, reaches: 9}, result: loses}  | `` | E-CHOICE this ending is about no side; expected the result draws",
                "{when: {number: storm, at-least: 9}, result: loses}  | `` | E-CHOICE this ending is about no side; expected the result draws",
                "{when: gave-check, result: wins}                     | .when | E-CHECK 'check' needs a rule of check; add 'check' and a royal piece",
                "{when: {any: [{pieces: pawn, in: far}, check]}, result: loses} | .when.any[1] | E-CHECK 'check' needs a rule of check; add 'check' and a royal piece",
                "{when: {not: {captured: king}}, result: loses}       | .when | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of an event; expected a number that the turn changes then",
                "{when: {picked: {}}, side: to-move, result: loses}   | .when | E-CONDITION 'picked' speaks of a turn; expected it in the turn, with {end: ...}",
                "{when: {possible: {kinds: king}}, result: loses}     | .when | E-CONDITION 'possible' asks the side to move where its turn begins; add 'side: to-move'",
                "{when: {possible: {piece: same}}, side: to-move, result: loses} | .when.possible | E-CONDITION 'possible' looks at a turn that begins; expected no 'rolled', 'picked', 'piece', 'departure' or 'reached'",
                "{when: {pieces: pawn, at-least: total}, result: wins} | .when.at-least | E-ROLL no roll leads here; expected this behind {roll: ...} without 'then', or in its 'then'",
                "{when: none-left, pieces: pawn, only-if: {pieces: king}, result: wins} | .only-if | E-CHOICE 'only-if' is for checkmate, stalemate, repetition, counter, material; expected a condition as 'when', as {when: {all: [...]}}",
                "{when: {pieces: pawn, in: far}, only-if: {pieces: king}, result: wins} | `` | E-UNKNOWN-KEY unknown key 'only-if'",
                "{when: number, number: storm, reaches: 3, result: draws} | .when | E-CHOICE expected checkmate, stalemate, none-left, counter, repetition, material, turn, hook; not 'number'",
                "{when: repetition, times: 3, always: gave-check, result: loses} | .always | E-CHECK 'check' needs a rule of check; add 'check' and a royal piece",
                "{when: repetition, times: 3, side: either, result: loses} | .side | E-CHOICE expected white, black, to-move; not 'either'",
                "{when: repetition, times: 3, side: white, passes: counted, result: loses} | `` | E-UNKNOWN-KEY unknown key 'passes'",
                "{when: repetition, times: 3, side: to-move, passes: counted, result: loses} | `` | E-UNKNOWN-KEY unknown key 'passes'",
                "{when: repetition, times: 3, side: white, always: {pieces: king}, result: loses} | `` | E-UNKNOWN-KEY unknown key 'side'",
                "{when: repetition, times: 3, always: {turn: 3}, result: loses} | .always | E-CONDITION 'always' judges a side; expected a condition that may hold for one side alone, as gave-check",
                "{when: repetition, times: 3, always: {number: storm, at-least: 3}, result: loses} | .always | E-CONDITION 'always' judges a side; expected a condition that may hold for one side alone, as gave-check",
                "{when: repetition, times: 3, always: captured, result: loses} | .always | E-CONDITION 'captured', 'moved', 'first-move' and 'through' speak of an event; expected a number that the turn changes then",
                "{when: repetition, times: 3, always: {possible: {kinds: king}}, result: loses} | .always | E-CONDITION 'possible' asks the side to move where its turn begins; add 'side: to-move'",
                "{when: repetition, times: 3, always: {pieces: pwan}, result: loses} | .always.pieces | E-UNKNOWN-PIECE unknown piece 'pwan'",
                "{when: repetition, times: 3, always: checks, result: loses} | .always | E-CHOICE expected check, gave-check, captured; not 'checks'",
                "{when: repetition, times: 3, always: {row: pawn, length: 3}, same-piece: true, result: loses} | .same-piece | E-CONDITION 'same-piece' follows pieces on the board; expected 'always: {pieces: ...}' without bounds, or 'any' of several",
                "{when: repetition, times: 3, always: {pieces: pawn, at-least: 2}, same-piece: true, result: loses} | .same-piece | E-CONDITION 'same-piece' follows pieces on the board; expected 'always: {pieces: ...}' without bounds, or 'any' of several",
                "{when: repetition, times: 3, always: {not: {pieces: pawn}}, same-piece: true, result: loses} | .same-piece | E-CONDITION 'same-piece' follows pieces on the board; expected 'always: {pieces: ...}' without bounds, or 'any' of several",
                "{when: repetition, times: 3, same-piece: true, result: draws} | `` | E-UNKNOWN-KEY unknown key 'same-piece'",
                "{when: repetition, times: 3, always: {pieces: pawn}, same-piece: both, result: loses} | .same-piece | E-FLAG true or false expected, not 'both'",
                "{when: repetition, times: 3, always: {pieces: pawn, attacked: {by: pwan}}, result: loses} | .always.attacked.by | E-UNKNOWN-PIECE unknown piece 'pwan'",
                "{when: repetition, times: 3, always: {pieces: pawn, attacked: {}}, result: loses} | .always.attacked | E-REQUIRED required key 'by' is missing",
                "{when: repetition, times: 3, always: {pieces: pawn, attacked: often}, result: loses} | .always.attacked | E-FLAG true or false expected, not 'often'",
                "{when: repetition, times: 3, always: {pieces: pawn}, passes: counted, result: loses} | `` | E-UNKNOWN-KEY unknown key 'passes'",
                "{when: repetition, times: 1, always: {pieces: pawn}, result: loses} | .times | E-RANGE whole number from 2 to 9999 expected, not 1",
                "{when: repetition, always: {pieces: pawn}, result: loses} | `` | E-REQUIRED required key 'times' is missing",
                "{when: repetition, times: 3, result: loses}          | `` | E-CHOICE this ending is about no side; expected the result draws",
                "{when: counter, counter: quiet, reaches: 9, always: {pieces: pawn}, result: draws} | `` | E-UNKNOWN-KEY unknown key 'always'",
                "{when: {pieces: pawn, in: far}, always: {pieces: pawn}, result: wins} | `` | E-UNKNOWN-KEY unknown key 'always'",
                "{when: bare-king, result: loses}                     | .when | E-CHOICE expected checkmate, stalemate, none-left, counter, repetition, material, turn, hook; not 'bare-king'",
            })
    void aMistakeOfAnEnding(String ending, String path, String problem) {
        String text = GAME + "  over: " + ending + "\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.path() + " " + found.code() + " " + found.message())
                .containsExactly("endings.over" + (path == null ? "" : path) + " " + problem);
    }

    /** An ending that judges a side comes too late, a second one that does not, and nine that do. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{when: repetition, times: 2, result: draws} | {when: repetition, times: 3, always: {pieces: pawn}, result: loses} | endings.b E-UNUSED 'a' ends the game after 2 occurrences; expected no more of them here",
                "{when: repetition, times: 3, always: {pieces: pawn}, result: loses} | {when: repetition, times: 2, result: draws} | endings.a E-UNUSED 'b' ends the game after 2 occurrences; expected no more of them here",
                "{when: repetition, times: 3, result: draws} | {when: repetition, times: 4, result: draws} | endings E-DUPLICATE a second ending by repetition; expected one without 'always' and 'side' at most",
            })
    void endingsByRepetitionStandBesideOneAnother(String first, String second, String problem) {
        String text = GAME + "  a: " + first + "\n  b: " + second + "\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.path() + " " + found.code() + " " + found.message())
                .containsExactly(problem);
    }

    @Test
    void atMostEightEndingsJudgeASide() {
        String eight = IntStream.range(0, 8)
                .mapToObj(number ->
                        "  r" + number + ": {when: repetition, times: 3, always: {pieces: pawn}, result: loses}\n")
                .collect(Collectors.joining());
        assertThat(Loader.create().check("f", (GAME + eight).getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        String nine = eight + "  more: {when: repetition, times: 4, always: {pieces: king}, result: loses}\n";
        assertThat(Loader.create().check("f", (GAME + nine).getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.path() + " " + found.code() + " " + found.message())
                .containsExactly("endings E-LIMIT 9 endings with 'always' or 'side'; at most 8");
    }

    /** A possible move is asked for in endings alone: a turn has {@code stuck}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{when: {possible: {}}, then: move, else: pass} | turn.when",
                "{move: {only-if: {possible: {}}}}              | turn.move.only-if"
            })
    void aTurnDoesNotAskForPossibleMoves(String turn, String path) {
        String text = GAME.replaceAll("turn: .*", "turn: " + turn.replace("$", ""));
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.path() + " " + found.code())
                .containsExactly(path + " E-CONDITION");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{when: {pieces: [all, not king], in: far, at-least: 2}, result: wins}",
                "{when: {pieces: [king, pawn, not king], at-most: 0}, result: loses}",
                "{when: {all: [{pieces: pawn, of: enemy, at-most: 0}, {pieces: pawn}]}, side: to-move, result: wins}",
                "{when: {row: pawn, length: 4}, result: wins}",
                "{when: {row: pawn, length: 3, along: [vertical, diagonal], gaps: true, of: enemy}, result: loses}",
                "{when: {block: [pawn, king], length: 3}, result: wins}",
                "{when: {not: {possible: {kinds: king, captures: never}}}, side: to-move, result: loses}",
                "{when: {counter: quiet, reaches: 9}, side: white, result: loses}",
                "{when: {number: storm, at-least: 9}, result: draws}",
                "{when: counter, counter: quiet, reaches: 20, only-if: {pieces: all, at-most: 1}, result: draws}",
                "{when: stalemate, only-if: {pieces: pawn}, result: loses}",
            })
    void aNearMissLoads(String ending) {
        String text = GAME + "  over: " + ending + "\n";
        assertThat(Loader.create().check("f", text.getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
    }
}
