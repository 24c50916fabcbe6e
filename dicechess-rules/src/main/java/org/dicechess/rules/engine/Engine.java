package org.dicechess.rules.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.make.Branching;
import org.dicechess.rules.make.Conditions;
import org.dicechess.rules.make.Kept;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.moves.ActionMoves;
import org.dicechess.rules.moves.Drops;
import org.dicechess.rules.moves.EventFacts;
import org.dicechess.rules.moves.EventLister;
import org.dicechess.rules.moves.FilteredMoves;
import org.dicechess.rules.moves.Generator;
import org.dicechess.rules.moves.MoveCounter;
import org.dicechess.rules.moves.Outcomes;
import org.dicechess.rules.moves.RandomMoves;
import org.dicechess.rules.moves.Spending;
import org.dicechess.rules.moves.WalkMoves;
import org.dicechess.rules.safety.ProtectedPieces;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.SavedState;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * A state and all parts that work on it, wired together: each part knows only the parts above it in this list.
 *
 * <p>Where hooks are asked in play, any hook may fail during any task. The engine then restores the state before the
 * task. Games without hooks do not pay for that.
 */
public final class Engine {

    public final Tables tables;
    public final State state;
    public final HookAnswers hooks;
    public final ProtectedPieces protection;
    public final Safety safety;
    public final Mover mover;
    public final Endings endings;
    private final Conditions conditions;
    public final Generator generator;
    public final Spending spending;
    public final WalkMoves walks;
    public final EventLister lister;
    public final FilteredMoves filtered;
    private final FilteredMoves triggers;
    public final Drops drops;
    private final MoveCounter counter;
    public final Outcomes outcomes;
    private final RandomMoves randomMoves;
    public final EventFacts facts;

    /** Whether a hook or a test of royal safety may fail while an event is played or tried. */
    private final boolean guards;

    /** Whether moves may be chosen by chance without listing them. */
    private final boolean choosesMoves;

    private final SavedState saved;
    private final int[] scratch;

    /** The events of the position while {@link State#EVENTS_KEPT} holds, and their number. */
    private final int[] kept;

    private int keptCount;

    /** Whether the events were listed after the last question for an ending. */
    private boolean listed;

    public Engine(Tables tables) {
        this.tables = tables;
        this.guards = tables.guarded;
        this.saved = new SavedState(guards ? tables.numbers.cells : 0);
        this.scratch = new int[tables.eventBound];
        this.kept = new int[tables.eventBound];
        this.state = new State(tables);
        this.hooks = new HookAnswers(state);
        this.protection = new ProtectedPieces(state, hooks);
        this.safety = new Safety(state, hooks, protection);
        this.conditions = new Conditions(state, hooks, safety, this::allow, this::mayMove);
        state.conditionHolds =
                number -> conditions.holds(tables.game.conditions().get(number), state.side);
        Branching branching = new Branching(state, stage -> mayGoOn(), conditions);
        this.mover = new Mover(state, safety, hooks, this::mostDice, branching, this::setsOff);
        safety.attackers.keepsRoyals = mover::keepsRoyals;
        hooks.findBy(safety.attackers::of);
        this.endings = new Endings(state, hooks, safety, mover, conditions);
        this.generator = new Generator(state, hooks, protection, safety, mover);
        ActionMoves actions = new ActionMoves(state, safety, generator);
        this.spending = new Spending(state, safety, mover, endings, generator, actions);
        this.walks = new WalkMoves(state, protection, safety);
        this.facts = new EventFacts(state, hooks);
        this.filtered =
                new FilteredMoves(state, facts, safety, generator, mover, conditions, this::isMated, this::listed);
        this.triggers =
                new FilteredMoves(state, facts, safety, generator, mover, conditions, never -> false, never -> 0);
        this.drops = new Drops(state, safety, generator, filtered);
        this.counter = new MoveCounter(state, safety, generator, drops, scratch);
        this.lister = new EventLister(
                state, endings, generator, actions, spending, walks, counter, filtered, conditions, drops, scratch);
        this.outcomes = new Outcomes(state, lister, scratch);
        this.randomMoves = new RandomMoves(state, safety, generator, drops, scratch);
        this.choosesMoves = !guards && !tables.anyProtected;
    }

    /** Returns whether a condition holds for the side to move. It asks for no event. */
    public boolean holds(Condition condition) {
        return conditions.holds(condition, state.side);
    }

    private int listed(int[] room) {
        return lister.list(room, 0);
    }

    private boolean mayGoOn() {
        return lister.mayGoOn();
    }

    private boolean allow(List<MoveFilter> filters, int move) {
        return filtered.allow(filters, move);
    }

    /** Returns whether filters of an effect allow an event. Other filters may be asked for an event meanwhile. */
    private boolean setsOff(List<MoveFilter> filters, int event) {
        return triggers.allow(filters, event);
    }

    private boolean mayMove(List<MoveFilter> filters) {
        return lister.mayMove(filters);
    }

    /** Returns whether the side to move has no legal move. The question comes while events are listed. */
    private boolean isMated(int[] room) {
        return !drops.anyLegal(room) && !lister.anyAction(room) && generator.isStuck(room);
    }

    private int mostDice() {
        return spending.mostDice();
    }

    /** Returns the work since the engine was made, in {@linkplain Work units}; what it lists is not included. */
    public long work() {
        return state.work + Work.FUEL * hooks.fuel();
    }

    /** Changes the state to a snapshot. No event may be in the log. */
    public void stand(Snapshot at) {
        mover.stand(at);
        if (guards) {
            hooks.begin();
        }
    }

    /** Returns whether this is the beginning of a turn. */
    public boolean beginsTurn() {
        return tables.stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /**
     * Returns the side that decides: 0 White, 1 Black. The owner of a captured piece may have to place it in the other
     * side's turn, and a stage may let the opponent decide.
     */
    public int decider() {
        boolean ownerDecides = state.hand() == Clock.OWNER_WAITING
                || state.hand() == Clock.WAITING && tables.fates.ownerPuts(state.subject());
        if (ownerDecides) {
            return tables.codes.piece(state.subject()).color().ordinal();
        }
        return tables.stages.choosers[state.stage()] == Chooser.OPPONENT ? state.side ^ 1 : state.side;
    }

    /**
     * Returns the number of the ending that holds, -1 if the game goes on. {@link Endings} lists the values of the
     * history.
     */
    public int ending(int history) {
        if (state.stage() == tables.stages.dealing) {
            return -1;
        }
        return guards ? guarded(() -> first(history)) : first(history);
    }

    private int first(int history) {
        return endings.first(isStuck(), history);
    }

    /** Returns the number of the ending that holds by a history, see {@link Endings#first}; -1 if the game goes on. */
    public int ending(int occurrences, int[] sides) {
        return guards
                ? guarded(() -> endings.first(isStuck(), occurrences, sides))
                : endings.first(isStuck(), occurrences, sides);
    }

    /** Looks at the position for an ending that judges what sides have done. */
    public void look(Kept kept, int mover) {
        if (guards) {
            guarded(() -> looked(kept, mover));
        } else {
            looked(kept, mover);
        }
    }

    private int looked(Kept kept, int mover) {
        kept.look(state, conditions, mover);
        return kept.sides();
    }

    /** Returns whether the game may end since the side to move has no legal move with any roll. */
    private boolean isStuck() {
        if (!endings.asksForMate()) {
            return false;
        }
        if (listed) {
            keepEvents();
        }
        return lister.isStuck();
    }

    /**
     * Lists the events for a host that asks for an ending and then lists, position after position. A move among them
     * answers both. A host that asks and does not list gets the cheaper search for one move from then on. The question
     * is open only where a turn begins.
     */
    private void keepEvents() {
        listed = false;
        if ((state.seen & (State.HAS_MOVE | State.NO_MOVE)) == 0 && counter.isCountable()) {
            keptCount = lister.list(kept, 0);
            state.seen |= State.EVENTS_KEPT | (keptCount > 0 && kept[0] != EventCode.PASS ? State.HAS_MOVE : 0);
        }
    }

    /** Lists the events and returns the index after the last. */
    public int list(int[] buffer, int offset) {
        listed = true;
        if ((state.seen & State.EVENTS_KEPT) != 0) {
            System.arraycopy(kept, 0, buffer, offset, keptCount);
            return offset + keptCount;
        }
        return guards ? guarded(() -> lister.list(buffer, offset)) : lister.list(buffer, offset);
    }

    /**
     * Returns an event by chance: an outcome with its weight, any event of a decision equally likely; -1 if the game is
     * over.
     *
     * @param random returns a number from 0 to less than its argument
     */
    public int random(IntUnaryOperator random) {
        if (choosesMoves && counter.isCountable()) {
            return randomMove(random);
        }
        if (ending(Endings.LOGGED) >= 0) {
            return RandomMoves.NONE;
        }
        if (lister.isChance()) {
            return outcomes.fallen(RandomNumber.below(outcomes.total(), random));
        }
        return scratch[random.applyAsInt(list(scratch, 0))];
    }

    /** Returns a move, a drop or a pass where nothing else comes. Only an empty list shows checkmate and stalemate. */
    private int randomMove(IntUnaryOperator random) {
        if (endings.first(false, Endings.LOGGED) >= 0) {
            return RandomMoves.NONE;
        }
        int move = randomMoves.choose(random);
        if (move != RandomMoves.NONE) {
            return move;
        }
        int events = lister.list(scratch, 0);
        return events == 0 ? RandomMoves.NONE : scratch[random.applyAsInt(events)];
    }

    /** Returns the events as a new array. */
    public int[] events() {
        return Arrays.copyOf(scratch, list(scratch, 0));
    }

    /** Returns the number of events. */
    public int count() {
        if ((state.seen & State.EVENTS_KEPT) != 0) {
            return keptCount;
        }
        int counted = guards ? guarded(this::counted) : counted();
        return counted == MoveCounter.UNKNOWN ? list(scratch, 0) : counted;
    }

    private int counted() {
        return endings.decided() ? MoveCounter.UNKNOWN : counter.count();
    }

    /** Plays a listed event. */
    public void play(int event) {
        if (guards) {
            guarded(() -> {
                mover.play(event);
                return 0;
            });
        } else {
            mover.play(event);
        }
    }

    /** Returns the squares that the effects of an event change, as edits that tell what stands there afterwards. */
    public int[] affected(int event) {
        int[] changes = new int[tables.squares];
        int size = guarded(() -> affected(event, changes));
        return Arrays.copyOf(changes, size);
    }

    /** Writes those edits, one for each square, and returns their number. */
    private int affected(int event, int[] changes) {
        if (mover.hasEffectsOfTurns()) {
            mover.play(event);
        } else {
            mover.attempt(event);
        }
        BitSet seen = new BitSet();
        int size = 0;
        for (int i = mover.lastAffected() - 1; i >= 0; i--) {
            int square = HookAnswer.square(mover.lastAffected(i));
            if (!seen.get(square)) {
                seen.set(square);
                changes[size++] = HookAnswer.edit(square, state.at(square));
            }
        }
        mover.undo();
        return size;
    }

    /** Completes a position that was read from text, as {@link Mover#complete} says. */
    public void complete() {
        if (guards) {
            guarded(() -> {
                mover.complete();
                return 0;
            });
        } else {
            mover.complete();
        }
    }

    /** Returns whether a royal of a side is attacked. */
    public boolean inCheck(int side) {
        if (safety.knowsCheck(side)) {
            return safety.check;
        }
        return guards ? guarded(() -> safety.royals.inCheck(side) ? 1 : 0) > 0 : safety.royals.inCheck(side);
    }

    /**
     * Does a task that may fail: it asks hooks, or its tests of royal safety take too much work. Restores the state.
     */
    private int guarded(IntSupplier task) {
        hooks.begin();
        mover.mark(saved);
        state.mostWork = state.work + Work.MOST;
        boolean done = false;
        try {
            int result = task.getAsInt();
            done = true;
            return result;
        } finally {
            state.mostWork = Long.MAX_VALUE;
            if (!done) {
                mover.goBack(saved);
            }
        }
    }
}
