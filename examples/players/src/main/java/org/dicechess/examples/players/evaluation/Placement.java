package org.dicechess.examples.players.evaluation;

import org.dicechess.Cursor;

/** The pieces of a position, read once for all terms of an evaluation. */
final class Placement {

    /** The code of the piece on each square; 0 for none. */
    final int[] codes;

    /** The squares with pieces. */
    final int[] occupied;

    /** The number of pieces. */
    final int size;

    Placement(Cursor cursor, int squares) {
        codes = new int[squares];
        occupied = new int[squares];
        int number = 0;
        for (int square = 0; square < squares; square++) {
            int code = cursor.at(square);
            if (code != 0) {
                codes[square] = code;
                occupied[number++] = square;
            }
        }
        size = number;
    }
}
