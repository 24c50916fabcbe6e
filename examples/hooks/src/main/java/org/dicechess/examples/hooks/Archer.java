package org.dicechess.examples.hooks;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Effect;
import org.dicechess.spi.Look;
import org.dicechess.spi.MoveRule;
import org.dicechess.spi.Spot;

/** A knight shoots an enemy two squares away in a straight line, over an empty square, and stays on its square. */
public final class Archer implements MoveRule {

    private static final List<Direction> STRAIGHT =
            List.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST);

    /** An archer; it has no state. */
    public Archer() {}

    @Override
    public List<Effect> moves(Spot piece, Look look) {
        List<Effect> shots = new ArrayList<>();
        for (Direction way : STRAIGHT) {
            List<Square> line = piece.walk(way, way);
            if (line.size() == 2
                    && look.isEmpty(line.get(0))
                    && look.has(line.get(1), look.side().opponent())) {
                shots.add(look.go(piece.square()).taking(line.get(1)));
            }
        }
        return shots;
    }
}
