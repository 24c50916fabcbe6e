package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.rules.Errors;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change of an inherited entry whose name is misspelt is a new entry. The problem names the entry that was meant. */
class MisspeltEntriesTest {

    private static final String BASE = """
            format: 1
            id: base
            name: Base
            board: {files: 5, ranks: 5}
            areas: {last-rank: {white: rank 5}, home: [a1-e2]}
            pieces:
              pawn: {symbol: P, move: fmWfcF}
              rook: {symbol: R, move: R}
              king: {symbol: K, move: K}
            dice: {pair: {count: 2, faces: [pawn, [rook, king]]}}
            actions: {jump: {relocate: king, from: home, to: home}}
            turn: [{roll: pair}, {one-of: [move, {act: jump}]}]
            castling: {king: king, rook: rook, ways: {short: {king: c1, rook: e1, king-to: d1, rook-to: c1}}}
            counters: {quiet: {reset-by-capture: true}}
            endings: {taken: {when: none-left, pieces: king, result: loses}}
            options: {pace: {default: slow, choices: {slow: {}, fast: {turn: [{roll: pair}, move, move]}}}}
            setup:
              position: 1k3/p4/5/P4/1K3 w - - 0 1
              deal:
                dice: pair
                slots: {left: {holds: rook, on: a1}}
                tables: {first: {by: pair, rows: {1-1: {left: pawn}, else: {}}}}
            """;

    @TempDir
    private Path folder;

    /** The name is like none that is inherited. */
    @Test
    void aRemovalOfWhatIsNotInherited() {
        assertThat(problems("endings: {whatever: ~}"))
                .extracting(Problem::message)
                .containsExactly("'~' removes what is inherited, and nothing inherited has this name; expected"
                        + " another name");
    }

    /** Whatever else the entry lacks, its name is the mistake. */
    @Test
    void aMisspeltNameIsToldOnce() {
        assertThat(problems("pieces: {pwan: {value: 100}, ant: {value: 3}}"))
                .extracting(Problem::message, Problem::hint)
                .containsExactly(
                        tuple("required key 'move' is missing", "did you mean 'pawn'?"),
                        tuple("required key 'move' is missing", "a piece without moves has 'move: none'"),
                        tuple("required key 'symbol' is missing", ""));
    }

    @Test
    void theGameLoads() {
        assertThat(Mistakes.of(folder, BASE)).isEmpty();
        assertThat(problems("name: Other")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "areas: {last-rnk: {black: rank 1}}       | E-REQUIRED | last-rank",
                "areas: {hom: ~}                          | E-REQUIRED | home",
                "pieces: {pwan: {value: 100}}             | E-REQUIRED | pawn",
                "pieces: {knig: {move: Q}}                | E-REQUIRED | king",
                "pieces: {rok: ~}                         | E-TYPE     | rook",
                "dice: {piar: {count: 3}}                 | E-REQUIRED | pair",
                "actions: {jmp: {to: last-rank}}          | E-ACTION   | jump",
                "castling: {ways: {shrt: {rook-to: b1}}}  | E-REQUIRED | short",
                "counters: {quite: ~}                     | E-TYPE     | quiet",
                "endings: {taekn: {result: wins}}         | E-REQUIRED | taken",
                "endings: {takn: ~}                       | E-TYPE     | taken",
                "options: {pcae: {default: fast}}         | E-REQUIRED | pace",
                "options: {pace: {choices: {fsat: ~}}}    | E-TYPE     | fast",
                "setup: {deal: {slots: {lft: {on: b1}}}}  | E-REQUIRED | left",
                "setup: {deal: {tables: {frst: {by: pair}}}} | E-REQUIRED | first",
                "turn: [{rol: pair}, move]                | E-STAGE    | roll",
                "turn: [{roll: pair}, {optinal: move}]    | E-STAGE    | optional",
                "actions: {leap: {relcate: king}}         | E-ACTION   | relocate",
                "castling: {ways: {short: {rook: esat}}}  | E-UNKNOWN-SQUARE | east",
            })
    void theHintNamesTheInheritedEntry(String changes, String code, String meant) {
        assertThat(problems(changes)).isNotEmpty().allSatisfy(problem -> {
            assertThat(problem.code()).isEqualTo(code);
            assertThat(problem.hint()).isEqualTo("did you mean '" + meant + "'?");
        });
    }

    /** The choice changes the entry of the definition around it. */
    @Test
    void theHintOfAChoiceNamesTheEntryThatItChanges() {
        String game = BASE.replace("fast: {turn", "fast: {endings: {takn: {result: wins}}, turn");
        assertThat(Mistakes.of(folder, game))
                .containsExactly(
                        "E-REQUIRED required key 'when' is missing (with the option pace=fast); did you mean 'taken'?");
    }

    /** Nothing is inherited, so the name is as good as another. */
    @Test
    void anIncompleteEntryOfAGameByItselfIsNotMisspelt() {
        assertThat(Mistakes.of(
                        folder,
                        BASE.replace("rook: {symbol: R, move: R}", "rook: {symbol: R, move: R}\n  rok: {symbol: O}")))
                .containsExactly("E-REQUIRED required key 'move' is missing; a piece without moves has 'move: none'");
    }

    /** An inherited entry is not misspelt, even if another one is near. */
    @Test
    void anInheritedEntryThatLosesAKeyIsNotMisspelt() {
        Mistakes.file(folder, "base.yaml", BASE.replace("  rook:", "  rok: {symbol: O, move: R}\n  rook:"));
        assertThat(check("pieces: {rok: {move: ~}}"))
                .extracting(Problem::hint)
                .containsOnly("a piece without moves has 'move: none'");
    }

    private List<Problem> problems(String changes) {
        Mistakes.file(folder, "base.yaml", BASE);
        return check(changes);
    }

    private List<Problem> check(String changes) {
        String game = "format: 1\nid: trial\nextends: ./base.yaml\n" + changes + "\n";
        return Errors.of(Loader.create().check(Mistakes.file(folder, "game.yaml", game)));
    }
}
