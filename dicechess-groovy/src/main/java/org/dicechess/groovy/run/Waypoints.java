package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Square;
import org.dicechess.spi.Waypoint;

/**
 * The functions for squares of a path for confined scripts. They pay for the squares, and refuse values that are no
 * squares.
 */
public final class Waypoints {

    private Waypoints() {}

    public static List<Waypoint> rides(List<?> squares) {
        return new ArrayList<>(Waypoint.rides(checked(squares)));
    }

    public static List<Waypoint> moves(List<?> squares) {
        return new ArrayList<>(Waypoint.moves(checked(squares)));
    }

    public static List<Waypoint> captures(List<?> squares) {
        return new ArrayList<>(Waypoint.captures(checked(squares)));
    }

    public static List<Waypoint> through(List<?> squares) {
        return new ArrayList<>(Waypoint.through(checked(squares)));
    }

    public static List<Waypoint> over(Square square) {
        return Spots.own(3, 1, Waypoint.over(square));
    }

    public static List<Waypoint> overEnemy(Square square) {
        return Spots.own(3, 1, Waypoint.overEnemy(square));
    }

    public static List<Waypoint> leap(Square square) {
        return Spots.own(3, 1, Waypoint.leap(square));
    }

    private static List<Square> checked(List<?> squares) {
        Meter.pay(3L + squares.size());
        List<Square> checked = new ArrayList<>();
        squares.forEach(square -> checked.add((Square) square));
        return checked;
    }
}
