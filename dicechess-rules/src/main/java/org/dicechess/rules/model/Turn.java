package org.dicechess.rules.model;

import java.util.List;

/**
 * The automaton of a turn: state 0 is its beginning, state i + 1 follows stage i. Built from the regular expression over
 * stages with the position automaton of Glushkov (1961).
 *
 * @param stages the stages in the order of the definition
 * @param next for each state the stages, by number, that may come next
 * @param mayEnd for each state whether the turn may end there
 */
public record Turn(List<Stage> stages, List<List<Integer>> next, List<Boolean> mayEnd) {

    /** The number of states. */
    public int states() {
        return next.size();
    }
}
