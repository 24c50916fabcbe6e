package org.dicechess.examples.balance;

import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Result;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.search.Budget;

/**
 * Values what a roll has brought, for the first side, from -1 to 1. A quick reply plays on to the next roll or the end
 * of the turn by what events gain at once. Half of the values are those after a quick reply to the roll. The other half
 * have the player's own reply, and then the mean over the next roll of the values after a quick reply. Each half has
 * several scales of pawns, and a regression over many games chooses among the values.
 *
 * <p>Values may be bad: the mean over all outcomes is that of the same values, so luck has no expectation.
 */
final class Outlook {

    /** How many pawns of advantage make a value of 0.7; what explains most comes first. */
    private static final double[] SCALES = {20, 60, 6, 200};

    /** The number of values. */
    static final int VALUES = 2 * SCALES.length;

    /** Where values after the player's own reply stand, and those after a quick reply; each scale has both. */
    private static final int OWN = 0;

    private static final int AT_ONCE = 1;

    private static final long NODES = 400;
    private static final int QUICK = 20;

    /** How many outcomes are looked at below the valued one, with all others at its node. */
    private static final int WORK = 500;

    private static final int FEWEST = 4;
    private static final double WON = 1e9;

    private final Cursor cursor;
    private final Color first;
    private final Evaluation evaluation;
    private final Player player;
    private final int[] events;
    private final int[] outcomes;
    private final int[] captures;

    /**
     * Values where a cursor stands.
     *
     * @param first the first side
     * @param player plays like the player of the game, but keeps its own memory
     */
    Outlook(Cursor cursor, Color first, Evaluation evaluation, Player player) {
        this.cursor = cursor;
        this.first = first;
        this.evaluation = evaluation;
        this.player = player;
        events = new int[cursor.variant().eventBound()];
        outcomes = new int[cursor.variant().eventBound()];
        captures = new int[2 * cursor.variant().board().squares().size()];
    }

    /** Returns the value by which stakes are measured. */
    static double stake(double[] values) {
        return values[AT_ONCE];
    }

    /** Returns the stake's value where the cursor stands, after a quick reply. */
    double stake() {
        return scaled(quick(), SCALES[0]);
    }

    /**
     * Returns the values where the cursor stands.
     *
     * @param alternatives how many outcomes are valued at the node above
     */
    double[] values(int alternatives) {
        double[] values = new double[VALUES];
        add(values, AT_ONCE, 1);
        int depth = cursor.depth();
        while (isOf(depth)) {
            cursor.play(player.choose(cursor, Budget.nodes(NODES)));
        }
        if (cursor.kind() == Cursor.Kind.CHANCE) {
            next(values, Math.max(FEWEST, WORK / alternatives));
        } else {
            add(values, OWN, 1);
        }
        back(depth);
        return values;
    }

    private void next(double[] values, int most) {
        long total = cursor.total();
        int number = cursor.list(outcomes, 0);
        for (int i = 0; i < Math.min(number, most); i++) {
            // With more outcomes than may be looked at, some at equal distances.
            int outcome = number <= most ? outcomes[i] : cursor.outcome((2L * i + 1) * total / (2L * most));
            double weight = number <= most ? (double) cursor.weight(outcome) / total : 1.0 / most;
            cursor.play(outcome);
            add(values, OWN, weight);
            cursor.undo();
        }
    }

    private void add(double[] values, int from, double weight) {
        double pawns = quick();
        for (int i = 0; i < SCALES.length; i++) {
            values[2 * i + from] += weight * scaled(pawns, SCALES[i]);
        }
    }

    private static double scaled(double pawns, double scale) {
        return pawns / Math.sqrt(pawns * pawns + scale * scale);
    }

    /** Returns the first side's advantage in pawns after a quick reply. */
    private double quick() {
        int depth = cursor.depth();
        while (isOf(depth) && cursor.depth() - depth < QUICK) {
            cursor.play(promising(cursor.list(events, 0)));
        }
        double pawns = cursor.kind() == Cursor.Kind.END ? ended() : advantage();
        back(depth);
        return pawns;
    }

    private double ended() {
        Result result = cursor.end().result();
        return result == Result.DRAW ? 0 : result == Result.winFor(first) ? WON : -WON;
    }

    private double advantage() {
        double white = evaluation.pawns(cursor);
        return first == Color.WHITE ? white : -white;
    }

    private int promising(int end) {
        int best = events[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < end && end > 1; i++) {
            double gain = evaluation.gain(cursor, events[i], captures);
            if (gain > most) {
                most = gain;
                best = events[i];
            }
        }
        return best;
    }

    /** Returns whether the turn or the decision that began at this depth goes on. */
    private boolean isOf(int depth) {
        return cursor.kind() == Cursor.Kind.DECISION && (cursor.depth() == depth || !cursor.beginsTurn());
    }

    private void back(int depth) {
        while (cursor.depth() > depth) {
            cursor.undo();
        }
    }
}
