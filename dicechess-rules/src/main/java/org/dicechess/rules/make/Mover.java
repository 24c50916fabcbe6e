package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import org.dicechess.PlayException;
import org.dicechess.rules.ask.HookAnswer;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.codes.Fates;
import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.codes.NumberTable;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Action;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.Repetition;
import org.dicechess.rules.state.SavedState;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;

/**
 * Plays events on a state and takes them back. Its log also tells how often the present position has occurred.
 *
 * <p>This is the inner loop of every search. It is one class so that the compiler sees all of it. An entry of the log
 * has {@value #LOG} longs. The first holds the event, what it changed and its streak. The others hold rights, en
 * passant, counters, key, clock and opened squares before the event.
 */
public final class Mover {

    private static final int LOG = 7;

    /** The longest streak that the log can hold. */
    private static final long LONGEST = 0xFFFF;

    private final State state;
    private final Tables tables;
    private final Stages stages;
    private final int[] afterMove;
    private final int[] afterSpend;
    private final int over;
    private final Fates fates;
    private final Safety safety;
    private final HookAnswers hooks;
    private final IntSupplier mostDice;
    private final byte[] board;
    private final int squares;
    private final long[] keep;
    private final long[] unforfeited;
    private final long[] keys;
    private final CounterTable counting;
    private final boolean[] waits;
    private final boolean capturesLast;
    private final boolean holds;
    private final boolean[] oneWay;
    private final NeededPieces needed;

    /**
     * What is known of a position with events: a decided game has none. {@link State#UNDECIDED}, or 0 where it does not
     * last.
     */
    private final int undecided;

    /** What is known after any move that neither captures nor changes the piece. */
    private final int afterQuiet;

    private final CastlingRule.Row[] castlings;
    private final Castlings rights;
    private final Rolls rolls;
    private final Branching branching;
    private final WholeActions whole;
    private final Effects effects;

    /** Whether moves and drops may have effects on further pieces. */
    private final boolean affects;

    private final EffectLog effectLog;

    /** The number of effects of the present event. */
    private int due;

    private final MovedPieces movedPieces;

    /** Whether a turn branches by conditions, or a stage asks for the piece of the event before. */
    private final boolean branches;

    /** Bits that make a plain move a move of another sort where its numbers are to be taken back, else 0. */
    private final int notPlain;

    /** Whether a turn branches by conditions or rolls. */
    private final boolean parts;

    /** The dice in hand after the present event. */
    private int rest;

    private long[] log = new long[LOG * 64];
    private int logged;

    /** The edits that restore the squares changed by effects: for each effect its edits, then their number. */
    private int[] changed = {};

    private int changes;

    /** The position of the state while the log is empty. */
    private Snapshot origin;

    /**
     * Creates a mover of a state.
     *
     * @param mostDice returns how many of the dice in hand the turn can use at most; asked after a roll
     * @param branching finds where a turn goes on that branches
     * @param setsOff tells which events the filters of effects allow
     */
    public Mover(
            State state,
            Safety safety,
            HookAnswers hooks,
            IntSupplier mostDice,
            Branching branching,
            Effects.Trigger setsOff) {
        this.state = state;
        this.tables = state.tables;
        this.safety = safety;
        this.hooks = hooks;
        this.mostDice = mostDice;
        this.board = state.board;
        this.squares = state.squares;
        this.keep = tables.castlings.keep();
        this.unforfeited = tables.castlings.unforfeited();
        this.keys = tables.keys;
        this.rights = tables.castlings;
        this.rolls = tables.rolls;
        this.castlings = rights.rows().toArray(new CastlingRule.Row[0]);
        this.stages = tables.stages;
        this.branching = branching;
        this.whole = new WholeActions(state);
        this.effects = new Effects(state, safety, hooks, whole, setsOff);
        this.effectLog = new EffectLog(state);
        this.affects = !tables.game.effects().isEmpty();
        this.branches = stages.anyBranch || !stages.asksForPiece.isEmpty() || tables.numbers.remembers();
        this.movedPieces = new MovedPieces(state, hooks, whole);
        this.parts = branches || stages.rollsBranch;
        this.notPlain = branching.changesNumbers || affects ? EventCode.NOT_PLAIN : 0;
        this.afterMove = stages.afterMove;
        this.afterSpend = stages.afterSpend;
        this.over = stages.over;
        this.fates = tables.fates;
        this.counting = tables.counting;
        this.waits = fates.waits;
        this.capturesLast = tables.capturesLast;
        this.holds = tables.numbers.holds;
        this.oneWay = tables.oneWay;
        this.needed = tables.needed;
        this.undecided = needed.lasting ? State.UNDECIDED : 0;
        this.afterQuiet = needed.inAreas ? 0 : undecided;
        this.origin = state.snapshot();
    }

    /** Changes the state to a snapshot. The log must be empty. */
    public void stand(Snapshot at) {
        if (origin != at) {
            boolean sameBoard = at.differsByDice(origin);
            origin = at;
            if (sameBoard) {
                state.clock = at.clock();
            } else {
                state.takeOver(at);
            }
        }
    }

    /** Saves the state and the length of the log. */
    public void mark(SavedState saved) {
        state.save(saved);
        saved.logged = logged;
        saved.changes = changes;
        saved.affected = effectLog.size();
    }

    /** Restores an earlier moment of the log, whatever incomplete change came since. */
    public void goBack(SavedState saved) {
        state.restore(saved);
        logged = saved.logged;
        changes = saved.changes;
        effectLog.shrink(saved.affected);
    }

    /** Makes the present position the origin, forgets the one event in the log, if any, and returns the position. */
    public Snapshot settle() {
        boolean samePieces = logged == 0 ? state.hasBoard(origin) : isOfClock((int) log[0]);
        origin = samePieces ? state.snapshot(origin.board()) : state.snapshot();
        logged = 0;
        changes = 0;
        effectLog.shrink(0);
        return origin;
    }

    /** Returns whether the log is empty and the state equals its origin. */
    public boolean isSettled() {
        return logged == 0 && changes == 0 && effectLog.size() == 0 && state.isAt(origin);
    }

    /** Completes a position that was read from text: which en passant captures are possible, and the dice due. */
    public void complete() {
        state.clock = Clock.withLive(state.clock, 0);
        lookForEnPassant();
        if (branches && state.stage() < stages.dealing && !Clock.waits(state.hand())) {
            branching.begin(EventCode.PASS, depth());
            resolve();
        }
        if (state.due() == Clock.UNKNOWN) {
            state.clock = Clock.withDue(state.clock, mostDice.getAsInt());
        }
    }

    /** Returns the number of events that have been played and not taken back. */
    public int depth() {
        return logged / LOG;
    }

    /**
     * Returns an event that has been played and not taken back.
     *
     * @param depth the number of events before it
     */
    public int played(int depth) {
        return (int) log[LOG * Objects.checkIndex(depth, depth())];
    }

    /** Makes this mover and its state equal to another mover and its state; both have the same tables. */
    public void takeOver(Mover other) {
        state.takeOver(other.state.snapshot());
        log = other.log.clone();
        logged = other.logged;
        changed = other.changed.clone();
        branching.takeOver(other.branching);
        effectLog.takeOver(other.effectLog);
        changes = other.changes;
        origin = other.origin;
    }

    /** Returns whether an event can be taken back. */
    public boolean hasPlayed() {
        return logged > 0;
    }

    /**
     * Plays an event to look at the pieces after it. The turn does not go on by conditions: they may ask for moves,
     * which may be why the event is tried.
     */
    public void attempt(int event) {
        if (!branches) {
            play(event);
            return;
        }
        branching.pause(true);
        try {
            play(event);
        } finally {
            branching.pause(false);
        }
    }

    public void play(int event) {
        int slot = logged;
        reserve();
        save(slot);
        if (branches) {
            branching.begin(event, slot / LOG);
            if (tables.numbers.remembersMoved) {
                movedPieces.begin(event);
            }
        }
        rest = 0;
        if (affects) {
            effectLog.begin(slot / LOG);
            due = effects.begin(event);
        }
        int changed = EventCode.isMove(event) ? playMove(event) : playOther(event);
        log[slot] = event & 0xFFFF_FFFFL | (long) changed << 32 | streak(slot, changed & 255, changed >>> 8) << 48;
    }

    private void reserve() {
        if (logged + LOG > log.length) {
            log = Arrays.copyOf(log, 2 * log.length);
        }
        logged += LOG;
    }

    private void save(int slot) {
        log[slot + 1] = state.rights;
        log[slot + 2] = state.enPassant;
        log[slot + 3] = state.counters;
        log[slot + 4] = state.key;
        log[slot + 5] = state.clock;
        log[slot + 6] = state.opened;
    }

    /**
     * Returns the streak of an entry: the number of latest events since one that made all earlier positions
     * unreachable.
     */
    private long streak(int slot, int captured, int moved) {
        if (captured != 0 && capturesLast || oneWay[moved]) {
            return 0;
        }
        return slot == 0 ? 1 : Math.min((log[slot - LOG] >>> 48) + 1, LONGEST);
    }

    public void undo() {
        logged -= LOG;
        int slot = logged;
        long entry = log[slot];
        int event = (int) entry;
        int captured = (int) (entry >>> 32) & 255;
        int moved = (int) (entry >>> 40) & 255;
        if (EventCode.isPlain(event | notPlain)) {
            state.shiftBack(EventCode.from(event), moved, EventCode.to(event), EventCode.code(event), captured);
        } else if (isOfClock(event)) {
            state.clock = log[slot + 5];
            return;
        } else {
            takeBack(event, captured, moved, log[slot + 2]);
        }
        state.rights = log[slot + 1];
        state.enPassant = log[slot + 2];
        state.counters = log[slot + 3];
        state.key = log[slot + 4];
        state.setClock(log[slot + 5]);
        state.opened = log[slot + 6];
    }

    /**
     * Returns whether the present position has occurred a number of times since the log began, itself included. The
     * search ends at a capture or a move of a piece that never turns back, unless captured pieces return.
     *
     * @param passesCount whether a position that a turn without a move has led to is an occurrence
     */
    public boolean hasOccurred(int times, boolean passesCount) {
        return first(times, passesCount) >= 0;
    }

    /**
     * Returns the sides, as bits, for which something has been the case at the end of each of their turns since the
     * first of the last occurrences of the present position; 0 if there are not so many.
     *
     * @param kept returns whether it is the case for a side in the state
     */
    public int alwaysKept(int times, boolean passesCount, IntPredicate kept) {
        int first = first(times, passesCount);
        if (first < 0) {
            return 0;
        }
        SavedState now = new SavedState(tables.numbers.cells);
        mark(now);
        int sides = 3;
        while (logged > first && sides != 0) {
            int mover = Clock.side(log[logged - LOG + 5]);
            if (mover != state.side && (sides >> mover & 1) != 0 && !kept.test(mover)) {
                sides &= ~(1 << mover);
            }
            undo();
            state.seen = 0;
        }
        goBack(now);
        state.seen = 0;
        return sides;
    }

    /** Returns where the log holds the first of the last occurrences; -1 if there are not so many. */
    private int first(int times, boolean passesCount) {
        if (!passesCount && isAfterPass(logged)) {
            return -1;
        }
        int first = logged;
        int count = 1;
        int streak = logged == 0 ? 0 : (int) (log[logged - LOG] >>> 48);
        int begin = Math.max(0, logged - streak * LOG);
        long key = state.key;
        long[] entries = log;
        for (int slot = logged - LOG; slot >= begin && count < times; slot -= LOG) {
            if (entries[slot + 4] == key && isRepetitionOf(slot) && (passesCount || !isAfterPass(slot))) {
                count++;
                first = slot;
            }
        }
        return count >= times ? first : -1;
    }

    /** Returns whether a turn without a move ended before this entry; moves before the log are not known. */
    private boolean isAfterPass(int slot) {
        int at = slot - LOG;
        if (at < 0 || !maySkip((int) log[at])) {
            return false;
        }
        while (at >= 0 && !EventCode.changesPieces((int) log[at])) {
            if (stages.isBegin(Clock.stage(log[at + 5]))) {
                return true;
            }
            at -= LOG;
        }
        return at < 0;
    }

    /** Returns whether an event may end a turn without a move. */
    private static boolean maySkip(int event) {
        return EventCode.kind(event) == EventCode.PASS || EventCode.kind(event) == EventCode.CHOOSE;
    }

    private boolean isRepetitionOf(int slot) {
        return Repetition.isSame(
                state.clock, state.rights, state.enPassant, log[slot + 5], log[slot + 1], log[slot + 2]);
    }

    /**
     * Returns whether an event changes only dice in hand and the chosen piece, and neither a hook nor what may follow
     * depends on them. Then {@link State#seen} still holds.
     */
    private boolean isOfClock(int event) {
        int kind = EventCode.kind(event);
        return (kind == EventCode.ROLL || kind == EventCode.SELECT) && !tables.hooked.any && !parts;
    }

    /** Plays a move or an opening move. Returns the same as {@link #move}. */
    private int playMove(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int code = EventCode.code(event);
        int moved = board[from] & 255;
        int captured = board[to] & 255;
        int next = afterMove(event, moved);
        state.seen = captured == 0 && moved == code ? afterQuiet : 0;
        if (from == to) {
            return move(event, next);
        }
        state.shift(from, moved, to, code, captured);
        int left = moved * squares + from;
        int reached = captured * squares + to;
        state.rights = rights.kept(state.rights, left, reached);
        if ((state.enPassant | state.opened) != 0) {
            close(from, to);
        }
        if (opens(event, moved)) {
            open(moved, from, to);
        }
        state.key ^= keys[left] ^ keys[reached] ^ keys[code * squares + to];
        state.counters = counting.afterMove(state.counters, moved, captured);
        if (holds && captured != 0) {
            hold(captured, moved);
        }
        note(moved, captured);
        conclude(next, captured, to);
        return captured | moved << 8;
    }

    /** Adds a captured piece to the hand where it belongs. */
    private void hold(int captured, int moved) {
        int at = fates.handAt(captured, moved);
        if (at != NumberTable.NOT_HELD) {
            state.setNumber(at, Math.min(state.number(at) + 1, Hands.MOST));
        }
    }

    /** Takes a piece that has been dropped out of the hand of its side. */
    private void drop(int code, int stage) {
        int at = tables.numbers.handAt(fates.droppedFrom(code), state.owners[code]);
        state.setNumber(at, state.number(at) - 1);
        note(code, 0);
        advance(stages.afterDrop[stage]);
    }

    private static boolean opens(int event, int moved) {
        return EventCode.kind(event) == EventCode.OPENING_MOVE && moved == EventCode.code(event);
    }

    /**
     * Plays any other event. Returns the same as {@link #move}.
     *
     * <p>The method is longer than 325 bytes of bytecode, so the compiler does not inline it. The code of {@link #play}
     * stays short.
     */
    private int playOther(int event) {
        if (!isOfClock(event)) {
            state.seen = 0;
        }
        int stage = state.stage();
        switch (EventCode.kind(event)) {
            case EventCode.EN_PASSANT:
                return move(event, afterMove(event, board[EventCode.from(event)] & 255));
            case EventCode.WALK:
                return walk(event);
            case EventCode.ACT:
                setBack(counting.byAction[EventCode.choice(event)]);
                return move(event, stages.afterAct[stage]);
            case EventCode.BECOME:
                return become(event);
            case EventCode.RETURN:
                return comeBack(event);
            case EventCode.EXCHANGE:
                return EventCode.isWhole(event) ? whole(event) : exchange(event);
            case EventCode.EFFECT:
                return effect(event);
            case EventCode.SELECT:
                select(EventCode.from(event), EventCode.to(event));
                return 0;
            case EventCode.PUT:
                // The captured piece that awaits placement, in the turn that goes on, a new piece by an action, or one
                // in hand.
                state.put(EventCode.to(event), EventCode.code(event));
                if (EventCode.isDrop(event)) {
                    state.rights |= rights.gained(board, EventCode.code(event), EventCode.to(event));
                    drop(EventCode.code(event), stage);
                } else if (Clock.waits(state.hand())) {
                    rest = state.roll();
                    advance(stage);
                } else {
                    setBack(counting.byAction[EventCode.choice(event)]);
                    note(0, 0);
                    advance(stages.afterAct[stage]);
                }
                return 0;
            case EventCode.CASTLE:
                castle(EventCode.number(event), EventCode.choice(event));
                return 0;
            case EventCode.CHOOSE:
                choose(event, stage);
                return 0;
            case EventCode.ROLL:
                roll(EventCode.number(event));
                return 0;
            case EventCode.DEAL:
                deal(EventCode.number(event));
                return 0;
            default:
                // A player ends the turn, or gives up the remaining dice.
                state.seen = undecided;
                pass(stage);
                return 0;
        }
    }

    /**
     * Moves a piece and returns the code of the captured piece in bits 0-7 and above it the code of the piece that
     * moved.
     */
    private int move(int event, int next) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int passed = EventCode.kind(event) == EventCode.EN_PASSANT ? state.victim(to) : to;
        int moved = state.take(from);
        int captured = state.at(passed);
        if (captured != 0) {
            state.take(passed);
        }
        state.put(to, EventCode.code(event));
        state.counters = counting.afterMove(state.counters, from == to ? 0 : moved, captured);
        state.rights = rights.kept(state.rights, moved, from, captured, to);
        close(from, passed);
        if (opens(event, moved)) {
            open(moved, from, to);
        }
        if (holds && captured != 0) {
            hold(captured, moved);
        }
        note(moved, captured);
        conclude(next, captured, passed);
        return captured | moved << 8;
    }

    /** Plays a walk. It raises the counters of walks that it has not set back. */
    private int walk(int event) {
        long before = state.counters;
        int changed = move(event, stages.afterWalk[state.stage()]);
        boolean mayEnd = needed.mayEnd(changed >>> 8, EventCode.code(event), changed & 255, EventCode.to(event));
        state.seen |= mayEnd ? 0 : undecided;
        boolean steps = EventCode.from(event) != EventCode.to(event);
        long back = counting.setBackBy(steps ? changed >>> 8 : 0, changed & 255);
        state.counters = counting.afterWalk(before, state.counters, back);
        return changed;
    }

    /** Chooses a piece and its dice. A roll before is no longer in hand. */
    private void select(int square, int pool) {
        state.clock = Clock.pack(
                state.side, stages.afterChoice[state.stage()], 0, 0, square, pool + 1, state.due(), state.turn());
        lookForEnPassant();
    }

    /** Picks a move, or goes on as a player or chance has chosen. */
    private void choose(int event, int stage) {
        rest = state.roll();
        if (stages.afterPick[stage] < 0) {
            advance(stages.options.get(stage).get(EventCode.number(event)).to());
        } else {
            branching.pick(EventCode.picked(event), stages.pickNumber[stage]);
            advance(stages.afterPick[stage]);
        }
    }

    private void pass(int stage) {
        if (state.roll() != 0 && afterSpend[stage] >= 0) {
            advance(afterSpend[stage]);
        } else {
            boolean picks = stages.afterPick[stage] >= 0;
            rest = picks ? state.roll() : 0;
            if (picks && stages.pickNumber[stage] == 0) {
                branching.forgetPicks();
            }
            advance(stages.afterPass[stage]);
        }
    }

    /**
     * Replaces a piece on its square, or removes it. The old piece may have to be placed elsewhere. A piece that is
     * replaced by an equal one stays, with its rights.
     */
    private int become(int event) {
        int square = EventCode.from(event);
        if (state.at(square) == EventCode.code(event)) {
            setBack(counting.byAction[EventCode.choice(event)]);
            note(EventCode.code(event), 0);
            advance(stages.afterAct[state.stage()]);
            return 0;
        }
        int before = leave(square);
        if (EventCode.code(event) != 0) {
            state.put(square, EventCode.code(event));
        }
        setBack(counting.byAction[EventCode.choice(event)]);
        note(0, before);
        conclude(stages.afterAct[state.stage()], before, square);
        return before << 8;
    }

    /** Removes one or two pieces and returns one of them to another square. */
    private int comeBack(int event) {
        int one = EventCode.to(event);
        int other = EventCode.code(event);
        int code = leave(one);
        int second = one == other ? 0 : leave(other);
        state.put(EventCode.from(event), fates.placed[code]);
        setBack(counting.byAction[EventCode.choice(event)]);
        advance(stages.afterAct[state.stage()]);
        return second | code << 8;
    }

    /** Exchanges the pieces on two squares. */
    private int exchange(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int one = leave(from);
        int other = leave(to);
        state.put(to, one);
        state.put(from, other);
        state.counters = counting.afterMove(counting.afterMove(state.counters, one, 0), other, 0);
        setBack(counting.byAction[EventCode.choice(event)]);
        note(one, 0);
        advance(stages.afterAct[state.stage()]);
        return other | one << 8;
    }

    /** Acts on all pieces of an action at once. Pieces that change places count as moved. */
    private int whole(int event) {
        int[] edits = whole.edits(EventCode.choice(event));
        remember(edits);
        BitSet codes = new BitSet();
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            codes.set(leave(HookAnswer.square(edits[i])));
        }
        codes.clear(0);
        boolean moves = tables.game.actions().get(EventCode.choice(event)) instanceof Action.Shifts;
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int code = HookAnswer.code(edits[i]);
            if (code != 0) {
                state.put(HookAnswer.square(edits[i]), code);
            }
            state.counters = moves && code != 0 ? counting.afterMove(state.counters, code, 0) : state.counters;
        }
        setBack(counting.byAction[EventCode.choice(event)]);
        if (branches) {
            branching.note(codes, !moves);
        }
        advance(stages.afterAct[state.stage()]);
        return 0;
    }

    /** Plays an effect of a hook: all its pieces leave their squares, then all arrive. */
    private int effect(int event) {
        int[] edits = hooks.effect(event);
        int moved = state.at(EventCode.from(event));
        int next = afterMove(event, moved);
        int captured = 0;
        int capturedOn = 0;
        remember(edits);
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int square = HookAnswer.square(edits[i]);
            int before = leave(square);
            if (HookAnswer.takes(edits[i]) && (captured == 0 || fates.waits[before])) {
                captured = before;
                capturedOn = square;
            }
            if (holds && HookAnswer.takes(edits[i])) {
                hold(before, moved);
            }
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if (HookAnswer.code(edits[i]) != 0) {
                state.put(HookAnswer.square(edits[i]), HookAnswer.code(edits[i]));
            }
        }
        state.counters = counting.afterMove(state.counters, moved, captured);
        note(moved, captured);
        conclude(next, captured, capturedOn);
        return captured | moved << 8;
    }

    /** Removes the piece on a square with its rights, and returns its code. */
    private int leave(int square) {
        int code = state.at(square);
        if (code != 0) {
            state.take(square);
            state.rights &= keep[code * squares + square];
            state.enPassant = EnPassant.closed(state.enPassant, square);
            state.opened = EnPassant.closed(state.opened, square);
        }
        return code;
    }

    private void remember(int[] edits) {
        if (changes + edits.length > changed.length) {
            changed = Arrays.copyOf(changed, 2 * changed.length + edits.length);
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int square = HookAnswer.square(edits[i]);
            changed[changes++] = HookAnswer.edit(square, state.at(square));
        }
        changed[changes++] = edits.length - HookAnswer.HEAD;
    }

    private void castle(int number, int use) {
        CastlingRule.Row row = castlings[number];
        int king = state.take(row.king());
        int rook = state.take(row.rook());
        state.put(row.kingTo(), king);
        state.put(row.rookTo(), rook);
        setBack(counting.byMove[king] | counting.byMove[rook]);
        state.rights &= keep[king * squares + row.king()] & keep[rook * squares + row.rook()] & unforfeited[number];
        close(row.king(), row.rook());
        note(king, 0);
        advance(
                afterSpend[state.stage()] < 0
                        ? afterMove[state.stage()]
                        : spend(rolls.castleSpends(state.roll())[use]));
    }

    private void roll(int number) {
        int pool = stages.thrown[state.stage()];
        int next = stages.afterThrow(state.stage(), pool < 0 ? 0 : number - rolls.first(pool));
        state.clock = Clock.pack(
                state.side, next, state.live(), rolls.held(number), state.subject(), state.hand(), 0, state.turn());
        if (parts) {
            lookForEnPassant();
        }
        if (branches) {
            resolve();
        }
        if (stages.most[state.stage()]) {
            state.clock = Clock.withDue(state.clock, mostDiceOfRoll());
        }
    }

    /** Returns how many dice the turn can use. If the search fails, the roll is taken back. */
    private int mostDiceOfRoll() {
        try {
            return mostDice.getAsInt();
        } catch (PlayException failed) {
            logged -= LOG;
            state.clock = log[logged + 5];
            throw failed;
        }
    }

    private void deal(int outcome) {
        tables.dealt(outcome).forEach((square, code) -> state.put(square, code));
        state.rights = tables.rightsOfArray(board);
        state.counters = tables.promotions.dealt(state.counters, outcome);
        state.clock = Clock.withStage(state.clock, stages.begin(state.side, state.turn()));
        if (branches) {
            resolve();
        }
    }

    /**
     * Returns the stage after a move of a code. Where dice are spent one by one, the move takes a die out of the hand.
     */
    private int afterMove(int event, int code) {
        int roll = state.roll();
        int stage = state.stage();
        return roll == 0 || afterSpend[stage] < 0
                ? afterMove[stage]
                : spend(rolls.rest(roll, state.side, code, EventCode.choice(event)));
    }

    /** Takes a die out of the hand and returns the next stage. */
    private int spend(int left) {
        rest = left;
        int due = state.due();
        if (due != 0) {
            int spent = rolls.size(state.roll()) - rolls.size(left);
            state.clock = Clock.withDue(state.clock, Math.max(0, due - spent));
        }
        return left == 0 ? afterSpend[state.stage()] : state.stage();
    }

    /**
     * Goes on to the next stage, or suspends the turn if the captured piece awaits placement and has a square to go to.
     */
    private void conclude(int next, int captured, int square) {
        int waiting = captured != 0 && waits[captured] ? waiting(captured, square) : 0;
        if (waiting != 0) {
            state.clock =
                    Clock.pack(state.side, next, 0, rest, fates.placed[captured], waiting, state.due(), state.turn());
            lookForEnPassant();
        } else {
            advance(next);
        }
    }

    /** Notes what an event has moved and captured, for the conditions right behind it, and plays its effects. */
    private void note(int moved, int captured) {
        if (branches) {
            branching.note(moved, captured);
        }
        for (int i = 0; affects && i < due; i++) {
            affect(effects.edits(i), effects.takes(i));
        }
    }

    /** Plays one effect of an event. */
    private void affect(int[] edits, boolean takes) {
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            state.seen = 0;
            effectLog.keep(HookAnswer.square(edits[i]));
            int before = leave(HookAnswer.square(edits[i]));
            if (takes && before != 0) {
                take(before);
            }
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if (HookAnswer.code(edits[i]) != 0) {
                state.put(HookAnswer.square(edits[i]), HookAnswer.code(edits[i]));
            }
        }
    }

    /** Treats a piece that an effect removes, or makes another, as captured by the enemy of its side. */
    private void take(int code) {
        if (holds) {
            hold(code, Codes.otherSide(code));
        }
        if (branches) {
            branching.noteFurther(code);
        }
        state.counters = counting.afterMove(state.counters, 0, code);
    }

    /** Returns how many changes of squares the effects of the last event have made. */
    public int lastAffected() {
        return affects ? effectLog.since(depth() - 1) : 0;
    }

    /**
     * Returns one of the last {@link #lastAffected} changes, as the edit that takes it back.
     *
     * @param number from 0, the first change first
     */
    public int lastAffected(int number) {
        return effectLog.edit(depth() - 1, number);
    }

    /** Returns whether a capture by the side to move, with its effects, leaves that side all its royals. */
    public boolean keepsRoyals(int event) {
        return effects.keepsRoyals(event);
    }

    private int waiting(int captured, int square) {
        if (!fates.waits(captured, square, state.all)) {
            return 0;
        }
        return tables.hooked.fate[captured] ? hooks.waiting(captured, square) : Clock.WAITING;
    }

    private void advance(int next) {
        if (next == over) {
            endTurn();
        } else {
            state.clock = Clock.goingOn(state.clock, next, rest, rest == 0 ? 0 : state.due());
            lookForEnPassant();
            if (branches && endsByBranching()) {
                endTurn();
            }
        }
    }

    private boolean endsByBranching() {
        if (branching.isPaused()) {
            return false;
        }
        resolve();
        return stages.isEnd(state.stage());
    }

    /**
     * Goes on to where no condition decides. Conditions may ask for moves, so the squares open to en passant are known
     * before; other ones may matter after.
     */
    private void resolve() {
        branching.resolve();
        state.seen = 0;
        lookForEnPassant();
    }

    /** Ends the turn. The squares that it has opened replace the squares that were open to it. */
    private void endTurn() {
        state.counters = counting.counted(state.counters);
        state.clock = Clock.nextTurn(state.clock);
        state.side ^= 1;
        if ((state.enPassant | state.opened) != 0) {
            state.enPassant = state.opened;
            state.opened = 0;
            state.clock = Clock.withLive(state.clock, safety.liveEnPassant());
        }
        if (branches) {
            branching.endTurn();
            if (tables.numbers.remembersMoved) {
                movedPieces.forget();
            }
            resolve();
        }
    }

    /** Computes the live bits, where any square is open to en passant. */
    private void lookForEnPassant() {
        if ((state.enPassant | state.opened) != 0) {
            state.clock = Clock.withLive(state.clock, safety.liveEnPassant());
        }
    }

    private void setBack(long fields) {
        state.counters = counting.setBack(state.counters, fields);
    }

    /** Closes the squares whose victims stood on these squares. */
    private void close(int one, int other) {
        state.enPassant = EnPassant.closed(EnPassant.closed(state.enPassant, one), other);
        state.opened = EnPassant.closed(EnPassant.closed(state.opened, one), other);
    }

    /** Opens the squares that a lame first leap has passed, while its piece stays where it landed. */
    private void open(int code, int from, int to) {
        int[] leap = tables.enPassant.opening(code, from, to);
        for (int i = 1; i < leap.length; i++) {
            state.opened = EnPassant.with(state.opened, EnPassant.field(leap[i], to));
        }
    }

    private void takeBack(int event, int captured, int moved, long openBefore) {
        if (branches) {
            branching.takeBack(depth());
        }
        if (affects) {
            effectLog.takeBack(depth());
        }
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        switch (EventCode.kind(event)) {
            case EventCode.MOVE, EventCode.OPENING_MOVE, EventCode.WALK, EventCode.ACT ->
                takeBack(from, to, moved, to, captured);
            case EventCode.BECOME -> takeBack(from, from, moved == 0 ? EventCode.code(event) : moved, 0, 0);
            case EventCode.RETURN -> takeBack(to, from, moved, EventCode.code(event), captured);
            case EventCode.PUT -> state.lift(to);
            case EventCode.EXCHANGE -> takeBackExchange(event, moved, captured);
            case EventCode.EFFECT -> takeBackEffect();
            case EventCode.EN_PASSANT -> takeBack(from, to, moved, EnPassant.taken(openBefore, to, board), captured);
            case EventCode.CASTLE -> takeBack(castlings[EventCode.number(event)]);
            case EventCode.DEAL -> tables.dealt(EventCode.number(event)).forEach((square, code) -> state.lift(square));
            default -> {
                // A roll, a choice and a pass move no pieces.
            }
        }
    }

    private void takeBack(int from, int to, int moved, int victim, int captured) {
        state.lift(to);
        state.set(from, moved);
        if (captured != 0) {
            state.set(victim, captured);
        }
    }

    private void takeBackExchange(int event, int moved, int exchanged) {
        if (EventCode.isWhole(event)) {
            takeBackEffect();
        } else {
            state.lift(EventCode.from(event));
            takeBack(EventCode.from(event), EventCode.to(event), moved, EventCode.to(event), exchanged);
        }
    }

    private void takeBackEffect() {
        int count = changed[--changes];
        for (int i = changes - count; i < changes; i++) {
            if (state.at(HookAnswer.square(changed[i])) != 0) {
                state.lift(HookAnswer.square(changed[i]));
            }
        }
        for (int i = changes - count; i < changes; i++) {
            if (HookAnswer.code(changed[i]) != 0) {
                state.set(HookAnswer.square(changed[i]), HookAnswer.code(changed[i]));
            }
        }
        changes -= count;
    }

    private void takeBack(CastlingRule.Row row) {
        int king = state.lift(row.kingTo());
        int rook = state.lift(row.rookTo());
        state.set(row.king(), king);
        state.set(row.rook(), rook);
    }
}
