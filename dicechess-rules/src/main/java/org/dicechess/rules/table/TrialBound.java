package org.dicechess.rules.table;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.store.TableLimitException;

/**
 * Computes the most moves that a search tries where a turn must use as many dice as possible. The last die only needs
 * one legal move and is not tried: one die costs nothing, and each further die multiplies the tries by the number of
 * moves. Where a side has several royals under {@code check}, each move is tested for each of them.
 *
 * <p>Moves are counted for the worst of all positions. On a ride each step between two squares counts once for all
 * rides that have it: of all pieces on a line only the nearest one can make the step.
 */
final class TrialBound {

    /** The most moves that are tried, or tests of royals if there are several. */
    private static final long MOST = 4_000_000;

    /** Larger counts are cut to this number. */
    private static final long MANY = 1_000_000_000_000L;

    private final Tables tables;
    private final int squares;

    /** For each side and roll the tries plus 1; 0 while they are unknown. */
    private final long[][] known;

    /** For each set of codes its most moves. */
    private final Map<BitSet, Long> moves = new HashMap<>();

    /** The most ways to place a captured piece after a move. */
    private final long placements;

    /** How often each tried move counts. */
    private final int tests;

    TrialBound(Tables tables) {
        this.tables = tables;
        this.squares = tables.squares;
        this.known = new long[2][tables.rolls.count() + 1];
        int most = 1;
        for (BitSet area : tables.fates.areas) {
            most = Math.max(most, area.cardinality());
        }
        this.placements = most;
        this.tests = tables.game.check().isEmpty() ? 1 : Math.max(1, tables.mostRoyalsInArray());
    }

    /**
     * Checks every throw whose dice have to be used. Returns whether any search tries moves.
     *
     * @throws TableLimitException if a roll may take more than {@value #MOST} tries
     */
    boolean check() {
        boolean any = false;
        for (int state = 0; state < tables.stages.dealing; state++) {
            int pool = tables.stages.most[state] ? tables.stages.poolInHand(state, -1) : -1;
            for (int roll = pool < 0 ? 1 : tables.rolls.first(pool);
                    pool >= 0 && roll <= tables.rolls.last(pool);
                    roll++) {
                long tries = Math.max(tries(tables.rolls.held(roll), 0), tries(tables.rolls.held(roll), 1));
                check(Math.min(MANY, tests * tries), roll);
                any |= tries > 0;
            }
        }
        return any;
    }

    private void check(long tries, int roll) {
        if (tries > MOST) {
            throw new TableLimitException(
                    List.of("turn"),
                    "with 'most: true' the roll " + tables.rolls.roll(roll).text() + " may take "
                            + (tries < MANY ? String.valueOf(tries) : "more than " + MANY)
                            + (tests > 1 ? " moves to try, each counted for " + tests + " royals" : " moves to try")
                            + "; at most " + MOST
                            + ": throw fewer dice, or allow dice to be given up");
        }
    }

    private long tries(int roll, int side) {
        if (tables.rolls.size(roll) <= 1) {
            return 0;
        }
        if (known[side][roll] == 0) {
            known[side][roll] = 1 + searched(roll, side);
        }
        return known[side][roll] - 1;
    }

    private long searched(int roll, int side) {
        Map<Integer, BitSet> movers = new HashMap<>();
        for (int spend : tables.rolls.spends(roll, side)) {
            movers.computeIfAbsent(spend >>> 8 & 0x7FFF, rest -> new BitSet()).set(spend & 255);
        }
        long tries = 0;
        for (int rest : tables.rolls.castleSpends(roll)) {
            tries += tables.castlings.rights() * (1 + tries(rest, side));
        }
        for (Map.Entry<Integer, BitSet> mover : movers.entrySet()) {
            long after = placements * (1 + tries(mover.getKey(), side));
            tries += Math.min(MANY, moves.computeIfAbsent(mover.getValue(), this::moves) * Math.min(MANY, after));
        }
        return Math.min(MANY, tries);
    }

    /** Returns the most moves of pieces of these codes in one position. Each promotion counts separately. */
    private long moves(BitSet codes) {
        BitSet steps = new BitSet();
        BitSet leaps = new BitSet();
        BitSet promoting = new BitSet();
        long most = 0;
        long hooked = 0;
        for (int code = codes.nextSetBit(0); code >= 0; code = codes.nextSetBit(code + 1)) {
            for (int from = 0; from < squares; from++) {
                mark(code, from, steps, leaps, promoting);
            }
            most = Math.max(most, tables.promotions.most(code));
            hooked += tables.hooked.moves[code] ? (long) squares * Tables.MOST_EFFECTS : 0;
        }
        return hooked + steps.cardinality() + leaps.cardinality() + most * promoting.cardinality();
    }

    private void mark(int code, int from, BitSet steps, BitSet leaps, BitSet promoting) {
        int[] blocks = tables.movement.blocks();
        int at = tables.movement.start()[code * squares + from];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int before = from;
            int end = at + 1 + Block.squares(header);
            boolean rides = Block.form(header) == Block.RIDE;
            for (at++; at < end; at++) {
                int to = blocks[at] & 255;
                (rides || Block.form(header) == Block.LEAPS ? steps : leaps)
                        .set((rides ? before : from) * squares + to);
                if (tables.movement.zones().rules(code, from, to) != 0) {
                    promoting.set((rides ? before : from) * squares + to);
                }
                before = to;
            }
        }
    }
}
