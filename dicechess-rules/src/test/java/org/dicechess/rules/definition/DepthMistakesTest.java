package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A section or an entry that is two blanks too deep, with all that belongs to it: one problem, at its key. */
class DepthMistakesTest {

    private static final String GAME = """
            format: 1
            id: harbour
            name: Harbour
            board:
              files: 5
              ranks: 5
            areas:
              last: {white: rank 5}
            pieces:
              pawn:
                symbol: P
                move: fmWfcF
                promotion:
                  area: last
                  to: rook
              rook:
                symbol: R
                move: R
              king:
                symbol: K
                move: K
                royal: true
            dice:
              die:
                faces: [pawn, rook, king]
            check:
              attacked-royal: may-be-taken
            castling:
              king: king
              rook: rook
              ways:
                short: {king: a1, rook: e1, king-to: c1, rook-to: b1}
            counters:
              quiet:
                reset-by-capture: true
            options:
              draws:
                default: never
                choices:
                  never: {}
                  late:
                    endings: {dull: {when: stalemate, result: draws}}
            endings:
              gone:
                when: none-left
                pieces: king
                result: loses
            picture:
              checkered: false
            turn:
              - roll: die
              - move
            setup: k3r/ppppp/5/PPPPP/K3R w - - 0 1
            """;

    @TempDir
    private Path folder;

    @Test
    void theGameLoads() {
        assertThat(Mistakes.all(folder, GAME)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'areas:', board",
        "'pieces:', areas",
        "'  rook:', pawn",
        "'  king:', rook",
        "'dice:', pieces",
        "'check:', dice",
        "'castling:', check",
        "'counters:', castling",
        "'options:', counters",
        "'endings:', options",
        "'picture:', endings",
        "'turn:', picture",
    })
    void whatIsTooDeepIsToldAlone(String line, String beside) {
        String game = deeper(line);
        String key = line.strip().replace(":", "");
        assertThat(Mistakes.all(folder, game))
                .containsExactly(
                        "E-INDENT '" + key + "' is too deep; it belongs beside '" + beside + "'; indent both alike");
        assertThat(Mistakes.placeOfFirst(folder, game)).startsWith(key + ":");
    }

    /** An entry may have the name of a section, and what it lacks is told as for any other name. */
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`  gone:\n`         | `  actions:\n`       | ``",
                "`  die:\n`          | `  actions:\n`       | E-UNKNOWN-DICE unknown dice 'die'",
                "`  quiet:\n` | `  actions:\n    reset-by-moves-off: [pawn]\n` | "
                        + "E-UNKNOWN-KEY unknown key 'reset-by-moves-off'; did you mean 'reset-by-moves-of'?",
                "`    result: loses` | `    reslut: loses`   | E-UNKNOWN-KEY unknown key 'reslut'; did you mean 'result'?",
                "`    promotion:`    | `    promtion:`       | E-UNKNOWN-KEY unknown key 'promtion'; did you mean 'promotion'?",
            })
    void otherNamesAreNotTooDeep(String right, String wrong, String problem) {
        String part = right.replace("\\n", "\n");
        assertThat(GAME).contains(part);
        assertThat(Mistakes.all(folder, GAME.replace(part, wrong.replace("\\n", "\n"))))
                .isEqualTo(problem.isEmpty() ? List.of() : List.of(problem));
    }

    private static String deeper(String head) {
        List<String> lines = GAME.lines().toList();
        int first = lines.indexOf(head);
        assertThat(first).isPositive();
        int depth = depth(head);
        int end = first + 1;
        while (depth(lines.get(end)) > depth) {
            end++;
        }
        String moved = lines.subList(first, end).stream()
                .map(line -> "  " + line + "\n")
                .collect(Collectors.joining());
        return String.join("\n", lines.subList(0, first)) + "\n" + moved
                + String.join("\n", lines.subList(end, lines.size())) + "\n";
    }

    private static int depth(String line) {
        return line.length() - line.stripLeading().length();
    }
}
