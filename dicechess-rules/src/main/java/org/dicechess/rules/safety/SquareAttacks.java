package org.dicechess.rules.safety;

import java.util.function.IntPredicate;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Finds the pieces that attack a square. */
public final class SquareAttacks {

    /** Tells whether a capture leaves its side all its royals; the engine sets it. */
    public IntPredicate keepsRoyals = event -> true;

    private final State state;
    private final Tables tables;
    private final int squares;
    private final int words;
    private final long[] pieces;
    private final int[][] codesOf;
    private final long[] reach;
    private final int[][] between;
    private final long[] masks;
    private final boolean[] exotic;
    private final ExoticAttacks exotics;
    private final HookAnswers hooks;
    private final HookedChecks hooked;

    /** Whether hooks give moves. */
    private final boolean asksHooks;

    /** Whether captures may have effects, so that not every attack is a threat. */
    private final boolean affects;

    SquareAttacks(State state, HookAnswers hooks, HookedChecks hooked, ExoticAttacks exotics) {
        this.state = state;
        this.tables = state.tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.pieces = state.pieces;
        this.codesOf = tables.codesOf;
        this.reach = tables.attacks.reach();
        this.between = tables.attacks.between();
        this.masks = tables.attacks.masks();
        this.exotic = tables.attacks.exotic();
        this.exotics = exotics;
        this.hooks = hooks;
        this.hooked = hooked;
        this.asksHooks = tables.hooked.anyMoves;
        this.affects = tables.affectsSafety;
    }

    /** Returns how many units of work one call of {@link #attacked} takes, besides those that it adds itself. */
    public int attackWork() {
        int codes = Math.max(codesOf[0].length, codesOf[1].length);
        return 1 + codes * words / Work.SETS_PER_UNIT;
    }

    /** Returns whether a side attacks a square. */
    public boolean attacked(int square, int by) {
        return attackedByNotation(square, by) || asksHooks && hooked.attack(square, by);
    }

    /** Returns whether a side attacks a square by moves that no hook gives. */
    boolean attackedByNotation(int square, int by) {
        if (words == 1) {
            return attackedOnOneWord(square, codesOf[by]);
        }
        for (int code : codesOf[by]) {
            for (int word = 0; word < words; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                for (; near != 0; near &= near - 1) {
                    if (attacks(code, word << 6 | Long.numberOfTrailingZeros(near), square)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Does the same where one long holds the board. */
    private boolean attackedOnOneWord(int square, int[] enemies) {
        long all = state.all[0];
        for (int code : enemies) {
            for (long near = pieces[code] & reach[code * squares + square]; near != 0; near &= near - 1) {
                int from = Long.numberOfTrailingZeros(near);
                boolean attacks = exotic[code]
                        ? exotics.attacks(code, from, square)
                        : (masks[between[code][from * squares + square]] & all) == 0;
                if (attacks) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean attacks(int code, int from, int square) {
        if (exotic[code]) {
            return exotics.attacks(code, from, square);
        }
        int mask = between[code][from * squares + square];
        for (int word = 0; word < words; word++) {
            if ((masks[mask + word] & state.all[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a side attacks the piece on a square, royal or not. */
    public boolean attackedAsItIs(int square, int by) {
        int before = exotics.guard(state.at(square));
        boolean attacked = attacked(square, by);
        exotics.guard(before);
        return attacked;
    }

    /**
     * Returns the squares in one word of the pieces of a side that attack a square by moves that no hook gives. A piece
     * on the square counts if it is an enemy.
     */
    public long of(int square, int by, int word) {
        int there = state.at(square);
        int before = exotics.guard(state.owners[there] == (by ^ 1) ? there : 0);
        long found = 0;
        for (int code : codesOf[by]) {
            found |= attackersOf(code, square, word);
        }
        exotics.guard(before);
        return found;
    }

    /** Returns whether a piece of some codes attacks the enemy piece on a square by a move that no hook gives. */
    public boolean attackedBy(int square, int[] codes) {
        int before = exotics.guard(state.at(square));
        boolean attacked = false;
        for (int i = 0; i < codes.length && !attacked; i++) {
            for (int word = 0; word < words && !attacked; word++) {
                attacked = attackersOf(codes[i], square, word) != 0;
            }
        }
        exotics.guard(before);
        return attacked;
    }

    /** Returns the pieces of a code in one word that attack a square. */
    private long attackersOf(int code, int square, int word) {
        long found = 0;
        for (long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                near != 0;
                near &= near - 1) {
            int from = word << 6 | Long.numberOfTrailingZeros(near);
            found |= attacks(code, from, square) ? near & -near : 0;
        }
        return found;
    }

    /** Returns whether an enemy that does not stand on a square of a set attacks a square. */
    boolean attackedFromElsewhere(int square, long[] set) {
        for (int code : codesOf[state.side ^ 1]) {
            for (int word = 0; word < words; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word] & ~set[word];
                for (; near != 0; near &= near - 1) {
                    if (attacks(code, word << 6 | Long.numberOfTrailingZeros(near), square)) {
                        return true;
                    }
                }
            }
        }
        return asksHooks && hooked.attack(square, state.side ^ 1, set);
    }

    /** Returns whether a side attacks a square and, where moves have effects, loses no royal by its capture. */
    public boolean threatened(int square, int by) {
        boolean attacked = attacked(square, by);
        if (!affects || !attacked) {
            return attacked;
        }
        int side = state.side;
        state.side = by;
        boolean threatened = false;
        for (int code : codesOf[by]) {
            for (int word = 0; word < words && !threatened; word++) {
                long near = pieces[code * words + word] & reach[(code * squares + square) * words + word];
                for (; near != 0 && !threatened; near &= near - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(near);
                    threatened = attacks(code, from, square)
                            && keepsRoyals.test(EventCode.of(EventCode.MOVE, from, square, code));
                }
                long others = asksHooks && tables.hooked.moves[code] ? pieces[code * words + word] : 0;
                for (; others != 0 && !threatened; others &= others - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(others);
                    threatened = hooks.takes(from, square)
                            && keepsRoyals.test(EventCode.of(EventCode.MOVE, from, square, code));
                }
            }
        }
        state.side = side;
        return threatened;
    }

    /** Returns whether the piece on a square captures on another square if nothing spares the piece there. */
    public boolean couldCapture(int from, int square) {
        int code = state.at(from);
        return exotics.captures(code, from, square) || tables.hooked.moves[code] && hooks.takes(from, square);
    }

    /** Returns whether the pieces that a limit of lines asks for stand beside a piece. */
    public boolean hasBeside(int limit, int code, int from) {
        return exotics.hasBeside(limit, code, from);
    }
}
