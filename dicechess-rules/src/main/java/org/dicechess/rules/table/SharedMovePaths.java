package org.dicechess.rules.table;

import java.util.List;
import org.dicechess.rules.model.Kind;
import org.jspecify.annotations.Nullable;

/**
 * What the lines of all codes share: leaps, of which there is one for each square and mode, and one measure of work.
 */
final class SharedMovePaths {

    /** Squares that lines visit, and one for each line or leap that is tried. */
    static final int MOST = 2_000_000;

    private static final int SQUARES = 256;

    private final @Nullable MovePath[] leaps = new MovePath[(Block.QUIET | Block.CAPTURE) * SQUARES + SQUARES];
    private int used;

    /** A leap of a mode to a square. */
    MovePath leap(int mode, int square) {
        MovePath known = leaps[mode * SQUARES + square];
        if (known == null) {
            known = new MovePath(Block.LEAPS, mode, false, new int[] {square});
            leaps[mode * SQUARES + square] = known;
        }
        return known;
    }

    /** Counts the work for one more line of a kind. */
    void count(int work, Kind kind) {
        used += work;
        if (used > MOST) {
            throw new TableLimitException(
                    List.of("pieces", kind.name(), "move"),
                    "the moves up to this piece have more than " + MOST
                            + " lines and squares, counted from all squares of the board; at most " + MOST
                            + " for all pieces, of which those that move alike count once");
        }
    }
}
