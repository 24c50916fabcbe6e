package org.dicechess;

/**
 * One thing that happens: a roll, a selection, a move or a pass.
 *
 * @since 0.1
 */
public sealed interface Event permits Roll, Selection, Move, Pass {

    /**
     * The canonical text, extended from UCI: {@code e2e4}, {@code e7e8q}, {@code [1 3]}, {@code e5:d4}, {@code --}. It
     * is unique among the events of one node and is read back by {@link Notation#event(Position, String)}. Where an
     * action could be written as a move or another action is, its text ends with its name: {@code e2e4/guard-moves}.
     */
    String text();
}
