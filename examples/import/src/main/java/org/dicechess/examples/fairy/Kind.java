package org.dicechess.examples.fairy;

/**
 * A kind of piece in the definition: a piece of the format, or what a piece has become.
 *
 * @param slot the piece as which it moves
 * @param origin what it was before; empty if it has not promoted, or is as if it had not
 * @param form whether it is the promoted form of one piece, as in shogi
 */
record Kind(String slot, String origin, boolean form, String symbol) {

    boolean isPlain() {
        return origin.isEmpty();
    }
}
