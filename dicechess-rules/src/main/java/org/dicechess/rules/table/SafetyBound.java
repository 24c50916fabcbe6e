package org.dicechess.rules.table;

import java.util.List;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.store.TableLimitException;

/**
 * Refuses games whose tests of royal safety would take too long. A side with several royals makes and tests each of its
 * moves. Each test walks all lines of the pieces whose attacks no set of squares describes, for each royal.
 */
final class SafetyBound {

    /** The most looks in one position. In play far fewer are made, as most squares are empty or hold other pieces. */
    private static final long MOST = 100_000_000_000L;

    private final Tables tables;

    SafetyBound(Tables tables) {
        this.tables = tables;
    }

    void check() {
        long royals = tables.mostRoyalsInArray();
        long looks =
                tables.game.check().isEmpty() || royals < 2 ? 0 : tables.eventBound * royals * tables.squares * lines();
        if (looks > MOST) {
            throw new TableLimitException(
                    List.of("check"),
                    royals + " royals of one side and pieces that hop or go by routes may take " + looks
                            + " looks along a line in one position; at most " + MOST);
        }
    }

    /** Returns the most lines of one piece that are walked to test its attacks. */
    private int lines() {
        int most = 0;
        for (int code = 1; code <= tables.codes.count(); code++) {
            for (int square = 0; square < tables.squares && tables.attacks.exotic()[code]; square++) {
                most = Math.max(most, lines(tables.movement.start()[code * tables.squares + square]));
            }
        }
        return most;
    }

    private int lines(int start) {
        int[] blocks = tables.movement.blocks();
        int lines = 0;
        for (int at = start; blocks[at] != 0; at += 1 + Block.squares(blocks[at])) {
            lines++;
        }
        return lines;
    }
}
