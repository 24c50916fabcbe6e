package org.dicechess.examples.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PieceValuesTest {

    private static final int RUNS = 100;

    /** Results by a coin say nothing of pieces: of two hundred intervals of 95% about ten leave 0 out. */
    @Test
    void worthlessKindsAreSeldomFoundToBeWorthSomething() {
        SplittableRandom random = new SplittableRandom(1);
        int wrong = 0;
        for (int run = 0; run < RUNS; run++) {
            for (Estimate value : PieceValues.of(games(random, 0)).values()) {
                wrong += value.low() > 0 || value.high() < 0 ? 1 : 0;
            }
        }
        assertThat(wrong).isLessThanOrEqualTo(RUNS * 15 / 100);
    }

    /** A heron more wins three times as often as a heron less; toads do not matter. */
    @Test
    void aKindThatDecidesGamesIsWorthMost() {
        SplittableRandom random = new SplittableRandom(2);
        int found = 0;
        for (int run = 0; run < RUNS; run++) {
            Map<String, Estimate> values = PieceValues.of(games(random, 0.25));
            assertThat(values.get("heron").value())
                    .isGreaterThan(values.get("toad").value());
            found += values.get("heron").low() > 0 ? 1 : 0;
        }
        assertThat(found).isGreaterThan(RUNS * 8 / 10);
    }

    /** Returns games of two kinds, of which one makes the result more likely by so much for each piece. */
    private static Games games(SplittableRandom random, double heron) {
        List<PlayedGame> games = new ArrayList<>();
        List<Double> none = Collections.nCopies(Outlook.VALUES, 0.0);
        for (int i = 0; i < 120; i++) {
            Map<String, Integer> pieces = Map.of("heron", random.nextInt(3) - 1, "toad", random.nextInt(3) - 1);
            double chance = 0.5 + heron * pieces.get("heron");
            double result = random.nextDouble() < chance ? 1 : 0;
            games.add(new PlayedGame(0, i, "", 1, result, none, none, 1, 1, 1, 0, 0, 0, 0, Map.of(), List.of(pieces)));
        }
        return Games.rolled(games);
    }
}
