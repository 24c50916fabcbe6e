package org.dicechess.examples.players.evaluation;

/** The term of the squares that pieces reach past the other pieces, and of their attacks around the kings. */
final class Activity {

    /** The worth of the square root of the number of reached squares, in pawns. */
    private static final double ROOT = 0.22;

    private static final int MOST = 64;

    /** The danger by the square of the attacks, in pawns, and its limit. */
    private static final double DANGER = 0.02;

    private static final double MOST_DANGER = 2.5;

    /** A piece so valuable makes an attack of 1, as long as another piece attacks, too. */
    private static final double UNIT = 3;

    private final Kinds kinds;
    private final boolean oneWord;
    private final boolean mobility;
    private final boolean attack;
    private final double[] roots = new double[MOST];

    /** The attack that a piece makes on each square around a king. */
    private final double[] force;

    Activity(Kinds kinds, boolean mobility, boolean attack) {
        this.kinds = kinds;
        oneWord = kinds.words() == 1;
        this.mobility = mobility;
        this.attack = attack;
        force = new double[kinds.owner.length];
        for (int code = 0; code < force.length; code++) {
            force[code] =
                    kinds.isKing[code] || kinds.isPawn[code] ? 0 : Math.sqrt(Math.max(0, kinds.value[code]) / UNIT);
        }
        for (int number = 0; number < MOST; number++) {
            roots[number] = mobility ? ROOT * Math.sqrt(number) : 0;
        }
    }

    /** Returns White's advantage in pawns. */
    double of(Placement pieces, Around aroundWhite, Around aroundBlack) {
        double sum = 0;
        double white = 0;
        double black = 0;
        int whites = 0;
        int blacks = 0;
        for (int i = 0; i < pieces.size; i++) {
            int square = pieces.occupied[i];
            int code = pieces.codes[square];
            int owner = kinds.owner[code];
            int counted = force[code] > 0 && owner != 0
                    ? count(pieces, code, square, owner > 0 ? aroundBlack : aroundWhite)
                    : 0;
            sum += owner * roots[Math.min(counted & 0xFFFF, MOST - 1)];
            int near = counted >>> 16;
            if (near > 0 && owner > 0) {
                white += near * force[code];
                whites++;
            } else if (near > 0) {
                black += near * force[code];
                blacks++;
            }
        }
        return attack ? sum + danger(white, whites) - danger(black, blacks) : sum;
    }

    private static double danger(double attacks, int pieces) {
        return pieces < 2 ? 0 : Math.min(MOST_DANGER, DANGER * attacks * attacks);
    }

    /** The number of reached squares, and above 16 bits the number of those around the other king. */
    private int count(Placement pieces, int code, int square, Around around) {
        return oneWord
                ? countBits(pieces, code, square, around.bits())
                : count(pieces.codes, code, square, around.squares());
    }

    private int countBits(Placement pieces, int code, int square, long around) {
        long seen = kinds.hits(code, square);
        if ((seen & pieces.all) != 0 && !kinds.leaps(code, square)) {
            seen = seen(pieces.all, kinds.captures[code * kinds.squares + square]);
        }
        long own = kinds.owner[code] > 0 ? pieces.ofWhite : pieces.ofBlack;
        return Long.bitCount(seen & around) << 16 | Long.bitCount(seen & ~own);
    }

    private static long seen(long all, int[] rays) {
        long seen = 0;
        for (int i = 0; i < rays.length; ) {
            int to = rays[i];
            seen |= 1L << to;
            i = (all >>> to & 1) == 0 ? i + 2 : rays[i + 1];
        }
        return seen;
    }

    private int count(int[] codes, int code, int square, boolean[] around) {
        int[] rays = kinds.captures[code * kinds.squares + square];
        int owner = kinds.owner[code];
        int free = 0;
        int near = 0;
        for (int i = 0; i < rays.length; ) {
            int to = rays[i];
            int there = codes[to];
            near += around[to] ? 1 : 0;
            free += there == 0 || kinds.owner[there] != owner ? 1 : 0;
            i = there == 0 ? i + 2 : rays[i + 1];
        }
        return near << 16 | free;
    }
}
