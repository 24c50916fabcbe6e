package org.dicechess.rules.state;

/**
 * A saved copy of a state, restored when a hook fails during an event or a trial. One object is used again and again.
 */
public final class SavedState {

    final byte[] board;
    long clock;
    long rights;
    long enPassant;
    long opened;
    long counters;

    /** The length of the mover's log. */
    public int logged;

    /** The length of the mover's list of changed squares. */
    public int changes;

    /** The length of the mover's list of squares that effects have changed. */
    public int affected;

    /** Creates room for a board of this length. */
    public SavedState(int cells) {
        this.board = new byte[cells];
    }
}
