package org.dicechess.rules.table;

/** The squares that men pass, for codes of which start and arrival tell them: all others are not plain. */
public final class PlainPaths {

    private final int squares;
    private final int[][] between;
    private final long[] masks;
    private final boolean[] plain;

    PlainPaths(Movement movement, Attacks attacks, int codes, int squares) {
        this.squares = squares;
        this.between = attacks.between();
        this.masks = attacks.masks();
        this.plain = new boolean[codes + 1];
        for (int code = 1; code <= codes; code++) {
            plain[code] = !attacks.exotic()[code];
            for (int from = 0; from < squares; from++) {
                for (Line line : movement.lines(code, from)) {
                    plain[code] &= line.form() == Block.LEAPS || line.form() == Block.RIDE && line.mode() == (Block.QUIET | Block.CAPTURE);
                }
            }
        }
    }

    /** Whether a code leaps, or rides alike with and without capture, and goes one way only to each square. */
    public boolean isPlain(int code) {
        return plain[code];
    }

    /** Whether a plain code passes a square on its way from one to another. */
    public boolean over(int code, int from, int to, int square) {
        return (masks[between[code][from * squares + to] + (square >> 6)] >>> square & 1) != 0;
    }
}
