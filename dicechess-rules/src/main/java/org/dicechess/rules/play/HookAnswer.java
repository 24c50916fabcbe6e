package org.dicechess.rules.play;

/**
 * What a hook told of one man, as numbers.
 *
 * @param plain moves that only go and take, as event numbers
 * @param effects each other move as its edits: square in bits 0-7, the code that stands there afterwards in bits 8-15,
 *     in bit 16 whether the man before is taken; in bits 0-15 of the first entry of each, the arrival
 */
record HookAnswer(int[] plain, int[][] effects) {

    static final HookAnswer NOTHING = new HookAnswer(new int[0], new int[0][]);

    static final int TAKEN = 1 << 16;

    /** How many entries come before the edits. */
    static final int HEAD = 1;
}
