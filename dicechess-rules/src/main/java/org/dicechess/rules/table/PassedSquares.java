package org.dicechess.rules.table;

/** The squares that men pass, for codes of which start and arrival tell them: all others are not plain. */
public final class PassedSquares {

    private final int squares;
    private final int words;
    private final int[][] between;
    private final long[] masks;
    private final boolean[] plain;

    PassedSquares(Movement movement, Attacks attacks, int codes, int squares) {
        this.squares = squares;
        this.words = attacks.words();
        this.between = attacks.between();
        this.masks = attacks.masks();
        this.plain = new boolean[codes + 1];
        for (int code = 1; code <= codes; code++) {
            plain[code] = !attacks.exotic()[code];
            for (int from = 0; plain[code] && from < squares; from++) {
                plain[code] &= !movement.overlaps()[code * squares + from];
                for (MovePath line : movement.lines(code, from)) {
                    plain[code] &= line.form() == Block.LEAPS
                            || line.form() == Block.RIDE && line.mode() == (Block.QUIET | Block.CAPTURE);
                }
            }
        }
    }

    /** Whether a code leaps, or rides alike with and without capture, and goes one way only to each square. */
    public boolean isPlain(int code) {
        return plain[code];
    }

    /** The path of a plain code from one square to another, as a number. */
    public int path(int code, int from, int to) {
        return between[code][from * squares + to];
    }

    /** Whether a square is on a path, its ends left aside. */
    public boolean isOn(int path, int square) {
        return (masks[path + (square >> 6)] >>> square & 1) != 0;
    }

    /** Whether one of a set of squares, that begins at an index, is on a path. */
    public boolean isOn(int path, long[] set, int begin) {
        long common = 0;
        for (int word = 0; word < words; word++) {
            common |= masks[path + word] & set[begin + word];
        }
        return common != 0;
    }
}
