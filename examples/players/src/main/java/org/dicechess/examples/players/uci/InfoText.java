package org.dicechess.examples.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.search.Found;

/**
 * The lines {@code info} of what a search has found so far.
 *
 * @param cursor where the search began; it stands there again after each call
 * @param begin when it began, in nanoseconds
 */
record InfoText(Cursor cursor, Evaluation evaluation, UciMoves moves, long begin) {

    private static final long NANOS = 1_000_000;

    /** Returns a line for each way, the best one first. */
    List<String> lines(List<Found> best) {
        List<String> lines = new ArrayList<>();
        for (Found found : best) {
            lines.add(line(found, best.size() == 1 ? "" : " multipv " + (lines.size() + 1)));
        }
        return lines;
    }

    private String line(Found found, String rank) {
        long millis = (System.nanoTime() - begin) / NANOS;
        int depth = cursor.depth();
        Color side = cursor.player();
        List<String> played = new ArrayList<>();
        int turns = play(found.way(), played) + play(found.line(), played);
        boolean ended = cursor.kind() == Cursor.Kind.END;
        while (cursor.depth() > depth) {
            cursor.undo();
        }
        boolean decided = ended && Math.abs(found.value()) == 1;
        String score = decided
                ? "mate " + mate(turns, found.value())
                : "cp " + Math.round(100 * evaluation.pawns(found.value()));
        return String.format(
                Locale.ROOT,
                "info depth %d%s score %s nodes %d nps %d time %d pv %s",
                found.depth(),
                rank,
                score,
                found.nodes(),
                found.nodes() * 1000 / Math.max(1, millis),
                millis,
                String.join(" ", played));
    }

    /** Plays events, adds their texts, and returns how many turns they have ended. */
    private int play(List<Integer> events, List<String> played) {
        int turns = 0;
        for (int event : events) {
            played.add(moves.text(cursor.event(event)));
            cursor.play(event);
            turns += cursor.beginsTurn() || cursor.kind() == Cursor.Kind.END ? 1 : 0;
        }
        return turns;
    }

    /** Returns the number of turns of the side that moves, less than 0 if it loses: UCI counts full moves. */
    private static int mate(int turns, double value) {
        return value > 0 ? (turns + 1) / 2 : -(turns / 2);
    }
}
