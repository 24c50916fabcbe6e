package org.dicechess.rules.moves;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.make.Conditions;
import org.dicechess.rules.model.Chooser;
import org.dicechess.rules.model.Condition;
import org.dicechess.rules.model.MoveFilter;
import org.dicechess.rules.model.Preference;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Picks;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Lists the events at any stage of a turn: outcomes of dice, moves, actions, drops, choices, walks, placements, passes.
 */
public final class EventLister {

    private final State state;
    private final Tables tables;
    private final Stages stages;
    private final int[] thrown;
    private final Endings endings;
    private final Generator generator;
    private final ActionMoves actions;
    private final Spending spending;
    private final WalkMoves walks;
    private final MoveCounter counter;
    private final FilteredMoves filtered;
    private final Conditions conditions;
    private final Picks picks;
    private final Drops drops;
    private final int[] scratch;

    /** The moves among which one is searched that an ending asks for; empty until one does. */
    private int[] tried = {};

    /**
     * Creates a lister of the events of a state.
     *
     * @param scratch room for the events of one position, overwritten by each question
     */
    public EventLister(
            State state,
            Endings endings,
            Generator generator,
            ActionMoves actions,
            Spending spending,
            WalkMoves walks,
            MoveCounter counter,
            FilteredMoves filtered,
            Conditions conditions,
            Drops drops,
            int[] scratch) {
        this.drops = drops;
        this.conditions = conditions;
        this.filtered = filtered;
        this.picks = new Picks(state);
        this.state = state;
        this.tables = state.tables;
        this.stages = tables.stages;
        this.thrown = stages.thrown;
        this.endings = endings;
        this.generator = generator;
        this.actions = actions;
        this.spending = spending;
        this.walks = walks;
        this.counter = counter;
        this.scratch = scratch;
    }

    /** Returns whether this is a chance node. Meaningless after the end. */
    public boolean isChance() {
        return !Clock.waits(state.hand()) && (thrown() >= 0 || picks());
    }

    /** Returns whether chance picks one of the events of the side on turn here. */
    boolean picks() {
        return stages.chanceDecides && stages.choosers[state.stage()] == Chooser.CHANCE;
    }

    /** Returns the pool that is rolled now, -1 if none is. */
    public int thrown() {
        int pool = thrown[state.stage()];
        return pool == Stages.CHOSEN ? state.hand() - 1 : pool;
    }

    /** Returns whether the side to move has no legal move with any roll. */
    public boolean isStuck() {
        if ((state.seen & (State.HAS_MOVE | State.NO_MOVE)) == 0 && (counter.surelyHasMove() || hasDropOrAction())) {
            state.seen |= State.HAS_MOVE;
        }
        return generator.isStuck(scratch);
    }

    private boolean hasDropOrAction() {
        return drops.anyLegal(scratch) || anyAction(scratch);
    }

    /**
     * Returns whether the side to move can do an action where its turn begins, in place of a move, or before it where
     * both have to leave the own royals safe.
     */
    public boolean anyAction(int[] room) {
        return !tables.game.actions().isEmpty() && anyAction(state.stage(), room);
    }

    /** Looks for an action where a turn goes on from a stage as things stand. */
    private boolean anyAction(int stage, int[] room) {
        Stages.Branch branch = stages.branches[stage];
        if (branch == null) {
            return stage < stages.dealing && standsForMove(stage) && anyActionAt(stage, room);
        }
        if (branch.yes() == branch.no() || branch.condition() instanceof Condition.Stuck) {
            return anyAction(branch.yes(), room) || branch.yes() != branch.no() && anyAction(branch.no(), room);
        }
        return anyAction(conditions.holds(branch.condition(), never -> false) ? branch.yes() : branch.no(), room);
    }

    /** Returns whether an action is possible at a stage, and saves from mate or stalemate. */
    private boolean standsForMove(int stage) {
        int next = stages.afterAct[stage];
        return next != Stages.NOT_HERE && (actions.areGuarded() || next == stages.afterMove[stage]);
    }

    private boolean anyActionAt(int stage, int[] room) {
        long clock = state.clock;
        state.clock = Clock.withStage(clock, stage);
        try {
            return allowedActions(stage, room, 0, 0) > 0;
        } finally {
            state.clock = clock;
        }
    }

    /** Lists the actions of the present stage that its filters and the safety of the royals leave. */
    private int allowedActions(int stage, int[] out, int first, int begin) {
        int end = actions.actions(out, first, begin);
        if (stages.restrictsActs[stage]) {
            end = allowed(stages.actFilters.get(stage), out, begin, end);
        }
        return actions.safe(out, begin, end);
    }

    /**
     * Lists the events and returns the index after the last. The list is empty where an ending has decided the game.
     */
    public int list(int[] out, int begin) {
        if (state.stage() == stages.dealing) {
            return numbered(EventCode.DEAL, 0, tables.game.setup().deal().outcomes() - 1, out, begin);
        }
        if (endings.decided()) {
            return begin;
        }
        if (Clock.waits(state.hand())) {
            return actions.places(out, begin);
        }
        int pool = thrown();
        return pool < 0 ? decisions(out, begin) : outcomes(pool, out, begin);
    }

    /** Returns whether anything is possible at the present stage besides a pass. A roll always is. */
    public boolean mayGoOn() {
        if (thrown() >= 0) {
            return true;
        }
        filtered.pauseMost(true);
        int end;
        try {
            end = decisions(scratch, 0);
        } finally {
            filtered.pauseMost(false);
        }
        return end > 0 && scratch[0] != EventCode.PASS;
    }

    /**
     * Returns whether the side to move has a legal move or drop that these filters allow, and those of the present
     * stage. It does not matter what is rolled.
     */
    public boolean mayMove(List<MoveFilter> allowed) {
        if (tried.length == 0) {
            tried = new int[tables.eventBound];
        }
        int end = generator.list(tried, 0);
        List<MoveFilter> filters = stages.filters.get(state.stage());
        end = allowed(filters, tried, 0, end);
        end = stages.afterDrop[state.stage()] == Stages.NOT_HERE ? end : drops.list(tried, end);
        for (int i = 0; i < end; i++) {
            if (filtered.allow(allowed, tried[i])) {
                return true;
            }
        }
        return false;
    }

    private int outcomes(int pool, int[] out, int begin) {
        if (endings.asksForMate() && isStuck() && endings.endsWithoutMove()) {
            return begin;
        }
        return numbered(EventCode.ROLL, tables.rolls.first(pool), tables.rolls.last(pool), out, begin);
    }

    private int decisions(int[] out, int begin) {
        int stage = state.stage();
        if (stages.afterSpend[stage] != Stages.NOT_HERE) {
            return spent(stage, out, begin);
        }
        int end = begin;
        if (stages.afterMove[stage] != Stages.NOT_HERE) {
            end = generator.list(out, end);
            end = stages.restrictsMoves[stage] ? restricted(stage, out, begin, end) : end;
        }
        if (stages.otherThanMoves[stage]) {
            end = others(stage, out, begin, end);
        }
        if (stages.mayEnd[stage] || end == begin && !isMate()) {
            out[end++] = EventCode.PASS;
        }
        return end;
    }

    /** Keeps the moves that a stage allows. */
    private int restricted(int stage, int[] out, int begin, int end) {
        int kept = allowed(stages.filters.get(stage), out, begin, end);
        return filtered.first(stages.prefer.get(stage), out, begin, kept);
    }

    /** Moves those to the front that filters allow; no filters allow all. */
    private int allowed(List<MoveFilter> filters, int[] out, int begin, int end) {
        return filters.isEmpty() ? end : filtered.keep(filters, out, begin, end);
    }

    /** Lists the moves with dice in hand. Whether dice may be given up does not depend on what comes first. */
    private int spent(int stage, int[] out, int begin) {
        int end = spending.list(out, begin);
        List<Preference> prefer = stages.prefer.get(stage);
        if (prefer.isEmpty()) {
            return end;
        }
        int moves = out[end - 1] == EventCode.PASS ? end - 1 : end;
        int kept = filtered.first(prefer, out, begin, moves);
        if (moves < end) {
            out[kept++] = EventCode.PASS;
        }
        return kept;
    }

    /** Returns whether the game ends as the side has no move, whatever the stage would allow. */
    private boolean isMate() {
        return endings.asksForMate() && endings.endsWithoutMove() && isStuck();
    }

    /** Lists what is neither a move nor spends dice. */
    private int others(int stage, int[] out, int begin, int moves) {
        int end = options(stages.options.get(stage), out, moves);
        if (stages.afterPick[stage] != Stages.NOT_HERE) {
            end = picks(stage, out, end);
        }
        if (stages.afterAct[stage] != Stages.NOT_HERE) {
            int acts = end;
            end = allowedActions(stage, out, stages.afterAct[stage] == stages.afterMove[stage] ? begin : end, end);
            end = stages.restrictsActs[stage] ? filtered.first(stages.actPrefer.get(stage), out, acts, end) : end;
        }
        if (stages.afterDrop[stage] != Stages.NOT_HERE) {
            int drop = end;
            end = filtered.first(stages.dropPrefer.get(stage), out, drop, drops.list(out, drop));
        }
        if (stages.afterChoice[stage] != Stages.NOT_HERE) {
            end = actions.choices(out, end);
        }
        return stages.afterWalk[stage] != Stages.NOT_HERE ? walks.list(out, end) : end;
    }

    private int options(List<Stages.Option> options, int[] out, int begin) {
        int end = begin;
        for (int number = 0; number < options.size(); number++) {
            Optional<Condition> onlyIf = options.get(number).onlyIf();
            if (onlyIf.isEmpty() || conditions.holds(onlyIf.get(), never -> false)) {
                out[end++] = EventCode.CHOOSE | number;
            }
        }
        return end;
    }

    /** Lists the moves or pieces that can be picked. */
    private int picks(int stage, int[] out, int begin) {
        int end = generator.list(out, begin);
        List<MoveFilter> filters = stages.pickFilters.get(stage);
        end = allowed(filters, out, begin, end);
        end = stages.pickNumber[stage] == 0 ? end : unpicked(stages.picksPiece[stage], out, begin, end);
        end = filtered.first(stages.pickPrefer.get(stage), out, begin, end);
        end = stages.picksPiece[stage] ? pieces(out, begin, end) : end;
        for (int i = begin; i < end; i++) {
            out[i] = EventCode.pick(out[i]);
        }
        return end;
    }

    /** Moves those to the front that have not been picked before, or whose pieces have not. */
    private int unpicked(boolean ofPiece, int[] out, int begin, int end) {
        int kept = begin;
        for (int i = begin; i < end; i++) {
            int from = EventFacts.from(tables, out[i]);
            if (!picks.has(ofPiece && from >= 0 ? EventCode.piece(from) : out[i])) {
                out[kept++] = out[i];
            }
        }
        return kept;
    }

    /** Puts the pieces of moves in place of the moves, in the order of their squares; each piece comes once. */
    private int pieces(int[] out, int begin, int end) {
        BitSet squares = new BitSet();
        for (int i = begin; i < end; i++) {
            int from = EventFacts.from(tables, out[i]);
            if (from >= 0) {
                squares.set(from);
            }
        }
        int kept = begin;
        for (int square = squares.nextSetBit(0); square >= 0; square = squares.nextSetBit(square + 1)) {
            out[kept++] = EventCode.piece(square);
        }
        return kept;
    }

    private static int numbered(int kind, int first, int last, int[] out, int begin) {
        int end = begin;
        for (int number = first; number <= last; number++) {
            out[end++] = kind | number;
        }
        return end;
    }
}
