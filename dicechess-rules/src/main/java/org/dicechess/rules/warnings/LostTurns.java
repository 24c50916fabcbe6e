package org.dicechess.rules.warnings;

import java.util.List;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;
import org.dicechess.rules.yaml.Problems;

/** Warns of games in which lost turns repeat the position, so that a game may be drawn before anybody has moved. */
record LostTurns(Game game, Present present, Places places, Problems found) {

    void look() {
        for (Ending ending : game.endings()) {
            if (ending instanceof Ending.Repetition repetition && repetition.passesCount() && mayBeLost()) {
                found.report(
                        places.at("endings", ending.name(), "passes"),
                        "W-PASSES",
                        2 * (repetition.times() - 1)
                                + " lost turns in a row repeat the position often enough for a draw, even before"
                                + " anybody has moved",
                        "'passes: ignored' counts only what moves lead to");
            }
        }
    }

    private boolean mayBeLost() {
        return mayBeLost(game.turn().states().get(0))
                && mayBeLost(game.turn().states().get(game.turn().first()));
    }

    private boolean mayBeLost(Turn.State begin) {
        return begin.steps().stream()
                .anyMatch(step -> step.stage() instanceof Stage.Throw thrown
                        && !game.turn().movesAny(step.to())
                        && binds(game.pools().get(thrown.pool())));
    }

    private boolean binds(Pool pool) {
        return pool.namesKinds() && pool.kinds().stream().anyMatch(this::lacksOne);
    }

    private boolean lacksOne(List<Kind> named) {
        return game.kinds().stream().anyMatch(kind -> present.has(kind) && !named.contains(kind));
    }
}
