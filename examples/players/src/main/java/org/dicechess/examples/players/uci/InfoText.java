package org.dicechess.examples.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.analysis.Chances;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.search.Found;

/**
 * The lines {@code info} of what a search has found so far.
 *
 * @param cursor where the search began; it stands there again after each call
 * @param showsChances whether the score is told as chances, too
 * @param begin when the search began, in nanoseconds
 */
record InfoText(Cursor cursor, Evaluation evaluation, UciMoves moves, boolean showsChances, long begin) {

    private static final long NANOS = 1_000_000;

    /**
     * Returns a line for each way, the best one first.
     *
     * @param permille how many of a thousand entries of the table are in use
     */
    List<String> lines(List<Found> best, int permille) {
        List<String> lines = new ArrayList<>();
        for (Found found : best) {
            String rank = best.size() == 1 ? "" : " multipv " + (lines.size() + 1);
            lines.add(text(found, rank, permille));
        }
        return lines;
    }

    /** Returns a line about a depth that is not finished. */
    String progress(int depth, long nodes) {
        long millis = millis();
        return "info depth " + depth + " nodes " + nodes + " nps " + perSecond(nodes, millis) + " time " + millis;
    }

    private long millis() {
        return (System.nanoTime() - begin) / NANOS;
    }

    private static long perSecond(long nodes, long millis) {
        return nodes * 1000 / Math.max(1, millis);
    }

    private String text(Found found, String rank, int permille) {
        long millis = millis();
        OptionalInt mate = mate(found);
        String score = mate.isPresent()
                ? "mate " + mate.getAsInt()
                : "cp " + Math.round(100 * evaluation.pawns(found.value()));
        return String.format(
                Locale.ROOT,
                "info depth %d seldepth %d%s score %s%s nodes %d nps %d hashfull %d time %d pv %s",
                found.depth(),
                Math.max(found.depth(), found.deepest()),
                rank,
                score,
                showsChances ? chances(found.value()) : "",
                found.nodes(),
                perSecond(found.nodes(), millis),
                permille,
                millis,
                String.join(" ", line(found)));
    }

    /** Returns the chances in thousandths; their sum is 1,000. */
    private String chances(double value) {
        Chances chances = Chances.of(value, evaluation.draws());
        long win = Math.round(1_000 * chances.win());
        long loss = Math.min(1_000 - win, Math.round(1_000 * chances.loss()));
        return " wdl " + win + " " + (1_000 - win - loss) + " " + loss;
    }

    /**
     * Returns in how many moves the side that moves gives mate against the best defence, below 0 if it is mated: UCI
     * counts full moves. Empty if nothing is decided, or only rolls tell when.
     */
    OptionalInt mate(Found found) {
        if (found.end().isEmpty() || evaluation.shape().rolls() && found.end().getAsInt() > 1) {
            return OptionalInt.empty();
        }
        int turns = found.end().getAsInt();
        return OptionalInt.of(found.value() > 0 ? (turns + 1) / 2 : -(turns / 2));
    }

    private List<String> line(Found found) {
        int depth = cursor.depth();
        List<String> played = new ArrayList<>();
        play(found.way(), played);
        play(found.line(), played);
        while (cursor.depth() > depth) {
            cursor.undo();
        }
        return played;
    }

    /** Returns the answer: the first event of the way, and the one that the opponent is expected to answer at once. */
    String answer(Found found) {
        Color side = cursor.player();
        int first = found.way().get(0);
        String answer = "bestmove " + moves.text(cursor, first);
        if (found.way().size() == 1 && !found.line().isEmpty()) {
            cursor.play(first);
            if (cursor.kind() == Cursor.Kind.DECISION && cursor.player() != side) {
                answer += " ponder " + moves.text(cursor, found.line().get(0));
            }
            cursor.undo();
        }
        return answer;
    }

    /** Plays events, and adds their texts. */
    private void play(List<Integer> events, List<String> played) {
        for (int event : events) {
            played.add(moves.text(cursor, event));
            cursor.play(event);
        }
    }
}
