package org.dicechess.rules.warnings;

import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;

/** Warns of rolls of numbers that nothing reads: they let any piece make one move, as without dice. */
record IdleRolls(Game game, Places places, Problems found) {

    void look() {
        for (int pool = 0; pool < game.pools().size(); pool++) {
            if (!game.pools().get(pool).namesKinds() && game.turn().usesDice(pool) && !isSpent(pool)) {
                warn(game.pools().get(pool));
            }
        }
    }

    private boolean isSpent(int pool) {
        for (Turn.State state : game.turn().states()) {
            for (Turn.Step step : state.steps()) {
                if (step.stage() instanceof Stage.Throw thrown
                        && thrown.pool() == pool
                        && (state.steps().size() > 1
                                || game.turn()
                                        .step(step.to(), Stage.MovePiece.class)
                                        .isEmpty())) {
                    return true;
                }
            }
        }
        return false;
    }

    private void warn(Pool pool) {
        found.report(
                places.at("dice", pool.name(), "faces"),
                "W-UNREAD",
                "a roll of numbers restricts no 'move', so these dice change nothing",
                "name pieces, 'faces: [" + game.kinds().get(0).name() + ", ...]', or spend the dice, '{spend: {}}'");
    }
}
