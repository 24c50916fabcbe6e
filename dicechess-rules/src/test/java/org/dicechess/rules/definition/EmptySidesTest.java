package org.dicechess.rules.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.dicechess.rules.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Areas that differ for the two sides, on a board without c3. */
class EmptySidesTest {

    private static final String GAME = """
            format: 1
            id: trial
            name: Trial
            board: {files: 5, ranks: 5, missing: [c3]}
            areas: {nest: AREA}
            pieces: {king: {symbol: K, move: K, promotion: {area: nest, to: [queen]}}, queen: {symbol: Q, move: Q}}
            turn: move
            endings: {}
            setup: k4/5/2*2/5/K4 w - - 0 1
            """;

    @Test
    void anAreaMayBeEmptyForOneSide() {
        Variant variant = Loader.create().load("trial", game("{white: [], black: [a2]}"));
        assertThat(variant.board().area("nest", Color.WHITE)).isEmpty();
        assertThat(variant.board().area("nest", Color.BLACK)).containsExactly(Square.of("a2"));
        variant = Loader.create().load("trial", game("{white: [a4], black: []}"));
        assertThat(variant.board().area("nest", Color.WHITE)).containsExactly(Square.of("a4"));
        assertThat(variant.board().area("nest", Color.BLACK)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{black: [a2]} | E-REQUIRED",
                "[c3] | no squares 'c3' on this board; its bounding box is a1-e5, without the squares that are missing",
            })
    void anAreaIsRefused(String area, String message) {
        assertThat(Loader.create().check("trial", game(area)))
                .extracting(Problem::toString)
                .anyMatch(problem -> problem.contains(message));
    }

    private static byte[] game(String area) {
        return GAME.replace("AREA", area).getBytes(StandardCharsets.UTF_8);
    }
}
