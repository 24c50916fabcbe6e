package org.dicechess;

/**
 * Counts the event sequences from a position, to test a move generator and to measure its speed.
 *
 * @since 0.1
 */
public final class Perft {

    /** What counts as one level of depth. */
    public enum Unit {
        /**
         * A decision: a move, a selection or a pass. A chance node is no level: each outcome multiplies by its weight.
         */
        PLY,
        /** Any event. Each outcome of a chance node counts once, whatever its weight. */
        EVENT
    }

    private Perft() {}

    /**
     * Returns the number of leaves at this depth. Leaves are counted without being played.
     *
     * @param cursor where to begin; it stands there again afterwards
     * @param depth at least 0; at depth 0 there is one leaf
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the number exceeds {@link Long#MAX_VALUE}
     * @throws PlayException if the definition fails in play
     */
    public static long count(Cursor cursor, int depth, Unit unit) {
        return new Search(cursor, unit, true).from(depth);
    }

    /**
     * Returns what {@link #count} returns, but plays and undoes every leaf: slower, and closer to the speed of play.
     */
    public static long countMade(Cursor cursor, int depth, Unit unit) {
        return new Search(cursor, unit, false).from(depth);
    }

    /** One search. Its buffer holds the lists of all levels, one after the other. */
    private static final class Search {

        private final Cursor cursor;
        private final boolean byEvent;
        private final boolean bulk;
        private final int bound;
        private int[] buffer;

        Search(Cursor cursor, Unit unit, boolean bulk) {
            this.cursor = cursor;
            this.byEvent = unit == Unit.EVENT;
            this.bulk = bulk;
            this.bound = cursor.variant().eventBound();
            this.buffer = new int[2 * bound];
        }

        long from(int depth) {
            if (depth < 0) {
                throw new IllegalArgumentException("depth " + depth + ", expected 0 or more");
            }
            int before = cursor.depth();
            try {
                return count(depth, 0);
            } finally {
                while (cursor.depth() > before) {
                    cursor.undo();
                }
            }
        }

        private long count(int depth, int offset) {
            if (depth == 0) {
                return 1;
            }
            boolean chance = cursor.isChance();
            int below = byEvent || !chance ? depth - 1 : depth;
            if (bulk && below == 0) {
                return cursor.count();
            }
            return below(below, offset, chance && !byEvent);
        }

        private long below(int depth, int offset, boolean weighted) {
            reserve(offset);
            int end = cursor.list(buffer, offset);
            return depth == 0 ? made(offset, end) : sum(depth, offset, end, weighted);
        }

        /**
         * Plays and undoes every leaf. No weight is needed: a chance node above the leaves is no level in PLY, and
         * unweighted in EVENT.
         */
        private long made(int begin, int end) {
            for (int i = begin; i < end; i++) {
                cursor.play(buffer[i]);
                cursor.undo();
            }
            return (long) end - begin;
        }

        private long sum(int depth, int begin, int end, boolean weighted) {
            long sum = 0;
            for (int i = begin; i < end; i++) {
                long weight = weighted ? cursor.weight(buffer[i]) : 1;
                cursor.play(buffer[i]);
                sum = Math.addExact(sum, Math.multiplyExact(weight, count(depth, end)));
                cursor.undo();
            }
            return sum;
        }

        private void reserve(int offset) {
            if (buffer.length - offset < bound) {
                buffer = java.util.Arrays.copyOf(buffer, 2 * buffer.length + bound);
            }
        }
    }
}
