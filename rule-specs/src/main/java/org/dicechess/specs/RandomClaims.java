package org.dicechess.specs;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.dicechess.Cursor;

/**
 * Claims about events by chance, without chance: every number is tried that may come first. Each event is given by as
 * many of them as it has weight, up to a common factor; all others ask for a second number.
 */
final class RandomClaims {

    /** More first numbers than this are not tried. */
    private static final int MOST = 10_000;

    private RandomClaims() {}

    static void agree(Cursor cursor) {
        if (cursor.kind() == Cursor.Kind.END) {
            Claim.equal("the event by chance at the end", Cursor.NO_EVENT, cursor.random(bound -> bound - 1));
            return;
        }
        First first = new First();
        Map<Integer, Long> given = new HashMap<>();
        do {
            int event = first.of(cursor);
            if (event != Cursor.NO_EVENT) {
                given.merge(event, 1L, Long::sum);
            }
        } while (++first.number < Math.min(first.bound, MOST));
        if (first.bound <= MOST) {
            agree(cursor, given);
        }
    }

    private static void agree(Cursor cursor, Map<Integer, Long> given) {
        Map<Integer, Long> expected = new HashMap<>();
        for (int event : CursorClaims.list(cursor)) {
            expected.merge(event, cursor.weight(event), Long::sum);
        }
        long weight = expected.values().stream().mapToLong(Long::longValue).sum();
        long numbers = given.values().stream().mapToLong(Long::longValue).sum();
        expected.replaceAll((event, one) -> one * numbers);
        given.replaceAll((event, count) -> count * weight);
        if (numbers > 0) {
            Claim.equal("the shares of events by chance", expected, given);
        }
    }

    /** Gives one number and refuses to give another. */
    private static final class First implements IntUnaryOperator {

        private final RuntimeException second = new RuntimeException("a second number", null, false, false) {};

        private int number;
        private int bound;
        private boolean asked;

        /** Returns the event of the number; {@link Cursor#NO_EVENT} where a second number is asked for. */
        int of(Cursor cursor) {
            asked = false;
            try {
                int event = cursor.random(this);
                Claim.that(event != Cursor.NO_EVENT, () -> "expected an event by chance");
                return event;
            } catch (RuntimeException thrown) {
                if (thrown == second) {
                    return Cursor.NO_EVENT;
                }
                throw thrown;
            }
        }

        @Override
        public int applyAsInt(int limit) {
            if (asked) {
                throw second;
            }
            asked = true;
            bound = limit;
            return number;
        }
    }
}
