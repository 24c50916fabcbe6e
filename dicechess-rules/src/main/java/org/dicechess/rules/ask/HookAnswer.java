package org.dicechess.rules.ask;

import org.dicechess.rules.state.EventCode;

/**
 * The moves that a hook lists for one piece, as numbers.
 *
 * @param plain the plain moves, as event numbers; each once
 * @param effects every other move as an array. Bits 0-15 of entry 0 hold the arrival. Each further entry is an edit:
 *     its square in bits 0-7, the code that stands there afterwards in bits 8-15, and in bit 16 whether the piece
 *     before is taken.
 */
public record HookAnswer(int[] plain, int[][] effects) {

    static final HookAnswer NOTHING = new HookAnswer(new int[0], new int[0][]);

    private static final int CODE = 8;
    private static final int TAKEN = 1 << 16;

    /** What an array takes besides its numbers, in numbers. */
    private static final int ARRAY = 4;

    /** The number of entries before the edits. */
    public static final int HEAD = 1;

    /** Returns how many numbers the answer holds, with what its arrays take besides. */
    int numbers() {
        int numbers = ARRAY + plain.length;
        for (int[] effect : effects) {
            numbers += ARRAY + effect.length;
        }
        return numbers;
    }

    /** Adds the squares of the pieces that the moves of the piece on a square take if an enemy stands there. */
    void addTaken(int from, long[] taken) {
        for (int move : plain) {
            int to = EventCode.to(move);
            taken[to >> 6] |= from == to ? 0 : 1L << to;
        }
        for (int[] effect : effects) {
            for (int i = HEAD; i < effect.length; i++) {
                int square = square(effect[i]);
                taken[square >> 6] |= takes(effect[i]) ? 1L << square : 0;
            }
        }
    }

    /** Returns an edit that takes nothing. */
    public static int edit(int square, int code) {
        return square | code << CODE;
    }

    /** Returns the same edit, which now takes the piece on its square. */
    public static int taking(int edit) {
        return edit | TAKEN;
    }

    /** Returns the square of an edit. */
    public static int square(int edit) {
        return edit & 255;
    }

    /** Returns the code that stands on the square afterwards, 0 for none. */
    public static int code(int edit) {
        return edit >>> CODE & 255;
    }

    /** Returns whether an edit takes the piece that stands on its square. */
    public static boolean takes(int edit) {
        return (edit & TAKEN) != 0;
    }

    /** Returns the square of arrival of an effect. */
    public static int arrival(int[] effect) {
        return effect[0] & 255;
    }
}
