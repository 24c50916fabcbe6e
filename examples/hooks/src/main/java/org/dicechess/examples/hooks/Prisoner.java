package org.dicechess.examples.hooks;

import org.dicechess.spi.CapturedRule;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** A captured knight comes back, unless a pawn has captured him; in his own half his owner puts him. */
public final class Prisoner implements CapturedRule {

    /** A prisoner; all of them are alike. */
    public Prisoner() {}

    @Override
    public Fate fate(Spot victim, Look look) {
        if (look.has(victim.square(), look.side(), "pawn")) {
            return Fate.GONE;
        }
        return victim.in("own-half") ? Fate.OWNER_PUTS : Fate.CAPTOR_PUTS;
    }
}
