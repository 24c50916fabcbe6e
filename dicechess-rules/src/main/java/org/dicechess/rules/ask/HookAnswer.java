package org.dicechess.rules.ask;

/**
 * What a hook told of one piece, as numbers.
 *
 * @param plain moves that only go and take, as event numbers
 * @param effects each other move as its edits: square in bits 0-7, the code that stands there afterwards in bits 8-15,
 *     in bit 16 whether the piece before is taken; in bits 0-15 of the first entry of each, the arrival
 */
public record HookAnswer(int[] plain, int[][] effects) {

    static final HookAnswer NOTHING = new HookAnswer(new int[0], new int[0][]);

    private static final int CODE = 8;
    private static final int TAKEN = 1 << 16;

    /** How many entries come before the edits. */
    public static final int HEAD = 1;

    /** An edit that takes nothing. */
    public static int edit(int square, int code) {
        return square | code << CODE;
    }

    /** The same edit, which takes the piece that stands there. */
    static int taking(int edit) {
        return edit | TAKEN;
    }

    /** The square of an edit. */
    public static int square(int edit) {
        return edit & 255;
    }

    /** The code that stands there afterwards, 0 for none. */
    public static int code(int edit) {
        return edit >>> CODE & 255;
    }

    /** Whether an edit takes the piece that stands there. */
    public static boolean takes(int edit) {
        return (edit & TAKEN) != 0;
    }

    /** The square of arrival of an effect. */
    public static int arrival(int[] effect) {
        return effect[0] & 255;
    }
}
