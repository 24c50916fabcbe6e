package org.dicechess.rules.moves;

import java.util.Arrays;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Rolls;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.table.Targets;

/**
 * Moves with the dice that another move leaves, without playing it: leaps, and rides to their first squares, for which
 * nothing counts but what stands where they begin and end. A chain of them, one for each die, is there as long as its
 * squares hold what they held when it was found, and after every move that begins and ends elsewhere. What else men can
 * do is not looked at, so that there may be a chain where none is found. Part of the inner loop: no objects are made.
 */
final class FurtherMoves {

    /** For dice with the same last bits so many chains are kept, the oldest is forgotten; both are powers of two. */
    private static final int KEPT = 4;

    private static final int SETS = 8;
    private static final int NONE = -1;

    private final State state;
    private final Safety safety;
    private final Rolls rolls;
    private final Endings endings;
    private final int words;
    private final int[] places;
    private final long[] sets;
    private final long[] promotes;

    /** For each code whether it can go to the first squares of all its rides, be they empty or an enemy's. */
    private final boolean[] rides;

    /**
     * Whether dice and men alone tell who may move: no royal is to be kept safe, nobody protected or put down again, no
     * hook asked.
     */
    private final boolean tells;

    /** After so many moves: all men, those of the side to move, and the squares where moves have begun or ended. */
    private final long[] all;

    private final long[] own;
    private final long[] touched;

    /** The moves of the chain: from, and to in bits 8-15. */
    private final int[] chain;

    /** For each chain that is kept the dice that it is for, and in bit 0 the side. */
    private final int[] dice = new int[KEPT * SETS];

    /** How many moves it has, and its squares, with what they hold in bits 8-15. */
    private final int[] lengths = new int[KEPT * SETS];

    private final int[] squares;

    /** How many have been kept. */
    private int kept;

    /**
     * Of which dice how many a chain is for that the present position is known to have, {@link #NONE} if none is known;
     * and its squares.
     */
    private int certain = NONE;

    private final long[] chained;

    FurtherMoves(State state, Safety safety, Endings endings, boolean tells) {
        this.safety = safety;
        this.state = state;
        Tables tables = state.tables;
        this.rolls = tables.rolls;
        this.endings = endings;
        this.words = state.words;
        this.places = tables.targets.places();
        this.sets = tables.targets.sets();
        this.promotes = tables.targets.promotes();
        this.tells = tells && !tables.hooked.any && !tables.fates.any();
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
        this.touched = new long[all.length];
        this.chained = new long[words];
        this.squares = new int[KEPT * SETS * 2 * most];
    }

    /** Whether so many of the dice in hand are seen to be of use. */
    boolean are(int number) {
        if (!tells) {
            return false;
        }
        look();
        return goesOn(state.roll(), number, 0, 0, NONE);
    }

    /** To be called before {@link #areAfter} is asked about the moves of one position. */
    void begin() {
        certain = NONE;
    }

    /**
     * Whether so many of the dice left are seen to be of use after a move that only goes and takes, and ends no game.
     */
    boolean areAfter(int event, int left, int number) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        return certain == wanted(left, number) && !isIn(chained, 0, from) && !isIn(chained, 0, to)
                || tells && (isKept(from, to, left, number) || isFound(event, left, number));
    }

    /** A number for so many of some dice. */
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

    /** The present position is known to have this chain. */
    private void remember(int slot, int left, int number) {
        certain = wanted(left, number);
        Arrays.fill(chained, 0);
        int begin = slot * 2 * chain.length;
        for (int at = begin; at < begin + 2 * number; at++) {
            add(squares[at] & 255, chained, 0);
        }
    }

    /** Whether the squares of a chain hold what they did, and are no squares of a move. */
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
        look();
        move(from, to, 0);
        boolean found = goesOn(left, number, words, EventCode.code(event), to);
        if (found && isElsewhere(from, to, number)) {
            keep(left, number);
        }
        return found;
    }

    private void look() {
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

    /** A man goes, and what is then is behind what was before. */
    private void move(int from, int to, int before) {
        int after = before + words;
        for (int word = 0; word < words; word++) {
            all[after + word] = all[before + word];
            own[after + word] = own[before + word];
            touched[after + word] = touched[before + word];
        }
        all[after + (from >> 6)] &= ~(1L << from);
        own[after + (from >> 6)] &= ~(1L << from);
        add(to, all, after);
        add(to, own, after);
        add(from, touched, after);
        add(to, touched, after);
    }

    /**
     * Whether so many of the dice are of use; of each the first use is tried.
     *
     * @param now where the men stand in their sets
     * @param code who has moved last, 0 for nobody
     * @param square where he stands
     */
    private boolean goesOn(int left, int number, int now, int code, int square) {
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
                if (goesOn(spend >>> 8 & 0x7FFF, number - 1, now + words, mover, move >>> 8)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A move of a man who stands where he stood. */
    private int first(int code, int now) {
        for (int word = 0; word < words; word++) {
            for (long left = state.pieces[code * words + word] & ~touched[now + word]; left != 0; left &= left - 1) {
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
                if (isIn(touched, now, to) || !endings.mayEnd(code, code, state.at(to))) {
                    return from | to << 8;
                }
            }
            place += Targets.ENTRY;
        }
        return NONE;
    }
}
