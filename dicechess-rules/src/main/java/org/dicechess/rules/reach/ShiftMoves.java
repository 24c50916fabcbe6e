package org.dicechess.rules.reach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a code that only leaps, and with few different shifts, as pawns do. All pieces of such a code are
 * counted at once, by sets that are shifted. Squares are numbered rank by rank, so that a leap is the same shift from
 * many squares; a board with holes has more shifts.
 */
public final class ShiftMoves {

    /** A code with more shifts than this is listed square by square. */
    private static final int MOST_SHIFTS = 6;

    /** Cells with one of these bits are listed one by one. */
    private static final int EXCLUDED = Targets.LISTED | Targets.ROYAL | Targets.TRIED;

    private final int words;
    private final boolean[] captures;
    private final boolean[] opens;

    /** For each shift the difference of the arrival from the start. */
    private final int[] arrivals;

    /** For each shift the differences of the squares passed from the start. */
    private final int[][] passed;

    /** The squares from which each shift leads; the index is the shift times the words of the board plus a word. */
    private final long[] from;

    private final long[] promoting;

    private ShiftMoves(List<Shift> shifts, long[] promoting) {
        int count = shifts.size();
        this.words = promoting.length;
        this.captures = new boolean[count];
        this.opens = new boolean[count];
        this.arrivals = new int[count];
        this.passed = new int[count][];
        this.from = new long[count * words];
        this.promoting = promoting;
        for (int i = 0; i < count; i++) {
            Shift shift = shifts.get(i);
            int last = shift.offsets().length - 1;
            captures[i] = shift.captures();
            opens[i] = shift.opens();
            arrivals[i] = shift.offsets()[last];
            passed[i] = Arrays.copyOf(shift.offsets(), last);
            System.arraycopy(shift.from(), 0, from, i * words, words);
        }
    }

    /**
     * One shift: the squares passed and reached, as differences of their numbers from the number of the start.
     *
     * @param from the squares from which the shift leads
     */
    private record Shift(boolean captures, boolean opens, int[] offsets, long[] from) {

        boolean isLike(Shift other) {
            return captures == other.captures && opens == other.opens && Arrays.equals(offsets, other.offsets);
        }
    }

    /** Returns the shifts of a code; null if its moves are not of this form. */
    public static @Nullable ShiftMoves of(Movement movement, Targets targets, int code, int squares) {
        List<Shift> shifts = new ArrayList<>();
        long[] promoting = new long[(squares + 63) >> 6];
        for (int square = 0; square < squares; square++) {
            int bits = targets.bits(code * squares + square);
            promoting[square >> 6] |= (bits & Targets.PROMOTES) != 0 ? 1L << square : 0;
            for (MovePath line : movement.lines(code, square)) {
                add(line, square, shifts, promoting.length);
                if (line.form() == Block.RIDE || (bits & EXCLUDED) != 0 || shifts.size() > MOST_SHIFTS) {
                    return null;
                }
            }
        }
        return shifts.isEmpty() ? null : new ShiftMoves(shifts, promoting);
    }

    private static void add(MovePath line, int square, List<Shift> shifts, int words) {
        int[] offsets = new int[line.length()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = line.square(i) - square;
        }
        if (line.form() != Block.EN_PASSANT && line.has(Block.QUIET)) {
            from(shifts, new Shift(false, line.opens(), offsets, new long[words]))[square >> 6] |= 1L << square;
        }
        if (line.form() != Block.EN_PASSANT && line.has(Block.CAPTURE)) {
            from(shifts, new Shift(true, false, offsets, new long[words]))[square >> 6] |= 1L << square;
        }
    }

    /** Returns the squares from which a shift leads. The shift is added if the list has no equal one. */
    private static long[] from(List<Shift> shifts, Shift wanted) {
        for (Shift shift : shifts) {
            if (shift.isLike(wanted)) {
                return shift.from();
            }
        }
        shifts.add(wanted);
        return wanted.from();
    }

    /** Returns the number of shifts. */
    public int count() {
        return arrivals.length;
    }

    /** Returns whether a shift ends with a capture. A shift without capture needs all its squares empty. */
    public boolean captures(int shift) {
        return captures[shift];
    }

    /** Returns whether the squares that a shift passes become open to en passant captures. */
    public boolean opens(int shift) {
        return opens[shift];
    }

    /** Returns the differences of the squares that a shift passes from its start. */
    public int[] passed(int shift) {
        return passed[shift];
    }

    /** Returns the difference of a shift's arrival from its start. */
    public int arrival(int shift) {
        return arrivals[shift];
    }

    /** Returns one word of the squares from which a shift leads. */
    public long from(int shift, int word) {
        return from[shift * words + word];
    }

    /** Returns one word of the squares from which some shift ends with a promotion. */
    public long promoting(int word) {
        return promoting[word];
    }
}
