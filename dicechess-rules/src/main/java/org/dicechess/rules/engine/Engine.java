package org.dicechess.rules.engine;

import java.util.Arrays;
import java.util.function.IntSupplier;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.moves.ActionMoves;
import org.dicechess.rules.moves.EventLister;
import org.dicechess.rules.moves.Generator;
import org.dicechess.rules.moves.MoveCounter;
import org.dicechess.rules.moves.Outcomes;
import org.dicechess.rules.moves.Spending;
import org.dicechess.rules.moves.WalkMoves;
import org.dicechess.rules.safety.Protection;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.SavedState;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/**
 * A state with everything that plays on it, wired: each part knows only the parts above it in this list.
 *
 * <p>Where hooks are asked in play, any of them may fail in the middle of anything. The engine then goes back to where
 * it stood before the question. Games without hooks do not pay for that.
 */
public final class Engine {

    public final Tables tables;
    public final State state;
    public final HookAnswers hooks;
    public final Protection protection;
    public final Safety safety;
    public final Mover mover;
    public final Endings endings;
    public final Generator generator;
    public final Spending spending;
    public final EventLister lister;
    public final Outcomes outcomes;

    /** Whether hooks may fail while something is played or tried. */
    private final boolean asks;

    private final SavedState mark;
    private final int[] scratch;

    public Engine(Tables tables) {
        this.tables = tables;
        this.asks = tables.hooked.any;
        this.mark = new SavedState(asks ? tables.squares : 0);
        this.scratch = new int[tables.eventBound];
        this.state = new State(tables);
        this.hooks = new HookAnswers(state);
        this.protection = new Protection(state, hooks);
        this.safety = new Safety(state, hooks, protection);
        this.mover = new Mover(state, safety, hooks, this::longest);
        this.endings = new Endings(state, hooks, safety, mover);
        this.generator = new Generator(state, hooks, protection, safety, mover);
        ActionMoves actions = new ActionMoves(state, safety, generator);
        this.spending = new Spending(state, safety, mover, endings, generator, actions);
        WalkMoves walks = new WalkMoves(state, protection, safety);
        MoveCounter counter = new MoveCounter(state, safety, generator, scratch);
        this.lister = new EventLister(state, endings, generator, actions, spending, walks, counter, scratch);
        this.outcomes = new Outcomes(state, lister);
    }

    private int longest() {
        return spending.longest();
    }

    /** Stands at a snapshot, where it may stand already; nothing may have been played. */
    public void stand(Snapshot at) {
        mover.stand(at);
        if (asks) {
            hooks.begin();
        }
    }

    /** Whether this is the beginning of a turn. */
    public boolean beginsTurn() {
        return tables.stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /** Who decides, 0 White, 1 Black: the owner of a captured piece may have to place it in the other side's turn. */
    public int decider() {
        boolean ownerDecides = state.hand() == Clock.OWNER_WAITING
                || state.hand() == Clock.WAITING && tables.fates.ownerPuts(state.subject());
        return ownerDecides ? tables.codes.piece(state.subject()).color().ordinal() : state.side;
    }

    /** The number of the ending that holds, -1 if the game goes on; see {@link Endings} for the history. */
    public int ending(int history) {
        if (state.stage() == tables.stages.dealing) {
            return -1;
        }
        return asks ? guarded(() -> first(history)) : first(history);
    }

    private int first(int history) {
        return endings.first(endings.asksForMate() && lister.isStuck(), history);
    }

    /** Lists the events and gives the index after the last. */
    public int list(int[] buffer, int offset) {
        return asks ? guarded(() -> lister.list(buffer, offset)) : lister.list(buffer, offset);
    }

    /** The events as a new array. */
    public int[] events() {
        return Arrays.copyOf(scratch, list(scratch, 0));
    }

    /** How many events there are. */
    public int count() {
        int counted = lister.counted();
        return counted == MoveCounter.UNKNOWN ? list(scratch, 0) : counted;
    }

    /** Plays a listed event. */
    public void play(int event) {
        if (asks) {
            guarded(() -> {
                mover.play(event);
                return 0;
            });
        } else {
            mover.play(event);
        }
    }

    /** Whether a royal of a side is attacked. */
    public boolean inCheck(int side) {
        return asks ? guarded(() -> safety.inCheck(side) ? 1 : 0) > 0 : safety.inCheck(side);
    }

    /** Does what hooks are asked in, and stands where it stood before if one of them fails. */
    private int guarded(IntSupplier work) {
        hooks.begin();
        mover.mark(mark);
        boolean done = false;
        try {
            int result = work.getAsInt();
            done = true;
            return result;
        } finally {
            if (!done) {
                mover.goBack(mark);
            }
        }
    }

    /** Whether a move, a pass or the like is decided here, by its stage: a row of the automaton's table. */
    public boolean comes(int[] after) {
        return state.stage() < tables.stages.dealing && after[state.stage()] != Stages.NOT_HERE;
    }
}
