package org.dicechess.rules.lines;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.PieceMoves;

/**
 * The kinds that lines capture or hop over, the conditions under which they hold, and what must stand beside the piece.
 * A limit is a number; number 0 is none.
 */
public final class KindLimits {

    private final boolean[][] captures;
    private final boolean[][] over;
    private final int[] conditions;
    private final List<Optional<MoveFilter.Near>> beside;

    KindLimits(boolean[][] captures, boolean[][] over, int[] conditions, List<Optional<MoveFilter.Near>> beside) {
        this.beside = beside;
        this.captures = captures;
        this.over = over;
        this.conditions = conditions;
    }

    /** Returns for each limit, and each code, whether lines capture such a piece; code 0 is any piece. */
    public boolean[][] captures() {
        return captures;
    }

    /** Returns for each limit, and each code, whether lines hop over such a piece. */
    public boolean[][] over() {
        return over;
    }

    /** Returns for each limit the number of its condition; {@link PieceMoves#ALWAYS} for none. */
    public int[] conditions() {
        return conditions;
    }

    /** Returns for each limit which pieces must stand beside the piece that moves; empty if it does not matter. */
    public List<Optional<MoveFilter.Near>> beside() {
        return beside;
    }

    /** Returns whether some lines depend on what stands beside their piece. */
    public boolean anyBeside() {
        return beside.stream().anyMatch(Optional::isPresent);
    }

    /** Returns for each code, by the numbers of the limits, which lines hop over such a piece. */
    public BitSet[] screens() {
        BitSet[] screens = new BitSet[over[0].length];
        for (int code = 0; code < screens.length; code++) {
            screens[code] = new BitSet();
            for (int limit = 0; limit < over.length; limit++) {
                screens[code].set(limit, over[limit][code]);
            }
        }
        return screens;
    }
}
