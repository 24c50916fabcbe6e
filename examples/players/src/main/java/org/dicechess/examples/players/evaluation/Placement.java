package org.dicechess.examples.players.evaluation;

import org.dicechess.Cursor;

/** The pieces of a position, read once for all terms of an evaluation. It is used again for the next position. */
final class Placement {

    private static final int REMEMBERED = 1 << 12;
    private static final int NOTED = 1 << 12;

    /** The code of the piece on each square; 0 for none. */
    final int[] codes;

    /** The squares with pieces. */
    final int[] occupied;

    /** The number of pieces. */
    int size;

    /** All pieces, those of White and those of Black, on a board of one word: a bit for each square. */
    long all;

    long ofWhite;
    long ofBlack;

    /** The pieces of White, and of Black, that move in one direction until they promote: a bit for each square. */
    final long[] whitePawns;

    final long[] blackPawns;

    /** Code and square of the only king of White, and of Black; negative where there is none, or several. */
    int whiteKing;

    int blackKing;

    /** What White, and Black, has beside kings and pieces that promote, in pawns. */
    double white;

    double black;

    private final Kinds kinds;
    private final long[] positions = new long[NOTED];
    private final double[] worths = new double[NOTED];
    private final long[] keys = new long[REMEMBERED];
    private final double[] values = new double[REMEMBERED];
    private long key;

    Placement(Kinds kinds) {
        this.kinds = kinds;
        codes = new int[kinds.squares];
        occupied = new int[kinds.squares];
        whitePawns = new long[kinds.words()];
        blackPawns = new long[kinds.words()];
    }

    /** Returns the worth that has been noted of the position with a key; NaN for none. */
    double known(long position) {
        int index = (int) (position >>> 32) & NOTED - 1;
        return positions[index] == position && position != 0 ? worths[index] : Double.NaN;
    }

    /** Notes the worth of the position with a key. */
    void note(long position, double worth) {
        int index = (int) (position >>> 32) & NOTED - 1;
        positions[index] = position;
        worths[index] = worth;
    }

    /** Reads a position. */
    void read(Cursor cursor) {
        int number = 0;
        for (int square = 0; square < codes.length; square++) {
            int code = cursor.at(square);
            codes[square] = code;
            if (code != 0) {
                occupied[number++] = square;
            }
        }
        size = number;
        sum();
    }

    private void sum() {
        for (int word = 0; word < whitePawns.length; word++) {
            whitePawns[word] = 0;
            blackPawns[word] = 0;
        }
        whiteKing = Kinds.NO_KING;
        blackKing = Kinds.NO_KING;
        white = 0;
        black = 0;
        key = 0;
        all = 0;
        ofWhite = 0;
        ofBlack = 0;
        for (int i = 0; i < size; i++) {
            int square = occupied[i];
            int code = codes[square];
            int at = code * kinds.squares + square;
            boolean isWhite = kinds.owner[code] > 0;
            all |= 1L << square;
            ofWhite |= isWhite ? 1L << square : 0;
            ofBlack |= kinds.owner[code] < 0 ? 1L << square : 0;
            if (kinds.isPawn[code]) {
                (isWhite ? whitePawns : blackPawns)[square >>> 6] |= 1L << square;
                key += kinds.random[at];
            } else if (kinds.isKing[code]) {
                king(at, isWhite);
            } else if (isWhite) {
                white += kinds.value[code];
            } else {
                black -= kinds.owner[code] * kinds.value[code];
            }
        }
    }

    private void king(int at, boolean isWhite) {
        if (isWhite) {
            whiteKing = whiteKing == Kinds.NO_KING ? at : Kinds.MANY_KINGS;
        } else {
            blackKing = blackKing == Kinds.NO_KING ? at : Kinds.MANY_KINGS;
        }
    }

    /** Returns what has been remembered of the same pieces that promote; NaN for nothing. */
    double remembered() {
        int index = (int) (key >>> 40) & REMEMBERED - 1;
        return keys[index] == key && key != 0 ? values[index] : Double.NaN;
    }

    /** Remembers a number for all positions with the same pieces that promote. */
    void remember(double value) {
        int index = (int) (key >>> 40) & REMEMBERED - 1;
        keys[index] = key;
        values[index] = value;
    }
}
