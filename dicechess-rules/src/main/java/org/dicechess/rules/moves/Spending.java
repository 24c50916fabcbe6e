package org.dicechess.rules.moves;

import org.dicechess.rules.ask.Work;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Rolls;
import org.dicechess.rules.table.Stages;

/**
 * Moves with dice that are spent one by one: what may be moved, when dice may be given up, and how many of them a turn
 * can use.
 *
 * <p>Where a turn has to use as many dice as any turn can, moves are tried out by depth-first search, each only until
 * it is known to be good enough. Part of the inner loop: no objects are made.
 */
public final class Spending {

    private final State state;
    private final Mover mover;
    private final Endings endings;
    private final Generator generator;
    private final ActionMoves actions;
    private final Stages stages;
    private final Rolls rolls;
    private final int bound;

    /**
     * Whether what one man can do is known without a look at the others: no royal is to be kept safe, nobody protected.
     */
    private final boolean byPiece;

    private final FurtherMoves furtherMoves;

    /** One list a level, made when a search first needs them. */
    private int[] buffer = {};

    /** The moves that have been tried and not told yet. */
    private int tried;

    public Spending(
            State state, Safety safety, Mover mover, Endings endings, Generator generator, ActionMoves actions) {
        this.mover = mover;
        this.endings = endings;
        this.generator = generator;
        this.actions = actions;
        this.state = state;
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.bound = state.tables.eventBound;
        this.byPiece = state.tables.game.check().isEmpty() && !state.tables.anyProtected;
        this.furtherMoves = new FurtherMoves(state, safety, endings, byPiece);
    }

    /** Lists the moves with the dice in hand, and the pass where dice may be given up. */
    int list(int[] out, int begin) {
        int end = generator.listSpending(out, begin);
        if (stages.most[state.stage()]) {
            end = goodEnough(out, begin, end);
        }
        if (end == begin || mayGiveUp(out, begin, end)) {
            out[end++] = EventCode.PASS;
        }
        return end;
    }

    /** The most dice in hand that the turn can still use. */
    public int longest() {
        if (endings.decided()) {
            return 0;
        }
        int size = rolls.size(state.roll());
        int longest = furtherMoves.are(size) ? size : longest(size, 0);
        tellTried();
        return longest;
    }

    private void tellTried() {
        if (tried > 0) {
            Work.charge((long) Work.TRY * tried);
            tried = 0;
        }
    }

    private boolean mayGiveUp(int[] out, int begin, int end) {
        if (stages.most[state.stage()]) {
            return false;
        }
        for (int i = begin; i < end; i++) {
            if (isMust(out[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a move is one of a kind whose dice are not given up while it can be made. */
    private boolean isMust(int event) {
        int from = EventCode.kind(event) == EventCode.CASTLE
                ? state.tables.castlings.rows().get(EventCode.number(event)).king()
                : EventCode.from(event);
        return stages.must[state.stage()].get(state.tables.kindOf[state.at(from)]);
    }

    /** Keeps the moves that begin a turn which uses enough dice, or brings the ending about that excuses it. */
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
        tellTried();
        return kept;
    }

    /**
     * Whether it is known, without playing a move, that enough of the dice left can be used after it; {@code more} are
     * due than are in hand.
     */
    private boolean isSurelyGoodEnough(int event, int more) {
        int rest = rolls.rest(state.roll(), state.side, state.at(EventCode.from(event)), EventCode.choice(event));
        return furtherMoves.areAfter(event, rest, more + rolls.size(rest));
    }

    private boolean isGoodEnough(int event, boolean mayEnd, int more) {
        int stage = state.stage();
        tried++;
        mover.play(event);
        int left = more + leftIn(stage);
        boolean enough = left <= 0 || further(left, 0, mayEnd) >= left || excused(stage, 0);
        mover.undo();
        return enough;
    }

    /** As {@link #longest(int, int)}, after an event that may have ended the game. */
    private int further(int enough, int depth, boolean mayEnd) {
        return mayEnd && endings.decided() ? 0 : longest(enough, depth);
    }

    /** Whether an event may leave a side without what it needs; only moves that go and take are looked at closely. */
    private boolean mayEnd(int event) {
        int to = EventCode.to(event);
        return EventCode.kind(event) > EventCode.OPENING_MOVE
                || endings.mayEnd(state.at(EventCode.from(event)), EventCode.code(event), state.at(to));
    }

    /** How many dice are in hand while the turn is still spending them. */
    private int leftIn(int stage) {
        return state.stage() == stage ? rolls.size(state.roll()) : 0;
    }

    /**
     * The most dice that the turn can use from here on.
     *
     * @param enough the search ends when so many are found
     * @param depth of the search
     */
    private int longest(int enough, int depth) {
        if (state.roll() == 0) {
            return 0;
        }
        int begin = room(depth);
        return byPiece && !Clock.waits(state.hand())
                ? longestByPiece(enough, depth, begin)
                : longest(begin, next(begin), enough, 0, depth);
    }

    /** One man after the other, so that seldom all moves have to be listed. */
    private int longestByPiece(int enough, int depth, int begin) {
        int most = 0;
        for (int spend : rolls.spends(state.roll(), state.side)) {
            int code = spend & 255;
            for (int word = 0; word < state.words; word++) {
                // Men come back to where they were, so that the set stays as it is while moves are tried.
                for (long left = state.pieces[code * state.words + word]; left != 0; left &= left - 1) {
                    int from = word << 6 | Long.numberOfTrailingZeros(left);
                    int end = generator.spending(code, from, spend >>> 24, buffer, begin);
                    most = longest(begin, end, enough, most, depth);
                    if (most >= enough) {
                        return most;
                    }
                }
            }
        }
        return longest(begin, generator.castlingSpending(buffer, begin), enough, most, depth);
    }

    /** The best of the events listed between two indices and what was found before. */
    private int longest(int begin, int end, int enough, int before, int depth) {
        if (enough == 1 && !Clock.waits(state.hand())) {
            return end > begin ? 1 : before;
        }
        int stage = state.stage();
        int size = rolls.size(state.roll());
        int most = before;
        for (int i = begin; i < end && most < enough; i++) {
            boolean mayEnd = mayEnd(buffer[i]);
            tried++;
            mover.play(buffer[i]);
            int spent = size - leftIn(stage);
            most = Math.max(most, spent + (spent < enough ? further(enough - spent, depth + 1, mayEnd) : 0));
            mover.undo();
        }
        return most;
    }

    /** Whether the turn, with the dice left, can bring about the ending that excuses it. */
    private boolean excused(int stage, int depth) {
        int ending = stages.orEnding[stage];
        if (ending < 0) {
            return false;
        }
        if (endings.holds(ending)) {
            return true;
        }
        if (leftIn(stage) == 0) {
            return false;
        }
        int begin = room(depth);
        int end = next(begin);
        boolean found = false;
        for (int i = begin; i < end && !found; i++) {
            tried++;
            mover.play(buffer[i]);
            found = excused(stage, depth + 1);
            mover.undo();
        }
        return found;
    }

    /** What can come next within the turn: moves, or where a captured man is put. */
    private int next(int begin) {
        return Clock.waits(state.hand()) ? actions.places(buffer, begin) : generator.listSpending(buffer, begin);
    }

    private int room(int depth) {
        int begin = depth * bound;
        if (buffer.length < begin + bound) {
            buffer = java.util.Arrays.copyOf(buffer, begin + bound);
        }
        return begin;
    }
}
