package org.dicechess.rules.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.State;

/**
 * Plays every way to an end of the turn on an engine, depth first, and calls a visitor at each different end. Positions
 * are identified as in {@link TurnCount}. It makes no objects once its tables have grown.
 */
public final class EndVisits {

    private static final int MOST_POSITIONS = 1 << 20;

    private final Engine engine;
    private final State state;
    private final Stages stages;
    private final LinearHash sums;

    /** Whether a draw may come within a turn. */
    private final boolean drawsWithin;

    /** One for each call that is in progress: a visitor may visit the ends of a later turn. */
    private final List<Visit> visits = new ArrayList<>();

    private int inProgress;
    private int[] buffer = {};
    private int filled;

    /** Visits with this engine. */
    public EndVisits(Engine engine) {
        this.engine = engine;
        this.state = engine.state;
        this.stages = state.tables.stages;
        this.sums = new LinearHash(state);
        this.drawsWithin = engine.endings.drawWithinTurns();
    }

    /**
     * Visits the ends of the turn. The engine is back at its position afterwards, also after an exception.
     *
     * @param limit the most ends to visit, at least 1
     * @return the number of visited ends
     * @throws IllegalStateException if the turn has no end or exceeds a limit, or the visitor has moved the engine
     */
    public int visit(int limit, Runnable visitor) {
        int begin = engine.mover.depth();
        int before = filled;
        if (visits.size() == inProgress) {
            visits.add(new Visit());
        }
        Visit visit = visits.get(inProgress++);
        try {
            return visit.all(limit, visitor);
        } finally {
            inProgress--;
            filled = before;
            while (engine.mover.depth() > begin) {
                engine.mover.undo();
            }
        }
    }

    /** Lists the events after those of the positions before; returns their end. */
    private int list() {
        int bound = state.tables.eventBound;
        if (buffer.length < filled + bound) {
            buffer = Arrays.copyOf(buffer, 2 * filled + bound);
        }
        filled = engine.list(buffer, filled);
        return filled;
    }

    /** One call. */
    private final class Visit {

        private final SeenPairs seen = new SeenPairs();
        private Runnable visitor = () -> {};
        private int left;

        /** The work of the engine before the visit, and the work of the visitor. */
        private long otherWork;

        int all(int limit, Runnable atEnd) {
            otherWork = engine.work();
            seen.clear();
            visitor = atEnd;
            left = limit;
            from(0);
            return limit - left;
        }

        /** Visits the ends from the present position on. */
        private void from(int depth) {
            long key = PositionKey.of(state);
            long check = sums.pieces() + sums.rest();
            if (!seen.add(key, check)) {
                if (seen.isOpen(key, check)) {
                    throw TurnCount.endless();
                }
                return;
            }
            if (seen.size() > MOST_POSITIONS) {
                throw Work.tooMany(MOST_POSITIONS, "positions");
            }
            if (depth > TurnCount.MOST_EVENTS) {
                throw Work.tooMany(TurnCount.MOST_EVENTS, "events");
            }
            state.work += Work.END;
            Work.checkTurn(engine.work() - otherWork, Work.MOST);
            if (isEnd(depth) || !goOn(depth)) {
                end(key);
            }
            seen.close(key, check);
        }

        private boolean isEnd(int depth) {
            return engine.lister.isChance()
                    || depth > 0 && stages.isBegin(state.stage()) && state.hand() == 0
                    || (depth == 0 || drawsWithin) && engine.ending(Endings.NO_HISTORY) >= 0;
        }

        /** Plays every event and visits the ends behind it; returns whether there was an event. */
        private boolean goOn(int depth) {
            int begin = filled;
            int end = list();
            state.work += (long) Work.PLAY * (end - begin);
            for (int i = begin; i < end && left > 0; i++) {
                engine.play(buffer[i]);
                from(depth + 1);
                engine.mover.undo();
            }
            filled = begin;
            return end > begin;
        }

        private void end(long key) {
            int depth = engine.mover.depth();
            long before = engine.work();
            visitor.run();
            otherWork += engine.work() - before;
            if (engine.mover.depth() != depth || PositionKey.of(state) != key) {
                throw new IllegalStateException("the visitor has left the cursor at depth " + engine.mover.depth()
                        + "; expected it where it was, at depth " + depth);
            }
            left--;
        }
    }
}
