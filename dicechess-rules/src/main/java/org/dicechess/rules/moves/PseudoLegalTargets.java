package org.dicechess.rules.moves;

import org.dicechess.rules.lines.Block;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Finds the pseudo-legal targets of a piece as sets of squares, one word of the board at a time. Part of the inner
 * loop: it makes no objects.
 */
final class PseudoLegalTargets {

    private final int words;
    private final long[] all;
    private final long[] own;
    private final int[] places;
    private final long[] sets;
    private final int[] runs;
    private final long[] masks;

    PseudoLegalTargets(State state, Safety safety) {
        Tables tables = state.tables;
        this.words = state.words;
        this.all = state.all;
        this.own = safety.own;
        this.places = tables.targets.places();
        this.sets = tables.targets.sets();
        this.runs = tables.targets.runs();
        this.masks = tables.targets.masks();
    }

    /** Returns the place of a cell's entry in {@link Targets}. */
    int place(int cell) {
        return places[cell];
    }

    /** Returns the cell bits at a place. */
    int bits(int place) {
        return (int) sets[place + 3];
    }

    /** Returns the first word of the board that the moves of a cell with these bits reach. */
    static int firstWord(int bits) {
        return bits >>> Targets.FIRST_WORD & 3;
    }

    /** Returns the last such word. */
    static int lastWord(int bits) {
        return bits >>> Targets.LAST_WORD & 3;
    }

    /** Returns whether a cell has a ray whose first square holds no own piece. */
    boolean rides(int place, int bits) {
        long open = 0;
        int at = place + 2;
        for (int word = firstWord(bits); word <= lastWord(bits); word++) {
            open |= sets[at] & ~own[word];
            at += Targets.ENTRY;
        }
        return open != 0;
    }

    /** Returns whether a piece can have targets. All rays of many pieces are shut. */
    static boolean mayMove(int bits, boolean rides) {
        return rides || (bits & Targets.LEAPS) != 0;
    }

    /** Returns the targets in one word by leaps and, if {@code rides}, rays. Own pieces are not removed. */
    long leapsAndRays(int place, int word, int bits, boolean rides) {
        int at = place + (word - firstWord(bits)) * Targets.ENTRY;
        long pieces = all[word];
        long set = sets[at] & ~pieces | sets[at + 1] & pieces;
        return rides ? set | rays((int) (sets[at + 3] >>> Targets.SHIFT), word, pieces) : set;
    }

    /**
     * Returns the targets by leaps and rays, where one word holds the board. The caller gives all pieces and its own
     * pieces, so that a caller with many pieces reads them once.
     */
    long leapsAndRays(int place, long pieces, long ownPieces) {
        long set = sets[place] & ~pieces | sets[place + 1] & pieces;
        return (sets[place + 2] & ~ownPieces) == 0
                ? set
                : set | rays((int) (sets[place + 3] >>> Targets.SHIFT), pieces);
    }

    /**
     * Counts the open squares that a piece reaches by leaps, rays and paths, where two words hold the board. It always
     * reads both words, as a test which of them the piece reaches costs more.
     */
    int countOnTwoWords(int place, int bits, long[] open) {
        long low = all[0];
        long high = all[1];
        int above = place + Targets.ENTRY;
        long setLow = sets[place] & ~low | sets[place + 1] & low;
        long setHigh = sets[above] & ~high | sets[above + 1] & high;
        if ((sets[place + 2] & ~own[0] | sets[above + 2] & ~own[1]) != 0) {
            setLow |= rays((int) (sets[place + 3] >>> Targets.SHIFT), 0, low);
            setHigh |= rays((int) (sets[above + 3] >>> Targets.SHIFT), 1, high);
        }
        if ((bits & Targets.PATHS) != 0) {
            setLow |= paths(place, 0, bits);
            setHigh |= paths(place, 1, bits);
        }
        return Long.bitCount(setLow & open[0]) + Long.bitCount(setHigh & open[1]);
    }

    private long rays(int run, long pieces) {
        int counts = runs[run];
        int i = run + 1;
        long set = 0;
        for (int last = i + (counts & 255); i < last; i++) {
            long mask = masks[runs[i]];
            long hit = mask & pieces;
            set |= mask & (hit ^ hit - 1);
        }
        for (int last = i + (counts >>> 8 & 255); i < last; i++) {
            long mask = masks[runs[i]];
            set |= mask & -1L << ~Long.numberOfLeadingZeros(mask & pieces | 1);
        }
        for (int last = i + (counts >>> 16 & 255); i < last; i++) {
            set |= ray(runs[i], 0, pieces);
        }
        return set;
    }

    private long rays(int run, int word, long pieces) {
        int counts = runs[run];
        int i = run + 1;
        long set = 0;
        for (int last = i + (counts & 255); i < last; i++) {
            long mask = masks[runs[i] + word];
            long hit = mask & pieces;
            set |= mask & (hit ^ hit - 1);
        }
        for (int last = i + (counts >>> 8 & 255); i < last; i++) {
            long mask = masks[runs[i] + word];
            set |= mask & -1L << ~Long.numberOfLeadingZeros(mask & pieces | 1);
        }
        for (int last = i + (counts >>> 16 & 255); i < last; i++) {
            set |= ray(runs[i], word, pieces);
        }
        return set;
    }

    /** Returns the targets on a ray that has a mode of its own or comes from another word. */
    private long ray(int ray, int word, long pieces) {
        int at = ray >>> 3;
        boolean ascends = (ray & Targets.ASCENDS) != 0;
        if (isShutBefore(at, ascends, word)) {
            return 0;
        }
        long mask = masks[at + word];
        long hit = mask & pieces;
        long set = ascends ? mask & (hit ^ hit - 1) : mask & -1L << ~Long.numberOfLeadingZeros(hit | 1);
        return set & ((ray & Block.QUIET) != 0 ? -1L : pieces) & ((ray & Block.CAPTURE) != 0 ? -1L : ~pieces);
    }

    /** Returns whether any piece stands on the squares of a ray before the ray reaches a word. */
    private boolean isShutBefore(int mask, boolean ascends, int word) {
        if (words == 2) {
            int other = word ^ 1;
            return ascends == other < word && (masks[mask + other] & all[other]) != 0;
        }
        return isShut(mask, ascends ? 0 : word + 1, ascends ? word : words);
    }

    /** Returns whether any piece stands on a square of a mask, within some words. */
    private boolean isShut(int mask, int begin, int end) {
        for (int word = begin; word < end; word++) {
            if ((masks[mask + word] & all[word]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the targets by paths, which go to empty squares only. */
    long paths(int place, int word, int bits) {
        int run = (int) (sets[place + (word - firstWord(bits)) * Targets.ENTRY + 3] >>> Targets.SHIFT);
        int counts = runs[run];
        int at = run + 1 + (counts & 255) + (counts >>> 8 & 255) + (counts >>> 16 & 255);
        long set = 0;
        for (int end = at + 2 * (counts >>> 24); at < end; at += 2) {
            int arrival = runs[at + 1];
            set |= isShut(runs[at], firstWord(arrival), lastWord(arrival) + 1) ? 0 : 1L << arrival;
        }
        return set;
    }
}
