package org.dicechess.specs.hooks;

import java.util.List;
import org.dicechess.Direction;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.Spot;

/**
 * Rules d4d6-21 and d4d6-22 in Java: a Cavalo turns towards the sixth rank on the border, and east or west when it
 * reaches the sixth rank.
 */
final class CavaloTurns implements FacingRule {

    @Override
    public List<Direction> facings(Spot visit) {
        if (visit.in("border")) {
            return List.of(visit.towards("sixth-rank"));
        }
        boolean comes = visit.in("sixth-rank") && visit.facing().isVertical();
        return comes ? List.of(Direction.EAST, Direction.WEST) : List.of(visit.facing());
    }
}
