package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One mistake in most captures, ends of turns and hops over one side gives one problem. */
class MostCapturesMistakesTest {

    private static final String GAME = """
            format: 1
            id: international-draughts
            name: International draughts
            board: {files: 10, ranks: 10}
            areas: {last-rank: {white: rank 10}}
            pieces:
              man:   {symbol: M, move: [mfF, {move: mpF2, over: {pieces: [man, lady], of: enemy}}]}
              lady:  {symbol: K, move: [mB, {move: mpB, over: {pieces: [man, lady], of: enemy}}]}
              taken: {symbol: T, move: none}
            effects:
              jump:  {after: move, at: passed, replace: [man, lady], of: enemy, by: taken}
              clear: {after: turn, remove: taken, of: enemy}
              crown: {after: turn, replace: man, in: last-rank, by: lady}
            numbers: {jumps: {from: 0, to: 1}}
            turn:
              - {move: {}, prefer: {captures: most}}
              - times: 20
                of:
                  when: captured
                  then: {move: {piece: same, affects: must}, prefer: {captures: most}, stuck: {set: {jumps: 0}}}
            endings: {no-move: {when: stalemate, result: loses}}
            setup: 1m1m1m1m1m/m1m1m1m1m1/1m1m1m1m1m/m1m1m1m1m1/10/10/1M1M1M1M1M/M1M1M1M1M1/1M1M1M1M1M/M1M1M1M1M1 w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: mots}} | mots | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'mots'",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: most, kinds: man}} | kinds | E-UNKNOWN-KEY unknown key 'kinds'; expected one of [captures, rule]",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: [{captures: most}, {affects: must}]} | {affects: must}]} | E-UNUSED some move always captures most; expected nothing behind 'captures: most'",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {most: {man: 1, laddy: 2}}}} | laddy | E-UNKNOWN-PIECE unknown piece 'laddy'; did you mean 'lady'?",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {most: {man: 100}}}} | 100 | E-RANGE whole number from 1 to 99 expected, not 100",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {mots: {man: 1}}}} | mots | E-UNKNOWN-KEY unknown key 'mots'; did you mean 'most'?",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {most: man}}} | man}}} | E-TYPE map expected, not 'man'",
                "{move: {}, prefer: {captures: most}} | {move: {captures: most}} | most}} | E-CHOICE expected may, must, never, en-passant, attackers or kinds of piece; not 'most'; did you mean 'must'?",
                "{move: {}, prefer: {captures: most}} | [{pick: {}, prefer: {captures: most}}, {move: picked}] | {captures | E-FILTER a pick captures nothing, so none captures most; expected 'captures: most' beside the move",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {most: {man: 0}}}} | 0}} | E-RANGE whole number from 1 to 99 expected, not 0",
                "{move: {}, prefer: {captures: most}} | {move: {}, prefer: {captures: {most: {}}}} | {}}} | E-REQUIRED no piece; expected kinds with what each counts, as {rook: 5}",
                "{after: turn, remove: taken, of: enemy} | {after: turn, at: arrival, remove: taken} | arrival | E-EFFECT the end of a turn has no square and captures nothing; expected no at, reach, enclosed and return",
                "{after: turn, remove: taken, of: enemy} | {after: turn, return: man, to: last-rank} | man, to | E-EFFECT the end of a turn has no square and captures nothing; expected no at, reach, enclosed and return",
                "{after: turn, remove: taken, of: enemy} | {after: {turn: {}}, remove: taken} | {turn | E-EFFECT expected move, drop, {move: ...} or {drop: ...}",
                "{after: turn, remove: taken, of: enemy} | {after: turn, relocate: taken, to: departure} | departure | E-EFFECT a drop, or the end of a turn, leaves no square and captures nothing; expected 'after: move'",
                "mpB, over: {pieces: [man, lady], of: enemy} | mpB, over: {pieces: mann, of: enemy} | mann | E-UNKNOWN-PIECE unknown piece 'mann'; did you mean 'man'?",
                "mpB, over: {pieces: [man, lady], of: enemy} | mpB, over: {pieces: man, of: foe} | foe | E-CHOICE expected own, enemy; not 'foe'",
                "mpB, over: {pieces: [man, lady], of: enemy} | mpB, over: {pieces: man, of: own, in: last-rank} | in: last | E-UNKNOWN-KEY unknown key 'in'; expected one of [of, pieces, rule]",
            })
    void aMistakeGivesOneProblem(String right, String wrong, String place, String problem) {
        Mistakes.check(folder, GAME, right, wrong, place, problem);
    }
}
