package org.dicechess.rules.turns;

/** A position on the way through a turn: its men, and how it was first come to. */
final class TurnNode {

    /** No two positions of a count have the same. */
    int number;

    /** The sum of its men. */
    long pieces;

    /** The part of the ends that its men make. */
    long part;

    /** Whether two dice are left, and it is known what can be done with them. */
    boolean isLastTwo;

    /** The number of the position before. */
    int before;

    /** Whether it was come to by a move that only goes, takes and promotes, and by one that only goes. */
    boolean isByMove;

    boolean isByQuietMove;

    /** That move. */
    int from;

    int to;
    int moved;

    /** It was come to by a move that only goes, takes and promotes. */
    void by(MoveDelta move, TurnNode where) {
        before = where.number;
        isByMove = true;
        isByQuietMove = move.captured == 0 && move.code == move.moved;
        from = move.from;
        to = move.to;
        moved = move.moved;
    }

    /** It was come to by something else, or the turn begins there. */
    void byOther() {
        isByMove = false;
        isByQuietMove = false;
    }
}
