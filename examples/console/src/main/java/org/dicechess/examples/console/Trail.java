package org.dicechess.examples.console;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Square;

/** Finds the squares that a drawing marks as left or passed. */
final class Trail {

    private Trail() {}

    /** Returns the squares that pieces have visited in the turn of the last move; empty before the first move. */
    static Set<Square> of(GameRecord game) {
        Set<Square> trail = new TreeSet<>();
        List<Event> events = game.events();
        List<Position> positions = game.positions();
        boolean begun = false;
        for (int i = events.size() - 1; i >= 0 && !begun; i--) {
            if (events.get(i) instanceof Move move) {
                trail.addAll(move.path());
            }
            begun = !trail.isEmpty() && positions.get(i).beginsTurn();
        }
        return trail;
    }
}
