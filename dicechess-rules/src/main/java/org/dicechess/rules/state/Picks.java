package org.dicechess.rules.state;

import java.util.Arrays;
import org.dicechess.rules.codes.NumberTable;

/** The moves of a state that are picked and not made: events in ascending order, behind the numbers of its board. */
public final class Picks {

    private final State state;
    private final NumberTable table;

    public Picks(State state) {
        this.state = state;
        this.table = state.tables.numbers;
    }

    /** Returns whether the game has stages that pick moves. */
    public boolean any() {
        return table.picks > 0;
    }

    /** Returns the picked moves. */
    public int[] moves() {
        return moves(state.board, table);
    }

    /** Returns the picked moves of a board. */
    public static int[] moves(byte[] board, NumberTable table) {
        int[] moves = new int[table.picks];
        int size = 0;
        for (int pick = 0; pick < table.picks; pick++) {
            int move = get(board, table, pick);
            if (move != 0) {
                moves[size++] = move;
            }
        }
        return Arrays.copyOf(moves, size);
    }

    /** Returns a board with these picked moves. */
    public static byte[] on(byte[] board, NumberTable table, int[] moves) {
        byte[] with = board.clone();
        int[] sorted = moves.clone();
        Arrays.sort(sorted);
        for (int pick = 0; pick < sorted.length; pick++) {
            for (int part = 0; part < NumberTable.PICK; part++) {
                with[at(table, pick) + part] = (byte) (sorted[pick] >>> Byte.SIZE * part);
            }
        }
        return with;
    }

    /** Returns whether a move is picked. */
    public boolean has(int move) {
        for (int pick = 0; pick < table.picks; pick++) {
            if (get(state.board, table, pick) == move) {
                return true;
            }
        }
        return false;
    }

    /** Picks one more move. */
    public void add(int move) {
        int[] moves = Arrays.copyOf(moves(), moves().length + 1);
        moves[moves.length - 1] = move;
        Arrays.sort(moves);
        for (int pick = 0; pick < moves.length; pick++) {
            set(pick, moves[pick]);
        }
    }

    /** Forgets all picked moves. */
    public void clear() {
        for (int pick = 0; pick < table.picks; pick++) {
            set(pick, 0);
        }
    }

    private void set(int pick, int move) {
        int at = at(table, pick);
        for (int part = 0; part < NumberTable.PICK; part++) {
            state.setNumber(at + part, move >>> Byte.SIZE * part & 255);
        }
    }

    private static int get(byte[] board, NumberTable table, int pick) {
        int move = 0;
        for (int part = NumberTable.PICK - 1; part >= 0; part--) {
            move = move << Byte.SIZE | board[at(table, pick) + part] & 255;
        }
        return move;
    }

    private static int at(NumberTable table, int pick) {
        return table.picksAt + NumberTable.PICK * pick;
    }
}
