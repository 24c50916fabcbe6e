package org.dicechess.groovy.run;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.spi.Spot;

/**
 * The methods of a spot for confined scripts. They pay for their work, and the lists that they return belong to the
 * script.
 */
public final class Spots {

    private Spots() {}

    public static Square square(Spot spot) {
        Meter.pay(1);
        return spot.square();
    }

    public static Color side(Spot spot) {
        Meter.pay(1);
        return spot.side();
    }

    public static Direction facing(Spot spot) {
        Meter.pay(1);
        return spot.facing();
    }

    public static int file(Spot spot) {
        Meter.pay(1);
        return spot.file();
    }

    public static int rank(Spot spot) {
        Meter.pay(1);
        return spot.rank();
    }

    public static Spot at(Spot spot, Square square) {
        Meter.pay(2);
        return spot.at(square);
    }

    public static List<Square> neighbours(Spot spot) {
        return own(6, 1, spot.neighbours());
    }

    public static boolean in(Spot spot, String area) {
        Texts.payName(area);
        return spot.in(area);
    }

    public static Direction towards(Spot spot, String area) {
        Texts.payName(area);
        return spot.towards(area);
    }

    public static List<Square> walk(Spot spot, Direction[] steps) {
        Meter.pay(2L + steps.length);
        return new ArrayList<>(spot.walk(steps));
    }

    public static List<Square> ray(Spot spot, Direction way) {
        return own(2, 1, spot.ray(way));
    }

    public static Direction turned(Spot spot, Direction way) {
        Meter.pay(1);
        return spot.turned(way);
    }

    public static List<String> given(Spot spot, String name) {
        Texts.payName(name);
        return own(2, 1, spot.given(name));
    }

    public static List<Direction> directions(Spot spot, String name) {
        Texts.payName(name);
        return own(2, 3, spot.directions(name));
    }

    /** Returns a copy of a list of the library that belongs to the script, paid for. */
    static <T> List<T> own(int call, int each, List<T> list) {
        Meter.pay(call + (long) each * list.size());
        return new ArrayList<>(list);
    }
}
