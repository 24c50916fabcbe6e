package org.dicechess.rules.state;

import java.util.Arrays;
import org.dicechess.rules.table.Promotions;
import org.dicechess.rules.table.Tables;

/**
 * A position that changes: the pieces as codes and as sets with their key, and everything else that equality asks for.
 * It knows no rule: the room {@code make} plays events on it.
 *
 * <p>Fields are open to the inner loop of every search, which reads and writes arrays of primitives and makes no
 * objects.
 */
public final class State {

    /** Bit of {@link #seen}: royal safety has been looked at. */
    public static final int LOOKED = 1;

    /** Bit of {@link #seen}: no ending holds. */
    public static final int GOES_ON = 2;

    /** Bit of {@link #seen}: the side to move has a legal move. */
    public static final int FREE = 4;

    /** Bit of {@link #seen}: the side to move has no legal move. */
    public static final int STUCK = 8;

    /** Bit of {@link #seen}: the shift moves have been looked at. */
    public static final int SHIFTED = 16;

    /** Bit of {@link #seen}: no ending has decided the game. */
    public static final int OPEN = 32;

    /** Bit of {@link #seen}: protected squares are known. */
    public static final int SHIELDED = 64;

    public final Tables tables;
    public final int squares;

    /** How many longs hold a set of squares. */
    public final int words;

    /** The code on each square, 0 for none. */
    public final byte[] board;

    /** For each code times {@link #words}: the squares of its pieces. */
    public final long[] pieces;

    /** The squares of all pieces. */
    public final long[] all;

    /** What has been found out since pieces or the side to move last changed. */
    public int seen;

    /** 0 White, 1 Black: as the clock has it. */
    public int side;

    /** As {@link Clock} packs it. */
    public long clock;

    /** Castling rights, one bit each. */
    public long rights;

    /** Squares open to the side to move, as {@link EnPassant} packs them. */
    public long enPassant;

    /** Squares that this turn has opened to the other side, packed alike. */
    public long opened;

    /** Counters: four fields of 16 bits; one that was set back within the turn is -1 until the turn ends. */
    public long counters;

    /** The Zobrist key of the pieces. */
    public long key;

    private final long[] keys;

    public State(Tables tables) {
        this.tables = tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.board = new byte[squares];
        this.pieces = new long[(tables.codes.count() + 1) * words];
        this.all = new long[words];
        this.keys = tables.keys;
    }

    /** State of the turn's automaton. */
    public int stage() {
        return Clock.stage(clock);
    }

    /**
     * Bit i: some capture on field i of {@link #enPassant} is possible; bit 4 + i: one on field i of {@link #opened}
     * may be.
     */
    public int live() {
        return Clock.live(clock);
    }

    /** The dice in hand, 0 for none. */
    public int roll() {
        return Clock.roll(clock);
    }

    /** How many of them the turn still has to use, where it has to use as many as any turn can. */
    public int due() {
        return Clock.due(clock);
    }

    /** The square of the chosen piece, or the code of the piece that awaits placement. */
    public int subject() {
        return Clock.subject(clock);
    }

    /** The chosen pool of dice plus 1, {@link Clock#WAITING}, {@link Clock#OWNER_WAITING}, or 0. */
    public int hand() {
        return Clock.hand(clock);
    }

    /** The number of the turn. */
    public int turn() {
        return Clock.turn(clock);
    }

    public int counter(int index) {
        return (short) (counters >>> 16 * index);
    }

    /** The number of the array that was dealt, as {@link Promotions} counts. */
    public int array() {
        return tables.promotions.array(counters);
    }

    /** The code on a square, 0 for none. */
    public int at(int square) {
        return board[square] & 255;
    }

    /** Whether the piece on a square is of the side that does not move. */
    public boolean isEnemy(int square) {
        return (board[square] & 1) == side;
    }

    /** The square of the piece that en passant on this target takes, -1 if the target is not open. */
    public int victim(int target) {
        for (long open = enPassant; open != 0; open = EnPassant.next(open)) {
            int victim = EnPassant.victim(open);
            if (EnPassant.target(open) == target && at(victim) != 0 && isEnemy(victim)) {
                return victim;
            }
        }
        return -1;
    }

    /** Puts a piece on an empty square. */
    public void put(int square, int code) {
        set(square, code);
        key ^= keys[code * squares + square];
    }

    /** Takes a piece off the board and gives its code. */
    public int take(int square) {
        int code = lift(square);
        key ^= keys[code * squares + square];
        return code;
    }

    /** Puts a piece down and leaves the key as it is: an event that is taken back restores the key itself. */
    public void set(int square, int code) {
        board[square] = (byte) code;
        long bit = 1L << square;
        pieces[code * words + (square >> 6)] |= bit;
        all[square >> 6] |= bit;
    }

    /** Takes a piece up and leaves the key as it is. */
    public int lift(int square) {
        int code = board[square] & 255;
        board[square] = 0;
        long bit = ~(1L << square);
        pieces[code * words + (square >> 6)] &= bit;
        all[square >> 6] &= bit;
        return code;
    }

    /** A piece goes to another square as a code, and takes what stands there; the key stays as it is. */
    public void shift(int from, int moved, int to, int code, int captured) {
        board[from] = 0;
        board[to] = (byte) code;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    /** Takes {@link #shift} back. */
    public void shiftBack(int from, int moved, int to, int code, int captured) {
        board[to] = (byte) captured;
        board[from] = (byte) moved;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    /** A captured piece leaves the sets or comes back to them; another has just arrived on its square, or left it. */
    private void restore(int captured, int square) {
        pieces[captured * words + (square >> 6)] ^= 1L << square;
        all[square >> 6] |= 1L << square;
    }

    /**
     * Changes the sets of a piece that leaves a square and arrives on an empty one, or the other way: few writes, as
     * each waits for the last.
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

    /** Takes a clock over, and with it the side to move; nothing is known any more of what was seen. */
    public void setClock(long now) {
        clock = now;
        side = Clock.side(now);
        seen = 0;
    }

    /** Stands at a snapshot. Only squares that differ change: many positions are looked at after others like them. */
    public void takeOver(Snapshot from) {
        change(from.board());
        setClock(from.clock());
        rights = from.rights();
        enPassant = from.enPassant();
        opened = from.opened();
        counters = from.counters();
    }

    private void change(byte[] codes) {
        int at = Arrays.mismatch(board, codes);
        while (at >= 0) {
            if (board[at] != 0) {
                take(at);
            }
            if (codes[at] != 0) {
                put(at, codes[at] & 255);
            }
            int next = Arrays.mismatch(board, at + 1, squares, codes, at + 1, squares);
            at = next < 0 ? next : at + 1 + next;
        }
    }

    /** Notes the present moment. */
    public void save(SavedState saved) {
        System.arraycopy(board, 0, saved.board, 0, squares);
        saved.clock = clock;
        saved.rights = rights;
        saved.enPassant = enPassant;
        saved.opened = opened;
        saved.counters = counters;
    }

    /** Stands at a noted moment, whatever half-done work the board shows. */
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
    }

    public Snapshot snapshot() {
        return snapshot(board.clone());
    }

    /** The present moment with codes that are known to be those of the board. */
    public Snapshot snapshot(byte[] codes) {
        return new Snapshot(codes, clock, rights, enPassant, opened, counters);
    }

    /** Whether sets, key, clock and the rest are those of a snapshot. */
    public boolean isAt(Snapshot expected) {
        return side == Clock.side(clock)
                && clock == expected.clock()
                && rights == expected.rights()
                && enPassant == expected.enPassant()
                && opened == expected.opened()
                && counters == expected.counters()
                && Arrays.equals(board, expected.board())
                && areSetsOfBoard();
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
        for (long set : pieces) {
            surplus += Long.bitCount(set);
        }
        for (long set : all) {
            surplus += Long.bitCount(set);
        }
        return surplus == 0 && expected == key;
    }
}
