package org.dicechess.rules.play;

/** A moment to which a state can go back when a hook fails while something is played or tried; used again and again. */
final class SavedState {

    final byte[] board;
    long clock;
    long rights;
    long enPassant;
    long opened;
    long counters;

    /** How much the log held, and what its effects had to remember. */
    int logged;

    int changes;

    SavedState(int squares) {
        this.board = new byte[squares];
    }
}
