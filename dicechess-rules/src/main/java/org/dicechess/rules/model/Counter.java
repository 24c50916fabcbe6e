package org.dicechess.rules.model;

import java.util.BitSet;

/**
 * Counts turns or walks, and begins again when something happens.
 *
 * @param name as the definition has it
 * @param countsWalks whether it counts walks, not turns
 * @param resetByCapture whether a capture sets it to zero
 * @param resetByKinds the kinds, by index, whose moves and walks of at least one step set it to zero
 * @param resetByActions the actions, by index, that set it to zero
 */
public record Counter(
        String name,
        boolean countsWalks,
        boolean resetByCapture,
        BitSet resetByKinds,
        BitSet resetByActions,
        String rule)
        implements Named {

    /** Where a counter stays: no ending asks for more, and texts tell no more. */
    public static final int HIGHEST = 9999;
}
