package org.dicechess.groovy;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Spot;

/**
 * The square e4 of an empty board as White sees it. It records the names of areas that it is asked for, and the cost of
 * answers.
 */
final class RecordingSpot implements Spot {

    private final BoardSpot spot = BoardSpot.of("e4", Color.WHITE, Direction.NORTH);
    private final List<String> names = new ArrayList<>();
    private final List<String> given;
    private long fuel;

    RecordingSpot() {
        this(List.of());
    }

    /** A spot to which the definition gives the same words under each name. */
    RecordingSpot(List<String> given) {
        this.given = given;
    }

    List<String> names() {
        return names;
    }

    long fuel() {
        return fuel;
    }

    @Override
    public void charge(long units) {
        fuel += units;
    }

    @Override
    public Spot at(Square square) {
        return spot.at(square);
    }

    @Override
    public boolean in(String area) {
        names.add(area);
        return true;
    }

    @Override
    public List<String> given(String name) {
        return given;
    }

    @Override
    public Square square() {
        return spot.square();
    }

    @Override
    public Color side() {
        return spot.side();
    }

    @Override
    public Direction facing() {
        return spot.facing();
    }

    @Override
    public Direction towards(String area) {
        return spot.towards(area);
    }

    @Override
    public List<Square> walk(Direction... steps) {
        return List.copyOf(spot.walk(steps));
    }
}
