package org.dicechess.rules.turns;

/** A position within a turn: its pieces, and how it was first reached. */
final class TurnNode {

    /** The number of the position. Each position of a count has its own. */
    int number;

    /** The linear hash of its pieces. */
    long pieces;

    /** The partition key of its pieces. */
    long partition;

    /** Whether two dice are left and their moves are listed. */
    boolean hasLastTwo;

    /** The number of the position before this one. */
    int previous;

    /** Whether the position was reached by a plain move. */
    boolean reachedByMove;

    /** Whether it was reached by a plain move that neither captures nor promotes. */
    boolean reachedByQuietMove;

    /** The squares of that move. */
    int from;

    int to;

    /** The code of the piece that moved. */
    int moved;

    /** Records that a plain move led here. */
    void reachBy(MoveDelta move, TurnNode origin) {
        previous = origin.number;
        reachedByMove = true;
        reachedByQuietMove = move.captured == 0 && move.code == move.moved;
        from = move.from;
        to = move.to;
        moved = move.moved;
    }

    /** Records that something else led here, or that the turn begins here. */
    void reachOtherwise() {
        reachedByMove = false;
        reachedByQuietMove = false;
    }
}
