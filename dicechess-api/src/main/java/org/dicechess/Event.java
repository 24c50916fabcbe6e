package org.dicechess;

/** One thing that happens: a roll, a selection, a move or a pass. */
public sealed interface Event permits Roll, Selection, Move, Pass {

    /**
     * The canonical text, extended from UCI: {@code e2e4}, {@code e7e8q}, {@code [1 3]}, {@code e5:d4}, {@code --}. It is
     * unique among the events of one node and is read back by {@link Notation#event(Position, String)}.
     *
     * <p>One exception: where a turn goes on differently after an action and a move that do the same, both are listed, equal and
     * written alike. The text, and {@link Cursor#number(Event)}, then mean the move; the action is played by the event of the node's
     * list, or by its number in the cursor's.
     */
    String text();
}
