package org.dicechess.examples.fairy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Position;
import org.dicechess.Reserve;

/**
 * Whole turns of several events, which Fairy-Stockfish writes and counts as one move: {@code e2e4,e4d5} is a move to
 * e4, and then something on d5; {@code b1c3h} is a move to c3, and then a piece in hand on b1.
 */
final class FairyTurns {

    private FairyTurns() {}

    /** Returns the turns from a position in the notation of the program. */
    static List<String> moves(Position position) {
        List<String> turns = new ArrayList<>();
        add(position, List.of(), turns);
        return turns;
    }

    /** Returns whether some turn from a position has several events. */
    static boolean areLong(Position position) {
        return position.node().events().stream()
                .map(position::after)
                .anyMatch(after -> !after.beginsTurn() && !after.node().events().isEmpty());
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

    private static String text(List<Event> events) {
        String text = FairyPosition.move(events.get(0));
        for (Event event : events.subList(1, events.size())) {
            if (event instanceof Move move) {
                text = isFromHand(move)
                        ? gating((Move) events.get(0), text, move)
                        : text + "," + arrival(events.get(0)) + arrival(event);
            }
        }
        return text;
    }

    private static boolean isFromHand(Move move) {
        return move.edits().stream().anyMatch(edit -> edit.place() instanceof Reserve);
    }

    /** Returns a turn that ends with a drop where its move began; of castling where the king or the rook began. */
    private static String gating(Move first, String text, Move drop) {
        String piece = drop.arrival().orElseThrow().type().symbol().toLowerCase(Locale.ROOT);
        String to = arrival(drop);
        String from = first.path().get(0).toString();
        return (to.equals(from) ? text : to + from) + piece;
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
