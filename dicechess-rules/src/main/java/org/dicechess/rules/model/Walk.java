package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import org.dicechess.rules.betza.Ride;
import org.dicechess.spi.StepRule;

/**
 * How a man walks: as many steps as a die shows, no square visited twice.
 *
 * @param dice the names of the pools that the player may choose from
 * @param in the area that the man does not leave
 * @param ways how he may step; one way for a whole walk
 */
public record Walk(List<String> dice, Area in, List<Way> ways, String rule) {

    /**
     * One way to step.
     *
     * @param rides single leaps; quiet ones go on and end, capturing ones end a walk
     * @param hook the steps instead of leaps, all of them quiet or capturing
     * @param least the lowest roll that allows this way
     * @param most the highest roll that allows it
     */
    public record Way(List<Ride> rides, Optional<StepRule> hook, int least, int most) {

        /** Whether a roll of this sum allows the way. */
        public boolean allows(int roll) {
            return roll >= least && roll <= most;
        }
    }
}
