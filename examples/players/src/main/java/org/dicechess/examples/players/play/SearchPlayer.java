package org.dicechess.examples.players.play;

import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.search.Budget;
import org.dicechess.examples.players.search.Found;
import org.dicechess.examples.players.search.Options;
import org.dicechess.examples.players.search.Search;

/** Searches once for each decision, and plays the way that it has found event by event. */
final class SearchPlayer implements Player {

    private final Search search;
    private final Budget most;
    private int[] way = new int[0];
    private long[] keys = new long[0];
    private int next;

    SearchPlayer(Evaluation evaluation, Options options, Budget most) {
        search = new Search(evaluation, options);
        this.most = most;
    }

    @Override
    public int choose(Cursor cursor, Budget budget) {
        if (cursor.count() == 1) {
            return only(cursor);
        }
        if (next == way.length || keys[next] != cursor.key()) {
            plan(cursor, search.find(cursor, budget.within(most)));
        }
        return way[next++];
    }

    private static int only(Cursor cursor) {
        int[] listed = new int[cursor.variant().eventBound()];
        cursor.list(listed, 0);
        return listed[0];
    }

    private void plan(Cursor cursor, Found found) {
        way = found.way().stream().mapToInt(Integer::intValue).toArray();
        keys = new long[way.length];
        next = 0;
        for (int i = 0; i < way.length; i++) {
            keys[i] = cursor.key();
            cursor.play(way[i]);
        }
        for (int i = 0; i < way.length; i++) {
            cursor.undo();
        }
    }
}
