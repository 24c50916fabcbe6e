package org.dicechess.rules.play;

import static org.dicechess.spi.Waypoint.captures;
import static org.dicechess.spi.Waypoint.leap;
import static org.dicechess.spi.Waypoint.moves;
import static org.dicechess.spi.Waypoint.over;
import static org.dicechess.spi.Waypoint.overEnemy;
import static org.dicechess.spi.Waypoint.through;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.Loader;
import org.dicechess.spi.PathRule;
import org.dicechess.spi.Spot;
import org.dicechess.spi.Waypoint;

/** Path rules as a host writes them in Java. */
public final class TrialPaths {

    private TrialPaths() {}

    /** Registers all of them with a loader. */
    public static Loader offer(Loader loader) {
        return loader.hook("cannon", "1", (PathRule) TrialPaths::cannon)
                .hook("grasshopper", "1", (PathRule) TrialPaths::grasshopper)
                .hook("draughtsman", "1", (PathRule) TrialPaths::draughtsman)
                .hook("skipper", "1", (PathRule) TrialPaths::skipper)
                .hook("whirler", "1", (PathRule) TrialPaths::whirler);
    }

    static List<List<Waypoint>> cannon(Spot from) {
        List<List<Waypoint>> paths = new ArrayList<>();
        List<List<Square>> lines =
                from.directions("ways").stream().map(from::ray).toList();
        lines.forEach(line -> paths.add(moves(line)));
        for (List<Square> line : lines) {
            for (int screen = line.size() - 1; screen >= 0; screen--) {
                paths.add(path(
                        path(through(line.subList(0, screen)), over(line.get(screen))),
                        captures(line.subList(screen + 1, line.size()))));
            }
        }
        return paths;
    }

    static List<List<Waypoint>> grasshopper(Spot from) {
        List<List<Waypoint>> paths = new ArrayList<>();
        for (Direction way : Direction.values()) {
            List<Square> line = from.ray(way);
            for (int screen = 0; screen + 1 < line.size(); screen++) {
                paths.add(path(
                        path(through(line.subList(0, screen)), over(line.get(screen))), leap(line.get(screen + 1))));
            }
        }
        return paths;
    }

    static List<List<Waypoint>> draughtsman(Spot from) {
        List<List<Waypoint>> paths = new ArrayList<>();
        for (Direction way : Direction.values()) {
            List<Square> two = from.walk(way, way);
            if (way.isDiagonal()) {
                paths.add(moves(from.walk(way)));
            }
            if (way.isDiagonal() && !two.isEmpty()) {
                paths.add(path(overEnemy(two.get(0)), leap(two.get(1))));
            }
        }
        return paths;
    }

    static List<List<Waypoint>> skipper(Spot from) {
        List<List<Waypoint>> paths = new ArrayList<>();
        for (Direction way : Direction.values()) {
            List<Waypoint> path = new ArrayList<>();
            for (Square square : way.isDiagonal() ? List.<Square>of() : from.ray(way)) {
                Waypoint.Holds holds = path.isEmpty() ? Waypoint.Holds.ANYTHING : Waypoint.Holds.EMPTY;
                path.add(new Waypoint(square, holds, path.size() == 1 || path.size() > 2, path.size() == 2));
            }
            paths.add(path);
        }
        return paths;
    }

    static List<List<Waypoint>> whirler(Spot from) {
        List<List<Waypoint>> paths = new ArrayList<>();
        for (Direction way : Direction.values()) {
            from.walk(way).forEach(square -> paths.add(leap(square)));
            List<Square> around =
                    way.isDiagonal() ? List.of() : from.walk(way, way.turned(2), way.turned(4), way.turned(6));
            if (!around.isEmpty()) {
                paths.add(path(through(around.subList(0, 3)), leap(around.get(3))));
            }
        }
        return paths;
    }

    private static List<Waypoint> path(List<Waypoint> begin, List<Waypoint> end) {
        return Stream.of(begin, end).flatMap(List::stream).toList();
    }
}
