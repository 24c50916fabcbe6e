package org.dicechess.rules.state;

/** A moment to which a state can go back when a hook fails while something is played or tried; used again and again. */
public final class SavedState {

    final byte[] board;
    long clock;
    long rights;
    long enPassant;
    long opened;
    long counters;

    /** How much the log held, and what its effects had to remember. */
    public int logged;

    public int changes;

    public SavedState(int squares) {
        this.board = new byte[squares];
    }
}
