package org.dicechess.examples.players.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.examples.players.evaluation.KnownValues;

/**
 * The exact value of a node within a turn: everything that can happen up to the beginning of the next turn, where the
 * values are known. Each node is read once, whatever way leads to it. Keeps what it has read for one turn of one
 * cursor.
 */
public final class KnownTurn {

    /** A turn with more nodes is not read. */
    private static final int MOST = 200_000;

    private static final double UNKNOWN = Double.NaN;

    private final Cursor cursor;
    private final KnownValues known;
    private final Meter meter;
    private final Map<Long, Double> read = new HashMap<>();
    private final int bound;
    private int[] buffer = new int[0];

    /** Prepares the turn in which a cursor stands. */
    public KnownTurn(Cursor cursor, KnownValues known) {
        this(cursor, known, new Meter(Budget.UNLIMITED));
    }

    /** Prepares the turn; nothing is known any more when half of the time has passed. What is read counts no nodes. */
    KnownTurn(Cursor cursor, KnownValues known, Meter meter) {
        this.cursor = cursor;
        this.known = known;
        this.meter = meter;
        bound = cursor.variant().eventBound();
    }

    /**
     * Returns the winning expectation of a side where the cursor stands; empty if it depends on a position whose value
     * is not known. The cursor stands there again afterwards.
     */
    public OptionalDouble value(Color side) {
        return of(side, cursor.kind() == Cursor.Kind.END ? Ended.worth(cursor, Color.WHITE) : node(0));
    }

    /** Returns the same, but where the cursor stands at the beginning of the next turn, the known value. */
    public OptionalDouble next(Color side) {
        return of(side, here(0));
    }

    private static OptionalDouble of(Color side, double white) {
        return Double.isNaN(white) ? OptionalDouble.empty() : OptionalDouble.of(side == Color.WHITE ? white : -white);
    }

    private double here(int offset) {
        if (meter.isHalfLate()) {
            return UNKNOWN;
        }
        if (cursor.kind() == Cursor.Kind.END) {
            return Ended.worth(cursor, Color.WHITE);
        }
        return cursor.beginsTurn() ? known.of(cursor).orElse(UNKNOWN) : node(offset);
    }

    private double after(int event, int offset) {
        cursor.play(event);
        double value = here(offset);
        cursor.undo();
        return value;
    }

    private double node(int offset) {
        long key = cursor.key();
        Double before = read.get(key);
        if (before != null || read.size() >= MOST) {
            return before == null ? UNKNOWN : before;
        }
        if (buffer.length < offset + bound) {
            buffer = Arrays.copyOf(buffer, 2 * offset + bound);
        }
        int end = cursor.list(buffer, offset);
        double value = cursor.isChance() ? average(offset, end) : best(offset, end);
        read.put(key, value);
        return value;
    }

    private double average(int from, int to) {
        double sum = 0;
        for (int i = from; i < to && !Double.isNaN(sum); i++) {
            double part = (double) cursor.weight(buffer[i]) / cursor.total();
            sum += part * after(buffer[i], to);
        }
        return sum;
    }

    private double best(int from, int to) {
        boolean white = cursor.player() == Color.WHITE;
        double best = white ? Expectiminimax.LOSS : Expectiminimax.WIN;
        for (int i = from; i < to && !Double.isNaN(best); i++) {
            double value = after(buffer[i], to);
            best = white ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
