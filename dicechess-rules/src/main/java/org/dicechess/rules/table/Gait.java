package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Square;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Man;
import org.dicechess.rules.model.Walk;

/**
 * The single steps of one code, from Betza or from a hook, and how it may face after a visit: what walks are made of.
 */
final class Gait {

    /**
     * One step.
     *
     * @param visited the squares in order, the arrival last
     * @param quiet whether the walk may go on or end with it on an empty square
     * @param capture whether it may end the walk with a capture
     */
    record Step(int[] visited, boolean quiet, boolean capture) {}

    /** For each way and square its steps. */
    private final List<List<List<Step>>> steps = new ArrayList<>();

    /** For each square the codes that the man may be after visiting it. */
    private final int[][] turned;

    private final Walk walk;

    Gait(Game game, Codes codes, int code) {
        Man man = codes.man(code);
        this.walk = man.type().walk().orElseThrow();
        int squares = game.squares().size();
        for (Walk.Way way : walk.ways()) {
            List<List<Step>> bySquare = new ArrayList<>();
            for (int from = 0; from < squares; from++) {
                bySquare.add(inside(game, man, from) ? steps(game, man, way, from) : List.of());
            }
            steps.add(bySquare);
        }
        this.turned = new int[squares][];
        for (int square = 0; square < squares; square++) {
            turned[square] = inside(game, man, square) ? turned(game, codes, code, square) : new int[] {code};
        }
    }

    List<Step> steps(int way, int from) {
        return steps.get(way).get(from);
    }

    int[] turned(int square) {
        return turned[square];
    }

    Walk walk() {
        return walk;
    }

    private boolean inside(Game game, Man man, int square) {
        return walk.in().of(man.color()).get(square);
    }

    private List<Step> steps(Game game, Man man, Walk.Way way, int from) {
        return way.hook()
                .map(hook -> hooked(game, man, hook.steps(new SpotView(game, man, from))))
                .orElseGet(() -> leaps(game, man, way, from));
    }

    private List<Step> hooked(Game game, Man man, List<List<Square>> answers) {
        List<Step> steps = new ArrayList<>();
        for (List<Square> answer : answers) {
            int[] visited = answer.stream().mapToInt(game.squares()::index).toArray();
            if (visited.length > 0 && allInside(game, man, visited)) {
                steps.add(new Step(visited, true, true));
            }
        }
        return steps;
    }

    private List<Step> leaps(Game game, Man man, Walk.Way way, int from) {
        List<Step> steps = new ArrayList<>();
        for (Ride ride : way.rides()) {
            for (Ride.Leap leap : ride.leaps()) {
                Ride.Leap turned = Lines.turned(leap, man);
                int[] visited = {game.squares().step(from, turned.dx(), turned.dy())};
                if (allInside(game, man, visited)) {
                    steps.add(new Step(visited, ride.quiet(), ride.capture()));
                }
            }
        }
        return steps;
    }

    private boolean allInside(Game game, Man man, int[] visited) {
        for (int square : visited) {
            if (square < 0 || !inside(game, man, square)) {
                return false;
            }
        }
        return true;
    }

    private static int[] turned(Game game, Codes codes, int code, int square) {
        Man man = codes.man(code);
        Kind kind = man.type();
        return kind.turns()
                .map(rule -> rule.facings(new SpotView(game, man, square)).stream()
                        .mapToInt(facing -> facing(codes, kind, man.color(), facing))
                        .distinct()
                        .toArray())
                .orElse(new int[] {code});
    }

    private static int facing(Codes codes, Kind kind, Color color, Direction facing) {
        if (!kind.facings().contains(facing)) {
            throw new IllegalArgumentException("a " + kind.name() + " cannot face " + facing.text());
        }
        return codes.of(kind, color, java.util.Optional.of(facing));
    }
}
