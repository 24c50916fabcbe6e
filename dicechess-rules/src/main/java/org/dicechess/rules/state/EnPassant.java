package org.dicechess.rules.state;

/**
 * Squares that are open to en passant, packed into one long: up to four fields of 16 bits, each the target in bits 0-7
 * and the victim's square in bits 8-15, in ascending order; 0 stands for none. No other class knows these bits.
 */
public final class EnPassant {

    private static final int FIELD = 16;
    private static final long MASK = 0xFFFF;
    private static final int VICTIM = 8;

    private EnPassant() {}

    /** One open square as a field. */
    public static long field(int target, int victim) {
        return target | victim << VICTIM;
    }

    /** The target of the first field. */
    public static int target(long open) {
        return (int) open & 255;
    }

    /** The victim's square of the first field. */
    public static int victim(long open) {
        return (int) (open >>> VICTIM) & 255;
    }

    /** The first field alone. */
    public static long first(long open) {
        return open & MASK;
    }

    /** The fields after the first. */
    public static long next(long open) {
        return open >>> FIELD;
    }

    /** The open squares and one more. */
    public static long with(long open, long field) {
        return open == 0 ? field : sorted(open << FIELD | field);
    }

    /** What stays open when a piece has left a square or arrived there, so that it is no victim any more. */
    public static long closed(long open, int square) {
        long kept = 0;
        int shift = 0;
        for (long left = open; left != 0; left >>>= FIELD) {
            if (victim(left) != square) {
                kept |= (left & MASK) << shift;
                shift += FIELD;
            }
        }
        return kept;
    }

    /** The live bits and squares of a clock that matter to equality: a square that nobody can use leaves no trace. */
    public static long usable(long clock, long enPassant) {
        return live(Clock.live(clock), enPassant);
    }

    /** The same of the squares that the present turn has opened. */
    public static long usableNext(long clock, long opened) {
        return live(Clock.live(clock) >>> 4, opened);
    }

    /** Those of up to four open squares whose bits are set, without gaps. */
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

    /** The same open squares in ascending order, so that the order of the moves that opened them leaves no trace. */
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
