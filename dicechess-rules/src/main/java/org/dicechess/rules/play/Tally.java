package org.dicechess.rules.play;

import org.dicechess.rules.table.Block;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Targets;

/**
 * Counts the legal moves of the side to move without listing them: by sets of squares, men who are pinned, royal or odd by a
 * list of their own. Part of the inner loop: no objects are made.
 */
final class Tally {

    /** Sets do not tell: the moves have to be listed. */
    static final int UNKNOWN = -1;

    private final State state;
    private final Safety safety;
    private final Generator generator;
    private final Tables tables;
    private final int squares;
    private final int words;
    private final long[] quietLeaps;
    private final long[] captureLeaps;
    private final long[] firsts;
    private final int[] start;
    private final int[] rays;
    private final long[] masks;
    private final boolean[] passes;
    private final long[] own;
    private final long[] enemies;
    private final boolean[] counts;
    private final int[] scratch;

    Tally(State state, int[] scratch) {
        this.state = state;
        this.safety = state.safety();
        this.generator = state.generator();
        this.tables = state.tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.quietLeaps = tables.targets.quietLeaps();
        this.captureLeaps = tables.targets.captureLeaps();
        this.firsts = tables.targets.firsts();
        this.start = tables.targets.start();
        this.rays = tables.targets.rays();
        this.masks = tables.targets.masks();
        this.passes = tables.targets.passes();
        this.own = new long[words];
        this.enemies = new long[words];
        this.counts = new boolean[tables.stages.over + 1];
        this.scratch = scratch;
        for (int stage = 0; stage < tables.stages.dealing; stage++) {
            counts[stage] = isMoveAlone(stage) && !tables.shields.any() && !tables.hooked.any;
        }
    }

    /** How many moves there are; {@link #UNKNOWN} where they have to be listed, and where there is none. */
    int count() {
        if (!counts[state.stage] || state.hand != 0) {
            return UNKNOWN;
        }
        safety.prepare();
        if (safety.verify || safety.check) {
            return UNKNOWN;
        }
        gather();
        int count = 0;
        for (int code : tables.rolls.movable(state.roll, state.side)) {
            count += men(code);
        }
        if (state.rights != 0 && tables.rolls.castles(state.roll)) {
            count += generator.castlings(scratch, 0);
        }
        return count == 0 ? UNKNOWN : count;
    }

    private boolean isMoveAlone(int stage) {
        Stages stages = tables.stages;
        return stages.afterMove[stage] != Stages.NOT_HERE
                && stages.afterAct[stage] == Stages.NOT_HERE
                && stages.afterChoice[stage] == Stages.NOT_HERE
                && stages.afterWalk[stage] == Stages.NOT_HERE
                && !stages.mayEnd[stage];
    }

    private void gather() {
        for (int word = 0; word < words; word++) {
            long mine = 0;
            for (int code : tables.codesOf[state.side]) {
                mine |= state.men[code * words + word];
            }
            own[word] = mine;
            enemies[word] = state.all[word] & ~mine;
        }
    }

    private int men(int code) {
        boolean odd = safety.king >= 0 && (generator.isRoyal(code) || tables.promotesToRoyal[code]);
        if (words == 1) {
            return menOnOneWord(code, odd);
        }
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = state.men[code * words + word]; left != 0; left &= left - 1) {
                int from = word << 6 | Long.numberOfTrailingZeros(left);
                int cell = code * squares + from;
                count += odd || isListed(cell, from)
                        ? generator.man(code, from, scratch, 0)
                        : leaps(cell) + (isShut(cell) ? 0 : lines(start[cell]));
            }
        }
        return count;
    }

    /** The same where one long holds the board. */
    private int menOnOneWord(int code, boolean odd) {
        long all = state.all[0];
        long free = ~own[0];
        int count = 0;
        for (long left = state.men[code]; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int cell = code * squares + from;
            if (odd || isListed(cell, from)) {
                count += generator.man(code, from, scratch, 0);
            } else {
                count += Long.bitCount(quietLeaps[cell] & ~all) + Long.bitCount(captureLeaps[cell] & all & free);
                count += (firsts[cell] & free) == 0 ? 0 : lines(start[cell]);
            }
        }
        return count;
    }

    private boolean isListed(int cell, int from) {
        return rays[start[cell]] == Targets.LISTED || safety.isPinned(from) || state.passing != 0 && passes[cell];
    }

    private int leaps(int cell) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(quietLeaps[cell * words + word] & ~state.all[word])
                    + Long.bitCount(captureLeaps[cell * words + word] & enemies[word]);
        }
        return count;
    }

    /** Whether own men stand on the first square of every line. */
    private boolean isShut(int cell) {
        for (int word = 0; word < words; word++) {
            if ((firsts[cell * words + word] & ~own[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    private int lines(int at) {
        int count = 0;
        int i = at + 1;
        for (int last = at + rays[at]; i <= last; i++) {
            count += words == 1 ? ray(rays[i]) : longRay(rays[i]);
        }
        for (int last = i + rays[i]; i < last; ) {
            count += isEmpty(rays[++i]) ? 1 : 0;
        }
        return count;
    }

    private int ray(int ray) {
        long mask = masks[ray >>> 3];
        long men = mask & state.all[0];
        if (men == 0) {
            return (ray & Block.QUIET) != 0 ? Long.bitCount(mask) : 0;
        }
        long nearest = (ray & Targets.ASCENDS) != 0 ? men & -men : Long.highestOneBit(men);
        long before = (ray & Targets.ASCENDS) != 0 ? nearest - 1 : -nearest << 1;
        int quiet = (ray & Block.QUIET) != 0 ? Long.bitCount(mask & before) : 0;
        return (ray & Block.CAPTURE) != 0 && (nearest & enemies[0]) != 0 ? quiet + 1 : quiet;
    }

    private int longRay(int ray) {
        boolean ascends = (ray & Targets.ASCENDS) != 0;
        int at = ray >>> 3;
        int quiet = 0;
        for (int i = 0; i < words; i++) {
            int word = ascends ? i : words - 1 - i;
            long mask = masks[at + word];
            long men = mask & state.all[word];
            if (men != 0) {
                long nearest = ascends ? men & -men : Long.highestOneBit(men);
                quiet += Long.bitCount(mask & (ascends ? nearest - 1 : -nearest << 1));
                int captures = (ray & Block.CAPTURE) != 0 && (nearest & enemies[word]) != 0 ? 1 : 0;
                return captures + ((ray & Block.QUIET) != 0 ? quiet : 0);
            }
            quiet += Long.bitCount(mask);
        }
        return (ray & Block.QUIET) != 0 ? quiet : 0;
    }

    private boolean isEmpty(int mask) {
        for (int word = 0; word < words; word++) {
            if ((masks[mask + word] & state.all[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
