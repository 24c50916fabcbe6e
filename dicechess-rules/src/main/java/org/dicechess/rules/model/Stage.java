package org.dicechess.rules.model;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One stage of a turn. */
public sealed interface Stage {

    /**
     * A pool of dice is thrown, and shows one of these rolls.
     *
     * @param shown the outcomes after which the turn goes on here, by index in {@link Pool#outcomes()}
     */
    record Throw(int pool, BitSet shown) implements Stage {}

    /** The pool of dice that the player has chosen is thrown. */
    record ThrowChosen() implements Stage {}

    /**
     * A piece is moved. The move uses up the roll in hand.
     *
     * @param filters what the stage allows; one of them must allow the move
     * @param prefer which of these moves come first
     * @param by who decides
     */
    record MovePiece(List<MoveFilter> filters, List<Preference> prefer, Chooser by) implements Stage {

        /** Returns whether some filter allows pieces that a roll in hand does not name. */
        public boolean free() {
            return filters.stream().anyMatch(filter -> !filter.rolled());
        }

        /** Returns whether the stage allows all moves, or all that a roll in hand allows. */
        public boolean isWhole() {
            return filters.size() == 1
                    && (filters.get(0).isAny() || filters.get(0).isRolled());
        }
    }

    /**
     * Pieces are moved with the dice in hand, one move for each die, in any order. Dice may be given up unless a
     * component forbids it.
     *
     * @param must the kinds, by index, whose dice may not be given up while such a piece can move
     * @param most whether the turn must use as many dice as it can
     * @param orEnding the ending, by name, that a turn may bring about with fewer dice
     * @param prefer which of the moves that are possible then come first
     */
    record Spend(BitSet must, boolean most, Optional<String> orEnding, String rule, List<Preference> prefer)
            implements Stage {}

    /**
     * A piece in hand is put on an empty square.
     *
     * @param filters what the stage allows; one of them must allow the drop
     * @param prefer which of these drops come first
     * @param by who decides
     */
    record Drop(List<MoveFilter> filters, List<Preference> prefer, Chooser by) implements Stage {}

    /** The player chooses a piece that can walk, and the dice for it. */
    record Choose() implements Stage {}

    /** The chosen piece walks as many steps as the roll says. */
    record WalkPiece() implements Stage {}

    /**
     * Nothing happens; the turn goes on here if a condition is the case, or is not.
     *
     * @param holds whether the condition must be the case
     */
    record Test(Condition condition, boolean holds) implements Stage {}

    /**
     * A move, or a piece that has one, is picked and not moved; a later stage may speak of it.
     *
     * @param ofPiece whether a piece is picked
     * @param filters what the stage allows; one of them must allow the move
     * @param prefer which of these moves come first
     * @param by who decides
     * @param number the number of the pick among those that stand together; the first, 0, forgets earlier ones
     */
    record Pick(boolean ofPiece, List<MoveFilter> filters, List<Preference> prefer, Chooser by, int number)
            implements Stage {}

    /**
     * The turn goes on here if this is chosen. All options at a point of a turn have different names.
     *
     * @param by who decides
     * @param onlyIf what must be the case for it; it asks for no event
     */
    record Option(String name, Chooser by, Optional<Condition> onlyIf) implements Stage {}

    /** The player passes, and the turn goes on behind that. */
    record Decline() implements Stage {}

    /** Numbers change, in this order. Nothing else happens. */
    record Change(List<NumberChange> changes) implements Stage {}

    /** The game ends, by the ending of this name. */
    record End(String ending) implements Stage {}

    /**
     * One of these actions, by index, is done.
     *
     * @param filters what the stage allows of their ways; one of them must allow it
     * @param prefer which of these ways come first
     * @param by who decides
     */
    record Act(List<Integer> actions, List<MoveFilter> filters, List<Preference> prefer, Chooser by) implements Stage {}

    /** Returns what the stage allows of the moves or actions that may come there. */
    default List<MoveFilter> filters() {
        return List.of();
    }

    /**
     * Returns which of the moves or actions that the filters allow come first, the most preferred ones at the front.
     */
    default List<Preference> prefer() {
        return List.of();
    }

    private Stream<MoveFilter> allFilters() {
        return Stream.concat(filters().stream(), prefer().stream().flatMap(one -> one.filters().stream()));
    }

    /** Returns whether a filter has a clause of a type. */
    default boolean asks(Class<? extends MoveFilter.Clause> clause) {
        if (MoveFilter.anyAsks(filters(), clause)) {
            return true;
        }
        for (Preference preference : prefer()) {
            if (preference.asks(clause)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the stage asks for such a condition. */
    default boolean has(Class<? extends Condition> type) {
        return this instanceof Test test && test.condition().has(type)
                || this instanceof Option option
                        && option.onlyIf().isPresent()
                        && option.onlyIf().get().has(type)
                || allFilters().anyMatch(filter -> filter.hasCondition(type));
    }

    /** Returns the conditions that decide whether the turn goes on here, and those of which they are composed. */
    default Stream<Condition> conditions() {
        if (this instanceof Test test) {
            return test.condition().parts();
        }
        return this instanceof Option option ? option.onlyIf().stream().flatMap(Condition::parts) : Stream.of();
    }

    /** Returns who decides at this stage. */
    default Chooser by() {
        return Chooser.PLAYER;
    }

    /** Returns whether a piece moves here, walks, or is the subject of an action. */
    default boolean moves() {
        return this instanceof MovePiece
                || this instanceof Spend
                || this instanceof WalkPiece
                || this instanceof Act
                || this instanceof Drop;
    }

    /** Returns whether the turn goes on over this stage without an event. */
    default boolean isWithoutEvent() {
        return this instanceof Test || this instanceof Change;
    }
}
