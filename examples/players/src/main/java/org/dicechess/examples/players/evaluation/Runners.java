package org.dicechess.examples.players.evaluation;

/**
 * The term of the pieces that move in one direction until they promote: those that no such piece of the other side can
 * stop, those behind another one on the same way, and those that another one covers.
 */
final class Runners {

    /** What a piece behind another one on the same way loses, and what a piece gains that another one covers. */
    private static final double BEHIND = 0.12;

    private static final double COVERED = 0.07;

    /** The part of the gain of promotion that a piece loses which others can stop. */
    private static final double STOPPED = 0.65;

    private static final int[] NONE = {};

    private final Kinds kinds;

    /** What each piece gains by the way to promotion, in pawns. */
    private final double[] gain;

    /** The squares on the way of each piece. */
    private final long[][] ways;

    /**
     * The squares from which a piece of the other side stops it, and those from which one of its own side covers it.
     */
    private final long[][] stops;

    private final long[][] covers;

    Runners(Kinds kinds, double[] gain) {
        this.kinds = kinds;
        this.gain = gain;
        ways = new long[gain.length][];
        stops = new long[gain.length][];
        covers = new long[gain.length][];
        long[][] touched = touched();
        for (int code = 1; code < kinds.owner.length; code++) {
            if (kinds.isPawn[code]) {
                for (int square = 0; square < kinds.squares; square++) {
                    prepare(code, square, touched);
                }
            }
        }
    }

    /** The squares to which each piece can come, and on which it can capture from there. */
    private long[][] touched() {
        long[][] touched = new long[ways.length][];
        for (int at = 0; at < ways.length; at++) {
            int code = at / kinds.squares;
            if (kinds.isPawn[code]) {
                boolean[] touching = kinds.ahead(code, at % kinds.squares);
                touching[at % kinds.squares] = true;
                boolean[] all = touching.clone();
                for (int square = 0; square < all.length; square++) {
                    int[] rays = touching[square] ? kinds.captures[code * kinds.squares + square] : NONE;
                    for (int i = 0; i < rays.length; i += 2) {
                        all[rays[i]] = true;
                    }
                }
                touched[at] = kinds.bits(all);
            }
        }
        return touched;
    }

    private void prepare(int code, int square, long[][] touched) {
        int at = code * kinds.squares + square;
        ways[at] = kinds.bits(kinds.ahead(code, square));
        boolean[] stopping = new boolean[kinds.squares];
        boolean[] covering = new boolean[kinds.squares];
        for (int other = 1; other < kinds.owner.length; other++) {
            for (int from = 0; kinds.isPawn[other] && from < kinds.squares; from++) {
                if (kinds.owner[other] == -kinds.owner[code]) {
                    stopping[from] |= meet(touched[other * kinds.squares + from], ways[at]);
                } else if (kinds.owner[other] == kinds.owner[code]) {
                    covering[from] |= kinds.captures(other, from, square);
                }
            }
        }
        stops[at] = kinds.bits(stopping);
        covers[at] = kinds.bits(covering);
    }

    /** Returns White's advantage in pawns, beside what the squares say. */
    double of(Placement pieces) {
        double known = pieces.remembered();
        if (Double.isNaN(known)) {
            known = sum(pieces);
            pieces.remember(known);
        }
        return known;
    }

    private double sum(Placement pieces) {
        double sum = 0;
        for (int i = 0; i < pieces.size; i++) {
            int square = pieces.occupied[i];
            int code = pieces.codes[square];
            if (kinds.isPawn[code]) {
                int at = code * kinds.squares + square;
                sum += kinds.owner[code] > 0
                        ? pawn(at, pieces.whitePawns, pieces.blackPawns)
                        : -pawn(at, pieces.blackPawns, pieces.whitePawns);
            }
        }
        return sum;
    }

    private double pawn(int at, long[] own, long[] others) {
        double pawns = meet(stops[at], others) ? -STOPPED * gain[at] : 0;
        pawns -= meet(ways[at], own) ? BEHIND : 0;
        return pawns + (meet(covers[at], own) ? COVERED : 0);
    }

    private static boolean meet(long[] one, long[] other) {
        for (int word = 0; word < one.length; word++) {
            if ((one[word] & other[word]) != 0) {
                return true;
            }
        }
        return false;
    }
}
