package org.dicechess.examples.hooks;

import org.dicechess.Color;
import org.dicechess.spi.EndRule;
import org.dicechess.spi.Look;

/** The side to move has lost if the other king is on the hill. */
public final class Hill implements EndRule {

    /** A hill; it has no state. */
    public Hill() {}

    @Override
    public boolean isOver(Look look) {
        Color enemy = look.side().opponent();
        return look.squaresOf(enemy, "king").stream().anyMatch(square -> look.in(square, "hill", enemy));
    }
}
