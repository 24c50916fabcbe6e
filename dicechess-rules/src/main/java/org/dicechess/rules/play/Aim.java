package org.dicechess.rules.play;

import java.util.Arrays;
import org.dicechess.rules.table.Block;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Targets;

/**
 * Where a man may go, as a set of squares, own men and the royal's safety left aside. Methods that give one long are for boards
 * that one long holds. Part of the inner loop: no objects are made.
 */
final class Aim {

    private final int words;
    private final long[] all;
    private final long[] own;
    private final long[] sets;
    private final int stride;
    private final int[] runs;
    private final long[] masks;

    Aim(State state) {
        Tables tables = state.tables;
        this.words = state.words;
        this.all = state.all;
        this.own = state.safety().own;
        this.sets = tables.targets.sets();
        this.stride = tables.targets.stride();
        this.runs = tables.targets.runs();
        this.masks = tables.targets.masks();
    }

    /** What {@link Targets} say of a cell besides its sets. */
    long bits(int cell) {
        return sets[cell * stride + stride - 1];
    }

    /** By leaps and rays. */
    long plain(int cell) {
        int at = cell << 2;
        long men = all[0];
        long set = sets[at] & ~men | sets[at + 1] & men;
        return (sets[at + 2] & ~own[0]) == 0 ? set : set | rays((int) (sets[at + 3] >>> Targets.SHIFT), men);
    }

    private long rays(int run, long men) {
        int counts = runs[run];
        int i = run + 1 + 2 * (counts >>> 24);
        long set = 0;
        for (int last = i + (counts & 255); i < last; i++) {
            long mask = masks[runs[i]];
            long met = mask & men;
            set |= mask & (met ^ met - 1);
        }
        for (int last = i + (counts >>> 8 & 255); i < last; i++) {
            long mask = masks[runs[i]];
            set |= mask & -1L << ~Long.numberOfLeadingZeros(mask & men | 1);
        }
        for (int last = i + (counts >>> 16 & 255); i < last; i++) {
            set |= ray(runs[i], men);
        }
        return set;
    }

    /** A ray with a mode of its own. */
    private long ray(int ray, long men) {
        long mask = masks[ray >>> 3];
        long met = mask & men;
        long set = (ray & Targets.ASCENDS) != 0 ? mask & (met ^ met - 1) : mask & -1L << ~Long.numberOfLeadingZeros(met | 1);
        return set & ((ray & Block.QUIET) != 0 ? -1L : men) & ((ray & Block.CAPTURE) != 0 ? -1L : ~men);
    }

    /** By paths, which only go to empty squares. */
    long paths(int cell) {
        int run = (int) (bits(cell) >>> Targets.SHIFT);
        long set = 0;
        for (int at = run + 1; at < run + 1 + 2 * (runs[run] >>> 24); at += 2) {
            set |= (masks[runs[at]] & all[0]) == 0 ? 1L << runs[at + 1] : 0;
        }
        return set;
    }

    /** By leaps and rays. */
    void plain(int cell, long[] set) {
        int at = cell * stride;
        long open = 0;
        for (int word = 0; word < words; word++) {
            set[word] = sets[at + word] & ~all[word] | sets[at + words + word] & all[word];
            open |= sets[at + 2 * words + word] & ~own[word];
        }
        if (open != 0) {
            rays((int) (bits(cell) >>> Targets.SHIFT), set);
        }
    }

    private void rays(int run, long[] set) {
        int counts = runs[run];
        int i = run + 1 + 2 * (counts >>> 24);
        for (int last = i + (counts & 255); i < last; i++) {
            ascend(runs[i], set, -1L, -1L);
        }
        for (int last = i + (counts >>> 8 & 255); i < last; i++) {
            descend(runs[i], set, -1L, -1L);
        }
        for (int last = i + (counts >>> 16 & 255); i < last; i++) {
            long quiet = (runs[i] & Block.QUIET) != 0 ? -1L : 0;
            long taking = (runs[i] & Block.CAPTURE) != 0 ? -1L : 0;
            if ((runs[i] & Targets.ASCENDS) != 0) {
                ascend(runs[i] >>> 3, set, quiet, taking);
            } else {
                descend(runs[i] >>> 3, set, quiet, taking);
            }
        }
    }

    private void ascend(int mask, long[] set, long quiet, long taking) {
        for (int word = 0; word < words; word++) {
            long line = masks[mask + word];
            long met = line & all[word];
            set[word] |= line & (met ^ met - 1) & (~met & quiet | met & taking);
            if (met != 0) {
                return;
            }
        }
    }

    private void descend(int mask, long[] set, long quiet, long taking) {
        for (int word = words - 1; word >= 0; word--) {
            long line = masks[mask + word];
            long met = line & all[word];
            if (met != 0) {
                set[word] |= line & -1L << ~Long.numberOfLeadingZeros(met) & (~met & quiet | met & taking);
                return;
            }
            set[word] |= line & quiet;
        }
    }

    /** By paths, which only go to empty squares. */
    void paths(int cell, long[] set) {
        Arrays.fill(set, 0);
        addPaths(cell, set);
    }

    /** Adds where paths lead. */
    void addPaths(int cell, long[] set) {
        int run = (int) (bits(cell) >>> Targets.SHIFT);
        for (int at = run + 1; at < run + 1 + 2 * (runs[run] >>> 24); at += 2) {
            int to = runs[at + 1];
            set[to >> 6] |= isEmpty(runs[at]) ? 1L << to : 0;
        }
    }

    private boolean isEmpty(int mask) {
        for (int word = 0; word < words; word++) {
            if ((masks[mask + word] & all[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
