package org.dicechess.rules.model;

import java.util.List;

/**
 * Moves of a stage that come before its other moves: while there is one, no other is possible.
 *
 * @param filters one of them must allow such a move
 * @param rule the id of the rule that says so; empty if none is named
 */
public record Preference(List<MoveFilter> filters, String rule) {

    /** The filter of moves that capture. */
    private static final List<MoveFilter> CAPTURES = List.of(new MoveFilter(List.of(new MoveFilter.Captures(true))));

    /** Returns whether captures come first, and nothing else is asked of them. */
    public boolean isOfCaptures() {
        return filters.equals(CAPTURES);
    }

    /** Returns whether a filter has a clause of a type. */
    public boolean asks(Class<? extends MoveFilter.Clause> type) {
        return MoveFilter.anyAsks(filters, type);
    }
}
