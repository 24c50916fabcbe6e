package org.dicechess.specs.hooks;

import java.util.List;
import java.util.stream.IntStream;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.FacingRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.StepRule;

/**
 * Rules rino-4 and rino-5 in Java: a Rinoceronte steps one square ahead or to an orthogonal neighbour behind, and
 * walking does not turn it.
 */
final class RinoceronteGait implements StepRule, FacingRule {

    @Override
    public List<List<Square>> steps(Spot from) {
        return IntStream.of(0, 3, 5)
                .mapToObj(from.facing()::turned)
                .map(from::walk)
                .toList();
    }

    @Override
    public List<Direction> facings(Spot visit) {
        return List.of(visit.facing());
    }
}
