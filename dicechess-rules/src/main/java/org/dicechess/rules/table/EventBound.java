package org.dicechess.rules.table;

import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.lines.Block;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.store.TableLimitException;

/** Computes an upper bound of the number of events at any node. */
record EventBound(Tables tables) {

    /** Twice what hooks may return for 256 pieces. */
    private static final int MOST = 1 << 17;

    /**
     * Returns the bound: for every square the piece with the most moves there, and the actions. Promotions, castling
     * and the choice between dice are included.
     *
     * @throws TableLimitException if a player may have more than {@value #MOST} events to choose from
     */
    int bound() {
        long moves = tables.castlings.rights() + 1L;
        for (int square = 0; square < tables.squares; square++) {
            moves += most(square);
        }
        // Where a move may be made or picked, it is listed twice.
        moves *= tables.numbers.picks == 0 ? 1 : 2;
        moves = check("pieces", moves * tables.rolls.mostUses() + choices());
        long bound = check("hands", check("actions", moves + actions()) + drops());
        for (int pool = 0; pool < tables.game.pools().size(); pool++) {
            bound = Math.max(bound, tables.rolls.last(pool) - tables.rolls.first(pool) + 1);
        }
        return (int) Math.max(bound, tables.game.setup().deal().outcomes());
    }

    private static long check(String section, long bound) {
        if (bound > MOST) {
            throw new TableLimitException(
                    List.of(section),
                    "a player may have " + bound + " events to choose from, counted by square; at most " + MOST);
        }
        return bound;
    }

    private int most(int square) {
        int most = 0;
        for (int code = 1; code <= tables.codes.count(); code++) {
            most = Math.max(most, Math.max(targets(code, square), tables.walks.walks(code) ? walkTargets(code) : 0));
        }
        return most;
    }

    /** Returns the most ways to choose a piece and its dice: every square with the piece that has the most pools. */
    private int choices() {
        int most = 1;
        for (int[] pools : tables.walkPools) {
            most = Math.max(most, pools.length);
        }
        return most * tables.squares;
    }

    /** Returns the most drops: each piece that a hand may hold, in each form, on each square. */
    private long drops() {
        if (tables.game.hands().isEmpty()) {
            return 0;
        }
        BitSet held = tables.game.hands().get().kinds();
        long states = 0;
        for (Kind kind : tables.game.kinds()) {
            int[] codes = tables.fates.puts(0, kind);
            states += held.get(tables.fates.droppedFrom(codes[0])) ? codes.length : 0;
        }
        return states * tables.squares;
    }

    /**
     * Returns the most events of the actions of one stage. An event of two actions counts twice, as the list holds it
     * twice until duplicates are removed.
     */
    private long actions() {
        long most = 0;
        for (int[] acts : tables.stages.acts) {
            long all = 0;
            for (int action : acts) {
                all += bound(tables.game.actions().get(action));
            }
            most = Math.max(most, all);
        }
        return most;
    }

    private long bound(Action action) {
        if (action.isWhole()) {
            return 1;
        }
        if (action instanceof Action.Moves moves) {
            return moves(moves.kinds());
        }
        if (action instanceof Action.Relocates relocates) {
            return relocations(relocates.from(), relocates.to());
        }
        if (action instanceof Action.Exchanges) {
            return tables.squares * (tables.squares - 1L) / 2;
        }
        if (!action.arriving().isEmpty()) {
            int states = 0;
            for (Kind kind : action.arriving()) {
                states += kind.states();
            }
            return (long) tables.squares * states;
        }
        return 2L * tables.squares;
    }

    private long moves(BitSet kinds) {
        long moves = 0;
        for (int square = 0; square < tables.squares; square++) {
            int most = 0;
            for (int[] codes : tables.codesOf(kinds)) {
                for (int code : codes) {
                    most = Math.max(most, targets(code, square));
                }
            }
            moves += most;
        }
        return moves;
    }

    private static long relocations(Area from, Area to) {
        return Math.max(relocations(from.white(), to.white()), relocations(from.black(), to.black()));
    }

    /**
     * Returns the most pairs of a piece and an empty square. A square of both areas is occupied or empty, whichever
     * gives more pairs.
     */
    private static long relocations(BitSet from, BitSet to) {
        BitSet both = (BitSet) from.clone();
        both.and(to);
        int common = both.cardinality();
        long most = 0;
        for (int held = 0; held <= common; held++) {
            most = Math.max(most, (from.cardinality() - common + held) * (long) (to.cardinality() - held));
        }
        return most;
    }

    /** Returns the most arrivals on one square: one for each facing. */
    private int walkTargets(int code) {
        return tables.codes.piece(code).type().states();
    }

    private int targets(int code, int square) {
        int[] blocks = tables.movement.blocks();
        int targets = 0;
        int at = tables.movement.start()[code * tables.squares + square];
        for (int header = blocks[at]; header != 0; header = blocks[at]) {
            int each = (header & Block.PROMOTES) == 0 ? 1 : tables.promotions.most(code);
            targets += Math.max(1, each) * Block.squares(header);
            at += 1 + Block.squares(header);
        }
        targets += tables.hooked.moves[code] ? Tables.MOST_EFFECTS : 0;
        return targets;
    }
}
