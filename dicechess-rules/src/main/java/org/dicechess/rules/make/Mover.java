package org.dicechess.rules.make;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.function.IntSupplier;
import org.dicechess.PlayException;
import org.dicechess.rules.ask.HookAnswers;
import org.dicechess.rules.codes.Codes;
import org.dicechess.rules.codes.CounterTable;
import org.dicechess.rules.codes.DealtPieces;
import org.dicechess.rules.codes.NeededPieces;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.reach.Castlings;
import org.dicechess.rules.safety.Safety;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.SavedState;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * Plays events on a state and takes them back. Its log also tells how often the present position has occurred.
 *
 * <p>This is the inner loop of every search. It plays plain moves by itself; classes beside it play all else. An entry
 * of the log has {@value #LOG} longs. The first holds the event, what it changed and its streak. The others hold
 * rights, en passant, counters, key, clock and opened squares before the event.
 */
public final class Mover {

    /** The number of longs of an entry. */
    static final int LOG = 7;

    /** The longest streak that the log can hold. */
    private static final long LONGEST = 0xFFFF;

    private final State state;
    private final Tables tables;
    private final Stages stages;
    private final HookAnswers hooks;
    private final IntSupplier mostDice;
    private final byte[] board;
    private final int squares;
    private final long[] keys;
    private final CounterTable counting;
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

    private final Castlings rights;
    private final Rolls rolls;
    private final Branching branching;
    private final TurnPlay turn;
    private final BoardChanges changes;
    private final HandPlay hands;
    private final CastlingPlay castling;
    private final ActionPlay actions;
    private final EffectPlay effects;
    private final Occurrences occurrences;

    /** Whether moves and drops may have effects on further pieces. */
    private final boolean affects;

    private final MovedPieces movedPieces;

    /** Whether a turn branches by conditions, or a stage asks for the piece of the event before. */
    private final boolean branches;

    /** Whether conditions or effects look at what an event has moved and captured. */
    private final boolean noted;

    /** Whether hands, conditions or effects follow a capture. */
    private final boolean follows;

    /** What the last deal has put on the board. */
    private @Nullable DealtPieces dealt;

    private int dealtBy;

    /** Bits that make a plain move a move of another sort where its numbers are to be taken back, else 0. */
    private final int notPlain;

    /** Whether a turn branches by conditions or rolls. */
    private final boolean parts;

    /** Whether more than the moves of pieces depends on the piece and dice that are chosen. */
    private final boolean choicesMatter;

    /** Whether more than the moves of pieces depends on a roll. */
    private final boolean rollsMatter;

    private long[] log = new long[LOG * 64];
    private int logged;

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
        this.hooks = hooks;
        this.mostDice = mostDice;
        this.board = state.board;
        this.squares = state.squares;
        this.keys = tables.keys;
        this.rights = tables.castlings;
        this.rolls = tables.rolls;
        this.stages = tables.stages;
        this.branching = branching;
        WholeActions whole = new WholeActions(state);
        this.affects = !tables.game.effects().isEmpty();
        this.branches = stages.anyBranch || !stages.asksForPiece.isEmpty() || tables.numbers.remembers();
        this.noted = branches || affects;
        this.follows = noted || tables.numbers.holds;
        this.movedPieces = new MovedPieces(state, hooks, whole);
        this.changes = new BoardChanges(state);
        this.hands = new HandPlay(state);
        this.castling = new CastlingPlay(state, changes);
        this.actions = new ActionPlay(state, changes, hands, whole);
        this.effects = new EffectPlay(
                state,
                new Effects(state, safety, hooks, whole, setsOff),
                changes,
                hands,
                branching,
                movedPieces,
                branches);
        this.turn = new TurnPlay(state, safety, hooks, branching, movedPieces, effects, branches);
        this.occurrences = new Occurrences(state);
        this.parts = branches || stages.rollsBranch;
        this.choicesMatter = parts || tables.hooked.any;
        this.rollsMatter = choicesMatter || stages.rollsMayEnd;
        this.notPlain = branching.changesNumbers || affects ? EventCode.NOT_PLAIN : 0;
        this.counting = tables.counting;
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
        saved.changes = actions.log.size();
        saved.affected = effects.log.size();
    }

    /** Restores an earlier moment of the log, whatever incomplete change came since. */
    public void goBack(SavedState saved) {
        state.restore(saved);
        logged = saved.logged;
        actions.log.shrink(saved.changes);
        effects.log.shrink(saved.affected);
    }

    /** Makes the present position the origin, forgets the one event in the log, if any, and returns the position. */
    public Snapshot settle() {
        boolean samePieces = logged == 0 ? state.hasBoard(origin) : isOfClock((int) log[0]);
        origin = samePieces ? state.snapshot(origin.board()) : state.snapshot();
        logged = 0;
        actions.log.shrink(0);
        effects.log.shrink(0);
        return origin;
    }

    /** Returns whether the log is empty and the state equals its origin. */
    public boolean isSettled() {
        return logged == 0 && actions.log.size() == 0 && effects.log.size() == 0 && state.isAt(origin);
    }

    /** Completes a position that was read from text: which en passant captures are possible, and the dice due. */
    public void complete() {
        state.clock = Clock.withLive(state.clock, 0);
        turn.lookForEnPassant();
        if (branches && state.stage() < stages.dealing && !Clock.waits(state.hand())) {
            branching.begin(EventCode.PASS, depth());
            turn.resolve();
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
        actions.log.takeOver(other.actions.log);
        branching.takeOver(other.branching);
        effects.log.takeOver(other.effects.log);
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
        turn.begin();
        if (noted) {
            begin(event, slot / LOG);
        }
        int changed = EventCode.isMove(event) ? playMove(event) : playOther(event);
        log[slot] = event & 0xFFFF_FFFFL | (long) changed << 32 | streak(slot, changed & 255, changed >>> 8) << 48;
    }

    /** Begins an event for what conditions ask of it, and for its effects. */
    private void begin(int event, int depth) {
        if (branches) {
            branching.begin(event, depth);
            if (tables.numbers.remembersMoved) {
                movedPieces.begin(event);
            }
        }
        if (affects) {
            effects.begin(event, depth);
        }
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

    /**
     * Returns whether the present position has occurred a number of times since the log began, itself included. The
     * search ends at a capture or a move of a piece that never turns back, unless captured pieces return.
     *
     * @param passesCount whether a position that a turn without a move has led to is an occurrence
     */
    public boolean hasOccurred(int times, boolean passesCount) {
        return first(times, passesCount) >= 0;
    }

    /** Returns what the pieces that effects of the last event have captured are worth together, by their codes. */
    public int worthOfTaken(int[] worth) {
        return affects ? effects.log.worthOfTaken(depth() - 1, worth) : 0;
    }

    /** Returns whether effects come where turns end, which only an event shows that is played in full. */
    public boolean hasEffectsOfTurns() {
        return affects && effects.ofTurns;
    }

    /** Returns whether effects of the last event have changed a piece; those of the end of a turn do not count. */
    public boolean affects() {
        return affects && effects.affects();
    }

    /** Returns how many changes of squares the effects of the last event have made. */
    public int lastAffected() {
        return affects ? effects.log.since(depth() - 1) : 0;
    }

    /**
     * Returns one of the last {@link #lastAffected} changes, as the edit that takes it back.
     *
     * @param number from 0, the first change first
     */
    public int lastAffected(int number) {
        return effects.log.edit(depth() - 1, number);
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
     * Returns the sides, as bits, that have done what an ending asks at the end of each of their turns since the first
     * of the last occurrences of the present position; 0 if there are not so many.
     */
    public int alwaysKept(Ending.Repetition ending, boolean passesCount, Conditions conditions) {
        int first = first(ending.times(), passesCount);
        if (first < 0 || logged - first > Ending.Repetition.LONGEST * LOG) {
            return 0;
        }
        SavedState now = new SavedState(tables.numbers.cells);
        mark(now);
        Kept kept = new Kept(ending);
        while (logged > first && kept.sides() != 0) {
            kept.look(state, conditions, Clock.side(log[logged - LOG + 5]));
            undo();
            state.seen = 0;
        }
        goBack(now);
        state.seen = 0;
        return kept.sides();
    }

    /** Returns where the log holds the first of the last occurrences; -1 if there are not so many. */
    private int first(int times, boolean passesCount) {
        int streak = logged == 0 ? 0 : (int) (log[logged - LOG] >>> 48);
        return occurrences.first(times, log, Math.max(0, logged - streak * LOG), logged, passesCount);
    }

    /**
     * Returns whether an event changes only dice in hand and the chosen piece, and neither a hook nor what may follow
     * depends on them. Then {@link State#seen} still holds.
     */
    private boolean isOfClock(int event) {
        int kind = EventCode.kind(event);
        return kind == EventCode.ROLL ? !rollsMatter : kind == EventCode.SELECT && !choicesMatter;
    }

    /** Plays a move or an opening move. Returns the same as {@link #move}. */
    private int playMove(int event) {
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        int code = EventCode.code(event);
        int moved = board[from] & 255;
        int captured = board[to] & 255;
        int next = turn.afterMove(event, moved);
        state.seen = captured == 0 && moved == code ? afterQuiet : 0;
        if (from == to) {
            return move(event, next);
        }
        state.shift(from, moved, to, code, captured);
        int left = moved * squares + from;
        int reached = captured * squares + to;
        state.rights = rights.kept(state.rights, left, reached);
        if ((state.enPassant | state.opened) != 0) {
            changes.close(from, to);
        }
        if (opens(event, moved)) {
            changes.open(moved, from, to);
        }
        state.key ^= keys[left] ^ keys[reached] ^ keys[code * squares + to];
        state.counters = counting.afterMove(state.counters, moved, captured);
        if (follows) {
            follow(moved, captured);
        }
        turn.conclude(next, captured, to);
        return captured | moved << 8;
    }

    private static boolean opens(int event, int moved) {
        return EventCode.kind(event) == EventCode.OPENING_MOVE && moved == EventCode.code(event);
    }

    /** Plays any other event. Returns the same as {@link #move}. */
    private int playOther(int event) {
        return EventCode.kind(event) == EventCode.ROLL ? roll(event) : playRareEvent(event);
    }

    /**
     * This method is longer than 325 bytes of bytecode, so the compiler does not inline it: {@link #play} stays short.
     */
    private int playRareEvent(int event) {
        if (!isOfClock(event)) {
            state.seen = 0;
        }
        int stage = state.stage();
        switch (EventCode.kind(event)) {
            case EventCode.EN_PASSANT:
                return move(event, turn.afterMove(event, board[EventCode.from(event)] & 255));
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
                return exchange(event);
            case EventCode.EFFECT:
                return effect(event);
            case EventCode.SELECT:
                turn.select(EventCode.from(event), EventCode.to(event));
                return 0;
            case EventCode.PUT:
                // The captured piece that awaits placement, in the turn that goes on, a new piece by an action, or one
                // in hand.
                state.put(EventCode.to(event), EventCode.code(event));
                if (EventCode.isDrop(event)) {
                    state.rights |= rights.gained(board, EventCode.code(event), EventCode.to(event));
                    hands.drop(EventCode.code(event));
                    note(EventCode.code(event), 0);
                    turn.advance(stages.afterDrop[stage]);
                } else if (Clock.waits(state.hand())) {
                    turn.keepDice();
                    turn.advance(stage);
                } else {
                    setBack(counting.byAction[EventCode.choice(event)]);
                    note(0, 0);
                    turn.advance(stages.afterAct[stage]);
                }
                return 0;
            case EventCode.CASTLE:
                castle(event, stage);
                return 0;
            case EventCode.CHOOSE:
                turn.choose(event, stage);
                countDice(event);
                return 0;
            case EventCode.DEAL:
                deal(EventCode.number(event));
                return 0;
            default:
                // A player ends the turn, or gives up the remaining dice.
                state.seen = undecided;
                turn.pass(stage);
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
        changes.close(from, passed);
        if (opens(event, moved)) {
            changes.open(moved, from, to);
        }
        if (follows) {
            follow(moved, captured);
        }
        turn.conclude(next, captured, passed);
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

    /**
     * Replaces a piece on its square, or removes it. The old piece may have to be placed elsewhere, but not one that
     * changes sides. A piece that is replaced by an equal one stays, with its rights.
     */
    private int become(int event) {
        int square = EventCode.from(event);
        boolean stays = state.at(square) == EventCode.code(event);
        int before = stays ? 0 : actions.become(event);
        setBack(counting.byAction[EventCode.choice(event)]);
        note(0, before);
        boolean changesSides = before != 0 && EventCode.code(event) == Codes.otherSide(before);
        turn.conclude(stages.afterAct[state.stage()], changesSides ? 0 : before, square);
        return before << 8;
    }

    private int comeBack(int event) {
        int codes = actions.comeBack(event);
        setBack(counting.byAction[EventCode.choice(event)]);
        turn.advance(stages.afterAct[state.stage()]);
        return codes;
    }

    /** Exchanges two pieces, or acts on all pieces of an action. Pieces that change places count as moved. */
    private int exchange(int event) {
        boolean whole = EventCode.isWhole(event);
        BitSet several = whole ? actions.whole(event) : new BitSet();
        int codes = whole ? 0 : actions.exchange(event);
        setBack(counting.byAction[EventCode.choice(event)]);
        if (!whole) {
            note(codes >>> 8, 0);
        } else if (branches) {
            branching.note(several, !actions.shifts(event));
        }
        turn.advance(stages.afterAct[state.stage()]);
        return codes;
    }

    /** Plays a move of a hook that has further effects. */
    private int effect(int event) {
        int[] edits = hooks.effect(event);
        int moved = state.at(EventCode.from(event));
        int next = turn.afterMove(event, moved);
        int captured = actions.effect(edits, moved);
        note(moved, captured);
        turn.conclude(next, captured, actions.capturedOn());
        return captured | moved << 8;
    }

    private void castle(int event, int stage) {
        note(castling.play(EventCode.number(event)), 0);
        turn.advance(turn.afterCastling(stage, EventCode.choice(event)));
    }

    /** Plays a roll. Returns the same as {@link #move}. */
    private int roll(int event) {
        int number = EventCode.number(event);
        int pool = stages.thrown[state.stage()];
        int next = stages.afterThrow(state.stage(), pool < 0 ? 0 : number - rolls.first(pool));
        state.clock = Clock.pack(
                state.side, next, state.live(), rolls.held(number), state.subject(), state.hand(), 0, state.turn());
        if (rollsMatter) {
            followRoll();
        }
        countDice(event);
        return 0;
    }

    /** Goes on where a roll decides what may follow, or hooks read it. */
    private void followRoll() {
        state.seen = 0;
        if (parts) {
            turn.lookForEnPassant();
        }
        if (branches) {
            turn.resolve();
        }
        if (stages.rollsMayEnd && stages.endsBehindRoll(state.stage())) {
            turn.end();
        }
    }

    /**
     * Counts how many of the dice in hand the turn can use, where it has come to a stage that asks for it. If the
     * search fails, the event is taken back.
     */
    private void countDice(int event) {
        if (state.roll() == 0 || !stages.most[state.stage()]) {
            return;
        }
        try {
            state.clock = Clock.withDue(state.clock, mostDice.getAsInt());
        } catch (PlayException failed) {
            log[logged - LOG] = event & 0xFFFF_FFFFL;
            undo();
            throw failed;
        }
    }

    /** Returns the pieces of a deal, mostly of the last one. */
    private DealtPieces dealt(int outcome) {
        return dealt != null && dealtBy == outcome ? dealt : tables.dealt(outcome);
    }

    private void deal(int outcome) {
        dealt = tables.dealt(outcome);
        dealtBy = outcome;
        dealt.forEach(state::put);
        state.rights = tables.rightsOfArray(board);
        state.counters = tables.promotions.dealt(state.counters, outcome);
        state.clock = Clock.withStage(state.clock, stages.begin(state.side, state.turn()));
        if (branches) {
            turn.resolve();
        }
    }

    /** Puts a captured piece into a hand, and notes what has happened. */
    private void follow(int moved, int captured) {
        if (holds && captured != 0) {
            hands.hold(captured, moved);
        }
        note(moved, captured);
    }

    /** Notes what an event has moved and captured, for the conditions right behind it, and plays its effects. */
    private void note(int moved, int captured) {
        if (branches) {
            branching.note(moved, captured);
        }
        if (affects) {
            effects.play();
        }
    }

    /** Returns whether a capture by the side to move, with its effects, leaves that side all its royals. */
    public boolean keepsRoyals(int event) {
        return effects.keepsRoyals(event);
    }

    private void setBack(long fields) {
        state.counters = counting.setBack(state.counters, fields);
    }

    private void takeBack(int event, int captured, int moved, long openBefore) {
        if (branches) {
            branching.takeBack(depth());
        }
        if (affects) {
            effects.log.takeBack(depth());
        }
        int from = EventCode.from(event);
        int to = EventCode.to(event);
        switch (EventCode.kind(event)) {
            case EventCode.MOVE, EventCode.OPENING_MOVE, EventCode.WALK, EventCode.ACT ->
                takeBack(from, to, moved, to, captured);
            case EventCode.BECOME -> takeBack(from, from, moved == 0 ? EventCode.code(event) : moved, 0, 0);
            case EventCode.RETURN -> takeBack(to, from, moved, EventCode.code(event), captured);
            case EventCode.PUT -> state.lift(to);
            case EventCode.EXCHANGE -> actions.takeBackExchange(event, moved, captured);
            case EventCode.EFFECT -> actions.log.takeBack();
            case EventCode.EN_PASSANT -> takeBack(from, to, moved, EnPassant.taken(openBefore, to, board), captured);
            case EventCode.CASTLE -> castling.takeBack(EventCode.number(event));
            case EventCode.DEAL -> dealt(EventCode.number(event)).forEach((square, code) -> state.lift(square));
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
}
