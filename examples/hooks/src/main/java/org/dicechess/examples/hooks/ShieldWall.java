package org.dicechess.examples.hooks;

import java.util.List;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.CaptureRule;
import org.dicechess.spi.Look;
import org.dicechess.spi.Spot;

/** A pawn between two pawns of its own side cannot be captured. */
public final class ShieldWall implements CaptureRule {

    /** A wall; it has no state. */
    public ShieldWall() {}

    @Override
    public boolean mayBeCaptured(Spot victim, Spot captor, Look look) {
        return !isBeside(victim, Direction.EAST, look) || !isBeside(victim, Direction.WEST, look);
    }

    private static boolean isBeside(Spot victim, Direction way, Look look) {
        List<Square> beside = victim.walk(way);
        return !beside.isEmpty() && look.has(beside.get(0), victim.side(), "pawn");
    }
}
