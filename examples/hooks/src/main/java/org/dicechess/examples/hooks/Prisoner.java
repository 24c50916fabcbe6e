package org.dicechess.examples.hooks;

import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/**
 * A captured knight returns, unless a pawn has captured it. If it was captured in its own half, its owner puts it back.
 */
public final class Prisoner implements CapturedRule {

    /** A prisoner; it has no state. */
    public Prisoner() {}

    @Override
    public Fate fate(Spot victim, Look look) {
        if (look.has(victim.square(), look.side(), "pawn")) {
            return Fate.GONE;
        }
        return victim.in("own-half") ? Fate.OWNER_PUTS : Fate.CAPTOR_PUTS;
    }
}
