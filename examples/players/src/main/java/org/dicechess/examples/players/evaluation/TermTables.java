package org.dicechess.examples.players.evaluation;

/**
 * What the terms of an evaluation read.
 *
 * @param kinds the piece codes
 * @param alternates whether nobody rolls and each turn is one event
 * @param around the squares around a king of each code on each square; null for other pieces
 * @param nothing no square
 */
record TermTables(
        Kinds kinds,
        boolean alternates,
        boolean[][] around,
        boolean[] nothing,
        Shelter shelter,
        Runners runners,
        Pairs pairs) {

    /** Returns the squares around a king, and the king's; nothing if there is no king. */
    boolean[] around(int king) {
        return king < 0 ? nothing : around[king];
    }
}
