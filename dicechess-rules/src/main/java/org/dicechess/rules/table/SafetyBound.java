package org.dicechess.rules.table;

import java.util.List;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;

/**
 * Tells whether the tests of royal safety in one position may take too long. A side with several royals makes and tests
 * each of its moves. Each test walks all lines of the pieces whose attacks no set of squares describes, for each royal.
 */
final class SafetyBound {

    /** The most looks at a square in one position, of about 3 nanoseconds each, that need no limit in play. */
    private static final double MOST = 250_000_000;

    /** The looks that a test of one attack takes besides those along its lines. */
    private static final int TEST = 20;

    private final Tables tables;

    SafetyBound(Tables tables) {
        this.tables = tables;
    }

    /** Returns whether one position may need too many looks. */
    boolean isPassed() {
        double sets = (double) tables.codes.count() * tables.words;
        double lines = (double) tables.squares * exotic();
        double tries = asks(MoveFilter.Mates.class) ? 2.0 + tables.eventBound : triesOnce() ? 2 : 1;
        double shields = tables.shieldsRoyals ? tables.shields.looks() : 0;
        double looks = tries * tables.eventBound * (sets + lines + shields);
        return tables.game.check().isPresent() && royals() * looks > MOST;
    }

    /** Returns whether filters look at more of a position than at the move: how much, only play tells. */
    boolean hasWideFilters() {
        return asks(MoveFilter.CapturesMost.class)
                || asks(MoveFilter.OnlyIf.class)
                || asks(MoveFilter.Leaves.class)
                || asks(MoveFilter.Attacks.class);
    }

    private boolean triesOnce() {
        return asks(MoveFilter.Checks.class)
                || asks(MoveFilter.Leaves.class)
                || asks(MoveFilter.Attacks.class)
                || asks(MoveFilter.Affects.class)
                || asks(MoveFilter.CapturesAttackers.class);
    }

    /**
     * Returns whether some stage allows moves or drops by such a clause. A check is tried once more; for a mate each
     * reply may be tried, too.
     */
    private boolean asks(Class<? extends MoveFilter.Clause> clause) {
        Stages stages = tables.stages;
        for (List<List<MoveFilter>> some :
                List.of(stages.filters, stages.pickFilters, stages.dropFilters, stages.actFilters)) {
            for (List<MoveFilter> filters : some) {
                if (MoveFilter.anyAsks(filters, clause)) {
                    return true;
                }
            }
        }
        for (List<List<Preference>> some :
                List.of(stages.prefer, stages.pickPrefer, stages.dropPrefer, stages.actPrefer)) {
            for (List<Preference> preferences : some) {
                for (Preference preference : preferences) {
                    if (preference.asks(clause)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Returns the most royals of one side. Where play does not keep their number, a position text may state any. */
    private int royals() {
        boolean kept = !tables.game.check().get().mayTakeRoyal() && !tables.anyPromotesToRoyal();
        return kept ? tables.mostRoyalsInArray() : tables.squares;
    }

    /** Returns the most looks of one test of one exotic attack; 0 if no attack is exotic. */
    private int exotic() {
        int most = 0;
        for (int code = 1; code <= tables.codes.count(); code++) {
            for (int square = 0; square < tables.squares && tables.attacks.exotic()[code]; square++) {
                most = Math.max(most, TEST + cells(tables.movement.start()[code * tables.squares + square]));
            }
        }
        return most;
    }

    private int cells(int start) {
        int[] blocks = tables.movement.blocks();
        int at = start;
        while (blocks[at] != 0) {
            at += 1 + Block.squares(blocks[at]);
        }
        return at - start;
    }
}
