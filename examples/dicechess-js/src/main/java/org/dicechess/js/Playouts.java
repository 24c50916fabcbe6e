package org.dicechess.js;

import java.util.List;
import java.util.Random;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.GameRecord;
import org.dicechess.Node;
import org.dicechess.Result;

/**
 * A small computer player: it plays each event on at random several times, and chooses the event whose games ended
 * best. It knows nothing of a game but its rules. The players of the examples are much stronger.
 */
final class Playouts {

    /** So many events after the choice a playout is broken off, as a draw that pieces decide. */
    private static final int LONGEST = 60;

    /** What a game that the side wins counts more than any pieces. */
    private static final double WIN = 1;

    private final Cursor cursor;
    private final Color player;
    private final Node.Decision decision;
    private final Random random = new Random();

    Playouts(GameRecord game) {
        if (!(game.node() instanceof Node.Decision choice)) {
            throw new IllegalArgumentException("nobody decides here");
        }
        cursor = game.cursor();
        decision = choice;
        player = choice.player();
    }

    Event best(int playouts) {
        List<Event> events = decision.events();
        int each = Math.max(1, playouts / events.size());
        Event best = events.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Event event : events) {
            double value = value(cursor.number(event), each);
            if (value > most) {
                most = value;
                best = event;
            }
        }
        return best;
    }

    private double value(int event, int playouts) {
        double sum = 0;
        for (int i = 0; i < playouts; i++) {
            int depth = cursor.depth();
            cursor.play(event);
            sum += playOn(depth + LONGEST);
            while (cursor.depth() > depth) {
                cursor.undo();
            }
        }
        return sum / playouts;
    }

    private double playOn(int deepest) {
        while (cursor.kind() != Cursor.Kind.END) {
            if (cursor.depth() >= deepest) {
                return pieces();
            }
            cursor.play(cursor.random(random::nextInt));
        }
        Result result = cursor.end().result();
        return result.winner().map(winner -> winner == player ? WIN : -WIN).orElse(0.0);
    }

    /** Returns how many more pieces the side has, as a share of all. */
    private double pieces() {
        int own = 0;
        int all = 0;
        for (int square = 0; square < cursor.variant().board().squares().size(); square++) {
            int code = cursor.at(square);
            if (code > 0) {
                all++;
                own += cursor.variant().piece(code).isOf(player) ? 1 : 0;
            }
        }
        return all == 0 ? 0 : (2.0 * own - all) / (2.0 * all);
    }
}
