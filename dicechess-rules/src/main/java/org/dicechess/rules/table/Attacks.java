package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * From where a man could capture on a square, and which squares between must be empty for it: what legality needs without
 * making moves.
 */
public final class Attacks {

    private static final int ABSENT = -1;

    private final int squares;
    private final int words;
    private final long[] reach;
    private final int[][] between;
    private final boolean[] exotic;
    private final List<int[]> classes = new ArrayList<>();
    private final Map<List<Long>, Integer> known = new HashMap<>();
    private long[] masks;
    private int used;

    /** Works out the attacks of all codes from their lines. */
    public Attacks(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.reach = new long[(codes + 1) * squares * words];
        this.between = new int[codes + 1][];
        this.exotic = new boolean[codes + 1];
        this.masks = new long[64 * words];
        this.used = words;
        for (int code = 1; code <= codes; code++) {
            between[code] = shared(work(movement, code));
        }
        for (int[] relation : classes) {
            Arrays.setAll(relation, i -> Math.max(0, relation[i]));
        }
        masks = Arrays.copyOf(masks, used);
    }

    /** For (code times squares plus target) times words: the set of squares from which the code could capture there. */
    public long[] reach() {
        return reach;
    }

    /** For each code and from times squares plus target: where in {@link #masks()} the squares between stand; 0 for none. */
    public int[][] between() {
        return between;
    }

    /** Sets of squares of {@link #words()} longs each; the first is empty. */
    public long[] masks() {
        return masks;
    }

    /** Longs for one set of squares: 1 to 4. */
    public int words() {
        return words;
    }

    /** For each code whether its attacks are no matter of empty squares between alone: hoppers, routes, and several paths. */
    public boolean[] exotic() {
        return exotic;
    }

    private int[] work(Movement movement, int code) {
        int[] relation = new int[squares * squares];
        Arrays.fill(relation, ABSENT);
        for (int from = 0; from < squares; from++) {
            for (Line line : movement.lines(code, from)) {
                if (line.has(Block.CAPTURE) && line.form() != Block.IN_PASSING) {
                    exotic[code] |= line.form() == Block.HOP || line.form() == Block.ROUTE;
                    trace(line, code, from, relation);
                }
            }
        }
        return relation;
    }

    private void trace(Line line, int code, int from, int[] relation) {
        long[] passed = new long[words];
        for (int i = 0; i < line.entries().size(); i++) {
            int square = line.square(i);
            if (line.captures(i)) {
                int mask = mask(passed);
                int cell = from * squares + square;
                exotic[code] |= relation[cell] != ABSENT && relation[cell] != mask;
                relation[cell] = mask;
                reach[(code * squares + square) * words + (from >> 6)] |= 1L << from;
            }
            passed[square >> 6] |= 1L << square;
        }
    }

    private int mask(long[] set) {
        List<Long> key = Arrays.stream(set).boxed().toList();
        return known.computeIfAbsent(key, absent -> key.stream().allMatch(word -> word == 0) ? 0 : store(set));
    }

    private int store(long[] set) {
        if (used + words > masks.length) {
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
        System.arraycopy(set, 0, masks, used, words);
        used += words;
        return used - words;
    }

    /** Codes whose relations do not contradict each other share one table. */
    private int[] shared(int[] relation) {
        for (int[] other : classes) {
            if (agree(relation, other)) {
                for (int cell = 0; cell < relation.length; cell++) {
                    other[cell] = Math.max(other[cell], relation[cell]);
                }
                return other;
            }
        }
        classes.add(relation);
        return relation;
    }

    private static boolean agree(int[] one, int[] other) {
        for (int cell = 0; cell < one.length; cell++) {
            if (one[cell] != ABSENT && other[cell] != ABSENT && one[cell] != other[cell]) {
                return false;
            }
        }
        return true;
    }
}
