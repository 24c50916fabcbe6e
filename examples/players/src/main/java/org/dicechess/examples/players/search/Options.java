package org.dicechess.examples.players.search;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * How an expectiminimax search works.
 *
 * @param depth the most turns to search, 0 to {@value #DEEPEST}; with 0 the positions after the first decision are
 *     compared and nothing else
 * @param star how chance nodes are pruned: 0 not at all, 1 by Star1, 2 by Star1 and Star2
 * @param table the binary logarithm of the number of entries of the transposition table, at most 24; 0 for none
 * @param quiescence how many turns of captures follow the last turn, 0 to {@value #DEEPEST}
 * @param width how many events of a decision are searched, the most promising ones; 0 for all. The decision at the root
 *     is always searched in full
 * @param outcomes how many outcomes of a chance node are searched, chosen evenly among the equally likely cases; 0 for
 *     all. Where a node has fewer, all are searched
 * @param full whether all outcomes are searched in the upper half of the depth, whatever {@code outcomes} says. Then
 *     the values come nearer to the exact ones the deeper the search is
 * @param seed the seed of the order in which equal moves are tried
 * @param threads how many threads search the ways at the root, 1 to {@value #MOST_THREADS}. Each has its own part of
 *     the nodes and of the table, so that the same seed, nodes and threads give the same choice
 * @param ideas what the search may do beyond plain windows
 */
public record Options(
        int depth,
        int star,
        int table,
        int quiescence,
        int width,
        int outcomes,
        boolean full,
        long seed,
        int threads,
        Set<Idea> ideas) {

    /** The greatest depth. */
    public static final int DEEPEST = 99;

    /** The most threads. */
    public static final int MOST_THREADS = 256;

    /** The greatest width. */
    public static final int WIDEST = 100_000;

    /** Everything exact, as deep as the budget allows. */
    public static final Options EXACT = new Options(DEEPEST, 2, 18, 0, 0, 0, true, 1, 1, Idea.EXACT);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if a number is out of range
     */
    public Options {
        check("depth", depth, 0, DEEPEST);
        check("star", star, 0, 2);
        check("table", table, 0, 24);
        check("quiescence", quiescence, 0, DEEPEST);
        check("outcomes", outcomes, 0, WIDEST);
        check("width", width, 0, WIDEST);
        check("threads", threads, 1, MOST_THREADS);
        ideas = ideas.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(ideas));
    }

    /** Returns whether an idea is used. */
    boolean has(Idea idea) {
        return ideas.contains(idea);
    }

    /** Returns the same with other ideas. */
    public Options ideas(Set<Idea> others) {
        return new Options(depth, star, table, quiescence, width, outcomes, full, seed, threads, others);
    }

    /** Returns the same with another depth. */
    public Options depth(int other) {
        return new Options(other, star, table, quiescence, width, outcomes, full, seed, threads, ideas);
    }

    /** Returns the same with other pruning of chance nodes. */
    public Options star(int other) {
        return new Options(depth, other, table, quiescence, width, outcomes, full, seed, threads, ideas);
    }

    /** Returns the same with another table. */
    public Options table(int other) {
        return new Options(depth, star, other, quiescence, width, outcomes, full, seed, threads, ideas);
    }

    /** Returns the same with other quiescence. */
    public Options quiescence(int other) {
        return new Options(depth, star, table, other, width, outcomes, full, seed, threads, ideas);
    }

    /** Returns the same, with all outcomes in the upper half of the depth. */
    public Options withAllOutcomesAbove() {
        return new Options(depth, star, table, quiescence, width, outcomes, true, seed, threads, ideas);
    }

    /** Returns the binary logarithm of the number of entries of one thread's table. */
    int tableOfThread() {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(threads - 1);
        return Math.max(0, table - bits);
    }

    /** Returns the same with other threads. */
    public Options threads(int other) {
        return new Options(depth, star, table, quiescence, width, outcomes, full, seed, other, ideas);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " " + value + "; expected " + least + " to " + most);
        }
    }
}
