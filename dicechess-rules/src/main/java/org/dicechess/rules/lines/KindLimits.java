package org.dicechess.rules.lines;

import java.util.BitSet;
import org.dicechess.rules.model.PieceMoves;

/**
 * The kinds that lines capture or hop over, and the conditions under which they hold. A limit is a number; number 0 is
 * none.
 */
public final class KindLimits {

    private final boolean[][] captures;
    private final boolean[][] over;
    private final int[] conditions;

    KindLimits(boolean[][] captures, boolean[][] over, int[] conditions) {
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
