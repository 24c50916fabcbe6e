package org.dicechess.rules.table;

import org.dicechess.rules.lines.Block;
import org.dicechess.rules.lines.Movement;
import org.dicechess.rules.reach.Targets;

/**
 * How many moves a piece of a code can have at most, where hooks and en passant give none. A piece that may promote
 * with its next move has a bound of its own, as each promotion is a move.
 */
public final class MoveBounds {

    /** For each code the most moves from a square from which it does not promote. */
    public final int[] plain;

    /** For each code the most moves from one of the squares of {@link #promoting}. */
    public final int[] promotions;

    /** For each code times words plus word: the squares from which it may promote. */
    public final long[] promoting;

    MoveBounds(Tables tables) {
        int codes = tables.codes.count() + 1;
        this.plain = new int[codes];
        this.promotions = new int[codes];
        this.promoting = new long[codes * tables.words];
        for (int cell = tables.squares; cell < codes * tables.squares; cell++) {
            int code = cell / tables.squares;
            int square = cell % tables.squares;
            boolean promotes = (tables.targets.bits(cell) & Targets.PROMOTES) != 0;
            int[] bounds = promotes ? promotions : plain;
            bounds[code] = Math.max(bounds[code], most(tables, cell));
            promoting[code * tables.words + (square >> 6)] |= promotes ? 1L << square : 0;
        }
    }

    private static int most(Tables tables, int cell) {
        Movement movement = tables.movement;
        int[] blocks = movement.blocks();
        boolean inSets = (tables.targets.bits(cell) & Targets.LISTED) == 0;
        int most = 0;
        int at = movement.start()[cell];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int each = (header & Block.PROMOTES) == 0 ? 1 : tables.promotions.most(cell / tables.squares);
            most += Math.max(1, each) * arrivals(header, inSets);
            at += 1 + Block.squares(header);
        }
        return most;
    }

    /**
     * Returns on how many squares the moves of a block end. Paths of a cell that sets hold end on their last square.
     */
    private static int arrivals(int header, boolean inSets) {
        return switch (Block.form(header)) {
            case Block.EN_PASSANT -> 0;
            case Block.PATH -> inSets ? 1 : Block.squares(header);
            default -> Block.squares(header);
        };
    }
}
