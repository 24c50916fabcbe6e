package org.dicechess.rules.walks;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.dicechess.Color;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.store.TableLimitException;

/**
 * Refuses walks for which a search in play might try too many squares. No position has more walks than the empty area,
 * as pieces only block ways.
 *
 * <p>For most pieces an estimate suffices: the most steps that begin a walk and the most that continue one without
 * turning straight back. If the estimate is too large, as it may be for a small area, walks are counted.
 */
final class WalkBound {

    /** The most squares and facings that one search in play may try. */
    static final long MOST = 1_000_000;

    /** The most squares and facings that are tried to count walks at load. */
    private static final long MOST_COUNTED = 8 * MOST;

    private final Game game;
    private final Codes codes;
    private final WalkSteps[] walkSteps;
    private final int squares;
    private long counted;

    WalkBound(Game game, Codes codes, WalkSteps[] walkSteps) {
        this.game = game;
        this.codes = codes;
        this.walkSteps = walkSteps;
        this.squares = game.squares().size();
    }

    /**
     * Checks the walks of one kind and side with all of its dice.
     *
     * @throws TableLimitException if a walk may try more than {@value #MOST} squares and facings, or if the walks are
     *     too many to count
     */
    void check(Kind kind, Color color) {
        Walk walk = kind.walk().orElseThrow();
        BitSet only = new BitSet();
        only.set(kind.index());
        int[] facings = codes.of(only, color);
        MostSteps[] most = new MostSteps[walk.ways().size()];
        for (int way = 0; way < most.length; way++) {
            most[way] = new MostSteps(kind, facings, way);
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

    /** Returns for each set of ways the highest roll that allows exactly these. */
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
                sums.or(pool.totals());
            }
        }
        return Codes.numbers(sums);
    }

    /** The most steps of one way from any square, in any facing. */
    private final class MostSteps {

        private final Kind kind;
        private final int way;
        private int tried;
        private int first;
        private int next;

        MostSteps(Kind kind, int[] facings, int way) {
            this.kind = kind;
            this.way = way;
            for (int facing : facings) {
                for (int from = 0; from < squares; from++) {
                    addSquare(facing, from);
                }
            }
        }

        /**
         * Returns the most squares and facings that a search tries. Shorter walks are included, for which it searches
         * if there are no long ones.
         */
        double estimate(int roll) {
            double sum = 0;
            double walks = 1;
            for (int step = 1; step <= Math.min(roll, squares) && sum <= MOST; step++) {
                sum += (roll - step + 1) * walks * tried;
                walks *= step == 1 ? first : next;
            }
            return sum;
        }

        private void addSquare(int code, int from) {
            WalkSteps.Step[] steps = walkSteps[code].steps(way, from);
            int here = 0;
            int begins = 0;
            for (int i = 0; i < steps.length; i++) {
                int[] after = walkSteps[code].after(way, from, i, walkSteps);
                here += steps[i].visited().length + after.length;
                begins += steps[i].quiet() ? after.length : 0;
                for (int facing : steps[i].quiet() ? after : new int[0]) {
                    next = Math.max(next, stepsOn(facing, from, steps[i].visited()));
                }
            }
            tried = Math.max(tried, here);
            first = Math.max(first, begins);
        }

        /** Returns how many steps can follow a step that revisit neither its squares nor the square before it. */
        private int stepsOn(int code, int before, int[] visited) {
            int at = visited[visited.length - 1];
            WalkSteps.Step[] steps = walkSteps[code].steps(way, at);
            int next = 0;
            for (int i = 0; i < steps.length; i++) {
                boolean on = steps[i].quiet() && !meets(steps[i].visited(), before, visited);
                next += on ? walkSteps[code].after(way, at, i, walkSteps).length : 0;
                charge(kind, steps[i].visited().length);
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
            charge(kind, MOST - left);
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
                walkSteps,
                way,
                from,
                new long[squares + 63 >> 6],
                squares,
                most,
                (capture, arrival, path, length) -> true);
        search.go(code, from, steps);
        return search.left();
    }

    /** Returns how many squares and facings the checks have tried. */
    long counted() {
        return counted;
    }

    /** Counts the work of the check itself. */
    private void charge(Kind kind, long tried) {
        counted += tried;
        if (counted > MOST_COUNTED) {
            throw tooMany(kind, "walks of " + kind.name() + " visit more squares than can be counted");
        }
    }

    private TableLimitException tooMany(Kind kind, String what) {
        return new TableLimitException(
                List.of("pieces", kind.name(), "walk"),
                what + "; at most " + MOST + " from one square, repeated visits included");
    }
}
