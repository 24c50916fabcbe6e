package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dicechess.rules.betza.Ride;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.model.Walk;
import org.jspecify.annotations.Nullable;

/**
 * The walks of all codes. Path sets are built when first asked for and kept as long as there is room; walks without a set are
 * searched when played. What is listed does not depend on that.
 */
public final class Walks {

    /** More paths than this from one square are searched when played instead of kept. */
    private static final int MOST_PATHS = 16_000;

    private final int squares;
    private final int words;
    private final int longest;
    private final Gait[] gaits;

    /** For each code, by roll, which set of ways it allows. */
    private final int[][] waysOf;

    private final List<List<Integer>> waySets = new ArrayList<>();

    /** Nothing where nobody walks. */
    private final @Nullable KeptPaths kept;

    /**
     * Quiet and capturing paths of one walk.
     *
     * @param alike whether each path may do either, so that both are the same
     * @param searched whether none are kept, since there are too many or no room is left
     */
    public record Sets(Paths quiet, Paths capture, boolean alike, boolean searched) {

        /** The same with the tables of others where these are equal. */
        Sets sharedWith(Sets others) {
            Paths still = quiet.sharedWith(others.quiet);
            return new Sets(still, alike ? still : capture.sharedWith(others.capture), alike, searched);
        }

        /** How many bytes it takes, about, beside others that it may share with. */
        long bytes(Sets others) {
            return quiet.bytes(others.quiet) + (alike ? 0 : capture.bytes(others.capture));
        }
    }

    /** Lays out the steps of all codes that walk. */
    public Walks(Game game, Codes codes) {
        this.squares = game.squares().size();
        this.words = (squares + 63) >> 6;
        this.longest = longest(game.pools());
        this.gaits = new Gait[codes.count() + 1];
        Gait.Step[] known = new Gait.Step[4 * squares];
        this.waysOf = new int[codes.count() + 1][];
        boolean any = false;
        for (int code = 1; code <= codes.count(); code++) {
            Optional<Walk> walk = codes.man(code).type().walk();
            if (walk.isPresent()) {
                any = true;
                gaits[code] = new Gait(game, codes, code, known);
                waysOf[code] = ways(walk.get());
            }
        }
        this.kept = any ? new KeptPaths((codes.count() + 1L) * squares * (32 * words + 80)) : null;
    }

    private static int longest(List<Pool> pools) {
        int longest = 0;
        for (Pool pool : pools) {
            longest = Math.max(longest, pool.count() * pool.faces().get(pool.faces().size() - 1));
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

    /** The longest walk of any roll. */
    public int longest() {
        return longest;
    }

    /** The most longs that any set of paths kept needs. */
    public int mostWords() {
        return (MOST_PATHS + 63) >> 6;
    }

    /** The paths with so many steps that a roll allows. */
    public Sets sets(int code, int roll, int steps, int from) {
        int ways = waysOf[code][roll];
        long key = KeptPaths.key(code, ways, steps, from);
        Sets sets = kept.find(key);
        return sets != KeptPaths.UNKNOWN ? sets : built(key, code, ways, steps, from);
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

    private Sets built(long key, int code, int ways, int steps, int from) {
        boolean alike = isAlike(gaits[code].walk(), waySets.get(ways));
        if (kept.isFull()) {
            return alike ? KeptPaths.SEARCHED_ALIKE : KeptPaths.SEARCHED;
        }
        long ofOtherSide = KeptPaths.key(Codes.otherSide(code), ways, steps, from);
        return kept.keep(key, build(code, ways, steps, from, alike), ofOtherSide);
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

    private Sets build(int code, int ways, int steps, int from, boolean alike) {
        Map<Integer, SquareSets> quiet = new TreeMap<>();
        Map<Integer, SquareSets> capture = alike ? quiet : new TreeMap<>();
        int[] count = {0};
        long[] passed = new long[words];
        search(code, waySets.get(ways), steps, from, new long[words], (captures, arrival, path, length) -> {
            Arrays.fill(passed, 0);
            for (int i = 1; i < length - 1; i++) {
                passed[path[i] >> 6] |= 1L << path[i];
            }
            SquareSets paths = (captures ? capture : quiet).computeIfAbsent(arrival, key -> new SquareSets(words));
            count[0] += paths.add(passed) ? 1 : 0;
            return count[0] <= MOST_PATHS;
        });
        if (count[0] > MOST_PATHS) {
            return alike ? KeptPaths.SEARCHED_ALIKE : KeptPaths.SEARCHED;
        }
        Paths quietPaths = Paths.of(quiet, words);
        return new Sets(quietPaths, alike ? quietPaths : Paths.of(capture, words), alike, false);
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
