package org.dicechess.rules.lines;

import java.util.List;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.store.TableLimitException;
import org.jspecify.annotations.Nullable;

/** Data that the lines of all codes share: one leap for each square and mode, and one count of the work. */
final class SharedMovePaths {

    /** The most work: the squares that lines visit, and one for each line or leap that is tried. */
    static final int MOST = 2_000_000;

    private static final int SQUARES = 256;

    private final @Nullable MovePath[] leaps = new MovePath[(Block.QUIET | Block.CAPTURE) * SQUARES + SQUARES];
    private int used;

    /** Returns the leap of a mode to a square. */
    MovePath leap(int mode, int square) {
        MovePath known = leaps[mode * SQUARES + square];
        if (known == null) {
            known = new MovePath(Block.LEAPS, mode, false, new int[] {square});
            leaps[mode * SQUARES + square] = known;
        }
        return known;
    }

    /** Returns the work so far. */
    int work() {
        return used;
    }

    /**
     * Counts the work of one more line of a kind.
     *
     * @throws TableLimitException if all lines together take more than {@link #MOST}
     */
    void count(int work, Kind kind) {
        used += work;
        if (used > MOST) {
            throw new TableLimitException(
                    List.of("pieces", kind.name(), "move"),
                    "the moves of the pieces up to this one have more than " + MOST
                            + " lines and squares, counted from every square of the board; at most " + MOST
                            + " for all pieces together; pieces that move alike count once");
        }
    }
}
