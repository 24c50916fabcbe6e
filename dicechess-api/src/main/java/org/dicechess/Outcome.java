package org.dicechess;

/**
 * One outcome of a chance node.
 *
 * @param event the roll; where chance picks an event in place of a player, that event
 * @param weight how many of the {@link Node.Chance#total()} equally likely cases the outcome stands for, at least 1
 * @since 0.1
 */
public record Outcome(Event event, long weight) {

    /**
     * Returns the roll.
     *
     * @throws IllegalStateException if no dice are rolled: chance picks the event
     */
    public Roll roll() {
        if (event instanceof Roll roll) {
            return roll;
        }
        throw new IllegalStateException("chance picks " + event.text() + " without a roll");
    }
}
