package org.dicechess.groovy.run;

import java.util.function.Supplier;

/** Counts what a confined script does while it answers one question, and stops it when that is too much. */
public final class Meter {

    /** Units of fuel for one question: a loop's round, a call or an element each cost one. */
    public static final int FUEL = 50_000;

    private static final int DEPTH = 40;
    private static final ThreadLocal<Meter> CURRENT = new ThreadLocal<>();

    private int fuel = FUEL;
    private int depth;

    private Meter() {}

    /**
     * The answer to a question, asked with a full tank.
     *
     * @throws IllegalStateException if the fuel does not suffice
     */
    public static <T> T metered(Supplier<T> question) {
        Meter before = CURRENT.get();
        CURRENT.set(new Meter());
        try {
            return question.get();
        } catch (StackOverflowError e) {
            throw new IllegalStateException("calls inside calls without end", e);
        } catch (IncompatibleClassChangeError e) {
            // The virtual machine finds out only here that a value is no list (or set, or map), where no cast was compiled.
            throw new ClassCastException(e.getMessage());
        } finally {
            if (before == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(before);
            }
        }
    }

    /** Pays for a round of a loop. */
    public static void burn() {
        pay(1);
    }

    /** Pays for the call of a function, until {@link #leave}. */
    public static void enter() {
        Meter meter = CURRENT.get();
        if (++meter.depth > DEPTH) {
            throw new IllegalStateException("more than " + DEPTH + " calls inside each other");
        }
        pay(1);
    }

    /** Ends a call. */
    public static void leave() {
        CURRENT.get().depth--;
    }

    /** Pays for so many elements or characters, before they are made. */
    static void pay(long units) {
        Meter meter = CURRENT.get();
        if (units > meter.fuel) {
            throw new IllegalStateException("the script does too much; it stopped after " + FUEL + " steps");
        }
        meter.fuel -= (int) units;
    }
}
