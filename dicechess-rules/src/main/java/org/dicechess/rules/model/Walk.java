package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.betza.Ride;
import org.dicechess.spi.StepRule;

/**
 * The walk of a piece: as many steps as the dice show, and no square is visited twice.
 *
 * @param dice the names of the pools that the player may choose from
 * @param in the area that the piece does not leave
 * @param ways the ways to step; a whole walk uses one of them
 */
public record Walk(List<String> dice, Area in, List<Way> ways, String rule) {

    /**
     * One way to step.
     *
     * @param rides single leaps; a quiet one continues or ends a walk, a capturing one ends it
     * @param hook the hook that gives the steps in place of leaps; each step may be quiet or capturing
     * @param least the lowest roll that allows this way
     * @param most the highest roll that allows it
     */
    public record Way(List<Ride> rides, Optional<StepRule> hook, int least, int most) {

        /** Returns whether a roll with this sum allows the way. */
        public boolean allows(int roll) {
            return roll >= least && roll <= most;
        }
    }
}
