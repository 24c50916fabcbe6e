package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Square;
import org.dicechess.spi.Waypoint;

/** The words for squares of a path, for confined scripts: they pay for the squares and refuse what is none. */
public final class Waypoints {

    private Waypoints() {}

    public static List<Waypoint> rides(List<?> squares) {
        return Waypoint.rides(checked(squares));
    }

    public static List<Waypoint> moves(List<?> squares) {
        return Waypoint.moves(checked(squares));
    }

    public static List<Waypoint> captures(List<?> squares) {
        return Waypoint.captures(checked(squares));
    }

    public static List<Waypoint> through(List<?> squares) {
        return Waypoint.through(checked(squares));
    }

    private static List<Square> checked(List<?> squares) {
        Meter.pay(squares.size());
        List<Square> checked = new ArrayList<>();
        squares.forEach(square -> checked.add((Square) square));
        return checked;
    }
}
