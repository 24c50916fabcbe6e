package org.dicechess.rules.moves;

import org.dicechess.rules.ask.Work;
import org.dicechess.rules.ask.WorkException;
import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;

/**
 * Lists moves with dice that are spent one by one. It also decides when dice may be given up, and how many of them a
 * turn can use.
 *
 * <p>Where a turn has to use as many dice as any turn can, a depth-first search tries each move until enough dice are
 * known to be usable. Part of the inner loop: it makes no objects.
 */
public final class Spending {

    private final State state;
    private final Mover mover;
    private final Endings endings;
    private final Generator generator;
    private final ActionMoves actions;
    private final Stages stages;
    private final Rolls rolls;
    private final NeededPieces needed;
    private final int bound;

    /**
     * Whether the moves of one piece do not depend on the moves of others: there is no royal safety and no protection.
     */
    private final boolean pieceByPiece;

    private final FurtherMoves furtherMoves;

    /** One list for each depth of the search, made on first use. */
    private int[] buffer = {};

    /** The work of the engine at which a search goes back with any answer. */
    private long mostWork;

    public Spending(
            State state, Safety safety, Mover mover, Endings endings, Generator generator, ActionMoves actions) {
        this.mover = mover;
        this.endings = endings;
        this.generator = generator;
        this.actions = actions;
        this.state = state;
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.needed = state.tables.needed;
        this.bound = state.tables.eventBound;
        this.pieceByPiece = state.tables.game.check().isEmpty() && !state.tables.anyProtected;
        this.furtherMoves = new FurtherMoves(state, safety, pieceByPiece);
    }

    /**
     * Lists the moves with the dice in hand, and the pass where dice may be given up.
     *
     * @throws WorkException if the search takes too much work; the state is then as before
     */
    public int list(int[] out, int begin) {
        int end = generator.listSpending(out, begin);
        if (stages.most[state.stage()]) {
            mostWork = state.work + Work.MOST;
            end = goodEnough(out, begin, end);
            checkWork();
        }
        if (end == begin || mayGiveUp(out, begin, end)) {
            out[end++] = EventCode.PASS;
        }
        return end;
    }

    /**
     * Returns the largest number of dice in hand that the turn can still use.
     *
     * @throws WorkException if the search takes too much work; the state is then as before
     */
    public int mostDice() {
        if (endings.decided()) {
            return 0;
        }
        mostWork = state.work + Work.MOST;
        // The bound of the search comes before the bound of the task around it.
        boolean bounded = state.mostWork != Long.MAX_VALUE;
        state.mostWork = bounded ? mostWork + Work.MOST : Long.MAX_VALUE;
        int size = rolls.size(state.roll());
        int most = furtherMoves.canUse(size) ? size : mostDice(size, 0);
        state.mostWork = bounded ? state.work + Work.MOST : Long.MAX_VALUE;
        checkWork();
        return most;
    }

    /** A search that has taken too much work has gone back with a wrong answer. */
    private void checkWork() {
        if (state.work > mostWork) {
            throw new WorkException(
                    "turn",
                    "the search for the most dice of "
                            + rolls.roll(state.roll()).text()
                            + " that can be used takes more than " + Work.MOST
                            + " units of work: throw fewer dice, or allow dice to be given up");
        }
    }

    private boolean mayGiveUp(int[] out, int begin, int end) {
        if (stages.most[state.stage()]) {
            return false;
        }
        for (int i = begin; i < end; i++) {
            if (mustBeUsed(out[i])) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a move is of a kind whose dice may not be given up while it is possible. */
    private boolean mustBeUsed(int event) {
        int from = EventCode.kind(event) == EventCode.CASTLE
                ? state.tables.castlings.rows().get(EventCode.number(event)).king()
                : EventCode.from(event);
        return stages.must[state.stage()].get(state.tables.kindOf[state.at(from)]);
    }

    /** Keeps the moves whose turns use enough dice, or reach the ending that excuses from that. */
    private int goodEnough(int[] out, int begin, int end) {
        int due = state.due();
        int size = rolls.size(state.roll());
        if (due == 1) {
            return end;
        }
        furtherMoves.begin();
        int kept = begin;
        for (int i = begin; i < end; i++) {
            boolean mayEnd = mayEnd(out[i]);
            if (!mayEnd && isSurelyGoodEnough(out[i], due - size) || isGoodEnough(out[i], mayEnd, due - size)) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /**
     * Returns whether enough of the remaining dice are known to be usable after a move, without playing it.
     *
     * @param more the number of dice due less the number in hand
     */
    private boolean isSurelyGoodEnough(int event, int more) {
        int rest = rolls.rest(state.roll(), state.side, state.at(EventCode.from(event)), EventCode.choice(event));
        return furtherMoves.canUseAfter(event, rest, more + rolls.size(rest));
    }

    private boolean isGoodEnough(int event, boolean mayEnd, int more) {
        int stage = state.stage();
        state.work += Work.TRY;
        mover.attempt(event);
        int left = more + leftIn(stage);
        boolean enough = left <= 0 || further(left, 0, mayEnd) >= left || excused(stage, 0);
        mover.undo();
        return enough;
    }

    /** As {@link #mostDice(int, int)}, after an event that may have ended the game. */
    private int further(int enough, int depth, boolean mayEnd) {
        return mayEnd && endings.decided() ? 0 : mostDice(enough, depth);
    }

    /**
     * Returns whether an event may leave a side without the pieces that it needs. For events other than moves it always
     * returns true.
     */
    private boolean mayEnd(int event) {
        int to = EventCode.to(event);
        return EventCode.kind(event) > EventCode.OPENING_MOVE
                || needed.mayEnd(state.at(EventCode.from(event)), EventCode.code(event), state.at(to), to);
    }

    /** Returns the number of dice in hand while the turn is still spending them, else 0. */
    private int leftIn(int stage) {
        return state.stage() == stage ? rolls.size(state.roll()) : 0;
    }

    /**
     * Returns the largest number of dice that the turn can use from here, or any number if the search has taken too
     * much work.
     *
     * @param enough the search ends when it has found this number
     * @param depth the depth of the search
     */
    private int mostDice(int enough, int depth) {
        if (state.roll() == 0) {
            return 0;
        }
        if (state.work > mostWork) {
            return enough;
        }
        int begin = room(depth);
        return pieceByPiece && !Clock.waits(state.hand())
                ? longestByPiece(enough, depth, begin)
                : mostDice(begin, next(begin), enough, 0, depth);
    }

    /** Tries one piece after the other, so that it seldom lists all moves. */
    private int longestByPiece(int enough, int depth, int begin) {
        int most = 0;
        for (int spend : rolls.spends(state.roll(), state.side)) {
            int code = spend & 255;
            for (int word = 0; word < state.words; word++) {
                // Each tried move is taken back, so the set stays the same.
                for (long left = state.pieces[code * state.words + word]; left != 0; left &= left - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(left);
                    int end = generator.spending(code, from, spend >>> 24, buffer, begin);
                    most = mostDice(begin, end, enough, most, depth);
                    if (most >= enough) {
                        return most;
                    }
                }
            }
        }
        return mostDice(begin, generator.castlingSpending(buffer, begin), enough, most, depth);
    }

    /**
     * Returns the largest number of dice that one of the events between two indices lets the turn use, or
     * {@code before} if that is larger.
     */
    private int mostDice(int begin, int end, int enough, int before, int depth) {
        if (enough == 1 && !Clock.waits(state.hand())) {
            return end > begin ? 1 : before;
        }
        int stage = state.stage();
        int size = rolls.size(state.roll());
        int most = before;
        int i = begin;
        for (; i < end && most < enough; i++) {
            boolean mayEnd = mayEnd(buffer[i]);
            mover.attempt(buffer[i]);
            int spent = size - leftIn(stage);
            most = Math.max(most, spent + (spent < enough ? further(enough - spent, depth + 1, mayEnd) : 0));
            mover.undo();
        }
        state.work += (long) Work.TRY * (i - begin);
        return most;
    }

    /** Returns whether the turn, with the remaining dice, can reach the ending that excuses it. */
    private boolean excused(int stage, int depth) {
        int ending = stages.orEnding[stage];
        if (ending < 0) {
            return false;
        }
        if (endings.holds(ending) || state.work > mostWork) {
            return true;
        }
        if (leftIn(stage) == 0) {
            return false;
        }
        int begin = room(depth);
        int end = next(begin);
        boolean found = false;
        for (int i = begin; i < end && !found; i++) {
            state.work += Work.TRY;
            mover.attempt(buffer[i]);
            found = excused(stage, depth + 1);
            mover.undo();
        }
        return found;
    }

    /** Lists the next events within the turn: moves, or placements of a captured piece. */
    private int next(int begin) {
        return Clock.waits(state.hand()) ? actions.places(buffer, begin) : generator.listSpending(buffer, begin);
    }

    /** Returns the index where the list of a depth begins. */
    private int room(int depth) {
        int begin = depth * bound;
        if (buffer.length < begin + bound) {
            buffer = java.util.Arrays.copyOf(buffer, begin + bound);
        }
        return begin;
    }
}
