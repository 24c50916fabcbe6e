package org.dicechess;

/**
 * Counts the events below a position: the proof of a move generator, and a measure of its speed.
 *
 * @since 0.1
 */
public final class Perft {

    /** What one level of depth is. */
    public enum Unit {
        /** A move of a player, a lost turn being one; chance multiplies by its weights and is no level of its own. */
        PLY,
        /** Any event; each outcome of a chance node counts once. */
        EVENT
    }

    private Perft() {}

    /**
     * The number of leaves at this depth; at the last level they are counted without being made.
     *
     * @param cursor where to begin; it stands there again afterwards
     * @param depth 0 or more
     * @throws IllegalArgumentException if the depth is negative
     * @throws ArithmeticException if the number exceeds a long
     */
    public static long count(Cursor cursor, int depth, Unit unit) {
        return new Search(cursor, unit, true).from(depth);
    }

    /** As {@link #count}, but every leaf is made: slower, and a fairer measure of playing. */
    public static long countMade(Cursor cursor, int depth, Unit unit) {
        return new Search(cursor, unit, false).from(depth);
    }

    /** One search; the buffer holds the lists of all levels one after the other. */
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
            return count(depth, 0);
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

        /** Makes the leaves; above them is a decision, as chance is no level that ends the search. */
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
