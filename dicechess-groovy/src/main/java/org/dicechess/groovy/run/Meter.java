package org.dicechess.groovy.run;

import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Counts what a confined script does while it answers one question, and stops it when that is too much. */
public final class Meter {

    /**
     * Units of fuel for one question. A unit is about 100 nanoseconds at most: a loop's round, a call or an element
     * each cost one, and one more for every eight pieces of syntax in the round or the function.
     */
    public static final int FUEL = 50_000;

    /** What a question costs those who ask it, besides what the script uses. */
    private static final int QUESTION = 10;

    private static final int DEPTH = 40;
    private static final ThreadLocal<Meter> CURRENT = new ThreadLocal<>();

    private int fuel = FUEL;
    private int depth;

    private Meter() {}

    /**
     * The answer to a question, asked with a full tank.
     *
     * @param asker is told what the answer has cost
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
            throw new IllegalStateException("calls inside calls without end", e);
        } catch (IncompatibleClassChangeError e) {
            // The virtual machine finds out only here that a value is no list (or set, or map), where no cast was
            // compiled.
            throw new ClassCastException(e.getMessage());
        } finally {
            CURRENT.set(before);
        }
        asker.accept((long) QUESTION + FUEL - meter.fuel);
        return answer;
    }

    /** Pays for a round of a loop, or for what a block does. */
    public static void burn(int units) {
        pay(units);
    }

    /** Pays for the call of a function, until {@link #leave}. */
    public static void enter(int units) {
        of().begin(units);
    }

    /** Ends a call. */
    public static void leave() {
        of().end();
    }

    /** The meter of the question that this thread answers. */
    static Meter of() {
        return CURRENT.get();
    }

    /** Pays for a call, until {@link #end}. */
    void begin(int units) {
        if (++depth > DEPTH) {
            throw new IllegalStateException("more than " + DEPTH + " calls inside each other");
        }
        take(units);
    }

    /** Ends a call. */
    void end() {
        depth--;
    }

    /** Pays for the elements of an answer; a script that is not metered pays nothing. */
    public static void copy(long elements) {
        Meter meter = of();
        if (meter != null) {
            meter.take(elements);
        }
    }

    /** Pays for so many elements or characters, before they are made. */
    static void pay(long units) {
        of().take(units);
    }

    private void take(long units) {
        if (units > fuel) {
            throw new IllegalStateException("the script does too much; it stopped after " + FUEL + " steps");
        }
        fuel -= (int) units;
    }
}
