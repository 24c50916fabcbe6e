package org.dicechess.rules.reach;

import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.MovePath;
import org.dicechess.rules.lines.Movement;

/** The squares that pieces pass on direct moves. A move is direct if its start and its arrival determine its path. */
public final class PassedSquares {

    private final int squares;
    private final int words;
    private final int[][] between;
    private final long[] masks;
    private final boolean[] direct;

    /**
     * Finds the direct codes.
     *
     * @param hooked for each code whether a hook gives further moves
     */
    public PassedSquares(Movement movement, Attacks attacks, boolean[] hooked, int codes, int squares) {
        this.squares = squares;
        this.words = attacks.words();
        this.between = attacks.between();
        this.masks = attacks.masks();
        this.direct = new boolean[codes + 1];
        for (int code = 1; code <= codes; code++) {
            direct[code] =
                    !hooked[code] && !attacks.exotic()[code] && movement.zones().isPlain(code);
            for (int from = 0; direct[code] && from < squares; from++) {
                direct[code] &= !movement.overlaps()[code * squares + from];
                for (MovePath line : movement.lines(code, from)) {
                    direct[code] &= line.form() == Block.LEAPS
                            || line.form() == Block.RIDE && line.mode() == (Block.QUIET | Block.CAPTURE);
                }
            }
        }
    }

    /**
     * Returns whether all moves of a code are direct: it leaps, or rides with the same lines for moves and captures,
     * has one path to each square, and its arrival alone tells what it becomes.
     */
    public boolean isDirect(int code) {
        return direct[code];
    }

    /** Returns the path of a direct code from one square to another, as a number. */
    public int path(int code, int from, int to) {
        return between[code][from * squares + to];
    }

    /** Returns whether a square is on a path. The ends of the path do not count. */
    public boolean isOn(int path, int square) {
        return (masks[path + (square >> 6)] >>> square & 1) != 0;
    }

    /** Returns whether a path has a square of a set. The set begins at an index of the array. */
    public boolean isOn(int path, long[] set, int begin) {
        long common = 0;
        for (int word = 0; word < words; word++) {
            common |= masks[path + word] & set[begin + word];
        }
        return common != 0;
    }
}
