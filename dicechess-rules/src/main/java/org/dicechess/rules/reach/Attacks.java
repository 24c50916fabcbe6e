package org.dicechess.rules.reach;

import java.util.ArrayList;
import java.util.List;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;
import org.dicechess.rules.store.BetweenMasks;
import org.dicechess.rules.store.SquareSets;

/**
 * The squares from which a piece can capture on a target, and the squares between that must be empty. Legality is
 * tested with these tables, without making moves.
 */
public final class Attacks {

    /** Added to the index of a mask during construction, where 0 means that no mask is set. */
    private static final int PRESENT = 1;

    /**
     * The most tables of squares between. A table takes 256 KiB on the largest board; codes beyond this number are
     * tested by walking their lines.
     */
    private static final int MOST_TABLES = 8;

    private final int squares;
    private final int words;
    private final long[] reach;
    private final int[][] between;
    private final boolean[] exotic;
    private final boolean[] maskless;
    private final List<int[]> tables = new ArrayList<>();
    private final long[] masks;

    /** Builds the attacks of all codes from their lines. */
    public Attacks(Movement movement, int codes, int squares) {
        this.squares = squares;
        this.words = (squares + 63) >> 6;
        this.reach = new long[(codes + 1) * squares * words];
        this.between = new int[codes + 1][];
        this.exotic = new boolean[codes + 1];
        this.maskless = new boolean[codes + 1];
        SquareSets sets = new SquareSets(words);
        sets.add(new long[words]);
        BetweenMasks[] relations = new BetweenMasks[codes + 1];
        for (int code = 1; code <= codes; code++) {
            int first = movement.first(code);
            relations[code] = first == code ? relation(movement, code, sets) : copyOfFirst(first, code, relations);
        }
        assignTables(relations, false);
        assignTables(relations, true);
        for (int[] relation : tables) {
            for (int cell = 0; cell < relation.length; cell++) {
                relation[cell] -= relation[cell] == 0 ? 0 : PRESENT;
            }
        }
        this.masks = sets.all();
    }

    /**
     * Returns the squares from which a code could capture on a target. The set for a code and a target begins at (code
     * times squares plus target) times words.
     */
    public long[] reach() {
        return reach;
    }

    /**
     * Returns for each code, at from-square times squares plus target, the index in {@link #masks()} of the squares
     * between; 0 for none. For an exotic code the set has all squares that may affect the attack.
     */
    public int[][] between() {
        return between;
    }

    /** Returns sets of squares of {@link #words()} longs each. The first set is empty. */
    public long[] masks() {
        return masks;
    }

    /** Returns the number of longs of one set of squares: 1 to 4. */
    public int words() {
        return words;
    }

    /**
     * Returns for each code whether empty squares between do not suffice for an attack. These are the codes that hop,
     * that go by routes, or that have several paths to one square.
     */
    public boolean[] exotic() {
        return exotic;
    }

    /** Returns for each code whether {@link #between()} does not hold the squares that may affect its attacks. */
    public boolean[] maskless() {
        return maskless;
    }

    /** Collects the squares between for all captures of a code. A code with two paths to one square becomes exotic. */
    private BetweenMasks relation(Movement movement, int code, SquareSets sets) {
        BetweenMasks relation = new BetweenMasks();
        int[] masksTo = new int[squares];
        for (int from = 0; from < squares; from++) {
            for (MovePath line : movement.lines(code, from)) {
                if (line.has(Block.CAPTURE) && line.form() != Block.EN_PASSANT) {
                    trace(line, code, from, masksTo, relation, sets);
                }
            }
            for (MovePath line : movement.threats(code, from)) {
                trace(line, code, from, masksTo, relation, sets);
            }
        }
        return relation;
    }

    /** Copies the attacks of the first code that moves as this one does. */
    private BetweenMasks copyOfFirst(int first, int code, BetweenMasks[] relations) {
        exotic[code] = exotic[first];
        System.arraycopy(reach, first * squares * words, reach, code * squares * words, squares * words);
        return relations[first];
    }

    private void trace(MovePath line, int code, int from, int[] masksTo, BetweenMasks relation, SquareSets sets) {
        exotic[code] |= line.form() == Block.HOP || line.form() == Block.ROUTE;
        long[] passed = new long[words];
        for (int i = 0; i < line.length(); i++) {
            int square = line.square(i);
            if (line.captures(i)) {
                // No square lies before the first one, and set 0 is empty.
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

    /**
     * Assigns tables to the codes that are exotic, or to all others. The others come first, as they need tables most.
     */
    private void assignTables(BetweenMasks[] relations, boolean ofExotic) {
        for (int code = 1; code < relations.length; code++) {
            if (between[code] == null && exotic[code] == ofExotic) {
                between[code] = tableFor(code, relations[code]);
            }
        }
    }

    /**
     * Returns a table that agrees with the masks of a code. Codes whose masks do not contradict each other share a
     * table.
     */
    private int[] tableFor(int code, BetweenMasks relation) {
        for (int[] table : tables) {
            if (relation.agrees(table)) {
                relation.enter(table);
                return table;
            }
        }
        if (tables.size() == MOST_TABLES) {
            exotic[code] = true;
            maskless[code] = true;
            return tables.get(0);
        }
        int[] table = new int[squares * squares];
        relation.enter(table);
        tables.add(table);
        return table;
    }
}
