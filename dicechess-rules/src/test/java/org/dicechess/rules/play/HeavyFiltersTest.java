package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forty conditions of each of thousands of moves, and each condition looks whether eighty pieces are attacked. */
@Tag("long")
class HeavyFiltersTest {

    private static final String GAME = """
            format: 1
            id: heavy
            name: Heavy
            board: {files: 16, ranks: 16}
            pieces:
              leaper: {symbol: L, move: "mWmFmDmNmAmHmCmZm(0,4)m(1,4)mGm(2,4)m(0,5)m(3,4)m(1,5)m(2,5)m(4,4)m(3,5)m(0,6)m(1,6)cpQ"}
            turn: {move: {FILTER: {all: [CONDITIONS]}}}
            endings: {gone: {when: none-left, pieces: leaper, result: loses}}
            setup: llllllllllllllll/llllllllllllllll/llllllllllllllll/llllllllllllllll/llllllllllllllll/16/16/16/16/16/16/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL/LLLLLLLLLLLLLLLL w - - 0 1
            """;

    private static final String CONDITIONS = IntStream.range(0, 40)
            .mapToObj(number -> "{pieces: leaper, of: enemy, attacked: true, at-most: " + (100 + number) + "}")
            .collect(Collectors.joining(", "));

    @ParameterizedTest
    @Timeout(20)
    @ValueSource(strings = {"leaves", "only-if"})
    void movesWithSuchFiltersAreNotListed(String filter) {
        String game = GAME.replace("FILTER", filter).replace("CONDITIONS", CONDITIONS);
        assertThatThrownBy(() -> {
                    Variant variant = Loader.create().load("heavy", game.getBytes(StandardCharsets.UTF_8));
                    variant.start().node().events();
                })
                .hasMessageContaining("the filters of all moves in one position take more than 50000000 units of work");
    }
}
