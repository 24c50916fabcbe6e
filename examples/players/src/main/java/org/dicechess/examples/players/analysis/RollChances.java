package org.dicechess.examples.players.analysis;

import java.util.Comparator;
import java.util.List;
import org.dicechess.Color;

/**
 * What the outcomes of a roll are worth.
 *
 * @param side the side that rolls
 * @param rolls the outcomes, at least one
 * @param winning the winning chance before the roll, half of a draw counted, 0 to 1
 * @param spread the standard deviation of the winning chance over the outcomes
 * @param depth the number of turns that were searched behind each outcome
 * @param nodes the positions that were visited
 */
public record RollChances(Color side, List<RollChance> rolls, double winning, double spread, int depth, long nodes) {

    /** Copies the list. */
    public RollChances {
        rolls = List.copyOf(rolls);
    }

    /** Returns the best outcome for the side that rolls. */
    public RollChance best() {
        return rolls.stream()
                .max(Comparator.comparingDouble(RollChance::winning))
                .orElseThrow();
    }

    /** Returns the worst outcome for the side that rolls. */
    public RollChance worst() {
        return rolls.stream()
                .min(Comparator.comparingDouble(RollChance::winning))
                .orElseThrow();
    }
}
