package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Walk;

/**
 * The walks of all codes. Path sets are built when first asked for and kept as long as there is room; walks without a
 * set are searched when played. What is listed does not depend on that.
 */
public final class Walks {

    /** More paths than this from one square are searched when played instead of kept. */
    private static final int MOST_PATHS = 16_000;

    /** What the steps of all codes visit in all, each in some twenty bytes. */
    private static final int MOST_STEPS = 1 << 20;

    private final int squares;
    private final int words;
    private final int longest;
    private final WalkSteps[] gaits;

    /** For each code, by roll, which set of ways it allows. */
    private final int[][] waysOf;

    private final List<List<Integer>> waySets = new ArrayList<>();

    /** Nothing where nobody walks. */
    private final WalkPathCache kept;

    /** Lays out the steps of all codes that walk. */
    public Walks(Game game, Codes codes) {
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.longest = longest(game.pools());
        this.gaits = new WalkSteps[codes.count() + 1];
        WalkSteps.Step[] known = new WalkSteps.Step[4 * squares];
        this.waysOf = new int[codes.count() + 1][];
        long laid = 0;
        for (int code = 1; code <= codes.count(); code++) {
            Optional<Walk> walk = codes.piece(code).type().walk();
            if (walk.isPresent()) {
                gaits[code] = new WalkSteps(game, codes, code, known);
                laid += gaits[code].size();
                if (laid > MOST_STEPS) {
                    throw new TableLimitException(
                            List.of("pieces"), "the steps of all walks visit more than " + MOST_STEPS + " squares");
                }
                waysOf[code] = ways(walk.get());
            }
        }
        check(game, codes);
        this.kept = new WalkPathCache((codes.count() + 1L) * squares * (32 * words + 80));
    }

    private void check(Game game, Codes codes) {
        WalkBound bound = new WalkBound(game, codes, gaits);
        for (Kind kind : game.kinds()) {
            if (kind.walk().isPresent()) {
                bound.check(kind, Color.WHITE);
                bound.check(kind, Color.BLACK);
            }
        }
    }

    private static int longest(List<Pool> pools) {
        int longest = 0;
        for (Pool pool : pools) {
            longest = Math.max(
                    longest, pool.count() * pool.faces().get(pool.faces().size() - 1));
        }
        return longest;
    }

    /** Whether a code walks. */
    public boolean walks(int code) {
        return gaits[code] != null;
    }

    /** Whether a code that stands on a square is where it may walk. */
    public boolean mayStart(int code, int square) {
        return gaits[code] != null && gaits[code].walk().in().of(color(code)).get(square);
    }

    /** With how many codes a man may arrive at most. */
    public int mostCodes() {
        int most = 0;
        for (WalkSteps gait : gaits) {
            most = Math.max(most, gait == null ? 0 : gait.codes());
        }
        return most;
    }

    /** The longest walk of any roll. */
    public int longest() {
        return longest;
    }

    /** The paths with so many steps that a roll allows. */
    public WalkPathSets sets(int code, int roll, int steps, int from) {
        int ways = waysOf[code][roll];
        long key = WalkPathCache.key(code, ways, steps, from);
        WalkPathSets paths = kept.find(key);
        return paths != WalkPathCache.UNKNOWN ? paths : built(key, code, ways, steps, from);
    }

    /**
     * Takes what a search finds: an arrival (square, and the code there in bits 8-15) and the squares passed before it.
     */
    @FunctionalInterface
    public interface Found {

        /** One walk; false ends the search. */
        boolean walk(boolean capture, int arrival, int[] path, int length);
    }

    /**
     * Goes every walk with so many steps that passes no occupied square.
     *
     * @param occupied sets of squares
     * @return how many squares and facings it has tried
     */
    public long search(int code, int roll, int steps, int from, long[] occupied, Found found) {
        return search(code, waySets.get(waysOf[code][roll]), steps, from, occupied, found);
    }

    private long search(int code, List<Integer> ways, int steps, int from, long[] occupied, Found found) {
        long left = Long.MAX_VALUE;
        for (int way : ways) {
            WalkSearch search = new WalkSearch(gaits, way, from, occupied, squares, left, found);
            boolean on = search.go(code, from, steps);
            left = search.left();
            if (!on) {
                break;
            }
        }
        return Long.MAX_VALUE - left;
    }

    private WalkPathSets built(long key, int code, int ways, int steps, int from) {
        boolean alike = isAlike(gaits[code].walk(), waySets.get(ways));
        if (kept.isFull()) {
            return alike ? WalkPathCache.SEARCHED_ALIKE : WalkPathCache.SEARCHED;
        }
        long ofOtherSide = WalkPathCache.key(Codes.otherSide(code), ways, steps, from);
        return kept.keep(build(key, code, ways, steps, from, alike), ofOtherSide);
    }

    /** Whether every step of these ways may be quiet or capture. */
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

    private WalkPathSets build(long key, int code, int ways, int steps, int from, boolean alike) {
        List<WalkPathSets.Path> quiet = new ArrayList<>();
        List<WalkPathSets.Path> capture = alike ? quiet : new ArrayList<>();
        SquareSets known = new SquareSets(words + 1);
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
        return Color.values()[code + 1 & 1];
    }
}
