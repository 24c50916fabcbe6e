package org.dicechess.rules.walks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Walk;
import org.dicechess.rules.store.SquareSets;
import org.dicechess.rules.store.TableLimitException;

/**
 * The walks of all codes. Path sets are built on first use and kept while there is room; walks without a set are
 * searched in play. The listed events are the same either way.
 */
public final class Walks {

    /** The most paths of a kept set; more paths from one square are searched in play. */
    private static final int MOST_PATHS = 16_000;

    /** The most squares that the steps of all codes visit together. */
    private static final int MOST_STEPS = 1 << 20;

    private final int squares;
    private final int words;
    private final int longest;
    private final Codes codes;
    private final WalkSteps[] walkSteps;

    /** For each code and roll the number of the set of ways that the roll allows. */
    private final int[][] waysOf;

    private final List<List<Integer>> waySets = new ArrayList<>();

    /** The path sets that were built. */
    private final WalkPathCache cache;

    private final long work;

    /**
     * Lays out the steps of all codes that walk.
     *
     * @throws TableLimitException if the walks need too much work or memory
     */
    public Walks(Game game, Codes codes) {
        this.codes = codes;
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.longest = longest(game.pools());
        this.walkSteps = new WalkSteps[codes.count() + 1];
        WalkSteps.Step[] known = new WalkSteps.Step[4 * squares];
        this.waysOf = new int[codes.count() + 1][];
        long visited = 0;
        for (int code = 1; code <= codes.count(); code++) {
            Optional<Walk> walk = codes.piece(code).type().walk();
            if (walk.isPresent()) {
                walkSteps[code] = new WalkSteps(game, codes, code, known);
                visited += walkSteps[code].size();
                if (visited > MOST_STEPS) {
                    throw new TableLimitException(
                            List.of("pieces"), "the steps of all walks visit more than " + MOST_STEPS + " squares");
                }
                waysOf[code] = ways(walk.get());
            }
        }
        this.work = visited + counted(game, codes);
        this.cache = new WalkPathCache((codes.count() + 1L) * squares * (32 * words + 80));
    }

    /** Checks all walks, and returns how many squares that took. */
    private long counted(Game game, Codes codes) {
        WalkBound bound = new WalkBound(game, codes, walkSteps);
        for (Kind kind : game.kinds()) {
            if (kind.walk().isPresent()) {
                bound.check(kind, Color.WHITE);
                bound.check(kind, Color.BLACK);
            }
        }
        return bound.counted();
    }

    private static int longest(List<Pool> pools) {
        int longest = 0;
        for (Pool pool : pools) {
            longest = Math.max(
                    longest, pool.count() * pool.faces().get(pool.faces().size() - 1));
        }
        return longest;
    }

    /** Returns how many squares were visited to list the steps and to count the walks. */
    public long work() {
        return work;
    }

    /** Returns whether a code walks. */
    public boolean walks(int code) {
        return walkSteps[code] != null;
    }

    /** Returns whether a code may walk from a square. */
    public boolean mayStart(int code, int square) {
        return walkSteps[code] != null
                && walkSteps[code].walk().in().of(color(code)).get(square);
    }

    /** Returns the most codes with which one piece may arrive. */
    public int mostCodes() {
        int most = 0;
        for (WalkSteps steps : walkSteps) {
            most = Math.max(most, steps == null ? 0 : steps.codes());
        }
        return most;
    }

    /** Returns the most steps that any roll gives. */
    public int longest() {
        return longest;
    }

    /**
     * Returns the paths with a number of steps that a roll allows.
     *
     * @param cost receives the squares that were visited and the paths that were found, if the paths had to be searched
     */
    public WalkPathSets sets(int code, int roll, int steps, int from, Cost cost) {
        int ways = waysOf[code][roll];
        long key = WalkPathCache.key(code, ways, steps, from);
        WalkPathSets paths = cache.find(key);
        return paths != WalkPathCache.UNKNOWN ? paths : buildAndKeep(key, code, ways, steps, from, cost);
    }

    /** Receives what paths have cost. */
    @FunctionalInterface
    public interface Cost {

        /** Receives the number of visited squares and of paths. */
        void add(long visited, long paths);
    }

    /** Receives the walks that a search finds. */
    @FunctionalInterface
    public interface Found {

        /**
         * Receives one walk. Returns false to end the search.
         *
         * @param arrival the square, and in bits 8-15 the code there
         * @param path the squares of the walk in order, its start first and its arrival last
         * @param length the number of squares in the path
         */
        boolean walk(boolean capture, int arrival, int[] path, int length);
    }

    /**
     * Searches all walks with a number of steps that pass no occupied square.
     *
     * @param occupied the occupied squares
     * @return how many squares and facings the search has tried
     */
    public long search(int code, int roll, int steps, int from, long[] occupied, Found found) {
        return search(code, waySets.get(waysOf[code][roll]), steps, from, occupied, found);
    }

    private long search(int code, List<Integer> ways, int steps, int from, long[] occupied, Found found) {
        long left = Long.MAX_VALUE;
        for (int way : ways) {
            WalkSearch search = new WalkSearch(walkSteps, way, from, occupied, squares, left, found);
            boolean on = search.go(code, from, steps);
            left = search.left();
            if (!on) {
                break;
            }
        }
        return Long.MAX_VALUE - left;
    }

    private WalkPathSets buildAndKeep(long key, int code, int ways, int steps, int from, Cost cost) {
        boolean alike = isAlike(walkSteps[code].walk(), waySets.get(ways));
        if (cache.isFull()) {
            return alike ? WalkPathCache.SEARCHED_ALIKE : WalkPathCache.SEARCHED;
        }
        long ofOtherSide = WalkPathCache.key(Codes.otherSide(code), ways, steps, from);
        return cache.keep(build(key, code, ways, steps, from, alike, cost), ofOtherSide);
    }

    /** Returns whether every step of these ways may be quiet or capture. */
    private static boolean isAlike(Walk walk, List<Integer> ways) {
        for (int way : ways) {
            for (Ride ride : walk.ways().get(way).rides()) {
                if (!ride.quiet() || !ride.capture()) {
                    return false;
                }
            }
        }
        return true;
    }

    private WalkPathSets build(long key, int code, int ways, int steps, int from, boolean alike, Cost cost) {
        List<WalkPathSets.Path> quiet = new ArrayList<>();
        List<WalkPathSets.Path> capture = alike ? quiet : new ArrayList<>();
        SquareSets known = new SquareSets(words + 1);
        long visited =
                search(code, waySets.get(ways), steps, from, new long[words], (captures, arrival, path, length) -> {
                    long[] passed = new long[words + 1];
                    passed[words] = captures && !alike ? ~arrival : arrival;
                    for (int i = 1; i < length - 1; i++) {
                        passed[path[i] >> 6] |= 1L << path[i];
                    }
                    if (known.add(passed)) {
                        (captures ? capture : quiet).add(new WalkPathSets.Path(arrival, passed));
                    }
                    return known.count() <= MOST_PATHS;
                });
        cost.add(visited, known.count());
        if (known.count() > MOST_PATHS) {
            return WalkPathSets.searched(key, alike);
        }
        int[] codes = IntStream.concat(
                        quiet.stream().mapToInt(WalkPathSets.Path::arrival),
                        capture.stream().mapToInt(WalkPathSets.Path::arrival))
                .map(arrival -> arrival >> 8)
                .distinct()
                .sorted()
                .toArray();
        return WalkPathSets.of(key, codes, quiet, capture, words);
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

    private Color color(int code) {
        return codes.piece(code).color();
    }
}
