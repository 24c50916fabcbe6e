package org.dicechess;

/** One thing that happens: a roll, a selection, a move or a pass. */
public sealed interface Event permits Roll, Selection, Move, Pass {

    /**
     * The canonical text, extended from UCI: {@code e2e4}, {@code e7e8q}, {@code [1 3]}, {@code e5:d4}, {@code --}. It is
     * unique among the events of one node and is read back by {@link Notation#event(Position, String)}; only an action that moves
     * a man as a move of the same node does, after which the turn goes on, is written as that move, and the text means the move.
     */
    String text();
}
