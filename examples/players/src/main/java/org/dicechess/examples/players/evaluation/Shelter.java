package org.dicechess.examples.players.evaluation;

/**
 * The term of the kings: where the other side has many pieces they hide behind pieces that promote, on squares from
 * which they reach little; later they go where they reach much.
 */
final class Shelter {

    /** The worth of a piece beside the king, where the other side has all its pieces. */
    private static final double SHIELD = 0.12;

    private static final int MOST_SHIELDS = 3;

    /** What the reach around the king, beyond the mean, is worth where the other side has nothing, and everything. */
    private static final double CENTRAL = 0.9;

    private static final double EXPOSED = -0.9;

    /** The squares around each king, as bits, by code and square, times the number of words. */
    private final long[] around;

    private final int words;

    /** The reach around the king, from -1 to 1 around the mean, by code and square. */
    private final double[] reach;

    /** What both sides have at the beginning, beside kings and pieces that promote. */
    private final double force;

    Shelter(long[] around, int words, double[] reach, double force) {
        this.around = around;
        this.words = words;
        this.reach = reach;
        this.force = Math.max(1, force);
    }

    /**
     * Returns the worth of a king's place, in pawns.
     *
     * @param at code and square of the king
     * @param pawns the own pieces that promote
     * @param enemies what the other side has, beside kings and pieces that promote
     */
    double of(int at, long[] pawns, double enemies) {
        int shields = 0;
        for (int word = 0; word < words; word++) {
            shields += Long.bitCount(pawns[word] & around[at * words + word]);
        }
        double part = Math.min(1, enemies / force);
        return part * (SHIELD * Math.min(MOST_SHIELDS, shields) + EXPOSED * reach[at])
                + (1 - part) * CENTRAL * reach[at];
    }
}
