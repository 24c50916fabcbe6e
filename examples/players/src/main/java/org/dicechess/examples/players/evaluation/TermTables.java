package org.dicechess.examples.players.evaluation;

/**
 * What the terms of an evaluation read.
 *
 * @param kinds the piece codes
 * @param alternates whether nobody rolls and each turn is one event
 * @param around the squares around a king of each code on each square; nothing for other pieces
 * @param nothing no square
 */
record TermTables(
        Kinds kinds,
        boolean alternates,
        Around[] around,
        Around nothing,
        Shelter shelter,
        Runners runners,
        Pairs pairs) {

    /** Returns the squares around a king, and the king's; nothing if there is no king. */
    Around around(int king) {
        return king < 0 ? nothing : around[king];
    }
}
