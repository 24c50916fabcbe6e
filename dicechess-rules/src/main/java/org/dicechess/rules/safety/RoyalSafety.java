package org.dicechess.rules.safety;

import org.dicechess.rules.ask.Work;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Tells whether the royals of a side are safe as they stand. */
public final class RoyalSafety {

    /** The number of set words from which on one search for attackers takes long beside an event. */
    private static final int LONG_SEARCH = 32;

    private final State state;
    private final Tables tables;
    private final int words;
    private final long[] pieces;
    private final int[][] codesOf;
    private final SquareAttacks attackers;
    private final Game.Royals rule;

    /** Whether one search for attackers takes long beside an event. */
    private final boolean searchesLong;

    /** The squares of protected pieces when they were looked for; empty where pieces protect no royals. */
    private final long[] shielded;

    RoyalSafety(State state, SquareAttacks attackers, Game.Royals rule) {
        this.state = state;
        this.tables = state.tables;
        this.words = tables.words;
        this.pieces = state.pieces;
        this.codesOf = tables.codesOf;
        this.attackers = attackers;
        this.rule = rule;
        this.shielded = new long[words];
        this.searchesLong = tables.codes.count() / 2 * words >= LONG_SEARCH;
    }

    /**
     * Returns whether a side has not lost the royals that must be safe.
     *
     * @param before how many it had
     */
    public boolean survives(int side, int before) {
        int left = count(side);
        return left >= before || left > 0 && rule != Game.Royals.ANY;
    }

    /** Returns how many royals a side has. */
    public int count(int side) {
        int royals = 0;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words; word++) {
                royals += Long.bitCount(pieces[code * words + word]);
            }
        }
        return royals;
    }

    /** Returns whether a royal of the side to move is attacked, and only by pieces on the squares of a set. */
    public boolean areAttackers(long[] set) {
        findShielded();
        boolean attacked = false;
        for (int code : tables.royals[state.side]) {
            for (int word = 0; word < words; word++) {
                for (long left = pieces[code * words + word]; left != 0; left &= left - 1) {
                    int square = word << 6 | Long.numberOfTrailingZeros(left);
                    boolean counts = !isShielded(square);
                    attacked |= counts && attackers.attacked(square, state.side ^ 1);
                    if (counts && attackers.attackedFromElsewhere(square, set)) {
                        return false;
                    }
                }
            }
        }
        return attacked;
    }

    /** Returns whether so many royals of a side are attacked that it is in check. */
    public boolean inCheck(int side) {
        findShielded();
        if (rule == Game.Royals.ALL) {
            return allAttacked(side);
        }
        if (rule == Game.Royals.LAST && only(side) == Safety.SEVERAL) {
            return false;
        }
        int tested = 0;
        boolean attacked = false;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words && !attacked; word++) {
                for (long left = pieces[code * words + word]; left != 0 && !attacked; left &= left - 1) {
                    tested++;
                    attacked = isThreatened(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1);
                }
            }
        }
        if (tested > 1 || searchesLong) {
            Work.test(state, (long) tested * codesOf[side ^ 1].length * words / Work.SETS_PER_UNIT);
        }
        return attacked;
    }

    /** Returns whether all royals of a side are attacked, and there is one. */
    private boolean allAttacked(int side) {
        int tested = 0;
        boolean all = true;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words && all; word++) {
                for (long left = pieces[code * words + word]; left != 0 && all; left &= left - 1) {
                    tested++;
                    all = isThreatened(word << 6 | Long.numberOfTrailingZeros(left), side ^ 1);
                }
            }
        }
        Work.test(state, (long) tested * codesOf[side ^ 1].length * words / Work.SETS_PER_UNIT);
        return all && tested > 0;
    }

    /** Returns whether a side could capture the royal on a square. */
    private boolean isThreatened(int square, int by) {
        return attackers.threatened(square, by) && !isShielded(square);
    }

    /** Looks for protected pieces as they stand now, where royals may be among them. */
    private void findShielded() {
        if (tables.shieldsRoyals) {
            tables.shields.cover(pieces, shielded);
            Work.test(state, tables.shields.looks() / Work.SETS_PER_UNIT);
        }
    }

    /** Returns whether pieces of its side protected the royal on a square at the last look. */
    private boolean isShielded(int square) {
        return (shielded[square >> 6] >>> square & 1) != 0;
    }

    /** Returns the square of the only royal of a side, {@link Safety#NONE} or {@link Safety#SEVERAL}. */
    int only(int side) {
        int found = Safety.NONE;
        for (int code : tables.royals[side]) {
            for (int word = 0; word < words; word++) {
                long left = pieces[code * words + word];
                if (left != 0) {
                    found = found == Safety.NONE && (left & left - 1) == 0
                            ? word << 6 | Long.numberOfTrailingZeros(left)
                            : Safety.SEVERAL;
                }
            }
        }
        return found;
    }
}
