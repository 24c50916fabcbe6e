package org.dicechess.examples.console;

import java.util.Set;
import java.util.TreeSet;
import org.dicechess.GameRecord;
import org.dicechess.Square;

/** Finds the squares that a drawing marks as left or passed. */
final class Trail {

    private Trail() {}

    /** Returns the squares that pieces have visited in the turn of the last move; empty before the first move. */
    static Set<Square> of(GameRecord game) {
        Set<Square> trail = new TreeSet<>();
        game.lastMoves().forEach(move -> trail.addAll(move.path()));
        return trail;
    }
}
