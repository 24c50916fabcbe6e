package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Square;
import org.dicechess.rules.betza.Betza;
import org.dicechess.rules.betza.Ride;

/** A kind of piece for {@link ReferenceRules}. */
record ReferenceKind(
        String name,
        String symbol,
        List<Ride> rides,
        boolean royal,
        List<String> facings,
        boolean forward,
        Map<Color, Set<Square>> promotionArea,
        List<String> promotesTo,
        boolean promotionOptional) {

    private static final List<String> COMPASS = List.of("n", "ne", "e", "se", "s", "sw", "w", "nw");

    static List<Ride> rides(String betza) {
        return Betza.parse(betza);
    }

    /** Returns the leap as a piece of this side and facing makes it. */
    static Ride.Leap turned(Ride.Leap leap, Color color, String facing) {
        if (facing.isEmpty()) {
            return color == Color.WHITE ? leap : new Ride.Leap(leap.dx(), -leap.dy());
        }
        int eighths = COMPASS.indexOf(facing);
        return eighths % 2 == 0 ? quarters(leap, eighths / 2) : ring(leap, eighths);
    }

    private static Ride.Leap quarters(Ride.Leap leap, int times) {
        Ride.Leap turned = leap;
        for (int i = 0; i < times; i++) {
            turned = new Ride.Leap(turned.dy(), -turned.dx());
        }
        return turned;
    }

    /** Turns a queen's leap, which is one of eight places on a ring, clockwise from north. */
    private static Ride.Leap ring(Ride.Leap leap, int eighths) {
        int size = Math.max(Math.abs(leap.dx()), Math.abs(leap.dy()));
        int[][] places = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
        List<Ride.Leap> ring = new ArrayList<>();
        for (int[] place : places) {
            ring.add(new Ride.Leap(size * place[0], size * place[1]));
        }
        return ring.get((ring.indexOf(leap) + eighths) % ring.size());
    }
}
