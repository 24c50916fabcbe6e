package org.dicechess.rules.state;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Packs the squares that are open to en passant into one long. It has up to four fields of 16 bits in ascending order;
 * 0 stands for none. A field holds the target in bits 0-7 and the victim's square in bits 8-15. No other class knows
 * these bits.
 */
public final class EnPassant {

    private static final int FIELD = 16;
    private static final int LAST = 48;
    private static final long MASK = 0xFFFF;
    private static final int VICTIM = 8;

    private EnPassant() {}

    /** Returns the field of one open square. */
    public static long field(int target, int victim) {
        return target | victim << VICTIM;
    }

    /** Returns the target of the first field. */
    public static int target(long open) {
        return (int) open & 255;
    }

    /** Returns the victim's square of the first field. */
    public static int victim(long open) {
        return (int) (open >>> VICTIM) & 255;
    }

    /**
     * Returns the square of the piece that a capture on a target takes, -1 if the target is not open.
     *
     * @param board the codes before the capture
     * @param side the side that captures: 0 White, 1 Black
     */
    public static int victim(long open, int target, byte[] board, int side) {
        for (long left = open; left != 0; left = next(left)) {
            int victim = victim(left);
            if (target(left) == target && board[victim] != 0 && (board[victim] & 1) == side) {
                return victim;
            }
        }
        return -1;
    }

    /**
     * Returns the square of the piece that a capture on a target has taken.
     *
     * @param board the codes after the capture
     */
    public static int taken(long open, int target, byte[] board) {
        for (long left = open; left != 0; left = next(left)) {
            if (target(left) == target && board[victim(left)] == 0) {
                return victim(left);
            }
        }
        throw new AssertionError("no capture en passant on square " + target);
    }

    /** Returns the targets, in ascending order. */
    public static List<Integer> targets(long open) {
        Set<Integer> targets = new TreeSet<>();
        for (long left = open; left != 0; left = next(left)) {
            targets.add(target(left));
        }
        return List.copyOf(targets);
    }

    /** Returns the first field alone. */
    public static long first(long open) {
        return open & MASK;
    }

    /** Returns the fields after the first. */
    public static long next(long open) {
        return open >>> FIELD;
    }

    /** Returns the open squares and one more, if there is room for it. */
    public static long with(long open, long field) {
        if (open >>> LAST != 0) {
            return open;
        }
        return open == 0 ? field : sorted(open << FIELD | field);
    }

    /**
     * Returns the squares that stay open after pieces have left or reached two squares: their pieces are no victims any
     * more.
     */
    public static long closed(long open, int one, int other) {
        if (open <= MASK && open >= 0) {
            int victim = victim(open);
            return victim == one || victim == other ? 0 : open;
        }
        long kept = 0;
        int shift = 0;
        for (long left = open; left != 0; left >>>= FIELD) {
            if (victim(left) != one && victim(left) != other) {
                kept |= (left & MASK) << shift;
                shift += FIELD;
            }
        }
        return kept;
    }

    /** Returns the open squares of a clock that matter to equality: those that some capture can use. */
    public static long usable(long clock, long enPassant) {
        return live(Clock.live(clock), enPassant);
    }

    /** Returns the same for the squares that the present turn has opened. */
    public static long usableNext(long clock, long opened) {
        return live(Clock.live(clock) >>> 4, opened);
    }

    /** Returns those of up to four fields whose bits are set, without gaps. */
    private static long live(int bits, long open) {
        long compact = 0;
        int shift = 0;
        for (int field = 0; field < 4; field++) {
            if ((bits >>> field & 1) != 0) {
                compact |= (open >>> FIELD * field & MASK) << shift;
                shift += FIELD;
            }
        }
        return compact;
    }

    /** Returns the same open squares in ascending order. The order of the moves that opened them leaves no trace. */
    public static long sorted(long enPassant) {
        long sorted = 0;
        for (long left = enPassant; left != 0; left >>>= FIELD) {
            sorted = insert(sorted, left & MASK);
        }
        return sorted;
    }

    private static long insert(long sorted, long field) {
        if (field == 0) {
            return sorted;
        }
        int shift = 0;
        while (shift < 64 && (sorted >>> shift & MASK) != 0 && (sorted >>> shift & MASK) < field) {
            shift += FIELD;
        }
        long below = shift == 0 ? 0 : sorted & -1L >>> 64 - shift;
        return below | field << shift | (sorted & ~below) << FIELD;
    }
}
