package org.dicechess.rules.moves;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
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
    private final MostCaptures most;

    /**
     * Creates the filters of a state.
     *
     * @param lister lists the events of the present stage into room for them, and returns their number
     * @param isMated returns whether the side to move has no legal move; it gets room for the events of a position
     */
    public FilteredMoves(
            State state,
            EventFacts facts,
            Safety safety,
            Generator generator,
            Mover mover,
            Conditions conditions,
            Predicate<int[]> isMated,
            ToIntFunction<int[]> lister) {
        this.most = new MostCaptures(state, facts, mover, lister);
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
            Optional<MoveFilter.CapturesMost> asked =
                    prefer.get(i).filters().get(0).most();
            int kept = asked.isPresent()
                    ? most.keep(asked.get(), out, begin, end)
                    : keep(prefer.get(i).filters(), out, begin, end);
            if (kept > begin) {
                return kept;
            }
        }
        return end;
    }

    /** Returns whether some moves of the stage come first by what the rest of the turn captures, and which. */
    public Optional<int[]> most(Preference one, int[] moves) {
        return one.filters().get(0).most().map(asked -> {
            int[] kept = moves.clone();
            return Arrays.copyOf(kept, most.keep(asked, kept, 0, kept.length));
        });
    }

    /** Says whether it does not matter now which of several events come first by what they capture. */
    void pauseMost(boolean pauses) {
        most.pause(pauses);
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
