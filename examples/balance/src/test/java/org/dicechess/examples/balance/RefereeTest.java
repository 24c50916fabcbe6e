package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Books of games that can be kept by hand. */
@Tag("long")
class RefereeTest {

    private final Rules duel = Rules.load(Coins.duel(), Map.of());
    private final List<PlayedGame> games = Coins.games(duel, Coins.plan(duel, "greedy", 200, false, true, 4));

    /** White takes with its only move. White has a rook as Black, but no bishop and no queen. */
    @Test
    void aGameOfOneTurn() {
        assertThat(games).filteredOn(game -> game.turns() == 1).isNotEmpty().allSatisfy(game -> {
            assertThat(game.result()).isEqualTo(1);
            assertThat(game.rolls()).isEqualTo(1);
            assertThat(game.choices()).isEqualTo(1);
            assertThat(game.free()).isZero();
            assertThat(game.passes()).isZero();
            assertThat(game.chosen()).isZero();
            assertThat(game.moves()).isEqualTo(Map.of("rook", 1));
            assertThat(game.material()).containsExactly(Map.of("bishop", -1, "queen", -1));
        });
    }

    /** White passes, and Black has a bishop's move, a queen's move, or both. */
    @Test
    void aGameOfTwoTurns() {
        List<PlayedGame> two = games.stream().filter(game -> game.turns() == 2).toList();
        assertThat(two).allSatisfy(game -> {
            assertThat(game.rolls()).isEqualTo(2);
            assertThat(game.choices()).isEqualTo(2);
            assertThat(game.passes()).isEqualTo(1);
            assertThat(game.moves()).isEqualTo(Map.of(game.result() == 1 ? "bishop" : "queen", 1));
            assertThat(game.material())
                    .containsExactly(Map.of("bishop", -1, "queen", -1), Map.of("bishop", -1, "queen", -1));
        });
        assertThat(two).extracting(PlayedGame::free).contains(0, 1).doesNotContain(2);
        assertThat(games).hasSize(200).extracting(PlayedGame::turns).containsOnly(1, 2);
    }

    /** A choice between a win, 1, and a loss, -1, spreads by 1. */
    @Test
    void aChoiceSpreadsAsItsValuesDo() {
        assertThat(games)
                .filteredOn(game -> game.free() == 1)
                .isNotEmpty()
                .allSatisfy(game -> assertThat(game.chosen()).isCloseTo(1, within(1e-6)))
                .allSatisfy(game -> assertThat(game.result()).isZero());
        assertThat(games)
                .filteredOn(game -> game.free() == 0)
                .allSatisfy(game -> assertThat(game.chosen()).isZero());
    }

    /**
     * After 11 of 20 faces White takes the king: 1. Otherwise it passes, with a rook against a queen that moves as a
     * rook does: 0. The deviation is sqrt(0.55 * 0.45). Black's roll has none.
     */
    @Test
    void aRollSpreadsAsItsValuesDo() {
        Rules planted = Rules.load(Coins.planted(), Map.of());
        assertThat(Coins.games(planted, Coins.plan(planted, "greedy", 20, false, true, 4)))
                .allSatisfy(game -> assertThat(game.rolled()).isCloseTo(0.497494, within(2e-6)));
    }

    /** A continuation plays the whole duel, so its value is that of the roll, whoever goes on. */
    @Test
    void continuationsValueARollToo() {
        assertThat(Coins.games(duel, Coins.plan(duel, "greedy", 20, false, true, 400, 4)))
                .allSatisfy(game ->
                        assertThat(game.dealt().get(0)).isCloseTo(game.dealt().get(Outlook.OWN), within(0.1)));
    }

    /** The first roll has 1, 2 and 1 chances of 4, and its luck is what is left of all luck after one turn. */
    @Test
    void theFirstRollIsKeptApart() {
        assertThat(games).extracting(PlayedGame::deal).doesNotContain("");
        assertThat(games).extracting(PlayedGame::chance).containsOnly(0.25, 0.5);
        assertThat(games)
                .filteredOn(game -> game.turns() == 1)
                .allSatisfy(game -> assertThat(game.dealt()).isEqualTo(game.luck()));
        // By the player's own reply the value is 1, 1, or 1/4 - 3/4; the mean is 5/8.
        assertThat(games)
                .allSatisfy(game -> assertThat(game.dealt().get(Outlook.OWN))
                        .isCloseTo(game.turns() == 1 ? 3 / 8.0 : -1 / 2.0 - 5 / 8.0, within(1e-6)));
    }
}
