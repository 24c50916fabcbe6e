package org.dicechess.rules.ask;

import java.util.Arrays;
import org.dicechess.rules.state.State;

/**
 * What a hook and the reader of its answer have looked at during one question: readings of the state, in order, with
 * their results. Equal readings give an equal answer, as a hook is pure.
 */
final class Readings {

    /** The most readings of one answer that is kept. */
    private static final int MOST = 600;

    private static final int OWNER = 1;
    private static final int CODE = 2;
    private static final int SET = 3;
    private static final int COUNTER = 4;
    private static final int NUMBER = 5;
    private static final int ARRAY = 6;
    private static final int KIND = 7;
    private static final int ATTACKERS = 8;
    private static final int SHIFT = 4;

    /** How many results may be compared in the time in which attackers are found, for each code. */
    private static final int FIND = 4;

    private final State state;
    private final int[] readings = new int[MOST];
    private final long[] results = new long[MOST];
    private int size;
    private boolean open;
    private boolean complete;

    /** Finds attackers; the engine sets it. */
    Attackers attackers = (square, by, word) -> 0;

    Readings(State state) {
        this.state = state;
    }

    /** Begins a question. Returns false within another question, whose readings are then not complete. */
    boolean begin() {
        boolean begins = !open;
        complete = begins;
        size = begins ? 0 : size;
        open = true;
        return begins;
    }

    /** Ends the question. */
    void end() {
        open = false;
    }

    /** Returns whether all that the answer depends on has been read here. */
    boolean isComplete() {
        return complete;
    }

    int size() {
        return size;
    }

    int reading(int number) {
        return readings[number];
    }

    long result(int number) {
        return results[number];
    }

    /** Returns whether the answer depends on nothing but the pieces on squares and sets of pieces. */
    boolean isOfSquares() {
        boolean ofSquares = complete;
        for (int i = 0; i < size && ofSquares; i++) {
            int what = readings[i] & (1 << SHIFT) - 1;
            // No event but the deal changes the array.
            ofSquares = isOfSquare(what) || what == SET || what == ARRAY;
        }
        return ofSquares;
    }

    private static boolean isOfSquare(int what) {
        return what == OWNER || what == CODE || what == KIND;
    }

    /** Adds the squares on which the answer depends. */
    void addSquares(long[] squares) {
        for (int i = 0; i < size; i++) {
            int square = readings[i] >>> SHIFT & 255;
            squares[square >> 6] |= isOfSquare(readings[i] & (1 << SHIFT) - 1) ? 1L << square : 0;
        }
    }

    /** Returns the sets of pieces on which the answer depends. */
    int[] sets() {
        return Arrays.stream(readings, 0, size)
                .filter(reading -> (reading & (1 << SHIFT) - 1) == SET)
                .map(reading -> reading >>> SHIFT)
                .distinct()
                .toArray();
    }

    /** The answer depends on something else. */
    void lose() {
        complete = false;
    }

    /** Reads who owns the piece on a square, if any. */
    void owner(int square) {
        add(OWNER | square << SHIFT);
    }

    /** Reads the code on a square. */
    void code(int square) {
        add(CODE | square << SHIFT);
    }

    /** Reads a word of the set of the pieces of a code. */
    void set(int index) {
        add(SET | index << SHIFT);
    }

    void counter(int counter) {
        add(COUNTER | counter << SHIFT);
    }

    void number(int at) {
        add(NUMBER | at << SHIFT);
    }

    void array() {
        add(ARRAY);
    }

    /** Reads whether a piece of a kind stands on a square, and who owns it. */
    void kind(int square, int kind) {
        add(KIND | square << SHIFT | kind << SHIFT + Byte.SIZE);
    }

    /** Reads which pieces of a side attack a square: the part in one word. */
    long attackers(int square, int side, int word) {
        int reading = ATTACKERS | (square | side << Byte.SIZE | word << Byte.SIZE + 1) << SHIFT;
        add(reading);
        return read(reading);
    }

    /** Returns how many results can be compared in the time that a reading takes. */
    int cost(int reading) {
        return (reading & (1 << SHIFT) - 1) == ATTACKERS ? FIND * state.tables.codes.count() + state.squares : 1;
    }

    private void add(int reading) {
        if (!open || !complete) {
            return;
        }
        if (size == MOST) {
            complete = false;
            return;
        }
        readings[size] = reading;
        results[size++] = read(reading);
    }

    /** Returns whether the results of a reading are -1 to 2: an owner, or none. */
    static boolean isOfOwner(int reading) {
        int what = reading & (1 << SHIFT) - 1;
        return what == OWNER || what == KIND;
    }

    /** Reads the state again. */
    long read(int reading) {
        int what = reading >>> SHIFT;
        return switch (reading & (1 << SHIFT) - 1) {
            case OWNER -> state.board[what] == 0 ? -1 : state.owner(what);
            case CODE -> state.at(what);
            case SET -> state.pieces[what];
            case COUNTER -> state.counter(what);
            case NUMBER -> state.number(what);
            case ARRAY -> state.array();
            case ATTACKERS -> attackers.of(what & 255, what >>> Byte.SIZE & 1, what >>> Byte.SIZE + 1);
            default -> kindOrOwner(what & 255, what >>> Byte.SIZE);
        };
    }

    private int kindOrOwner(int square, int kind) {
        return state.tables.kindOf[state.at(square)] == kind ? state.owner(square) : -1;
    }
}
