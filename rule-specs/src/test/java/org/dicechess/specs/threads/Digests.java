package org.dicechess.specs.threads;

import java.util.List;
import java.util.Random;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Variant;

/**
 * Random games by seed, each summed up in one line: its end, the number of events, a hash of them all, the last
 * position.
 */
enum Digests {
    /** Played by a cursor of its own. */
    CURSOR {
        @Override
        String game(Variant variant, long seed) {
            Random choice = new Random(seed);
            Cursor cursor = variant.start().cursor();
            int[] events = new int[variant.eventBound()];
            long hash = 0;
            while (cursor.kind() != Cursor.Kind.END && cursor.depth() < MOST_EVENTS) {
                int event = events[choice.nextInt(cursor.list(events, 0))];
                cursor.play(event);
                hash = (hash + event) * FACTOR ^ cursor.key();
            }
            String end = cursor.kind() == Cursor.Kind.END ? cursor.end().reason() : "unfinished";
            return line(end, cursor.depth(), hash, cursor.position());
        }
    },
    /** Played from position to position. */
    POSITION {
        @Override
        String game(Variant variant, long seed) {
            Random choice = new Random(seed);
            Position position = variant.start();
            long hash = 0;
            int played = 0;
            while (!(position.node() instanceof Node.End) && played < MOST_EVENTS) {
                Event event = event(position.node(), choice);
                position = position.after(event);
                hash = (hash + event.text().hashCode()) * FACTOR;
                played++;
            }
            String end = position.node() instanceof Node.End over ? over.reason() : "unfinished";
            return line(end, played, hash, position);
        }
    };

    private static final int MOST_EVENTS = 400;
    private static final long FACTOR = 0x9E37_79B9_7F4A_7C15L;

    /** Returns the line of the game of this seed. */
    abstract String game(Variant variant, long seed);

    private static Event event(Node node, Random choice) {
        if (node instanceof Node.Chance chance) {
            return chance.outcomes()
                    .get(choice.nextInt(chance.outcomes().size()))
                    .roll();
        }
        List<Event> events = ((Node.Decision) node).events();
        return events.get(choice.nextInt(events.size()));
    }

    private static String line(String end, int events, long hash, Position last) {
        return end + ", " + events + " events, " + Long.toHexString(hash) + ", " + last.text();
    }
}
