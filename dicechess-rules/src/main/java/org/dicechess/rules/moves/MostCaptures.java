package org.dicechess.rules.moves;

import java.util.Arrays;
import java.util.function.ToIntFunction;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.ask.WorkException;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.state.State;

/** Searches for the moves that begin a rest of the turn in which most of the enemy's pieces are captured. */
final class MostCaptures {

    /** The most events of a turn that are searched. */
    private static final int DEEPEST = 40;

    private final State state;
    private final EventFacts facts;
    private final Mover mover;
    private final ToIntFunction<int[]> lister;
    private final int[] captured;

    /** How often a move that is tried lists moves, as the turn asks whether anything is possible. */
    private final int asksForMoves;

    /** The events at each depth of the search, made on first use. */
    private final int[][] rooms = new int[DEEPEST][0];

    /** The depth of the search; no search begins within one, or while it is paused. */
    private int depth;

    private boolean paused;

    /** What a piece of each code counts in the present search. */
    private int[] worth = {};

    MostCaptures(State state, EventFacts facts, Mover mover, ToIntFunction<int[]> lister) {
        this.state = state;
        this.facts = facts;
        this.mover = mover;
        this.lister = lister;
        this.captured = new int[2 * state.squares];
        boolean asks = state.tables.game.turn().states().stream()
                .flatMap(each -> each.steps().stream())
                .anyMatch(step -> step.stage().has(Condition.Stuck.class));
        // Where the turn goes on, and where the enemy's begins.
        this.asksForMoves = asks ? 2 : 0;
    }

    /** Says whether no search is to begin, as only the number of events counts that is above 0. */
    void pause(boolean pauses) {
        paused = pauses;
    }

    /** Moves the events to the front after which most is captured. Returns the index after the last of them. */
    int keep(MoveFilter.CapturesMost most, int[] out, int begin, int end) {
        if (paused || depth > 0 || end - begin < 2) {
            return end;
        }
        worth = new int[state.tables.codes.count() + 1];
        for (int code = 1; code < worth.length; code++) {
            boolean enemy = state.owners[code] == (state.side ^ 1);
            worth[code] = enemy ? most.worth().get(state.tables.kindOf[code]) : 0;
        }
        int[] events = Arrays.copyOfRange(out, begin, end);
        int best = -1;
        int kept = 0;
        for (int event : events) {
            int value = value(event);
            kept = value > best ? 0 : kept;
            best = Math.max(best, value);
            if (value == best) {
                events[kept++] = event;
            }
        }
        // The search may have overwritten the list, if it is the room of questions whether a turn goes on.
        System.arraycopy(events, 0, out, begin, kept);
        return begin + kept;
    }

    /** Returns what an event and the rest of the turn capture at most. */
    private int value(int event) {
        Work.search(state, Work.TRY + asksForMoves * Work.list(state));
        int side = state.side;
        int value = 0;
        int end = EventFacts.isMove(event) ? facts.captures(event, captured, 0) : 0;
        for (int at = 1; at < end; at += 2) {
            value += worth[captured[at]];
        }
        if (depth == DEEPEST) {
            throw new WorkException("turn", "a turn with 'captures: most' has more than " + DEEPEST + " events");
        }
        depth++;
        try {
            mover.play(event);
            value += mover.worthOfTaken(worth) + (state.side == side ? rest() : 0);
            mover.undo();
        } finally {
            depth--;
        }
        return value;
    }

    private int rest() {
        if (state.tables.stages.afterMove[state.stage()] == Stages.NOT_HERE) {
            return 0;
        }
        if (rooms[depth - 1].length == 0) {
            rooms[depth - 1] = new int[state.tables.eventBound];
        }
        int[] events = rooms[depth - 1];
        Work.search(state, Work.list(state));
        int size = lister.applyAsInt(events);
        int best = 0;
        for (int i = 0; i < size; i++) {
            best = Math.max(best, value(events[i]));
        }
        return best;
    }
}
