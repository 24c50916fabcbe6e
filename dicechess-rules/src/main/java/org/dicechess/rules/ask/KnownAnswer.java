package org.dicechess.rules.ask;

/** An answer of a hook about moves, and what it depends on. */
public final class KnownAnswer {

    /** Whether the answer depends on nothing but the pieces on squares and {@link #sets}. */
    public final boolean ofSquares;

    final HookAnswer answer;
    final NodeFuel.Price price;

    /** The squares on which the answer depends, the piece's own among them. */
    private final long[] watched;

    /** The squares whose pieces the moves take if an enemy stands there. */
    private final long[] taken;

    /** The sets of pieces on which the answer depends: codes times words plus words. */
    private final int[] sets;

    /**
     * Notes an answer.
     *
     * @param from the square of the piece that was asked about
     * @param readings what the hook has looked at
     */
    KnownAnswer(HookAnswer answer, int from, NodeFuel.Price price, Readings readings, int words) {
        this.answer = answer;
        this.price = price;
        this.ofSquares = readings.isOfSquares();
        this.watched = new long[words];
        this.taken = new long[words];
        this.sets = ofSquares ? readings.sets() : new int[0];
        if (ofSquares) {
            readings.addSquares(watched);
        }
        watched[from >> 6] |= 1L << from;
        answer.addTaken(from, taken);
    }

    /** Returns about how many numbers the answer holds. */
    int numbers() {
        return answer.numbers() + 4 * watched.length + sets.length;
    }

    /** Returns whether the moves take an enemy on a square. */
    public boolean takes(int square) {
        return (taken[square >> 6] >>> square & 1) != 0;
    }

    /** Returns whether the answer depends on sets of pieces. */
    public boolean readsSets() {
        return sets.length > 0;
    }

    /**
     * Adds the squares on which the answer depends: a move that neither begins nor ends on one of them, and whose piece
     * stays what it is, leaves the answer as it is.
     *
     * @param pieces the present sets of pieces
     * @param into a set of squares that begins at an index
     */
    public void addWatched(long[] pieces, long[] into, int begin) {
        for (int word = 0; word < watched.length; word++) {
            into[begin + word] |= watched[word];
        }
        for (int set : sets) {
            into[begin + set % watched.length] |= pieces[set];
        }
    }
}
