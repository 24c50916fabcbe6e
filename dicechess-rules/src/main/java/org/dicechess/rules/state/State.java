package org.dicechess.rules.state;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.codes.Promotions;
import org.dicechess.rules.table.Tables;

/**
 * A mutable position: the pieces as codes and as sets with their key, and everything else that equality compares. It
 * knows no rules: the room {@code make} plays events on it.
 *
 * <p>Its fields are public for the inner loop of every search. That loop reads and writes arrays of primitives and
 * makes no objects.
 */
public final class State {

    /** Bit of {@link #seen}: checks and pins are known. */
    public static final int SAFETY_KNOWN = 1;

    /** Bit of {@link #seen}: no ending holds. */
    public static final int NO_ENDING = 2;

    /** Bit of {@link #seen}: the side to move has a legal move. */
    public static final int HAS_MOVE = 4;

    /** Bit of {@link #seen}: the side to move has no legal move. */
    public static final int NO_MOVE = 8;

    /** Bit of {@link #seen}: the sets for shift moves are known. */
    public static final int SHIFTS_KNOWN = 16;

    /** Bit of {@link #seen}: no ending has decided the game. */
    public static final int UNDECIDED = 32;

    /** Bit of {@link #seen}: protected squares are known. */
    public static final int SHIELDS_KNOWN = 64;

    /** Bit of {@link #seen}: the engine keeps the events. Only where a turn begins, and no roll leads there. */
    public static final int EVENTS_KEPT = 128;

    /** The owner of a piece that belongs to neither side. */
    public static final int NOBODY = Codes.NOBODY;

    public final Tables tables;
    public final int squares;

    /** The number of longs in a set of squares. */
    public final int words;

    private final boolean[] free;

    /** The code on each square, 0 for none. The numbers of the position follow, as its tables lay them out. */
    public final byte[] board;

    /** For each code its owner, as {@link Codes#owners} returns them. */
    public final byte[] owners;

    /** The squares of the pieces of each code; the index is the code times {@link #words} plus a word. */
    public final long[] pieces;

    /** The squares of all pieces. */
    public final long[] all;

    /** Tells which conditions of moves and promotions, by their numbers, hold. The engine sets it. */
    public IntPredicate conditionHolds = condition -> true;

    /** What is known since the pieces or the side to move last changed: a set of the bits above. */
    public int seen;

    /** The side to move, as in the clock: 0 White, 1 Black. */
    public int side;

    /** The clock, as {@link Clock} packs it. */
    public long clock;

    /** Castling rights, one bit each. */
    public long rights;

    /** Squares open to the side to move, as {@link EnPassant} packs them. */
    public long enPassant;

    /** Squares that this turn has opened to the other side, packed alike. */
    public long opened;

    /** The counters, as {@link Counters} packs them. */
    public long counters;

    /** The Zobrist key of the pieces and numbers. */
    public long key;

    /**
     * The work of this engine since it was made, in units of about 10 nanoseconds. It is no part of the position. Who
     * bounds a long task compares it with its earlier value.
     */
    public long work;

    /** The work at which tests of royal safety fail; without a limit unless the engine guards a task. */
    public long mostWork = Long.MAX_VALUE;

    private final long[] keys;

    public State(Tables tables) {
        this.tables = tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.free = tables.stages.free;
        this.board = new byte[tables.numbers.cells];
        this.pieces = new long[(tables.codes.count() + 1) * words];
        this.all = new long[words];
        this.keys = tables.keys;
        this.owners = tables.codes.owners();
    }

    /** Returns the state of the turn's automaton. */
    public int stage() {
        return Clock.stage(clock);
    }

    /**
     * Returns the live bits. Bit i: some capture on field i of {@link #enPassant} is possible. Bit 4 + i: a capture on
     * field i of {@link #opened} may become possible.
     */
    public int live() {
        return Clock.live(clock);
    }

    /** Returns the dice in hand, 0 for none. */
    public int roll() {
        return Clock.roll(clock);
    }

    /** Returns the dice in hand that say which pieces may move; 0 if any may. */
    public int binding() {
        return free[stage()] ? 0 : roll();
    }

    /**
     * Returns the number of dice in hand that the turn still has to use, where it has to use as many as any turn can.
     */
    public int due() {
        return Clock.due(clock);
    }

    /** Returns the square of the chosen piece, or the code of the piece that awaits placement. */
    public int subject() {
        return Clock.subject(clock);
    }

    /** Returns the chosen pool of dice plus 1, {@link Clock#WAITING}, {@link Clock#OWNER_WAITING}, or 0 for neither. */
    public int hand() {
        return Clock.hand(clock);
    }

    /** Returns the turn number. */
    public int turn() {
        return Clock.turn(clock);
    }

    public int counter(int index) {
        return Counters.get(counters, index);
    }

    /** Returns the number of the dealt array, as {@link Promotions} counts arrays. */
    public int array() {
        return tables.promotions.array(counters);
    }

    /** Returns the number at a place of the board. */
    public int number(int at) {
        return board[at] & 255;
    }

    /** Sets the number at a place of the board. */
    public void setNumber(int at, int value) {
        key ^= PositionKey.number(at, number(at)) ^ PositionKey.number(at, value);
        board[at] = (byte) value;
    }

    /** Copies all numbers. */
    public void copyNumbers(byte[] to, int begin) {
        System.arraycopy(board, squares, to, begin, board.length - squares);
    }

    /** Lays copied numbers without changing the key: the mover restores the key when it takes an event back. */
    public void layNumbers(byte[] from, int begin) {
        System.arraycopy(from, begin, board, squares, board.length - squares);
    }

    /** Returns the code on a square, 0 for none. */
    public int at(int square) {
        return board[square] & 255;
    }

    /** Returns whether a piece stands on a square that belongs to the side that is not to move. */
    public boolean isEnemy(int square) {
        return owners[board[square] & 255] == (side ^ 1);
    }

    /** Returns whether a piece stands on a square that belongs to the side to move. */
    public boolean isOwn(int square) {
        return owners[board[square] & 255] == side;
    }

    /** Returns the side of a piece; for a piece of nobody the side to move. */
    public int sideOf(int code) {
        return owners[code] == NOBODY ? side : owners[code];
    }

    /** Returns the owner of the piece on a square, as {@link Codes#owner} does. */
    public int owner(int square) {
        return owners[board[square] & 255];
    }

    /**
     * Returns the square of the piece that an en passant capture on this target takes, -1 if the target is not open.
     */
    public int victim(int target) {
        return EnPassant.victim(enPassant, target, board, side);
    }

    /** Puts a piece on an empty square. */
    public void put(int square, int code) {
        set(square, code);
        key ^= keys[code * squares + square];
    }

    /** Removes the piece from a square and returns its code. */
    public int take(int square) {
        int code = lift(square);
        key ^= keys[code * squares + square];
        return code;
    }

    /** Puts a piece on a square without changing the key: the mover restores the key when it takes an event back. */
    public void set(int square, int code) {
        board[square] = (byte) code;
        long bit = 1L << square;
        pieces[code * words + (square >> 6)] |= bit;
        all[square >> 6] |= bit;
    }

    /** Removes the piece from a square without changing the key, and returns its code. */
    public int lift(int square) {
        int code = board[square] & 255;
        board[square] = 0;
        long bit = ~(1L << square);
        pieces[code * words + (square >> 6)] &= bit;
        all[square >> 6] &= bit;
        return code;
    }

    /** Moves a piece to another square, as a code, and takes the piece that stands there. The key does not change. */
    public void shift(int from, int moved, int to, int code, int captured) {
        board[from] = 0;
        board[to] = (byte) code;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    /** Takes back {@link #shift}. */
    public void shiftBack(int from, int moved, int to, int code, int captured) {
        board[to] = (byte) captured;
        board[from] = (byte) moved;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    /** Toggles a captured piece in the sets after another piece has reached or left its square. */
    private void restore(int captured, int square) {
        pieces[captured * words + (square >> 6)] ^= 1L << square;
        all[square >> 6] |= 1L << square;
    }

    /**
     * Changes the sets for a piece that leaves a square and reaches an empty one, in either direction. It makes few
     * writes, as each write waits for the last.
     */
    private void cross(int moved, int from, int code, int to) {
        if (words == 1) {
            long both = 1L << from | 1L << to;
            all[0] ^= both;
            if (moved == code) {
                pieces[code] ^= both;
            } else {
                pieces[moved] ^= 1L << from;
                pieces[code] ^= 1L << to;
            }
        } else {
            all[from >> 6] ^= 1L << from;
            all[to >> 6] ^= 1L << to;
            pieces[moved * words + (from >> 6)] ^= 1L << from;
            pieces[code * words + (to >> 6)] ^= 1L << to;
        }
    }

    /** Sets the clock and with it the side to move. It forgets what is known in {@link #seen}. */
    public void setClock(long now) {
        clock = now;
        side = Clock.side(now);
        seen = 0;
    }

    /**
     * Changes this state to a snapshot. Only squares that differ change, as neighbouring positions are often read in
     * turn.
     */
    public void takeOver(Snapshot from) {
        change(from.board());
        setClock(from.clock());
        rights = from.rights();
        enPassant = from.enPassant();
        opened = from.opened();
        counters = from.counters();
    }

    /** Compares eight squares at once. What is left of the board, its numbers included, is compared one by one. */
    private void change(byte[] codes) {
        int whole = squares & -Long.BYTES;
        for (int from = 0; from < whole; from += Long.BYTES) {
            long differing = Wide.eight(board, from) ^ Wide.eight(codes, from);
            while (differing != 0) {
                int at = Long.numberOfTrailingZeros(differing) / Byte.SIZE;
                change(from + at, codes);
                differing &= ~(255L << at * Byte.SIZE);
            }
        }
        for (int at = whole; at < board.length; at++) {
            if (board[at] != codes[at]) {
                changeLast(at, codes);
            }
        }
    }

    private void changeLast(int at, byte[] codes) {
        if (at < squares) {
            change(at, codes);
        } else {
            setNumber(at, codes[at] & 255);
        }
    }

    private void change(int square, byte[] codes) {
        if (board[square] != 0) {
            take(square);
        }
        if (codes[square] != 0) {
            put(square, codes[square] & 255);
        }
    }

    /** Saves this state. */
    public void save(SavedState saved) {
        System.arraycopy(board, 0, saved.board, 0, board.length);
        saved.clock = clock;
        saved.rights = rights;
        saved.enPassant = enPassant;
        saved.opened = opened;
        saved.counters = counters;
    }

    /** Restores a saved state, whatever incomplete change the board shows. */
    public void restore(SavedState saved) {
        lay(saved.board);
        setClock(saved.clock);
        rights = saved.rights;
        enPassant = saved.enPassant;
        opened = saved.opened;
        counters = saved.counters;
    }

    private void lay(byte[] codes) {
        Arrays.fill(pieces, 0);
        Arrays.fill(all, 0);
        Arrays.fill(board, (byte) 0);
        key = 0;
        for (int square = 0; square < squares; square++) {
            int code = codes[square] & 255;
            if (code != 0) {
                put(square, code);
            }
        }
        for (int at = squares; at < board.length; at++) {
            setNumber(at, codes[at] & 255);
        }
    }

    public Snapshot snapshot() {
        return snapshot(board.clone());
    }

    /** Returns a snapshot with an array that is known to equal the board. */
    public Snapshot snapshot(byte[] codes) {
        return new Snapshot(codes, clock, rights, enPassant, opened, counters);
    }

    /** Returns whether the board of this state equals that of a snapshot, numbers included. */
    public boolean hasBoard(Snapshot other) {
        return Arrays.equals(board, other.board());
    }

    /** Returns whether a snapshot of this state would have the same bits as another snapshot. */
    public boolean isLike(Snapshot other) {
        return clock == other.clock()
                && rights == other.rights()
                && enPassant == other.enPassant()
                && opened == other.opened()
                && counters == other.counters()
                && Arrays.equals(board, other.board());
    }

    /** Returns whether this state equals a snapshot, and its sets and key match its board. */
    public boolean isAt(Snapshot expected) {
        return side == Clock.side(clock) && isLike(expected) && areSetsOfBoard();
    }

    private boolean areSetsOfBoard() {
        long expected = 0;
        int surplus = 0;
        for (int square = 0; square < squares; square++) {
            int code = board[square] & 255;
            boolean listed = (pieces[code * words + (square >> 6)] & all[square >> 6]) >>> square << 63 != 0;
            expected ^= keys[code * squares + square];
            surplus -= code != 0 && listed ? 2 : 0;
        }
        for (int at = squares; at < board.length; at++) {
            expected ^= PositionKey.number(at, number(at));
        }
        for (long set : pieces) {
            surplus += Long.bitCount(set);
        }
        for (long set : all) {
            surplus += Long.bitCount(set);
        }
        return surplus == 0 && expected == key;
    }
}
