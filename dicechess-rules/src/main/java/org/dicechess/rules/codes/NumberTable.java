package org.dicechess.rules.codes;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dicechess.rules.model.Game;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Stage;
import org.dicechess.rules.model.Turn;

/**
 * Where the numbers of a game, the pieces in hand, the moves that are picked, the pieces that have moved in the turn,
 * and the squares that have been left stand: in bytes behind the squares of a board. No other class knows their order.
 * A game without them has no such bytes.
 */
public final class NumberTable {

    /** The numbers, in the order of the definition. */
    public final List<GameNumber> numbers;

    /**
     * The length of a board with its numbers: the squares, and a byte for each number of the game and of each side, and
     * for each kind in hand.
     */
    public final int cells;

    /** Where the picked moves begin. */
    public final int picksAt;

    /** The most moves that stand picked together. */
    public final int picks;

    /** Stands for a place: no hand holds such pieces. */
    public static final int NOT_HELD = -1;

    /** The bytes of a picked move. */
    public static final int PICK = 4;

    /** Where a bit for each square begins, whether its piece has moved in the turn. */
    private final int movedAt;

    /** Whether a stage asks which pieces have moved in the turn. */
    public final boolean remembersMoved;

    /** The most squares that an event leaves: castling moves two pieces. */
    public static final int DEPARTURES = 2;

    /** Where the squares that the event before has left begin, each plus 1; 0 for none. */
    public final int departuresAt;

    /** Whether a stage asks which squares the event before has left. */
    public final boolean remembersDeparture;

    /** For each kind where the number stands that White holds in hand; {@link #NOT_HELD} if no hand holds any. */
    private final int[] hands;

    /** Whether sides hold pieces in hand. */
    public final boolean holds;

    private final int squares;

    /** For each number where White's stands, or that of the game. */
    private final int[] first;

    public NumberTable(Game game) {
        this.numbers = game.numbers();
        this.squares = game.squares().size();
        this.first = new int[numbers.size()];
        int next = squares;
        for (int number = 0; number < first.length; number++) {
            first[number] = next;
            next += numbers.get(number).ofSide() ? 2 : 1;
        }
        this.holds = game.hands().isPresent();
        this.hands = new int[game.kinds().size()];
        Arrays.fill(hands, NOT_HELD);
        for (int kind : Codes.numbers(held(game))) {
            hands[kind] = next;
            next += 2;
        }
        this.picksAt = next;
        this.picks = picks(game);
        this.movedAt = next + PICK * picks;
        this.remembersMoved = asks(game, MoveFilter.Unmoved.class);
        this.departuresAt = movedAt + (remembersMoved ? squares + Byte.SIZE - 1 >> 3 : 0);
        this.remembersDeparture = asks(game, MoveFilter.Departure.class);
        this.cells = departuresAt + (remembersDeparture ? DEPARTURES : 0);
    }

    private static boolean asks(Game game, Class<? extends MoveFilter.Clause> clause) {
        for (Turn.State state : game.turn().states()) {
            for (Turn.Step step : state.steps()) {
                if (step.stage().asks(clause)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether events change what stands behind the squares of a board, besides numbers that turns set. */
    public boolean remembers() {
        return picks > 0 || remembersMoved || remembersDeparture || holds;
    }

    private static BitSet held(Game game) {
        return game.hands().isPresent() ? game.hands().get().kinds() : new BitSet();
    }

    /** Returns where the number of pieces of a kind in a side's hand stands; {@link #NOT_HELD} if no hand holds any. */
    public int handAt(int kind, int side) {
        return hands[kind] < 0 ? NOT_HELD : hands[kind] + side;
    }

    /** Returns the number of pieces of a kind in a side's hand on a board. */
    public int inHand(byte[] board, int kind, int side) {
        return hands[kind] < 0 ? 0 : board[hands[kind] + side] & 255;
    }

    /** Returns where the bit of a square stands. */
    public int movedAt(int square) {
        return movedAt + (square >> 3);
    }

    /** Returns whether the piece on a square has moved in the turn. */
    public boolean hasMoved(byte[] board, int square) {
        return (board[movedAt(square)] >>> (square & 7) & 1) != 0;
    }

    /** Returns whether the event before has left a square, where a stage asks for it. */
    public boolean isDeparture(byte[] board, int square) {
        for (int at = departuresAt; at < departuresAt + DEPARTURES; at++) {
            if ((board[at] & 255) == square + 1) {
                return true;
            }
        }
        return false;
    }

    private static int picks(Game game) {
        int most = 0;
        for (Turn.State state : game.turn().states()) {
            for (Turn.Step step : state.steps()) {
                most = Math.max(most, step.stage() instanceof Stage.Pick pick ? pick.number() + 1 : 0);
            }
        }
        return most;
    }

    /** Returns a board without pieces, with all numbers as they start. */
    public byte[] board() {
        byte[] board = new byte[cells];
        for (int number = 0; number < first.length; number++) {
            set(board, number, 0, numbers.get(number).starts());
            set(board, number, 1, numbers.get(number).starts());
        }
        return board;
    }

    /** Returns where the number of a side stands on a board; for a number of the game the same for both sides. */
    public int at(int number, int side) {
        return numbers.get(number).ofSide() ? first[number] + side : first[number];
    }

    /** Returns the number of a side on a board. */
    public int get(byte[] board, int number, int side) {
        return board[at(number, side)] & 255;
    }

    /** Sets the number of a side on a board. */
    public void set(byte[] board, int number, int side, int value) {
        board[at(number, side)] = (byte) value;
    }

    /** Returns the index of a number; -1 if none has the name. */
    public int index(String name) {
        for (int number = 0; number < first.length; number++) {
            if (numbers.get(number).name().equals(name)) {
                return number;
            }
        }
        return -1;
    }

    /** Returns whether two boards have the same numbers. */
    public boolean areEqual(byte[] one, byte[] other) {
        boolean equal = true;
        for (int at = squares; at < cells; at++) {
            equal &= one[at] == other[at];
        }
        return equal;
    }
}
