package org.dicechess.examples.players.evaluation;

import org.dicechess.Cursor;

/**
 * Guesses whether a capture loses more than it gains, if both sides go on to capture on the same square, the least
 * valuable piece first. It knows pieces by what they capture alone, so checks, pins and effects do not count. Not
 * thread-safe.
 */
public final class Exchange {

    /** What a king is worth here: no piece may be captured at its price. */
    private static final double KING = 1_000;

    private final Kinds kinds;
    private final double[] value;
    private final int[] codes;
    private final int[] occupied;
    private int size;

    /** The squares of the pieces that capture on the square of the exchange, as long as nothing stands between. */
    private final int[] reaching;

    private int number;

    Exchange(Kinds kinds) {
        this.kinds = kinds;
        value = kinds.value.clone();
        for (int code = 0; code < value.length; code++) {
            value[code] = kinds.isKing[code] ? KING : value[code];
        }
        codes = new int[kinds.squares];
        occupied = new int[kinds.squares];
        reaching = new int[kinds.squares];
    }

    /** Reads where the pieces stand. */
    public void read(Cursor cursor) {
        size = 0;
        for (int square = 0; square < codes.length; square++) {
            codes[square] = cursor.at(square);
            if (codes[square] != 0) {
                occupied[size++] = square;
            }
        }
    }

    /** Returns whether the piece on one square is worth more than the piece on another one, which it may capture. */
    public boolean risks(Cursor cursor, int from, int to) {
        int victim = cursor.at(to);
        return victim != 0 && value[cursor.at(from)] > value[victim] + 0.5;
    }

    /** Returns whether the capture loses, in the position that has been read. */
    public boolean loses(int from, int to) {
        int piece = codes[from];
        double gain = value[codes[to]];
        codes[from] = 0;
        find(to);
        double answer = answer(to, -kinds.owner[piece], value[piece]);
        codes[from] = piece;
        return gain < answer;
    }

    private void find(int to) {
        number = 0;
        for (int i = 0; i < size; i++) {
            int square = occupied[i];
            if (codes[square] != 0 && kinds.captures(codes[square], square, to)) {
                reaching[number++] = square;
            }
        }
    }

    /** What a side gains by a capture of a piece of this value on a square, at least 0. */
    private double answer(int to, int owner, double victim) {
        int from = least(to, owner);
        if (from < 0) {
            return 0;
        }
        int piece = codes[from];
        codes[from] = 0;
        double gain = victim - answer(to, -owner, value[piece]);
        codes[from] = piece;
        return Math.max(0, gain);
    }

    /** The square of the least valuable piece of a side that captures on a square; -1 if there is none. */
    private int least(int to, int owner) {
        int least = -1;
        for (int i = 0; i < number; i++) {
            int square = reaching[i];
            int code = codes[square];
            if (code != 0
                    && kinds.owner[code] == owner
                    && (least < 0 || value[code] < value[codes[least]])
                    && kinds.captures(code, square, to, codes)) {
                least = square;
            }
        }
        return least;
    }
}
