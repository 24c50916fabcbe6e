package org.dicechess.groovy.run;

import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Measures the work of a confined script for one question, and stops it beyond the limit. */
public final class Meter {

    /**
     * The units of fuel for one question. A unit is at most about 100 nanoseconds. A round of a loop, a call and an
     * element cost one each, and every eight syntax nodes of the round or function one more.
     */
    public static final int FUEL = 50_000;

    /** The cost of a question to its asker besides the work of the script. */
    private static final int QUESTION = 10;

    private static final int DEPTH = 40;
    private static final ThreadLocal<Meter> CURRENT = new ThreadLocal<>();

    private int fuel = FUEL;
    private int depth;

    private Meter() {}

    /**
     * Returns the answer to a question, asked with a full tank.
     *
     * @param asker receives the cost of the answer
     * @throws IllegalStateException if the fuel does not suffice
     */
    public static <T> T metered(LongConsumer asker, Supplier<T> question) {
        Meter before = CURRENT.get();
        Meter meter = new Meter();
        CURRENT.set(meter);
        T answer;
        try {
            answer = question.get();
        } catch (StackOverflowError e) {
            throw new IllegalStateException("endless nested calls", e);
        } catch (IncompatibleClassChangeError e) {
            // Where no cast was compiled, the virtual machine detects only here that a value is no list, set or map.
            throw new ClassCastException(e.getMessage());
        } finally {
            CURRENT.set(before);
        }
        asker.accept((long) QUESTION + FUEL - meter.fuel);
        return answer;
    }

    /** Pays for a round of a loop, or for the body of a block. */
    public static void burn(int units) {
        pay(units);
    }

    /** Pays for the call of a function, which lasts until {@link #leave}. */
    public static void enter(int units) {
        of().begin(units);
    }

    /** Ends a call. */
    public static void leave() {
        of().end();
    }

    /** Returns the meter of the question that this thread answers. */
    static Meter of() {
        return CURRENT.get();
    }

    /** Pays for a call, which lasts until {@link #end}. */
    void begin(int units) {
        if (++depth > DEPTH) {
            throw new IllegalStateException("more than " + DEPTH + " nested calls");
        }
        take(units);
    }

    /** Ends a call. */
    void end() {
        depth--;
    }

    /** Pays for the elements of an answer; free in a script that is not metered. */
    public static void copy(long elements) {
        Meter meter = of();
        if (meter != null) {
            meter.take(elements);
        }
    }

    /** Pays for elements or characters before they are made. */
    static void pay(long units) {
        of().take(units);
    }

    private void take(long units) {
        if (units > fuel) {
            throw new IllegalStateException("the script does too much; it stopped after " + FUEL + " units of fuel");
        }
        fuel -= (int) units;
    }
}
