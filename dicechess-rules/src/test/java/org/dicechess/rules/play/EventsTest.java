package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.dicechess.Position;
import org.dicechess.Variant;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Equal effects are one move, even if several parts of the notation give it. */
class EventsTest {

    private static final String GAME = """
            format: 1
            id: overlap
            name: Overlap
            board: {files: 5, ranks: 6}
            areas: {last: {white: rank 6}}
            pieces:
              pawn:  {symbol: P, move: fmWfcFifmnD}
              trial: {symbol: T, move: MOVE}
              king:  {symbol: K, move: K}
            setup: 4k/pp3/5/5/PTP2/4K w - - 0 1
            turn: move
            endings:
              none: {when: none-left, pieces: king, result: loses}
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "W,          1, a king's step twice",
        "WW,         4, a ride over the step",
        "RnDW2,      4, a ride a lame leap and a short ride",
        "fmRifmnD,   2, a ride and an opening leap that can be captured en passant",
        "fmW2ifmnD,  2, a short ride and an opening leap that can be captured en passant",
        "NN,         3, both legs of a rider",
    })
    void everyMoveHasItsOwnText(String betza, int least, String what) {
        Variant variant = Trial.load(folder, GAME.replace("MOVE", betza));
        List<String> moves = Trial.events(variant.start()).stream()
                .filter(text -> text.startsWith("b2"))
                .toList();
        assertThat(moves).as(what).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(least);
    }

    @ParameterizedTest
    @CsvSource({"fmWfceFfeF", "fmWfceFeF"})
    void anEnPassantCaptureIsListedOnce(String betza) {
        Variant variant = Trial.load(folder, GAME.replace("MOVE", betza + "ifmnD"));
        Position position = variant.position("4k/1p3/5/T1T2/5/4K b - - 0 1").after("b5b3");
        assertThat(Trial.events(position)).doesNotHaveDuplicates().contains("a3b4", "c3b4");
    }

    /** White's piece on a3 may step to b4, or go there and capture the piece that passed it. */
    @ParameterizedTest
    @CsvSource("fmWmFfeFifmnD")
    void aStepAndAnEnPassantCaptureHaveTextsOfTheirOwn(String betza) {
        Variant variant = Trial.load(folder, GAME.replace("MOVE", betza));
        Position position = variant.position("4k/1p3/5/T4/5/4K b - - 0 1").after("b5b3");
        assertThat(Trial.events(position))
                .filteredOn(text -> text.startsWith("a3b4"))
                .hasSize(2)
                .doesNotHaveDuplicates();
    }
}
