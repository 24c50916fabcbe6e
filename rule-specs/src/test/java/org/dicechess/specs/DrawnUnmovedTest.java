package org.dicechess.specs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Outcome;
import org.dicechess.Pass;
import org.dicechess.Variant;
import org.dicechess.rules.Loader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The share of games that end before anybody has moved, counted over all rolls. With one die four faces of six lose the
 * first turn of a side. Four lost turns in a row show the first position for the third time: (4/6)^4 is 16 of 81. Two
 * dice lose it with 12 of 36 throws: 1 of 81.
 */
class DrawnUnmovedTest {

    private static final int TURNS = 8;

    @ParameterizedTest
    @CsvSource({"1, counted, 16, 81", "1, ignored, 0, 1", "2, counted, 1, 81", "2, ignored, 0, 1"})
    void gamesThatEndBeforeAnybodyHasMoved(int dice, String passes, long drawn, long of) {
        String game = """
                format: 1
                id: few-dice
                name: Few dice
                extends: dice-chess
                dice: {pair: {count: %d, doubles: %s}}
                endings: {repetition: {passes: %s}}
                """.formatted(dice, dice == 1 ? "plain" : "any", passes);
        Variant variant = Loader.create().load("few dice", game.getBytes(StandardCharsets.UTF_8));
        BigInteger all = BigInteger.valueOf((long) Math.pow(6, dice)).pow(TURNS);
        assertThat(drawn(GameRecord.from(variant.start()), TURNS, all).multiply(BigInteger.valueOf(of)))
                .isEqualTo(all.multiply(BigInteger.valueOf(drawn)));
    }

    /** Returns the weight of the games that are over within so many turns, all without a move. */
    private static BigInteger drawn(GameRecord game, int turns, BigInteger weight) {
        if (game.node() instanceof Node.End) {
            assertThat(game.cursor().end().reason()).isEqualTo("repetition");
            return weight;
        }
        if (turns == 0) {
            return BigInteger.ZERO;
        }
        Node.Chance chance = (Node.Chance) game.node();
        long lost = 0;
        GameRecord after = game;
        for (Outcome outcome : chance.outcomes()) {
            GameRecord rolled = game.after(outcome.event());
            if (rolled.node() instanceof Node.Decision decision
                    && decision.events().contains(new Pass())) {
                lost += outcome.weight();
                after = rolled.after(new Pass());
            }
        }
        return drawn(
                after, turns - 1, weight.multiply(BigInteger.valueOf(lost)).divide(BigInteger.valueOf(chance.total())));
    }
}
