package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.dicechess.Color;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.model.Area;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/** Tells which conditions hold in a state. */
public final class Conditions {

    private final State state;
    private final Tables tables;
    private final HookAnswers hooks;
    private final Safety safety;
    private final Numbers numbers;
    private final Picks picks;
    private final BiPredicate<List<MoveFilter>, Integer> allows;

    /**
     * Creates the conditions of a state.
     *
     * @param allows returns whether one of some filters allows a move
     */
    public Conditions(State state, HookAnswers hooks, Safety safety, BiPredicate<List<MoveFilter>, Integer> allows) {
        this.state = state;
        this.tables = state.tables;
        this.hooks = hooks;
        this.safety = safety;
        this.numbers = new Numbers(state);
        this.picks = new Picks(state);
        this.allows = allows;
    }

    /**
     * Returns whether a condition holds.
     *
     * @param ofEvent tells of conditions that ask for the event right before
     */
    public boolean holds(Condition condition, Predicate<Condition> ofEvent) {
        if (condition instanceof Condition.Not not) {
            return !holds(not.of(), ofEvent);
        } else if (condition instanceof Condition.All all) {
            return all.of().stream().allMatch(each -> holds(each, ofEvent));
        } else if (condition instanceof Condition.Any any) {
            return any.of().stream().anyMatch(each -> holds(each, ofEvent));
        } else if (condition instanceof Condition.Captured || condition instanceof Condition.Moved) {
            return ofEvent.test(condition);
        }
        return holds(condition);
    }

    private boolean holds(Condition condition) {
        if (condition instanceof Condition.Check check) {
            return safety.inCheck(check.enemy() ? state.side ^ 1 : state.side);
        } else if (condition instanceof Condition.TurnNumber turn) {
            return state.turn() >= turn.from() && state.turn() <= turn.to();
        } else if (condition instanceof Condition.OnTurn one) {
            return one.side().ordinal() == state.side;
        } else if (condition instanceof Condition.Count count) {
            return Counters.get(state.counters, count.counter()) >= count.reaches();
        } else if (condition instanceof Condition.Pieces pieces) {
            int number = number(pieces);
            return number >= pieces.from() && number <= pieces.to();
        } else if (condition instanceof Condition.NumberWithin number) {
            return numbers.holds(number);
        } else if (condition instanceof Condition.Hooked hooked) {
            return hooks.holds(hooked);
        }
        Condition.Picked picked = (Condition.Picked) condition;
        return Arrays.stream(picks.moves()).anyMatch(move -> allows.test(picked.filters(), move));
    }

    private int number(Condition.Pieces pieces) {
        Color side = Color.values()[pieces.enemy() ? state.side ^ 1 : state.side];
        int number = 0;
        for (int code : tables.codes.of(pieces.kinds(), side)) {
            for (int word = 0; word < state.words; word++) {
                for (long left = state.pieces[code * state.words + word]; left != 0; left &= left - 1) {
                    number += counts(pieces, side, word << 6 | Long.numberOfTrailingZeros(left)) ? 1 : 0;
                }
            }
        }
        return number;
    }

    private static boolean counts(Condition.Pieces pieces, Color side, int square) {
        BitSet in = pieces.in().map((Area area) -> area.of(side)).orElse(null);
        return in == null || in.get(square);
    }
}
