package org.dicechess.examples.console;

import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.Perft;
import org.dicechess.Position;

/** Counts below the events of the root one by one, so that a watcher can follow. */
final class RootPerft {

    /** Is told of every event of the root. */
    @FunctionalInterface
    interface Watcher {

        /**
         * One event has been counted.
         *
         * @param event the event
         * @param nodes the leaves below it, times its weight where chance is no level
         * @param done how many events of the root have been counted, this one included
         * @param of how many events the root has
         */
        void counted(Event event, long nodes, int done, int of);
    }

    private final Cursor cursor;
    private final Perft.Unit unit;

    RootPerft(Position position, Perft.Unit unit) {
        this.cursor = position.cursor();
        this.unit = unit;
    }

    /** Returns the count of {@link Perft#count}. */
    long count(int depth, Watcher watcher) {
        if (depth == 0) {
            return 1;
        }
        // In plies a roll is no level: its weight counts instead.
        boolean weighted = unit == Perft.Unit.PLY && cursor.total() > 1;
        int[] events = new int[cursor.variant().eventBound()];
        int size = cursor.list(events, 0);
        long sum = 0;
        for (int i = 0; i < size; i++) {
            long nodes = below(events[i], weighted ? depth : depth - 1, weighted);
            sum = Math.addExact(sum, nodes);
            watcher.counted(cursor.event(events[i]), nodes, i + 1, size);
        }
        return sum;
    }

    private long below(int event, int depth, boolean weighted) {
        long weight = weighted ? cursor.weight(event) : 1;
        cursor.play(event);
        long nodes = Math.multiplyExact(weight, Perft.count(cursor, depth, unit));
        cursor.undo();
        return nodes;
    }
}
