package org.dicechess.rules.model;

import java.util.BitSet;

/**
 * A counter of turns or walks, which certain events reset to zero.
 *
 * @param name the name in the definition
 * @param countsWalks whether the counter counts walks instead of turns
 * @param resetByCapture whether a capture resets the counter
 * @param resetByKinds the kinds, by index, whose moves and walks of at least one step reset the counter
 * @param resetByActions the actions, by index, that reset the counter
 */
public record Counter(
        String name,
        boolean countsWalks,
        boolean resetByCapture,
        BitSet resetByKinds,
        BitSet resetByActions,
        String rule)
        implements Named {

    /** The highest value, at which a counter stays: no ending needs more, and position texts hold no more. */
    public static final int HIGHEST = 9999;
}
