package org.dicechess.rules.moves;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.dicechess.rules.make.Conditions;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.model.Amount;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.State;

/** Keeps of listed moves those that the filters of a stage allow. */
public final class FilteredMoves {

    private final ClauseTest test;

    /**
     * Creates the filters of a state.
     *
     * @param isMated returns whether the side to move has no legal move; it gets room for the events of a position
     */
    public FilteredMoves(
            State state,
            EventFacts facts,
            Safety safety,
            Generator generator,
            Mover mover,
            Conditions conditions,
            Predicate<int[]> isMated) {
        this.test = new ClauseTest(state, facts, safety, generator, mover, conditions, isMated);
    }

    /** Moves the allowed events to the front and returns the index after the last of them. */
    int keep(List<MoveFilter> filters, int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            if (allow(filters, out[i])) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Moves the events that come first to the front and returns the index after the last of them; all may remain. */
    int first(List<Preference> prefer, int[] out, int begin, int end) {
        // A loop over an iterator would make an object for each list of moves.
        for (int i = 0; i < prefer.size(); i++) {
            int kept = keep(prefer.get(i).filters(), out, begin, end);
            if (kept > begin) {
                return kept;
            }
        }
        return end;
    }

    /** Returns whether one of the filters allows a move. */
    public boolean allow(List<MoveFilter> filters, int move) {
        test.of(move);
        return test.allows(filters);
    }

    /** Returns the first clause of a filter that does not hold of a move; empty if the filter allows the move. */
    public Optional<MoveFilter.Clause> broken(MoveFilter filter, int move) {
        test.of(move);
        return filter.clauses().stream().filter(clause -> !test.holds(clause)).findFirst();
    }

    /** Returns how many pieces a clause counts near the square where a move ends. */
    public int near(MoveFilter.Near clause, int move) {
        test.of(move);
        return test.near(clause);
    }

    /** Returns an amount, as the numbers of the position are now. */
    public int value(Amount amount) {
        return test.value(amount);
    }

    /** Returns the greater of the numbers of files and ranks between the squares where a move begins and ends. */
    public int distance(int move) {
        test.of(move);
        return test.distance();
    }
}
