package org.dicechess.examples.players.search;

import java.util.List;

/**
 * What a search has found at a chance node.
 *
 * @param rolls the outcomes, in the order of the cursor. Of a roll with more than {@value RollRoot#ALL} outcomes some
 *     are here, evenly among the equally likely cases
 * @param depth the number of turns that were searched behind each of them
 * @param nodes the number of positions that were visited
 */
public record FoundRolls(List<Rolled> rolls, int depth, long nodes) {

    /** Copies the list. */
    public FoundRolls {
        rolls = List.copyOf(rolls);
    }

    /** Returns the winning expectation before the roll. */
    public double mean() {
        return rolls.stream().mapToDouble(roll -> roll.part() * roll.value()).sum();
    }

    /** Returns the standard deviation of the values. */
    public double spread() {
        double mean = mean();
        double variance = rolls.stream()
                .mapToDouble(roll -> roll.part() * (roll.value() - mean) * (roll.value() - mean))
                .sum();
        return Math.sqrt(variance);
    }
}
