package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Squares by the numbers of their files and ranks. All expected values are counted by hand. */
class LinesTest {

    private static final String GAME = """
            format: 1
            id: lines
            name: Lines
            board: {files: 4, ranks: 3}
            pieces:
              king: {symbol: K, move: K}
              rook: {symbol: R, move: R}
              stone: {symbol: "*", owner: nobody}
            areas: {any: a1-d3}
            numbers: {left: {from: 1, to: 4, starts: 2}, up: {from: 1, to: 3}}
            dice: {file: {faces: 4}, rank: {faces: 3}}
            actions: {fall: {remove: [king, rook], of: either}, wall: {put: stone, in: any}}
            turn: TURN
            endings: {lost: {when: none-left, pieces: king, result: loses}}
            setup: 'k2r/4/R2K w - - 0 1'
            """;

    @TempDir
    private Path folder;

    private static String text(String turn) {
        String game = GAME.replace("TURN", turn);
        game = turn.contains("roll: file") ? game : game.replaceAll("dice:.*\n", "");
        game = turn.contains("roll: rank") ? game : game.replace(", rank: {faces: 3}", "");
        game = turn.contains("left") ? game : game.replaceAll("numbers:.*\n", "");
        return turn.contains("fall") || turn.contains("wall") ? game : game.replaceAll("actions:.*\n", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {to: {file: 2}}} | - | a1b1",
                "{move: {to: {rank: 2}}} | - | a1a2 d1c2 d1d2",
                "{move: {in: {file: 4, rank: 1}}} | - | d1c1 d1c2 d1d2",
                "{move: {in: {file: 4, rank: 2}}} | - | --",
                "[{move: {to: {file: {number: left}, rank: {number: up}}}}, {add: {left: 1}}] | - | a1b1",
                "[{move: {to: {file: {number: left}, rank: {number: up}}}}, {add: {left: 1}}] | a1b1 | b1c1 d1c1",
                "{move: {to: {file: {pieces: all, of: either}}}} | - | d1d2",
                "[{roll: file}, {roll: rank}, {move: {to: {file: {total: file}, rank: total}}}] | [3] [1] | a1c1 d1c1",
                "[{roll: file}, {roll: rank}, {move: {to: {file: {total: file}, rank: total}}}] | [1] [3] | a1a3",
                "[{roll: file}, {roll: rank}, {act: [fall], only: {in: {file: {total: file}, rank: total}}, by: chance}]"
                        + " | [4] [3] | d3d3xd3",
                "[{roll: file}, {move: {in: {file: total}, not: {to: {rank: 2}}}}] | [4] | d1c1",
                "[{act: [wall], only: {to: {file: {sum: [1, {pieces: king}]}, rank: {smallest: [2, 3]}}}}, move] | - | *@b2",
            })
    void aNumberMayBeALine(String turn, String before, String events) {
        Position position = Trial.load(folder, text(turn)).start();
        for (String event : before.equals("-") ? new String[0] : before.split("(?<=]) |(?<=[0-9]) ")) {
            position = position.after(event);
        }
        if (before.equals("a1b1")) {
            position = position.after("--");
        }
        assertThat(position.node().events().stream().map(Event::text)).containsExactlyInAnyOrder(events.split(" "));
        Trial.play(position, position.node().events().get(0).text());
    }

    @Test
    void aRefusalAndTheRulesNameTheLines() {
        Position start = Trial.load(folder, text("{move: {to: {file: {number: left}, rank: 1}}}"))
                .start();
        assertThat(start.explain("a1a2"))
                .hasValueSatisfying(why -> assertThat(why).contains("a2 is not on file number 2 and rank number 1"));
        assertThat(start.variant().rules().toString())
                .contains("that ends on the file with this number: the number left and the rank with this number: 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{move: {in: {file: 0}}} | E-RANGE whole number from 1 to 4 expected, not 0",
                "{move: {in: {file: 5}}} | E-RANGE whole number from 1 to 4 expected, not 5",
                "{move: {to: {rank: 4}}} | E-RANGE whole number from 1 to 3 expected, not 4",
                "[{roll: file}, {move: {to: {rank: total}}}] | E-RANGE the roll may show 4 here; expected 1 to 3",
                "{move: {in: {file: b}}} | E-NUMBER whole number expected, not 'b'",
                "{move: {only-if: {pieces: king, in: {file: 1}}}} | E-FILTER a file or a rank by its number, which only filters of moves and actions know; expected an area",
                "{move: {in: {file: {number: lft}}}} | E-UNKNOWN-NUMBER unknown number 'lft'",
            })
    void aMistakeIsTold(String turn, String problem) {
        assertThat(Loader.create().check("f", text(turn).getBytes(StandardCharsets.UTF_8)))
                .extracting(found -> found.code() + " " + found.message())
                .anyMatch(found -> found.startsWith(problem));
    }
}
