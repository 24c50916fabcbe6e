package org.dicechess.specs.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.Cursor;
import org.dicechess.Position;

/** Finds all turns of the engine with a roll by playing and undoing every listed event. */
final class EngineTurns {

    private final Cursor cursor;
    private final int[] buffer;
    private final Map<String, Position> ends = new LinkedHashMap<>();

    private EngineTurns(Position rolled) {
        this.cursor = rolled.cursor();
        this.buffer = new int[12 * rolled.variant().eventBound()];
    }

    /** Returns the positions at the ends of all turns, by the texts of their events. */
    static Map<String, Position> of(Position rolled) {
        EngineTurns turns = new EngineTurns(rolled);
        turns.go(List.of(), 0);
        return turns.ends;
    }

    private void go(List<String> events, int offset) {
        if (cursor.kind() != Cursor.Kind.DECISION) {
            Position before = ends.put(String.join(" ", events), cursor.position());
            if (before != null) {
                throw new AssertionError("two turns " + events + " from " + before);
            }
            return;
        }
        int end = cursor.list(buffer, offset);
        for (int event : Arrays.copyOfRange(buffer, offset, end)) {
            List<String> now = new ArrayList<>(events);
            now.add(cursor.event(event).text());
            cursor.play(event);
            go(now, end);
            cursor.undo();
        }
    }
}
