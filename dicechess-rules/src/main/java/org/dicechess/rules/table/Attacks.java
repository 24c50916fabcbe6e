package org.dicechess.rules.table;

import java.util.ArrayList;
import java.util.List;

/**
 * From where a man could capture on a square, and which squares between must be empty for it: what legality needs
 * without making moves.
 */
public final class Attacks {

    /** Added to the place of a mask while tables are made, where 0 says that there is none. */
    private static final int PRESENT = 1;

    /** Of more tables than this the rest is walked: 256 KiB each on the largest board. */
    private static final int MOST_CLASSES = 8;

    private final int squares;
    private final int words;
    private final long[] reach;
    private final int[][] between;
    private final boolean[] exotic;
    private final boolean[] untold;
    private final List<int[]> classes = new ArrayList<>();
    private final long[] masks;

    /** Works out the attacks of all codes from their lines. */
    public Attacks(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.reach = new long[(codes + 1) * squares * words];
        this.between = new int[codes + 1][];
        this.exotic = new boolean[codes + 1];
        this.untold = new boolean[codes + 1];
        SquareSets sets = new SquareSets(words);
        sets.add(new long[words]);
        BetweenMasks[] relations = new BetweenMasks[codes + 1];
        for (int code = 1; code <= codes; code++) {
            int first = movement.first(code);
            relations[code] = first == code ? work(movement, code, sets) : copied(first, code, relations);
        }
        share(relations, false);
        share(relations, true);
        for (int[] relation : classes) {
            for (int cell = 0; cell < relation.length; cell++) {
                relation[cell] -= relation[cell] == 0 ? 0 : PRESENT;
            }
        }
        this.masks = sets.all();
    }

    /** For (code times squares plus target) times words: the set of squares from which the code could capture there. */
    public long[] reach() {
        return reach;
    }

    /**
     * For each code and from times squares plus target: where in {@link #masks()} the squares between stand; 0 for
     * none. If the code is exotic: all squares that may matter to the attack.
     */
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

    /**
     * For each code whether its attacks are no matter of empty squares between alone: hoppers, routes, and several
     * paths.
     */
    public boolean[] exotic() {
        return exotic;
    }

    /** For each code whether not even {@link #between()} tells which squares may matter to its attacks. */
    public boolean[] untold() {
        return untold;
    }

    /** What is between, as far as a code captures; two ways to a square make it exotic. */
    private BetweenMasks work(Movement movement, int code, SquareSets sets) {
        BetweenMasks relation = new BetweenMasks();
        int[] masksTo = new int[squares];
        for (int from = 0; from < squares; from++) {
            for (MovePath line : movement.lines(code, from)) {
                if (line.has(Block.CAPTURE) && line.form() != Block.EN_PASSANT) {
                    exotic[code] |= line.form() == Block.HOP || line.form() == Block.ROUTE;
                    trace(line, code, from, masksTo, relation, sets);
                }
            }
        }
        return relation;
    }

    /** A code that moves as an earlier one does attacks as it does. */
    private BetweenMasks copied(int first, int code, BetweenMasks[] relations) {
        exotic[code] = exotic[first];
        System.arraycopy(reach, first * squares * words, reach, code * squares * words, squares * words);
        return relations[first];
    }

    private void trace(MovePath line, int code, int from, int[] masksTo, BetweenMasks relation, SquareSets sets) {
        long[] passed = new long[words];
        for (int i = 0; i < line.length(); i++) {
            int square = line.square(i);
            if (line.captures(i)) {
                // The first of the sets is empty, as is what lies before the first square.
                int mask = i == 0 ? 0 : sets.number(passed) * words;
                if (reaches(code, from, square) && masksTo[square] != mask) {
                    exotic[code] = true;
                    mask = sets.number(joined(passed, sets, masksTo[square])) * words;
                }
                relation.add(from * squares + square, mask + PRESENT);
                reach[(code * squares + square) * words + (from >> 6)] |= 1L << from;
                masksTo[square] = mask;
            }
            passed[square >> 6] |= 1L << square;
        }
    }

    private boolean reaches(int code, int from, int square) {
        return (reach[(code * squares + square) * words + (from >> 6)] >>> from & 1) != 0;
    }

    private long[] joined(long[] passed, SquareSets sets, int mask) {
        long[] joined = passed.clone();
        for (int word = 0; word < words; word++) {
            joined[word] |= sets.word(mask / words, word);
        }
        return joined;
    }

    /** Gives tables to the codes that are exotic, or to the others, who need them more. */
    private void share(BetweenMasks[] relations, boolean exotics) {
        for (int code = 1; code < relations.length; code++) {
            if (between[code] == null && exotic[code] == exotics) {
                between[code] = shared(code, relations[code]);
            }
        }
    }

    /** Codes whose relations do not contradict each other share one table. */
    private int[] shared(int code, BetweenMasks relation) {
        for (int[] table : classes) {
            if (relation.agrees(table)) {
                relation.enter(table);
                return table;
            }
        }
        if (classes.size() == MOST_CLASSES) {
            exotic[code] = true;
            untold[code] = true;
            return classes.get(0);
        }
        int[] table = new int[squares * squares];
        relation.enter(table);
        classes.add(table);
        return table;
    }
}
