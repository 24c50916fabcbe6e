package org.dicechess.examples.players.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.dicechess.Cursor;
import org.dicechess.Variant;
import org.dicechess.examples.players.Games;
import org.dicechess.examples.players.evaluation.KnownValues;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("long")
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RandomPositionsTest {

    @Test
    void aPositionIsADecisionAfterSomeEvents() {
        RandomPositions sequence = new RandomPositions(Games.load("dice-chess"), 20, 1);
        for (int i = 0; i < 50; i++) {
            Cursor cursor = sequence.next();
            assertThat(cursor.kind()).isEqualTo(Cursor.Kind.DECISION);
            assertThat(cursor.depth()).isBetween(2, 21);
        }
    }

    /** White's only move takes the only piece of Black. */
    @Test
    void aGameOfOneMoveHasNoSuchPosition() {
        Variant variant = Loader.create().load("short", """
                format: 1
                id: short
                name: Short
                board: {files: 2, ranks: 1}
                turn: move
                pieces:
                  wazir: {symbol: W, move: W}
                endings:
                  taken: {when: none-left, pieces: wazir, result: loses}
                setup: Ww w - - 0 1
                """.getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> new RandomPositions(variant, 60, 1).next())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no decision in 10000 random games of short; expected one after 2 to 59 events");
    }

    @Test
    void aTableThatKnowsNothingHasNoDecision() {
        Variant variant = Loader.create().load(Path.of("src/test/resources/hare-with-two-dice.yaml"));
        assertThatThrownBy(() -> TableChoice.random(variant::start, KnownValues.NONE, new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no decision in 10000 random turns");
    }
}
