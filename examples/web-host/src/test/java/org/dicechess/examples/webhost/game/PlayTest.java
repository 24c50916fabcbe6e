package org.dicechess.examples.webhost.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.api.Test;

/** Games in which chance picks events, without dice. */
class PlayTest {

    private static Play play(String turn) {
        Variant variant = Loader.create().load("lots", ("""
                format: 1
                id: lots
                name: Lots
                board: {files: 3, ranks: 3}
                pieces: {king: {symbol: K, move: K}}
                endings: {lost: {when: none-left, pieces: king, result: loses}}
                setup: k2/3/2K w - - 0 1
                turn: %s
                """.formatted(turn)).getBytes(StandardCharsets.UTF_8));
        return Play.begin(variant, "a-game", new byte[32]);
    }

    /** Both players share in the chance of a pick as in that of dice, before the first event. */
    @Test
    void aGameInWhichChancePicksWaitsForTheSharesOfThePlayers() {
        assertThat(play("{move: {}, by: chance}").isReady()).isFalse();
        assertThat(play("{move: {}, by: chance}").waitsFor()).contains(Color.WHITE);
        assertThat(play("[move, {optional: {move: {}}}]").isReady()).isTrue();
        assertThat(play("move").dueRoll()).isEqualTo(Optional.empty());
    }
}
