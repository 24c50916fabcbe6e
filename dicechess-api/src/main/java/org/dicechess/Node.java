package org.dicechess;

import java.util.List;

/**
 * What happens next in a position.
 *
 * @since 0.1
 */
public sealed interface Node {

    /**
     * A player chooses one of the listed events.
     *
     * @param player who chooses; may be the opponent of {@link Position#turn()}
     * @param events what is possible, in a fixed order, at least one; where something is due and nothing possible, the
     *     forced {@link Pass} alone. Nobody can change the list, and threads may share it. Each look at a move makes a
     *     new one, equal to the last; for the list's size they may be only counted.
     */
    record Decision(Color player, List<Event> events) implements Node {}

    /**
     * Something is rolled; the host says what.
     *
     * @param dice what is thrown
     * @param outcomes every different roll with its weight, in ascending order of the first die, then of the next
     * @param total the sum of the weights: the product of the numbers of faces, or the number of outcomes of an even
     *     choice
     */
    record Chance(Dice dice, List<Outcome> outcomes, long total) implements Node {

        /**
         * The outcome that a number stands for: the first at which the weights so far exceed it. Each outcome has as
         * many numbers as it weighs, so who takes a number at random throws the dice, and who keeps the number can show
         * what it was: with the same rules it always stands for the same outcome.
         *
         * @param number at least 0 and below {@link #total()}
         * @throws IllegalArgumentException if it is not
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
     * @param result who won
     * @param reason in a few words, as {@code checkmate}
     * @param rule the id of the rule in the definition, empty if it names none
     */
    record End(Result result, String reason, String rule) implements Node {}
}
