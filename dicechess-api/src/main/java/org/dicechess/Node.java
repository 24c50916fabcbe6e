package org.dicechess;

import java.util.List;

/**
 * What comes next in a position: a decision, a roll or the end.
 *
 * @since 0.1
 */
public sealed interface Node {

    /** Returns the events that may come next: those of a decision, or the outcomes; none at the end. */
    List<Event> events();

    /**
     * A player chooses one of the listed events.
     *
     * @param player the side that chooses; may be the opponent of {@link Position#turn()}
     * @param events the possible events in a fixed order, at least one: where an event is due and none is possible, a
     *     forced {@link Pass} alone. The list cannot be changed and threads may share it. Each access to a move makes a
     *     new object, equal to the last. Asking for the size may count the events without making them
     */
    record Decision(Color player, List<Event> events) implements Node {}

    /**
     * The host rolls dice, for the side that {@link Position#turn()} names or for the setup, or picks one of the events
     * of that side by chance. An outcome may end the turn: the enemy is on turn behind it.
     *
     * @param dice the dice that are rolled; none, and an empty name, where chance picks an event
     * @param outcomes every different roll that may come with its weight, in ascending order of the first die, then of
     *     the next; at least one. Where chance picks, the events in the order of a {@link Decision}
     * @param total the sum of the weights, at least 1: the product of the numbers of faces, or the number of outcomes
     *     where all are equally likely. It is smaller where a definition has a deal thrown again until something is the
     *     case: the dice have all their faces, and only the rolls that may come count
     * @param deals whether the roll deals the setup: it puts pieces on the board before the first turn
     */
    record Chance(Dice dice, List<Outcome> outcomes, long total, boolean deals) implements Node {

        /** Makes a roll of the side on turn. */
        public Chance(Dice dice, List<Outcome> outcomes, long total) {
            this(dice, outcomes, total, false);
        }

        @Override
        public List<Event> events() {
            return outcomes.stream().map(Outcome::event).toList();
        }

        /** Returns whether chance picks one of the events of a player, and no dice are rolled. */
        public boolean picks() {
            return !outcomes.isEmpty() && !(outcomes.get(0).event() instanceof Roll);
        }

        /**
         * Returns the outcome that a number stands for: the first at which the sum of the weights exceeds the number.
         * Each outcome has as many numbers as its weight, so a uniform random number rolls the dice. The same number
         * stands for the same outcome as long as the rules are the same, so a host that keeps it can prove the roll.
         *
         * @param number 0 to {@link #total()} minus 1
         * @throws IllegalArgumentException if the number is out of range
         */
        public Outcome outcome(long number) {
            long left = number;
            for (Outcome outcome : outcomes) {
                if (left >= 0 && left < outcome.weight()) {
                    return outcome;
                }
                left -= outcome.weight();
            }
            throw new IllegalArgumentException("number " + number + "; expected 0 to " + (total - 1));
        }
    }

    /**
     * The game is over.
     *
     * @param result the result
     * @param reason a few words, as {@code checkmate}, which records keep: they are part of the rules
     * @param title the words to show to people: those of the definition, or else the reason
     * @param rule the id of the rule in the definition; empty if the definition names none
     */
    record End(Result result, String reason, String title, String rule) implements Node {

        @Override
        public List<Event> events() {
            return List.of();
        }

        /** Makes an end without words of its own for people. */
        public End(Result result, String reason, String rule) {
            this(result, reason, reason, rule);
        }
    }
}
