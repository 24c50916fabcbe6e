package org.dicechess.examples.players.search;

import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Result;

/** What the end of a game is worth. */
public final class Ended {

    private Ended() {}

    /** Returns the winning expectation of a side where a game has ended. */
    public static double worth(Cursor cursor, Color side) {
        Result result = cursor.end().result();
        return result == Result.DRAW ? 0 : result == Result.winFor(side) ? Expectiminimax.WIN : Expectiminimax.LOSS;
    }
}
