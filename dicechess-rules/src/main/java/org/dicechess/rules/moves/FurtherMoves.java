package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.reach.Targets;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Finds chains of further moves with the dice that a move leaves, without playing it. A chain has one move for each
 * die. Its moves are leaps, and rides to their first squares, so they depend only on the pieces on their two squares. A
 * chain stays valid while its squares hold the same pieces, and after every move that begins and ends elsewhere. Other
 * moves are not examined, so a chain may exist where none is found. Part of the inner loop: it makes no objects.
 */
final class FurtherMoves {

    /** The number of chains kept for dice with the same last bits; the oldest is replaced. A power of two. */
    private static final int KEPT = 4;

    /** The number of sets of kept chains. A power of two. */
    private static final int SETS = 8;

    private static final int NONE = -1;

    private final State state;
    private final Safety safety;
    private final Rolls rolls;
    private final NeededPieces needed;
    private final int words;
    private final int[] places;
    private final long[] sets;
    private final long[] promotes;

    /** Whether each code can go to the first squares of all its rides, both empty ones and an enemy's. */
    private final boolean[] rides;

    /**
     * Whether dice and pieces alone decide which pieces may move: there is no royal safety, no protection, no placement
     * of captured pieces, and no hook.
     */
    private final boolean applies;

    /** All pieces after each number of moves. */
    private final long[] all;

    /** The pieces of the side to move after each number of moves. */
    private final long[] own;

    /** The squares where moves have begun or ended after each number of moves. */
    private final long[] changed;

    /** The moves of the present chain: departure in bits 0-7, arrival in bits 8-15. */
    private final int[] chain;

    /** The dice of each kept chain, and in bit 0 the side. */
    private final int[] dice = new int[KEPT * SETS];

    /** The number of moves of each kept chain. */
    private final int[] lengths = new int[KEPT * SETS];

    /** The squares of each kept chain in bits 0-7, and what they hold in bits 8-15. */
    private final int[] squares;

    /** The number of chains that have been kept so far. */
    private int kept;

    /**
     * The dice and number, as {@link #wanted} packs them, of a chain that the present position is known to have;
     * {@link #NONE} if none is known.
     */
    private int known = NONE;

    /** The squares of that chain. */
    private final long[] knownSquares;

    FurtherMoves(State state, Safety safety, boolean applies) {
        this.safety = safety;
        this.state = state;
        Tables tables = state.tables;
        this.rolls = tables.rolls;
        this.needed = tables.needed;
        this.words = state.words;
        this.places = tables.targets.places();
        this.sets = tables.targets.sets();
        this.promotes = tables.targets.promotes();
        this.applies = applies
                && !tables.hooked.any
                && !tables.fates.any()
                && tables.game.effects().isEmpty();
        this.rides = new boolean[tables.codes.count() + 1];
        for (int code = 1; code < rides.length; code++) {
            rides[code] = tables.passedSquares.isDirect(code);
        }
        int most = 0;
        for (int roll = 1; roll <= rolls.count(); roll++) {
            most = Math.max(most, rolls.size(roll));
        }
        this.chain = new int[most];
        this.all = new long[(most + 2) * words];
        this.own = new long[all.length];
        this.changed = new long[all.length];
        this.knownSquares = new long[words];
        this.squares = new int[KEPT * SETS * 2 * most];
    }

    /** Returns whether a number of the dice in hand is known to be usable. */
    boolean canUse(int number) {
        if (!applies) {
            return false;
        }
        readBoard();
        return hasChain(state.roll(), number, 0, 0, NONE);
    }

    /** Begins the questions to {@link #canUseAfter} about the moves of one position. */
    void begin() {
        known = NONE;
    }

    /**
     * Returns whether a number of the remaining dice is known to be usable after a plain move that does not end the
     * game.
     */
    boolean canUseAfter(int event, int left, int number) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        return known == wanted(left, number) && !isIn(knownSquares, 0, from) && !isIn(knownSquares, 0, to)
                || applies && (isKept(from, to, left, number) || isFound(event, left, number));
    }

    /** Packs some dice and how many of them are to be used. */
    private static int wanted(int dice, int number) {
        return dice << Byte.SIZE | number & 255;
    }

    private boolean isKept(int from, int to, int left, int number) {
        int set = (left & SETS - 1) * KEPT;
        for (int slot = set; slot < set + KEPT; slot++) {
            if (dice[slot] == (left << 1 | state.side)
                    && lengths[slot] == number
                    && holds(slot * 2 * chain.length, number, from, to)) {
                remember(slot, left, number);
                return true;
            }
        }
        return false;
    }

    /** Remembers that the present position has the chain in a slot. */
    private void remember(int slot, int left, int number) {
        known = wanted(left, number);
        Arrays.fill(knownSquares, 0);
        int begin = slot * 2 * chain.length;
        for (int at = begin; at < begin + 2 * number; at++) {
            add(squares[at] & 255, knownSquares, 0);
        }
    }

    /** Returns whether the squares of a chain hold the same pieces as before, and are not squares of a move. */
    private boolean holds(int begin, int number, int from, int to) {
        for (int at = begin; at < begin + 2 * number; at++) {
            int square = squares[at] & 255;
            if (state.at(square) != squares[at] >>> 8 || square == from || square == to) {
                return false;
            }
        }
        return true;
    }

    private boolean isFound(int event, int left, int number) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        readBoard();
        move(from, to, 0);
        boolean found = hasChain(left, number, words, EventCode.code(event), to);
        if (found && isElsewhere(from, to, number)) {
            keep(left, number);
        }
        return found;
    }

    private void readBoard() {
        safety.prepare();
        for (int word = 0; word < words; word++) {
            all[word] = state.all[word];
            own[word] = safety.own[word];
        }
    }

    private boolean isElsewhere(int from, int to, int number) {
        boolean elsewhere = true;
        for (int i = 0; i < number; i++) {
            int one = chain[i] & 255;
            int other = chain[i] >>> 8;
            elsewhere &= one != from && one != to && other != from && other != to;
        }
        return elsewhere;
    }

    private void keep(int left, int number) {
        int slot = (left & SETS - 1) * KEPT + (kept++ & KEPT - 1);
        int at = slot * 2 * chain.length;
        dice[slot] = left << 1 | state.side;
        lengths[slot] = number;
        for (int i = 0; i < number; i++) {
            squares[at++] = chain[i] & 255 | state.at(chain[i] & 255) << 8;
            squares[at++] = chain[i] >>> 8 | state.at(chain[i] >>> 8) << 8;
        }
        remember(slot, left, number);
    }

    private static boolean isIn(long[] sets, int begin, int square) {
        return (sets[begin + (square >> 6)] >>> square & 1) != 0;
    }

    private static void add(int square, long[] sets, int begin) {
        sets[begin + (square >> 6)] |= 1L << square;
    }

    /** Moves a piece and writes the new sets behind those from before. */
    private void move(int from, int to, int before) {
        int after = before + words;
        for (int word = 0; word < words; word++) {
            all[after + word] = all[before + word];
            own[after + word] = own[before + word];
            changed[after + word] = changed[before + word];
        }
        all[after + (from >> 6)] &= ~(1L << from);
        own[after + (from >> 6)] &= ~(1L << from);
        add(to, all, after);
        add(to, own, after);
        add(from, changed, after);
        add(to, changed, after);
    }

    /**
     * Returns whether a number of the dice is usable. Of each code that a die moves, only the first move found is
     * tried.
     *
     * @param now the index of the present sets
     * @param code the code that moved last, 0 for none
     * @param square the square of the piece that moved last
     */
    private boolean hasChain(int left, int number, int now, int code, int square) {
        if (number <= 0) {
            return true;
        }
        for (int spend : rolls.spends(left, state.side)) {
            int mover = spend & 255;
            int move = first(mover, now);
            if (move == NONE && mover == code) {
                move = first(mover, square, now);
            }
            if (move != NONE) {
                chain[number - 1] = move;
                if (number == 1) {
                    return true;
                }
                move(move & 255, move >>> 8, now);
                if (hasChain(spend >>> 8 & 0x7FFF, number - 1, now + words, mover, move >>> 8)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns a move of a piece that has not moved, {@link #NONE} if there is none. */
    private int first(int code, int now) {
        for (int word = 0; word < words; word++) {
            for (long left = state.pieces[code * words + word] & ~changed[now + word]; left != 0; left &= left - 1) {
                int move = first(code, word << 6 | Long.numberOfTrailingZeros(left), now);
                if (move != NONE) {
                    return move;
                }
            }
        }
        return NONE;
    }

    private int first(int code, int from, int now) {
        int place = places[code * state.squares + from];
        int bits = (int) sets[place + 3];
        for (int word = PseudoLegalTargets.firstWord(bits); word <= PseudoLegalTargets.lastWord(bits); word++) {
            long pieces = all[now + word];
            long open = sets[place] & ~pieces | sets[place + 1] & pieces | (rides[code] ? sets[place + 2] : 0);
            open &= ~own[now + word] & ~promotes[code * words + word];
            for (; open != 0; open &= open - 1) {
                int to = word << 6 | Long.numberOfTrailingZeros(open);
                if (!needed.mayEnd(code, code, state.at(to), to) || isIn(changed, now, to)) {
                    return from | to << 8;
                }
            }
            place += Targets.ENTRY;
        }
        return NONE;
    }
}
