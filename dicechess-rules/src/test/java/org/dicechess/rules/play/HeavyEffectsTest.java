package org.dicechess.rules.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.rules.InvalidDefinitionException;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Fifteen effects that go on from each of 200 pieces, asked for each of thousands of drops or moves. */
@Tag("long")
class HeavyEffectsTest {

    private static final String GAME = """
            format: 1
            id: heavy
            name: Heavy
            board: {files: 16, ranks: 16}
            areas: {board: all}
            pieces:
              queen: {symbol: Q, move: mQmN}
              king: {symbol: K, move: K ROYAL}
              KINDS
            actions: {put: {put: [NAMES], in: board}}
            effects: {EFFECTS}
            MORE
            setup: k14q/QqQqQqQqQqQqQqQq/qQqQqQqQqQqQqQqQ/QqQqQqQqQqQqQqQq/qQqQqQqQqQqQqQqQ/QqQqQqQqQqQqQqQq/qQqQqQqQqQqQqQqQ/16/16/QqQqQqQqQqQqQqQq/qQqQqQqQqQqQqQqQ/QqQqQqQqQqQqQqQq/16/16/16/K15 w - - 0 1
            """;

    private static final String KINDS = IntStream.range(0, 60)
            .mapToObj(number ->
                    "p%1$d: {symbol: Z%2$c%3$c, move: W}".formatted(number, 'a' + number / 26, 'a' + number % 26))
            .collect(Collectors.joining("\n  "));

    private static final String NAMES =
            IntStream.range(0, 60).mapToObj(number -> "p" + number).collect(Collectors.joining(", "));

    private static final String EFFECTS = IntStream.range(0, 15)
            .mapToObj(number -> "e" + number
                    + ": {after: [move, drop], reach: QNAD, convert: [all, not king], of: either, chain: true}")
            .collect(Collectors.joining(", "));

    private static void load(String royal, String more) {
        String game = GAME.replace("KINDS", KINDS)
                .replace("NAMES", NAMES)
                .replace("EFFECTS", EFFECTS)
                .replace(" ROYAL", royal)
                .replace("MORE", more);
        Loader.create()
                .load("heavy", game.getBytes(StandardCharsets.UTF_8))
                .start()
                .node()
                .events();
    }

    @Test
    @Timeout(20)
    void dropsThatAskForEffectsAreRefused() {
        assertThatThrownBy(() -> load("", "turn: {act: put, only: {affects: must}}\nendings: {}"))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("the effects of all moves in one position take more than 50000000 units of work");
    }

    @Test
    @Timeout(20)
    void movesThatAreTriedAreRefused() {
        String mate = "endings: {mate: {when: checkmate, result: loses}}";
        assertThatThrownBy(() -> load(", royal: true", "turn: move\ncheck: {}\n" + mate))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("units of work");
    }
}
