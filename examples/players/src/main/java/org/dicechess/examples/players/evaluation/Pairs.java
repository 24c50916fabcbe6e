package org.dicechess.examples.players.evaluation;

/** The term of two pieces of a kind that together reach the squares that one of them cannot. */
final class Pairs {

    /** Only pieces of at least this value count. */
    private static final double LEAST = 2;

    private final Kinds kinds;

    /** A bit for each half of the board that a piece may be bound to, by code and square. */
    private final long[] half;

    private final long[] both = new long[2];

    Pairs(Kinds kinds) {
        this.kinds = kinds;
        half = new long[kinds.owner.length * kinds.squares];
        int used = 0;
        for (int code = 1; code < kinds.owner.length && used < 31; code++) {
            used += kinds.owner[code] != 0 && isBound(code) ? mark(code, used) : 0;
        }
    }

    private boolean isBound(int code) {
        if (kinds.isKing[code] || kinds.isPawn[code] || kinds.value[code] < LEAST) {
            return false;
        }
        int parts = 0;
        boolean[] met = new boolean[kinds.squares];
        for (int square = 0; square < kinds.squares && parts <= 2; square++) {
            if (!met[square]) {
                boolean[] ahead = kinds.ahead(code, square);
                for (int to = 0; to < met.length; to++) {
                    met[to] |= ahead[to];
                }
                met[square] = true;
                parts++;
            }
        }
        return parts == 2;
    }

    /** Gives both halves a bit; the squares that the first one reaches have the lower bit. */
    private int mark(int code, int used) {
        boolean[] ahead = kinds.ahead(code, 0);
        for (int square = 0; square < kinds.squares; square++) {
            half[code * kinds.squares + square] = 1L << 2 * used + (ahead[square] || square == 0 ? 0 : 1);
        }
        both[kinds.owner[code] > 0 ? 0 : 1] |= 1L << 2 * used;
        return 1;
    }

    /** Returns how many pairs White has more than Black. */
    int of(Placement pieces) {
        long there = 0;
        for (int i = 0; i < pieces.size; i++) {
            int square = pieces.occupied[i];
            there |= half[pieces.codes[square] * kinds.squares + square];
        }
        long paired = there & there >>> 1;
        return Long.bitCount(paired & both[0]) - Long.bitCount(paired & both[1]);
    }
}
