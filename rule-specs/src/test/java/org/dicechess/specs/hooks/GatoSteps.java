package org.dicechess.specs.hooks;

import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;

/** Rule d4d6-17 in Java: two substeps one way and one to the side of it, in any order. */
final class GatoSteps implements StepRule {

    @Override
    public List<List<Square>> steps(Spot from) {
        return Stream.of(Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)
                .flatMap(way -> Stream.of(way.turned(-2), way.turned(2)).flatMap(aside -> orders(from, way, aside)))
                .toList();
    }

    private static Stream<List<Square>> orders(Spot from, Direction way, Direction aside) {
        return Stream.of(from.walk(way, way, aside), from.walk(way, aside, way), from.walk(aside, way, way));
    }
}
