package org.dicechess.specs.fairy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;

/**
 * Whole turns of several events, which Fairy-Stockfish writes and counts as one move: {@code e2e4,e4d5} is a move to
 * e4, and then something on d5.
 */
final class FairyTurns {

    private FairyTurns() {}

    /** Returns the turns from a position in the notation of the program. */
    static List<String> moves(Position position) {
        List<String> turns = new ArrayList<>();
        add(position, List.of(), turns);
        return turns;
    }

    private static void add(Position position, List<Event> before, List<String> turns) {
        for (Event event : position.node().events()) {
            List<Event> events = new ArrayList<>(before);
            events.add(event);
            Position after = position.after(event);
            if (after.beginsTurn() || after.node().events().isEmpty()) {
                turns.add(text(events));
            } else {
                add(after, events, turns);
            }
        }
    }

    /**
     * Returns the text of a turn. Where a turn may be a move alone, the program adds the square a1 as that of nothing;
     * what is put without a move stands behind a move that stays where it is.
     */
    private static String text(List<Event> events) {
        if (events.size() == 1) {
            Event alone = events.get(0);
            return alone.text().contains("@")
                    ? alone.text().replaceFirst("/.*", "")
                    : FairyPosition.move(alone.text()) + "," + arrival(alone) + "a1";
        }
        StringBuilder text = new StringBuilder(FairyPosition.move(events.get(0).text()));
        for (int i = 1; i < events.size(); i++) {
            text.append(',').append(arrival(events.get(0))).append(arrival(events.get(i)));
        }
        return text.toString();
    }

    private static String arrival(Event event) {
        List<?> path = ((Move) event).path();
        return path.get(path.size() - 1).toString();
    }

    /** Returns the number of sequences of so many turns. */
    static long count(Position position, int depth) {
        return count(position.cursor(), depth);
    }

    private static long count(Cursor cursor, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] events = new int[cursor.variant().eventBound()];
        long sum = 0;
        for (int event : Arrays.copyOf(events, cursor.list(events, 0))) {
            cursor.play(event);
            sum += count(cursor, cursor.beginsTurn() || cursor.count() == 0 ? depth - 1 : depth);
            cursor.undo();
        }
        return sum;
    }
}
