package org.dicechess.rules.model;

import java.util.BitSet;

/**
 * The pieces that sides hold in hand beside the board.
 *
 * @param kinds the kinds, by index, of which a hand may hold pieces
 * @param captured who gets a captured piece
 */
public record Hands(BitSet kinds, Captured captured, String rule) {

    /** The most pieces of a kind in a hand. Further ones leave the game. */
    public static final int MOST = 255;

    /** Who gets a captured piece in hand. */
    public enum Captured {

        /** The side that has captured it, as a piece of its own. */
        CAPTOR,

        /** The side that has lost it. */
        OWNER,

        /** Nobody: it leaves the game. */
        NOBODY
    }
}
