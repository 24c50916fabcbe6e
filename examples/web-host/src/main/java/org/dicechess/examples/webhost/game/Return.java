package org.dicechess.examples.webhost.game;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Roll;

/**
 * The way back to the last decision of a player. Nothing that chance has decided lies on it: a roll is never thrown
 * anew.
 *
 * @param game the game before that decision; empty if there is no way back
 * @param why why there is none; empty if there is one
 * @param byChance whether what chance has decided is the reason
 */
record Return(Optional<GameRecord> game, String why, boolean byChance) {

    /** Returns the way back in a game. */
    static Return of(GameRecord game, Color player) {
        GameRecord at = game;
        for (Optional<GameRecord> before = at.before(); before.isPresent(); before = at.before()) {
            Event event = at.lastEvent().orElseThrow();
            if (event instanceof Roll || before.get().position().node() instanceof Node.Chance) {
                return refused(chance(event) + " comes after your last decision, and chance decides once", true);
            }
            if (before.get().position().node() instanceof Node.Decision decision && decision.player() == player) {
                return new Return(before, "", false);
            }
            at = before.get();
        }
        return refused("you have decided nothing yet", false);
    }

    private static String chance(Event event) {
        return event instanceof Roll ? "the roll " + event.text() : event.text() + ", which chance has picked,";
    }

    private static Return refused(String why, boolean byChance) {
        return new Return(Optional.empty(), why, byChance);
    }
}
