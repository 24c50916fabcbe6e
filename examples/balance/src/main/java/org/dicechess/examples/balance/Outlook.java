package org.dicechess.examples.balance;

import java.util.SplittableRandom;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Result;
import org.dicechess.examples.players.evaluation.Evaluation;
import org.dicechess.examples.players.play.Player;
import org.dicechess.examples.players.search.Budget;

/**
 * Values what a roll has brought, for the first side, from -1 to 1. A quick reply plays on to the next roll or the end
 * of the turn by what events gain at once. Some values are those after a quick reply to the roll. As many have the
 * player's own reply, and then the mean over the next roll of the values after a quick reply. Both have several scales
 * of pawns. Further values are means of continuations: players like that of the game play on for some turns. A
 * regression over many games chooses among the values.
 *
 * <p>Values may be bad: the mean over all outcomes is that of the same values, so luck has no expectation. Values of
 * continuations are random, but an outcome has the same expectation whether it was rolled or not; almost the same if
 * the player remembers what it has searched.
 */
final class Outlook {

    /** How many pawns of advantage make a value of 0.7; what explains most comes first. */
    private static final double[] SCALES = {20, 60, 6, 200};

    /** How many turns of a continuation have a value each; these values come first. */
    private static final int TURNS = 4;

    /** The number of values. */
    static final int VALUES = TURNS + 2 * SCALES.length;

    /** Where values after the player's own reply stand, and those after a quick reply; each scale has both. */
    static final int OWN = TURNS;

    private static final int AT_ONCE = TURNS + 1;

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
    private final SplittableRandom random;
    private final int[] events;
    private final int[] outcomes;
    private final int[] captures;

    /**
     * Values where a cursor stands.
     *
     * @param first the first side
     * @param player plays like the player of the game, but keeps its own memory
     * @param seed the seed of continuations
     */
    Outlook(Cursor cursor, Color first, Evaluation evaluation, Player player, long seed) {
        this.cursor = cursor;
        this.first = first;
        this.evaluation = evaluation;
        this.player = player;
        random = new SplittableRandom(seed);
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
     * @param continuations how many continuations are played; with 0 their values are 0
     */
    double[] values(int alternatives, int continuations) {
        double[] values = new double[VALUES];
        playOn(values, continuations);
        add(values, AT_ONCE, 1);
        int depth = cursor.depth();
        reply(player);
        if (cursor.kind() == Cursor.Kind.CHANCE) {
            next(values, Math.max(FEWEST, WORK / alternatives));
        } else {
            add(values, OWN, 1);
        }
        back(depth);
        return values;
    }

    private void reply(Player by) {
        int depth = cursor.depth();
        while (isOf(depth)) {
            cursor.play(by.choose(cursor, Budget.nodes(NODES)));
        }
    }

    /** Plays on from one reply, and values where each further turn ends. */
    private void playOn(double[] values, int continuations) {
        int above = cursor.depth();
        if (continuations > 0) {
            reply(player);
        }
        int depth = cursor.depth();
        for (int i = 0; i < continuations; i++) {
            for (int turn = 0; turn < TURNS; turn++) {
                if (cursor.isChance()) {
                    cursor.play(cursor.outcome(turn == 0 ? part(i, continuations) : random.nextLong(cursor.total())));
                }
                reply(player);
                values[turn] += scaled(pawns(), SCALES[0]) / continuations;
            }
            back(depth);
        }
        back(above);
    }

    /** Returns a random number of a roll in one of equal parts, so that all continuations together have every roll. */
    private long part(int part, int parts) {
        long number = (long) ((part + random.nextDouble()) / parts * cursor.total());
        return Math.min(number, cursor.total() - 1);
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
            values[from + 2 * i] += weight * scaled(pawns, SCALES[i]);
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
        double pawns = pawns();
        back(depth);
        return pawns;
    }

    private double pawns() {
        return cursor.kind() == Cursor.Kind.END ? ended() : advantage();
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
