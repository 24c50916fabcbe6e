package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Walk;

/**
 * The walks of all codes. Path sets are built when first asked for and kept; building is repeatable, so threads that race
 * build equal sets.
 */
public final class Walks {

    /** More paths than this from one square are searched when played instead of kept. */
    private static final int MOST_PATHS = 16_000;

    private final Game game;
    private final int squares;
    private final int words;
    private final int longest;
    private final Gait[] gaits;

    /** For each code, by roll, which set of ways it allows. */
    private final int[][] waysOf;

    private final List<List<Integer>> waySets = new ArrayList<>();
    private final Sets[][] kept;

    /** Quiet and capturing paths of one walk; where there are too many, none are kept. */
    public record Sets(Paths quiet, Paths capture, boolean tooMany) {}

    /** Lays out the steps of all codes that walk. */
    public Walks(Game game, Codes codes) {
        this.game = game;
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.longest = game.pools().stream()
                .mapToInt(pool -> pool.count() * pool.faces().get(pool.faces().size() - 1))
                .max()
                .orElse(0);
        this.gaits = new Gait[codes.count() + 1];
        this.waysOf = new int[codes.count() + 1][];
        this.kept = new Sets[codes.count() + 1][];
        for (int code = 1; code <= codes.count(); code++) {
            Optional<Walk> walk = codes.man(code).type().walk();
            if (walk.isPresent()) {
                gaits[code] = new Gait(game, codes, code);
                waysOf[code] = ways(walk.get());
            }
        }
        for (int code = 1; code <= codes.count(); code++) {
            kept[code] = new Sets[gaits[code] == null ? 0 : waySets.size() * (longest + 1) * squares];
        }
    }

    /** Whether a code walks. */
    public boolean walks(int code) {
        return gaits[code] != null;
    }

    /** Whether a code that stands on a square is where it may walk. */
    public boolean mayStart(int code, int square) {
        return gaits[code] != null && gaits[code].walk().in().of(color(code)).get(square);
    }

    /** The longest walk of any roll. */
    public int longest() {
        return longest;
    }

    /** The most longs that any set of paths kept needs. */
    public int mostWords() {
        return (2 * MOST_PATHS + 63) >> 6;
    }

    /** The paths with so many steps that a roll allows. */
    public Sets sets(int code, int roll, int steps, int from) {
        int ways = waysOf[code][roll];
        int cell = (ways * (longest + 1) + steps) * squares + from;
        Sets sets = kept[code][cell];
        if (sets == null) {
            sets = build(code, ways, steps, from);
            kept[code][cell] = sets;
        }
        return sets;
    }

    /** Takes what a search finds: an arrival (square, and the code there in bits 8-15) and the squares passed before it. */
    @FunctionalInterface
    public interface Found {

        /** One walk; false ends the search. */
        boolean walk(boolean capture, int arrival, int[] path, int length);
    }

    /**
     * Goes every walk with so many steps that passes no occupied square.
     *
     * @param occupied sets of squares
     */
    public void search(int code, int roll, int steps, int from, long[] occupied, Found found) {
        search(code, waySets.get(waysOf[code][roll]), steps, from, occupied, found);
    }

    private void search(int code, List<Integer> ways, int steps, int from, long[] occupied, Found found) {
        for (int way : ways) {
            if (!new WalkSearch(gaits, way, from, occupied, squares, found).go(code, from, steps)) {
                return;
            }
        }
    }

    private Sets build(int code, int ways, int steps, int from) {
        Map<Integer, SquareSets> quiet = new TreeMap<>();
        Map<Integer, SquareSets> capture = new TreeMap<>();
        int[] count = {0};
        long[] passed = new long[words];
        search(code, waySets.get(ways), steps, from, new long[words], (captures, arrival, path, length) -> {
            Arrays.fill(passed, 0);
            for (int i = 1; i < length - 1; i++) {
                passed[path[i] >> 6] |= 1L << path[i];
            }
            SquareSets paths = (captures ? capture : quiet).computeIfAbsent(arrival, key -> new SquareSets(words));
            count[0] += paths.add(passed) ? 1 : 0;
            return count[0] <= 2 * MOST_PATHS;
        });
        if (count[0] > 2 * MOST_PATHS) {
            return new Sets(Paths.of(Map.of(), squares), Paths.of(Map.of(), squares), true);
        }
        Paths quietPaths = Paths.of(quiet, squares);
        return new Sets(quietPaths, areSame(quiet, capture) ? quietPaths : Paths.of(capture, squares), false);
    }

    private static boolean areSame(Map<Integer, SquareSets> one, Map<Integer, SquareSets> other) {
        return one.keySet().equals(other.keySet())
                && one.keySet().stream().allMatch(arrival -> one.get(arrival).isSame(other.get(arrival)));
    }

    private int[] ways(Walk walk) {
        int[] byRoll = new int[longest + 1];
        for (int roll = 0; roll <= longest; roll++) {
            List<Integer> set = new ArrayList<>();
            for (int way = 0; way < walk.ways().size(); way++) {
                if (walk.ways().get(way).allows(roll)) {
                    set.add(way);
                }
            }
            if (!waySets.contains(set)) {
                waySets.add(set);
            }
            byRoll[roll] = waySets.indexOf(set);
        }
        return byRoll;
    }

    private org.dicechess.Color color(int code) {
        return org.dicechess.Color.values()[code + 1 & 1];
    }
}
