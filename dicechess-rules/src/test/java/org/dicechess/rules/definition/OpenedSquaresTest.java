package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.rules.play.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A pawn passes one square when it goes two, and positions have room for four such squares. */
class OpenedSquaresTest {

    private static final String CURE = "; bound the moves of a turn, or let no pawn capture en passant, as fmWfcFifmnD";

    @TempDir
    private Path folder;

    private List<String> warnings(String pawn, String turn, String first) {
        String dice = turn.contains("roll") ? "dice: {four: {count: 4, faces: [pawn, rook]}}\n" : "";
        String game = Trial.SMALL_CHESS.replace("fmWfceFifmnD", pawn)
                + "actions: {step: {move: king}}\n"
                + (turn.contains("five") ? dice.replace("four", "five").replace('4', '5') : dice)
                + "endings: {lost: {when: none-left, pieces: king, result: loses}}\n"
                + "turn: " + turn + "\nfirst-turn: " + first + "\n";
        return Mistakes.all(folder, game).stream()
                .filter(problem -> !problem.startsWith("W-UNMOVED"))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[move, move, move, move] | move | ''",
                "[{roll: four}, {spend: {}}] | move | ''",
                "[move, move, move, move, move] | move | 5",
                "[{roll: five}, {spend: {}}] | move | 5",
                "[{roll: four}, {spend: {}}, {roll: four}, {spend: {}}] | move | 8",
                "{one-of: [[{act: step}, move, move, move], [move, move]]} | move | ''",
                "[move, {optional: {repeat: move}}] | move | any number of",
                "move | {repeat: move} | any number of",
                "[{pick: {}}, {move: {picked: never}}, {times: 4, of: {move: {}}}] | move | 6",
                "[{pick: {}}, {up-to: 6, of: {move: picked}}] | move | ''",
                "[{pick: {}, number: 5}, {times: 5, of: {move: picked}}] | move | 5",
                "{times: 6, of: {move: {distance: 1}}} | move | ''",
                "{times: 6, of: {move: {distance: {at-most: 2}}}} | move | 6",
                "{times: 6, of: {move: [{distance: 1}, {kinds: rook}]}} | move | 6",
            })
    void aTurnThatMayOpenMoreThanFourSquaresIsWarnedOf(String turn, String first, String open) {
        assertThat(warnings("fmWfceFifmnD", turn, first))
                .isEqualTo(
                        open.isEmpty()
                                ? List.of()
                                : List.of("W-OPENED a turn may open " + open + " squares to en passant capture; only"
                                        + " the first 4 stay open at a time" + CURE));
    }

    /** A pawn that goes three squares passes two; without a capture en passant nothing is opened. */
    @Test
    void aTurnOpensAllSquaresThatItsPiecesPass() {
        assertThat(warnings("fmWfceFifmnH", "[move, move]", "move")).isEmpty();
        assertThat(warnings("fmWfceFifmnH", "[move, move, move]", "move"))
                .containsExactly("W-OPENED a turn may open 6 squares to en passant capture; only the first 4 stay open"
                        + " at a time" + CURE);
        assertThat(warnings("fmWfcFifmnH", "[move, move, move]", "move")).isEmpty();
    }
}
