package org.dicechess;

import java.util.Optional;

/**
 * The positions of a game by their hash codes, so that equal ones are found without a look at all others: a binary tree over the bits of the
 * code. Immutable; what one more position adds shares the rest with what was there.
 */
sealed interface Occurrences {

    /** No position. */
    Occurrences NONE = new Fork(Optional.empty(), Optional.empty());

    /** Two halves by one bit of the code. */
    record Fork(Optional<Occurrences> zero, Optional<Occurrences> one) implements Occurrences {}

    /** A position, and one that was there before with the same code. */
    record Leaf(int hash, Position position, Optional<Leaf> before) implements Occurrences {}

    /** With one more position. */
    default Occurrences with(Position position) {
        return plus(this, mixed(position), position, 0);
    }

    /** How many are equal to this one. */
    default int count(Position position) {
        int hash = mixed(position);
        Optional<Occurrences> node = Optional.of(this);
        for (int bit = 0; node.isPresent() && node.get() instanceof Fork fork; bit++) {
            node = half(fork, hash, bit);
        }
        int count = 0;
        Optional<Leaf> leaf = node.filter(Leaf.class::isInstance).map(Leaf.class::cast).filter(found -> found.hash == hash);
        for (; leaf.isPresent(); leaf = leaf.get().before) {
            count += leaf.get().position.equals(position) ? 1 : 0;
        }
        return count;
    }

    private static Occurrences plus(Occurrences node, int hash, Position position, int bit) {
        if (node instanceof Leaf leaf) {
            return leaf.hash == hash
                    ? new Leaf(hash, position, Optional.of(leaf))
                    : plus(forked(leaf, bit), hash, position, bit);
        }
        Fork fork = (Fork) node;
        Optional<Occurrences> half = half(fork, hash, bit);
        Optional<Occurrences> grown = Optional.of(half.isPresent()
                ? plus(half.get(), hash, position, bit + 1)
                : new Leaf(hash, position, Optional.empty()));
        return (hash >>> bit & 1) == 0 ? new Fork(grown, fork.one) : new Fork(fork.zero, grown);
    }

    private static Fork forked(Leaf leaf, int bit) {
        return (leaf.hash >>> bit & 1) == 0
                ? new Fork(Optional.of(leaf), Optional.empty())
                : new Fork(Optional.empty(), Optional.of(leaf));
    }

    private static Optional<Occurrences> half(Fork fork, int hash, int bit) {
        return (hash >>> bit & 1) == 0 ? fork.zero : fork.one;
    }

    /** The hash code with all its bits at work in the lowest. */
    private static int mixed(Position position) {
        int hash = position.hashCode() * 0x9E3779B9;
        return hash ^ hash >>> 16;
    }
}
