package org.dicechess.examples.players.evaluation;

/**
 * The squares around a king, and the king's.
 *
 * @param squares whether each square is one of them
 * @param bits the same as a set of bits, for the first 64 squares
 */
record Around(boolean[] squares, long bits) {

    static Around of(boolean[] squares, Kinds kinds) {
        return new Around(squares, kinds.bits(squares)[0]);
    }
}
