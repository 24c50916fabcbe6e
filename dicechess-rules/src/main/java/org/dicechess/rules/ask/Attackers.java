package org.dicechess.rules.ask;

/** Finds the pieces that attack a square. */
@FunctionalInterface
public interface Attackers {

    /** Returns the squares in one word of the pieces of a side that attack a square by moves that no hook gives. */
    long of(int square, int by, int word);
}
