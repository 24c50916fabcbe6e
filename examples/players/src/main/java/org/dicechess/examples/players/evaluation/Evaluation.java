package org.dicechess.examples.players.evaluation;

import java.util.Optional;
import java.util.Set;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Variant;

/**
 * The worth of positions of one variant: winning expectations from -1 (a sure loss) to 1. Immutable and thread-safe.
 *
 * <p>{@link Evaluations} makes one from the definition.
 */
public final class Evaluation {

    /** The highest expectation of a game that is not over. */
    public static final double LIMIT = 0.98;

    private static final double BEYOND = 0.9999;

    private final Variant variant;
    private final Shape shape;
    private final int squares;
    private final double scale;
    private final double draws;
    private final double[] worth;
    private final int[] goals;
    private final double[][] progress;
    private final double[] loss;
    private final TermSource source;
    private final Set<Term> wanted;

    /** Empty if no terms count. */
    private final Optional<Terms> terms;

    private final KnownValues known;

    /** Each thread reads positions into its own. */
    private final ThreadLocal<Placement> scratch;

    /**
     * Keeps tables, which nobody may change afterwards.
     *
     * @param variant the variant
     * @param shape what is known of the turns of the game
     * @param squares the number of squares
     * @param scale the advantage in pawns that makes an expectation of 0.7
     * @param draws the part of draws among games that go on evenly
     * @param worth White's advantage in pawns by a piece: {@code code * squares + square}
     * @param goals the goals to which a piece on a square counts, as a set of bits, by the same index
     * @param progress White's advantage in pawns where so many pieces count to a goal, by goal and number
     * @param loss what its owner loses if a piece is captured, in pawns, by the same index as {@code worth}
     * @param source makes what the terms read
     * @param wanted the terms that count
     * @param known exact values of some positions
     */
    Evaluation(
            Variant variant,
            Shape shape,
            int squares,
            double scale,
            double draws,
            double[] worth,
            int[] goals,
            double[][] progress,
            double[] loss,
            TermSource source,
            Set<Term> wanted,
            KnownValues known) {
        this.variant = variant;
        this.shape = shape;
        this.squares = squares;
        this.scale = scale;
        this.draws = draws;
        this.worth = worth;
        this.goals = goals;
        this.progress = progress;
        this.loss = loss;
        this.source = source;
        this.wanted = Set.copyOf(wanted);
        terms = wanted.isEmpty() ? Optional.empty() : Optional.of(new Terms(source.tables(), wanted));
        this.known = known;
        scratch = ThreadLocal.withInitial(() -> new Placement(source.tables().kinds()));
    }

    /** Returns the same evaluation with exact values of some positions, which searches prefer. */
    public Evaluation with(KnownValues values) {
        return new Evaluation(
                variant, shape, squares, scale, draws, worth, goals, progress, loss, source, wanted, values);
    }

    /** Returns the same evaluation with these terms only, beside pieces, squares and goals. */
    public Evaluation only(Set<Term> others) {
        return wanted.equals(others)
                ? this
                : new Evaluation(
                        variant, shape, squares, scale, draws, worth, goals, progress, loss, source, others, known);
    }

    /** Returns what guesses whether captures lose, for one thread. */
    public Exchange exchange() {
        return new Exchange(source.tables().kinds());
    }

    /** Returns the terms that count beside pieces, squares and goals. */
    public Set<Term> terms() {
        return wanted;
    }

    /** Returns the exact values of some positions. */
    public KnownValues known() {
        return known;
    }

    /** Returns whether this is an evaluation of a variant with these rules. */
    public boolean isOf(Variant other) {
        return variant.rulesHash().equals(other.rulesHash());
    }

    /**
     * Returns the advantage in pawns that an expectation stands for.
     *
     * @param expectation -1 to 1; beyond the limit it counts as the limit
     */
    public double pawns(double expectation) {
        double part = Math.max(-BEYOND, Math.min(BEYOND, expectation / LIMIT));
        return scale * part / Math.sqrt(1 - part * part);
    }

    /** Returns the part of draws among games that go on evenly, 0 to 1. */
    public double draws() {
        return draws;
    }

    /** Returns what is known of the turns of the game. */
    public Shape shape() {
        return shape;
    }

    /**
     * Returns the winning expectation of a side where a cursor stands, if the game is not over.
     *
     * @return -{@value #LIMIT} to {@value #LIMIT}; the other side's is its negative
     */
    public double of(Cursor cursor, Color side) {
        return expectation(pawns(cursor, side));
    }

    /** Returns the winning expectation that an advantage in pawns stands for. */
    public double expectation(double pawns) {
        double part = pawns / scale;
        return LIMIT * part / Math.sqrt(1 + part * part);
    }

    /** Returns the advantage of a side in pawns. */
    public double pawns(Cursor cursor, Color side) {
        double white = pawns(cursor);
        return side == Color.WHITE ? white : -white;
    }

    /** Returns White's advantage in pawns. */
    public double pawns(Cursor cursor) {
        Placement pieces = scratch.get();
        long key = cursor.key();
        double known = pieces.known(key);
        if (Double.isNaN(known)) {
            known = worth(cursor, pieces);
            pieces.note(key, known);
        }
        return known;
    }

    private double worth(Cursor cursor, Placement pieces) {
        pieces.read(cursor);
        double sum = terms.isPresent() ? terms.get().of(cursor, pieces) : 0;
        long counts = 0;
        for (int i = 0; i < pieces.size; i++) {
            int square = pieces.occupied[i];
            int at = pieces.codes[square] * squares + square;
            sum += worth[at];
            counts += counts(goals[at]);
        }
        return sum + progress(counts);
    }

    /** The goals to which a piece counts, with eight bits for the number of each. */
    private static long counts(int goals) {
        long counts = 0;
        for (int left = goals; left != 0; left &= left - 1) {
            counts += 1L << 8 * Integer.numberOfTrailingZeros(left);
        }
        return counts;
    }

    private double progress(long counts) {
        double sum = 0;
        for (int goal = 0; goal < progress.length; goal++) {
            sum += progress[goal][(int) (counts >>> 8 * goal) & 255];
        }
        return sum;
    }

    /**
     * Returns a guess of what a listed event gains for the side that chooses, in pawns: captured pieces, another
     * square, another kind.
     *
     * @param buffer room for {@link Cursor#captures}
     */
    public double gain(Cursor cursor, int event, int[] buffer) {
        return gain(cursor, event, cursor.from(event), cursor.to(event), cursor.isCapture(event), buffer);
    }

    /**
     * Returns the same where the facts of the event are known.
     *
     * @param from as {@link Cursor#from}
     * @param to as {@link Cursor#to}
     * @param captures as {@link Cursor#isCapture}
     */
    public double gain(Cursor cursor, int event, int from, int to, boolean captures, int[] buffer) {
        if (!cursor.isMove(event)) {
            return 0;
        }
        double gain = from < 0 || to < 0 ? 0 : moved(cursor, event, from, to);
        if (captures) {
            int end = cursor.captures(event, buffer, 0);
            for (int i = 0; i < end; i += 2) {
                gain += loss[buffer[i + 1] * squares + buffer[i]];
            }
        }
        return gain;
    }

    private double moved(Cursor cursor, int event, int from, int to) {
        int code = cursor.at(from);
        int becomes = cursor.promoted(event);
        double white = worth[(becomes == 0 ? code : becomes) * squares + to] - worth[code * squares + from];
        return cursor.player() == Color.WHITE ? white : -white;
    }
}
