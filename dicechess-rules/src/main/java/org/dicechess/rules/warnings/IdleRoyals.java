package org.dicechess.rules.warnings;

import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.yaml.Problems;

/** Warns of royals whose capture changes nothing: no rule of check guards them, and no ending speaks of them. */
record IdleRoyals(Game game, Present present, Places places, Problems found) {

    void look() {
        boolean mated = game.check().isPresent()
                && (!game.check().get().mayTakeRoyal()
                        || game.endings().stream().anyMatch(Ending.Checkmate.class::isInstance));
        if (!mated) {
            game.kinds().stream()
                    .filter(kind -> kind.isRoyal() && present.has(kind) && isIdle(kind))
                    .forEach(this::warn);
        }
    }

    private boolean isIdle(Kind royal) {
        return game.endings().stream().noneMatch(ending -> speaksOf(ending, royal) || ending instanceof Ending.OfTurn);
    }

    private boolean speaksOf(Ending ending, Kind royal) {
        return ending instanceof Ending.Hooked
                || ending instanceof Ending.Met
                || ending instanceof Ending.NoneLeft none && none.kinds().get(royal.index());
    }

    private void warn(Kind royal) {
        found.report(
                places.at("pieces", royal.name(), "royal"),
                "W-ROYAL",
                "no ending speaks of the " + royal.name() + ", so its capture does not end the game",
                "an ending such as 'no-" + royal.name() + ": {when: none-left, pieces: " + royal.name()
                        + ", result: loses}' does, and so does 'check' with an ending 'checkmate'");
    }
}
