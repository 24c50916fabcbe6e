package org.dicechess.rules.table;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Walk;

/**
 * Refuses walks of which a search in play might try too many. No position has more walks than the empty area, as pieces
 * only shut ways.
 *
 * <p>Mostly it is enough to know with how many steps a piece begins and goes on at most, if it does not turn straight
 * back. Where that would be too many, in a small area perhaps, walks are counted.
 */
final class WalkBound {

    /** Squares and facings that one question may try, which takes some hundredths of a second. */
    static final long MOST = 1_000_000;

    /** As many are tried in all to count walks, which a load has time for. */
    private static final long MOST_COUNTED = 8 * MOST;

    private final Game game;
    private final Codes codes;
    private final WalkSteps[] gaits;
    private final int squares;
    private long counted;

    WalkBound(Game game, Codes codes, WalkSteps[] gaits) {
        this.game = game;
        this.codes = codes;
        this.gaits = gaits;
        this.squares = game.squares().size();
    }

    /** Looks at the walks of one kind and side with all of its dice. */
    void check(Kind kind, Color color) {
        Walk walk = kind.walk().orElseThrow();
        BitSet only = new BitSet();
        only.set(kind.index());
        int[] facings = codes.of(only, color);
        Steps[] most = new Steps[walk.ways().size()];
        for (int way = 0; way < most.length; way++) {
            most[way] = new Steps(kind, facings, way);
        }
        for (int roll : longest(walk)) {
            double tried = 0;
            for (int way = 0; way < most.length; way++) {
                tried += walk.ways().get(way).allows(roll) ? most[way].estimate(roll) : 0;
            }
            for (int code : tried > MOST ? facings : new int[0]) {
                count(code, walk, roll);
            }
        }
    }

    /** For each set of ways the highest roll that allows just these. */
    private Iterable<Integer> longest(Walk walk) {
        TreeMap<String, Integer> longest = new TreeMap<>();
        for (int roll : sums(walk)) {
            StringBuilder ways = new StringBuilder();
            for (Walk.Way way : walk.ways()) {
                ways.append(way.allows(roll) ? '1' : '0');
            }
            longest.merge(ways.toString(), roll, Math::max);
        }
        return longest.values();
    }

    private int[] sums(Walk walk) {
        BitSet sums = new BitSet();
        for (Pool pool : game.pools()) {
            if (walk.dice().contains(pool.name())) {
                sums.set(pool.count(), pool.count() * pool.faces().size() + 1);
            }
        }
        return Codes.numbers(sums);
    }

    /** The most steps of one way from any square, in any facing: what is tried, and how many begin a walk or go on. */
    private final class Steps {

        private final Kind kind;
        private final int way;
        private int tried;
        private int first;
        private int next;

        Steps(Kind kind, int[] facings, int way) {
            this.kind = kind;
            this.way = way;
            for (int facing : facings) {
                for (int from = 0; from < squares; from++) {
                    look(facing, from);
                }
            }
        }

        /** What a search tries at most, the shorter walks included for which it looks if there are no long ones. */
        double estimate(int roll) {
            double sum = 0;
            double walks = 1;
            for (int step = 1; step <= Math.min(roll, squares) && sum <= MOST; step++) {
                sum += (roll - step + 1) * walks * tried;
                walks *= step == 1 ? first : next;
            }
            return sum;
        }

        private void look(int code, int from) {
            WalkSteps.Step[] steps = gaits[code].steps(way, from);
            int here = 0;
            int begins = 0;
            for (int i = 0; i < steps.length; i++) {
                int[] after = gaits[code].after(way, from, i, gaits);
                here += steps[i].visited().length + after.length;
                begins += steps[i].quiet() ? after.length : 0;
                for (int facing : steps[i].quiet() ? after : new int[0]) {
                    next = Math.max(next, goesOn(facing, from, steps[i].visited()));
                }
            }
            tried = Math.max(tried, here);
            first = Math.max(first, begins);
        }

        /** How many steps come next that visit neither the square before nor those of the step. */
        private int goesOn(int code, int before, int[] visited) {
            int at = visited[visited.length - 1];
            WalkSteps.Step[] steps = gaits[code].steps(way, at);
            int next = 0;
            for (int i = 0; i < steps.length; i++) {
                boolean on = steps[i].quiet() && !meets(steps[i].visited(), before, visited);
                next += on ? gaits[code].after(way, at, i, gaits).length : 0;
                spend(kind, steps[i].visited().length);
            }
            return next;
        }
    }

    private static boolean meets(int[] squares, int before, int[] visited) {
        for (int square : squares) {
            if (square == before) {
                return true;
            }
            for (int other : visited) {
                if (square == other) {
                    return true;
                }
            }
        }
        return false;
    }

    private void count(int code, Walk walk, int roll) {
        Kind kind = codes.piece(code).type();
        Color color = codes.piece(code).color();
        for (int from = walk.in().of(color).nextSetBit(0);
                from >= 0;
                from = walk.in().of(color).nextSetBit(from + 1)) {
            long left = MOST;
            for (int way = 0; way < walk.ways().size(); way++) {
                for (int steps = 1;
                        steps <= roll && left >= 0 && walk.ways().get(way).allows(roll);
                        steps++) {
                    left = count(code, way, from, steps, left);
                }
            }
            spend(kind, MOST - left);
            if (left < 0) {
                throw tooMany(
                        kind,
                        "walks of " + kind.name() + " from "
                                + game.squares().square(from).text() + " with " + roll
                                + " steps visit more squares than are searched in play");
            }
        }
    }

    private long count(int code, int way, int from, int steps, long most) {
        WalkSearch search = new WalkSearch(
                gaits, way, from, new long[squares + 63 >> 6], squares, most, (capture, arrival, path, length) -> true);
        search.go(code, from, steps);
        return search.left();
    }

    /** Counts what the check itself has looked at. */
    private void spend(Kind kind, long tried) {
        counted += tried;
        if (counted > MOST_COUNTED) {
            throw tooMany(kind, "walks of " + kind.name() + " visit more squares than can be counted");
        }
    }

    private TableLimitException tooMany(Kind kind, String what) {
        return new TableLimitException(
                List.of("pieces", kind.name(), "walk"),
                what + "; at most " + MOST + " from one square, each as often as it is visited");
    }
}
