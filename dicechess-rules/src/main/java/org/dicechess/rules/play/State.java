package org.dicechess.rules.play;

import java.util.Arrays;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.table.CounterTable;
import org.dicechess.rules.table.Fates;
import org.dicechess.rules.table.Promotions;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/**
 * A position that changes: men, turn, dice, rights, counters, and a log to take events back.
 *
 * <p>This is the inner loop of every search: arrays of primitives, no objects made, and one class so that the compiler
 * sees it whole. An event is an int: from in bits 0-7, to in bits 8-15, the code put down in bits 16-23, the kind in
 * bits 24-27, in bits 28-31 an action, or which of several dice a move spends; castling holds its row, a roll its
 * number and a deal its outcome in bits 0-23, a selection its pool in bits 8-15, a return the two squares left in bits
 * 8-23, an effect its number among those that a hook told in bits 16-23.
 */
final class State {

    static final int MOVE = 0;
    static final int OPENING_MOVE = 1 << 24;
    static final int EN_PASSANT = 2 << 24;
    static final int CASTLE = 3 << 24;
    static final int ROLL = 4 << 24;
    static final int PASS = 5 << 24;
    static final int DEAL = 6 << 24;
    static final int SELECT = 7 << 24;
    static final int WALK = 8 << 24;
    static final int BECOME = 9 << 24;
    static final int RETURN = 10 << 24;
    static final int PUT = 11 << 24;

    /** A move, relocation or turn by an action. */
    static final int ACT = 12 << 24;

    /** A move that a hook tells and that does more than go and take. */
    static final int EFFECT = 13 << 24;

    static final int KIND = 15 << 24;
    static final int NUMBER = (1 << 24) - 1;

    /** Bits 28-31, shifted down: the number of an action, or which of the dice that allow a move it spends. */
    static final int CHOICE = 28;

    private static final int LOG = 7;

    /** The longest streak that the log can tell. */
    private static final long LONGEST = 0xFFFF;

    private static final long FIELD = 0xFFFF;

    final Tables tables;
    final int squares;
    final int words;

    /** The code on each square. */
    final byte[] board;

    /** For code times words: where its men stand. */
    final long[] pieces;

    /** All men. */
    final long[] all;

    /**
     * Bits of {@link #seen}: that safety has been looked at, that no ending holds, that somebody can move, that nobody
     * can, that {@link ShiftGenerator} have looked, that no ending decides the game, that {@link #shielded} holds, that
     * {@link Foresight} has looked.
     */
    static final int LOOKED = 1;

    static final int GOES_ON = 2;
    static final int FREE = 4;
    static final int STUCK = 8;
    static final int RANKED = 16;
    static final int OPEN = 32;
    static final int SHIELDED = 64;
    static final int FORESEEN = 128;

    /** What has been found out since men or the side to move last changed. */
    int seen;

    /** The squares on which men are protected. */
    private final long[] shielded;

    /** 0 White, 1 Black: as the clock has it. */
    int side;

    /** Castling rights, one bit each. */
    long rights;

    /** Squares open to capture in passing: up to four fields of 16 bits, target and victim; 0 for none. */
    long enPassant;

    /** Squares that this turn has opened to the other side, packed alike. */
    long opened;

    /** Counters: four fields of 16 bits; one that was set back within the turn is -1 until the turn ends. */
    long counters;

    /** Zobrist key of the men. */
    long key;

    private final Stages stages;
    private final Fates fates;
    private final Safety safety;
    private final Generator generator;
    private final Endings endings;
    private final ActionMoves acting;
    private final Spending spending;
    private final HookAnswers arbiter;
    private final long[] keep;
    private final long[] keys;
    private final CounterTable counting;
    private final boolean[] waits;
    private final boolean capturesLast;
    private final boolean[] oneWay;
    private final CastlingRule.Row[] castlings;

    /**
     * Side, stage, live captures in passing, dice, chosen or waiting man, dice due, number of the turn: as
     * {@link Snapshot} packs them.
     */
    private long clock;

    /** What the present event leaves of the dice in hand. */
    private int rest;

    private long[] log = new long[LOG * 64];
    private int logged;

    /** What stood on the squares that effects have changed: square and code for each, then how many. */
    private int[] changed = {};

    private int changes;

    /** Where it stands while nothing is logged. */
    private Snapshot origin;

    State(Tables tables) {
        this.tables = tables;
        this.squares = tables.squares;
        this.words = tables.words;
        this.board = new byte[squares];
        this.pieces = new long[(tables.codes.count() + 1) * words];
        this.all = new long[words];
        this.shielded = new long[words];
        this.keep = tables.castlings.keep();
        this.keys = tables.keys;
        this.castlings = tables.castlings.rows().toArray(new CastlingRule.Row[0]);
        this.stages = tables.stages;
        this.fates = tables.fates;
        this.counting = tables.counting;
        this.waits = fates.waits;
        this.capturesLast = tables.capturesLast;
        this.oneWay = tables.oneWay;
        this.arbiter = new HookAnswers(this);
        this.safety = new Safety(this);
        this.generator = new Generator(this);
        this.endings = new Endings(this);
        this.acting = new ActionMoves(this);
        this.spending = new Spending(this);
        this.origin = snapshot();
    }

    Safety safety() {
        return safety;
    }

    Generator generator() {
        return generator;
    }

    Endings endings() {
        return endings;
    }

    ActionMoves acting() {
        return acting;
    }

    /** Who asks the hooks that are asked in play. */
    HookAnswers arbiter() {
        return arbiter;
    }

    /** Moves with dice that are spent one by one. */
    Spending spending() {
        return spending;
    }

    /** Stands at a snapshot, where it may stand already; nothing may be logged. */
    void stand(Snapshot at) {
        if (origin != at) {
            boolean holds = at.differsByDice(origin);
            origin = at;
            if (holds) {
                clock = at.clock();
                seen &= ~FORESEEN;
            } else {
                takeOver(at);
            }
        }
    }

    private void takeOver(Snapshot from) {
        change(from.board());
        setClock(from.clock());
        rights = from.rights();
        enPassant = from.enPassant();
        opened = from.opened();
        counters = from.counters();
    }

    /** Marks the present moment. */
    void mark(SavedState mark) {
        System.arraycopy(board, 0, mark.board, 0, squares);
        mark.clock = clock;
        mark.rights = rights;
        mark.enPassant = enPassant;
        mark.opened = opened;
        mark.counters = counters;
        mark.logged = logged;
        mark.changes = changes;
    }

    /** Goes back to an earlier moment of the log, whatever half was done since. */
    void goBack(SavedState mark) {
        lay(mark.board);
        setClock(mark.clock);
        rights = mark.rights;
        enPassant = mark.enPassant;
        opened = mark.opened;
        counters = mark.counters;
        logged = mark.logged;
        changes = mark.changes;
    }

    /**
     * Puts right what stands otherwise than on a board: little, where one position is looked at after another like it.
     */
    private void change(byte[] codes) {
        int at = Arrays.mismatch(board, codes);
        while (at >= 0) {
            if (board[at] != 0) {
                take(at);
            }
            if (codes[at] != 0) {
                put(at, codes[at] & 255);
            }
            int next = Arrays.mismatch(board, at + 1, squares, codes, at + 1, squares);
            at = next < 0 ? next : at + 1 + next;
        }
    }

    private void lay(byte[] codes) {
        Arrays.fill(pieces, 0);
        Arrays.fill(all, 0);
        Arrays.fill(board, (byte) 0);
        key = 0;
        for (int square = 0; square < squares; square++) {
            int code = codes[square] & 255;
            if (code != 0) {
                put(square, code);
            }
        }
    }

    /** Forgets the one event that has been played, if any, and stands at the present moment as a snapshot. */
    Snapshot settle() {
        boolean samePieces = logged == 0 || isOfClock((int) log[0]);
        origin = snapshot(samePieces ? origin.board() : board.clone());
        logged = 0;
        changes = 0;
        return origin;
    }

    /**
     * Whether nothing is logged, and sets, key, clock and the rest are those of the snapshot where it was told to
     * stand.
     */
    boolean isSettled() {
        return logged == 0
                && changes == 0
                && side == Snapshot.side(clock)
                && clock == origin.clock()
                && rights == origin.rights()
                && enPassant == origin.enPassant()
                && opened == origin.opened()
                && counters == origin.counters()
                && Arrays.equals(board, origin.board())
                && areSetsOfBoard();
    }

    private boolean areSetsOfBoard() {
        long expected = 0;
        int surplus = 0;
        for (int square = 0; square < squares; square++) {
            int code = board[square] & 255;
            boolean listed = (pieces[code * words + (square >> 6)] & all[square >> 6]) >>> square << 63 != 0;
            expected ^= keys[code * squares + square];
            surplus -= code != 0 && listed ? 2 : 0;
        }
        for (long set : pieces) {
            surplus += Long.bitCount(set);
        }
        for (long set : all) {
            surplus += Long.bitCount(set);
        }
        return surplus == 0 && expected == key;
    }

    Snapshot snapshot() {
        return snapshot(board.clone());
    }

    private Snapshot snapshot(byte[] codes) {
        return new Snapshot(codes, clock, rights, enPassant, opened, counters);
    }

    int depth() {
        return logged / LOG;
    }

    void play(int event) {
        int slot = logged;
        reserve();
        save(slot);
        rest = 0;
        int changed = (event & KIND) <= OPENING_MOVE ? go(event) : otherwise(event);
        log[slot] = event & 0xFFFF_FFFFL | (long) changed << 32 | streak(slot, changed & 255, changed >>> 8) << 48;
    }

    /** How many events, up to the one that is logged there, no position before which is out of reach for ever. */
    private long streak(int slot, int captured, int moved) {
        if (captured != 0 && capturesLast || oneWay[moved]) {
            return 0;
        }
        return slot == 0 ? 1 : Math.min((log[slot - LOG] >>> 48) + 1, LONGEST);
    }

    /**
     * Plays any event but a move that only goes and takes; tells who was taken and who moved, as {@link #move} does.
     */
    private int otherwise(int event) {
        if (!isOfClock(event)) {
            seen = 0;
        }
        switch (event & KIND) {
            case EN_PASSANT:
                return move(event, afterMove(event, board[event & 255] & 255));
            case WALK:
                return walk(event);
            case ACT:
                return act(event);
            case BECOME:
                return become(event);
            case RETURN:
                return comeBack(event);
            case EFFECT:
                return effect(event);
            case SELECT:
                select(event & 255, event >>> 8 & 255);
                return 0;
            case PUT:
                putDown(event >>> 8 & 255);
                return 0;
            case CASTLE:
                castle(castlings[event & NUMBER], event >>> CHOICE);
                return 0;
            case ROLL:
                roll(event & NUMBER);
                return 0;
            case DEAL:
                deal(event & NUMBER);
                return 0;
            default:
                pass();
                return 0;
        }
    }

    /**
     * Whether the event changes dice in hand and who is chosen only, and nobody is asked who may look at them: what was
     * seen still holds.
     */
    private boolean isOfClock(int event) {
        int kind = event & KIND;
        return (kind == ROLL || kind == SELECT) && !tables.hooked.any;
    }

    void undo() {
        logged -= LOG;
        int slot = logged;
        long entry = log[slot];
        int event = (int) entry;
        int captured = (int) (entry >>> 32) & 255;
        int moved = (int) (entry >>> 40) & 255;
        if ((event & KIND) <= OPENING_MOVE) {
            comeFrom(event & 255, event >>> 8 & 255, event >>> 16 & 255, moved, captured);
        } else if (isOfClock(event)) {
            clock = log[slot + 5];
            return;
        } else {
            takeBack(event, captured, moved, log[slot + 2]);
        }
        rights = log[slot + 1];
        enPassant = log[slot + 2];
        counters = log[slot + 3];
        key = log[slot + 4];
        setClock(log[slot + 5]);
        opened = log[slot + 6];
    }

    /** State of the turn's automaton. */
    int stage() {
        return Snapshot.stage(clock);
    }

    /**
     * Bit i: some capture on field i of {@link #enPassant} is possible; bit 4 + i: one on field i of {@link #opened}
     * may be.
     */
    int live() {
        return Snapshot.live(clock);
    }

    /** The dice in hand, 0 for none. */
    int roll() {
        return Snapshot.roll(clock);
    }

    /** How many of them the turn still has to use, where it has to use as many as any turn can. */
    int due() {
        return Snapshot.due(clock);
    }

    /** The square of the man that has been chosen, or the code of the man that waits to be put down. */
    int subject() {
        return Snapshot.subject(clock);
    }

    /** The chosen pool of dice plus 1, {@link Snapshot#WAITING}, or 0. */
    int hand() {
        return Snapshot.hand(clock);
    }

    /** The number of the turn. */
    int turn() {
        return Snapshot.turn(clock);
    }

    /** Works out what a position that was read does not tell: captures in passing that are possible, and dice due. */
    void complete() {
        clock = Snapshot.withLive(clock, 0);
        lookForEnPassant();
        if (due() == Snapshot.UNKNOWN) {
            clock = Snapshot.withDue(clock, spending.longest());
        }
    }

    /** The code on a square, 0 for none. */
    int at(int square) {
        return board[square] & 255;
    }

    void put(int square, int code) {
        set(square, code);
        key ^= keys[code * squares + square];
    }

    int take(int square) {
        int code = lift(square);
        key ^= keys[code * squares + square];
        return code;
    }

    /** Puts a man down and leaves the key as it is, which is as well when an event is taken back with its key. */
    private void set(int square, int code) {
        board[square] = (byte) code;
        long bit = 1L << square;
        pieces[code * words + (square >> 6)] |= bit;
        all[square >> 6] |= bit;
    }

    /** Takes a man up and leaves the key as it is. */
    private int lift(int square) {
        int code = board[square] & 255;
        board[square] = 0;
        long bit = ~(1L << square);
        pieces[code * words + (square >> 6)] &= bit;
        all[square >> 6] &= bit;
        return code;
    }

    /** The square of the man that a capture in passing on this square takes, -1 if none is open there. */
    int victim(int target) {
        for (long open = enPassant; open != 0; open >>>= 16) {
            if ((open & 255) == target && at((int) (open >>> 8) & 255) != 0 && isEnemy((int) (open >>> 8) & 255)) {
                return (int) (open >>> 8) & 255;
            }
        }
        return -1;
    }

    /**
     * Whether the present moment has occurred so often since the log began, itself included. The search ends at a
     * capture or a move of a man who never turns back, unless men come back.
     */
    boolean hasOccurred(int times) {
        int count = 1;
        long now = clock & Snapshot.REPETITION;
        int streak = logged == 0 ? 0 : (int) (log[logged - LOG] >>> 48);
        int begin = Math.max(0, logged - streak * LOG);
        for (int slot = logged - LOG; slot >= begin && count < times; slot -= LOG) {
            if (log[slot + 4] == key
                    && (log[slot + 5] & Snapshot.REPETITION) == now
                    && log[slot + 1] == rights
                    && Snapshot.live(Snapshot.live(log[slot + 5]), log[slot + 2]) == Snapshot.live(live(), enPassant)) {
                count++;
            }
        }
        return count >= times;
    }

    long packed() {
        return clock;
    }

    int counter(int index) {
        return (short) (counters >>> 16 * index);
    }

    /** The number of the array that was dealt, as {@link Promotions} counts. */
    int array() {
        return tables.promotions.array(counters);
    }

    boolean isEnemy(int square) {
        return (board[square] & 1) == side;
    }

    /**
     * Whether the man on a square may not be captured by the man on another: others of his side protect him, or a hook
     * does.
     */
    boolean isSpared(int square, int captor) {
        return isProtected(square) || tables.hooked.anyCapturable && arbiter.spares(square, captor);
    }

    /** Whether others of his side protect the man on a square. */
    boolean isProtected(int square) {
        if (!tables.shields.any()) {
            return false;
        }
        if ((seen & SHIELDED) == 0) {
            seen |= SHIELDED;
            tables.shields.cover(pieces, shielded);
        }
        return (shielded[square >> 6] >>> square & 1) != 0;
    }

    private void setClock(long now) {
        clock = now;
        side = Snapshot.side(now);
        seen = 0;
    }

    private void reserve() {
        if (logged + LOG > log.length) {
            log = Arrays.copyOf(log, 2 * log.length);
        }
        logged += LOG;
    }

    private void save(int slot) {
        log[slot + 1] = rights;
        log[slot + 2] = enPassant;
        log[slot + 3] = counters;
        log[slot + 4] = key;
        log[slot + 5] = clock;
        log[slot + 6] = opened;
    }

    /** The stage after a move of a code, which takes a die out of the hand where dice are spent one by one. */
    private int afterMove(int event, int code) {
        return roll() == 0 || stages.afterSpend[stage()] < 0
                ? stages.afterMove[stage()]
                : spend(tables.rolls.rest(roll(), side, code, event >>> CHOICE));
    }

    /** Takes a die out of the hand, and says where the turn goes on. */
    private int spend(int left) {
        rest = left;
        if (due() != 0) {
            clock = Snapshot.withDue(clock, Math.max(0, due() - tables.rolls.size(roll()) + tables.rolls.size(left)));
        }
        return left == 0 ? stages.afterSpend[stage()] : stage();
    }

    /** A man goes to another square and takes who stands there; as {@link #move}. */
    private int go(int event) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int moved = board[from] & 255;
        int captured = board[to] & 255;
        int next = afterMove(event, moved);
        seen = 0;
        if (from == to) {
            return move(event, next);
        }
        shift(event, moved, captured);
        rights = tables.castlings.kept(rights, moved, from, captured, to);
        if ((enPassant | opened) != 0) {
            close(from, to);
        }
        if (opens(event, moved)) {
            open(moved, from, to);
        }
        key ^= keys[moved * squares + from] ^ keys[captured * squares + to] ^ keys[(event >>> 16 & 255) * squares + to];
        setBack(counting.byMove[moved] | counting.byCaptureOf[captured]);
        conclude(next, captured, to);
        return captured | moved << 8;
    }

    /** What a move that only goes and takes does to men. */
    private void shift(int event, int moved, int captured) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int code = event >>> 16 & 255;
        board[from] = 0;
        board[to] = (byte) code;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    private static boolean opens(int event, int moved) {
        return (event & KIND) == OPENING_MOVE && moved == (event >>> 16 & 255);
    }

    /**
     * Plays a move for a look at what the other side can do: one that {@link Successor} calls plain, where it is for
     * such moves. Key, counters and the rights of the side that has moved stay behind, captures in passing may be
     * thought possible that are not legal, and nothing is logged.
     *
     * @return what {@link #back} wants to know
     */
    int glance(int event) {
        int to = event >>> 8 & 255;
        int moved = board[event & 255] & 255;
        int captured = board[to] & 255;
        seen = 0;
        shift(event, moved, captured);
        if (captured != 0) {
            rights &= keep[captured * squares + to];
        }
        clock = Snapshot.nextTurn(clock);
        side ^= 1;
        enPassant = 0;
        if (opens(event, moved)) {
            open(moved, event & 255, to);
            enPassant = opened;
            opened = 0;
            clock = Snapshot.withLive(clock, safety.isNearEnPassant() ? 1 : 0);
        }
        return captured | moved << 8;
    }

    /** After {@link #glance}: stands where it stood. */
    void back(int event, int changed, Snapshot before) {
        comeFrom(event & 255, event >>> 8 & 255, event >>> 16 & 255, changed >>> 8, changed & 255);
        rights = before.rights();
        enPassant = before.enPassant();
        opened = before.opened();
        setClock(before.clock());
    }

    /** Nobody on these squares can be taken in passing any more. */
    private void close(int one, int other) {
        enPassant = closed(closed(enPassant, one), other);
        opened = closed(closed(opened, one), other);
    }

    /** Gives the code of the man taken, and above it the code of the man that moved. */
    private int move(int event, int next) {
        int from = event & 255;
        int to = event >>> 8 & 255;
        int passed = (event & KIND) == EN_PASSANT ? victim(to) : to;
        int moved = take(from);
        int captured = at(passed);
        if (captured != 0) {
            take(passed);
            setBack(counting.byCapture);
        }
        put(to, event >>> 16 & 255);
        if (from != to) {
            setBack(counting.byMove[moved]);
        }
        rights = tables.castlings.kept(rights, moved, from, captured, to);
        close(from, passed);
        if (opens(event, moved)) {
            open(moved, from, to);
        }
        conclude(next, captured, passed);
        return captured | moved << 8;
    }

    /** A walk counts, unless it has set the counter back. */
    private int walk(int event) {
        long before = counters;
        counters &= ~counting.walks;
        int changed = move(event, stages.afterWalk[stage()]);
        boolean steps = (event & 255) != (event >>> 8 & 255);
        long back = steps ? counting.byMove[changed >>> 8] : 0;
        back |= (changed & 255) != 0 ? counting.byCapture : 0;
        for (int shift = 0; shift < 16 * counting.counters; shift += 16) {
            long field = FIELD << shift & counting.walks & ~back;
            counters |= field == 0 ? 0 : CounterTable.up(before, shift) << shift;
        }
        return changed;
    }

    private void select(int square, int pool) {
        clock = Snapshot.pack(
                side, stages.afterChoice[stage()], 0, roll(), square, pool + 1, due(), Snapshot.turn(clock));
        lookForEnPassant();
    }

    private int act(int event) {
        setBack(counting.byAction[event >>> CHOICE]);
        return move(event, stages.afterAct[stage()]);
    }

    /** A man becomes another on its square; what it was may have to be put down elsewhere. */
    private int become(int event) {
        int square = event & 255;
        int before = leave(square);
        put(square, event >>> 16 & 255);
        setBack(counting.byAction[event >>> CHOICE]);
        conclude(stages.afterAct[stage()], before, square);
        return before << 8;
    }

    /** One or two men leave their squares, one comes back on another. */
    private int comeBack(int event) {
        int one = event >>> 8 & 255;
        int other = event >>> 16 & 255;
        int code = leave(one);
        int second = one == other ? 0 : leave(other);
        put(event & 255, fates.placed[code]);
        setBack(counting.byAction[event >>> CHOICE]);
        advance(stages.afterAct[stage()]);
        return second | code << 8;
    }

    private void putDown(int square) {
        put(square, fates.placed[subject()]);
        rest = roll();
        advance(stage());
    }

    /** What a hook has told: everybody leaves, then everybody arrives. */
    private int effect(int event) {
        int[] edits = arbiter.effect(event);
        int moved = at(event & 255);
        int next = afterMove(event, moved);
        int captured = 0;
        int where = 0;
        remember(edits);
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            int square = edits[i] & 255;
            int before = leave(square);
            if ((edits[i] & HookAnswer.TAKEN) != 0 && (captured == 0 || fates.waits[before])) {
                captured = before;
                where = square;
            }
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            if ((edits[i] >>> 8 & 255) != 0) {
                put(edits[i] & 255, edits[i] >>> 8 & 255);
            }
        }
        setBack(counting.byMove[moved] | (captured == 0 ? 0 : counting.byCapture));
        conclude(next, captured, where);
        return captured | moved << 8;
    }

    /** Lifts whoever stands on the square, with his rights, and gives his code. */
    private int leave(int square) {
        int code = at(square);
        if (code != 0) {
            take(square);
            rights &= keep[code * squares + square];
            enPassant = closed(enPassant, square);
            opened = closed(opened, square);
        }
        return code;
    }

    private void remember(int[] edits) {
        if (changes + edits.length > changed.length) {
            changed = Arrays.copyOf(changed, 2 * changed.length + edits.length);
        }
        for (int i = HookAnswer.HEAD; i < edits.length; i++) {
            changed[changes++] = edits[i] & 255 | at(edits[i] & 255) << 8;
        }
        changed[changes++] = edits.length - HookAnswer.HEAD;
    }

    /**
     * Goes on to the next stage, unless the fate of a captured man says that it is put down first and there is room.
     */
    private void conclude(int next, int captured, int square) {
        int waiting = waits[captured] ? waiting(captured, square) : 0;
        if (waiting != 0) {
            clock = Snapshot.pack(side, next, 0, rest, fates.placed[captured], waiting, due(), Snapshot.turn(clock));
            lookForEnPassant();
        } else {
            advance(next);
        }
    }

    private int waiting(int captured, int square) {
        if (!fates.waits(captured, square, all)) {
            return 0;
        }
        return tables.hooked.fate[captured] ? arbiter.waiting(captured, square) : Snapshot.WAITING;
    }

    private void setBack(long fields) {
        counters = counting.setBack(counters, fields);
    }

    private void castle(CastlingRule.Row row, int use) {
        int king = take(row.king());
        int rook = take(row.rook());
        put(row.kingTo(), king);
        put(row.rookTo(), rook);
        setBack(counting.byMove[king] | counting.byMove[rook]);
        rights &= keep[king * squares + row.king()] & keep[rook * squares + row.rook()];
        close(row.king(), row.rook());
        advance(
                stages.afterSpend[stage()] < 0
                        ? stages.afterMove[stage()]
                        : spend(tables.rolls.castleSpends(roll())[use]));
    }

    private void roll(int number) {
        int next = stages.afterThrow[stage()];
        clock = Snapshot.pack(
                side, next, live(), tables.rolls.held(number), subject(), hand(), 0, Snapshot.turn(clock));
        if (stages.most[next]) {
            clock = Snapshot.withDue(clock, spending.longest());
        }
    }

    /** Ends the turn, or gives up the dice that are left. */
    private void pass() {
        advance(roll() == 0 || stages.afterSpend[stage()] < 0 ? stages.over : stages.afterSpend[stage()]);
    }

    private void deal(int outcome) {
        tables.dealt(outcome).forEach((square, code) -> put(square, code));
        rights = tables.rightsOfArray(board);
        counters = tables.promotions.dealt(counters, outcome);
        clock = Snapshot.withStage(clock, stages.begin(side, Snapshot.turn(clock)));
    }

    private void advance(int next) {
        if (next == stages.over) {
            endTurn();
        } else {
            clock = Snapshot.goingOn(clock, next, rest, rest == 0 ? 0 : due());
            if ((enPassant | opened) != 0) {
                clock = Snapshot.withLive(clock, safety.liveEnPassant());
            }
        }
    }

    /** Works out which captures in passing are possible, where none is known to be. */
    private void lookForEnPassant() {
        if ((enPassant | opened) != 0) {
            clock = Snapshot.withLive(clock, safety.liveEnPassant());
        }
    }

    /**
     * At the end of a turn the other side's men can no longer be taken in passing, but those that have just moved can.
     */
    private void endTurn() {
        counters = counting.counted(counters);
        clock = Snapshot.nextTurn(clock);
        side ^= 1;
        if ((enPassant | opened) != 0) {
            enPassant = opened;
            opened = 0;
            clock = Snapshot.withLive(clock, safety.liveEnPassant());
        }
    }

    /** The squares that a lame first leap has passed are open while its man stays where it landed. */
    private void open(int code, int from, int to) {
        int[] leap = tables.enPassant.opening(code, from, to);
        for (int i = 1; i < leap.length; i++) {
            long square = leap[i] | to << 8;
            opened = opened == 0 ? square : Snapshot.sorted(opened << 16 | square);
        }
    }

    /** Nothing can be taken in passing any more when the man has left the square. */
    private static long closed(long open, int square) {
        long kept = 0;
        int shift = 0;
        for (long left = open; left != 0; left >>>= 16) {
            if ((left >>> 8 & 255) != square) {
                kept |= (left & FIELD) << shift;
                shift += 16;
            }
        }
        return kept;
    }

    private void takeBack(int event, int captured, int moved, long openBefore) {
        switch (event & KIND) {
            case WALK, ACT -> takeBack(event & 255, event >>> 8 & 255, moved, event >>> 8 & 255, captured);
            case BECOME -> takeBack(event & 255, event & 255, moved, 0, 0);
            case RETURN -> takeBack(event >>> 8 & 255, event & 255, moved, event >>> 16 & 255, captured);
            case PUT -> lift(event >>> 8 & 255);
            case EFFECT -> takeBackEffect();
            case EN_PASSANT -> {
                takeBack(
                        event & 255,
                        event >>> 8 & 255,
                        moved,
                        victim(openBefore, event >>> 8 & 255, captured),
                        captured);
            }
            case CASTLE -> takeBack(castlings[event & NUMBER]);
            case DEAL -> tables.dealt(event & NUMBER).forEach((square, code) -> lift(square));
            default -> {
                // A roll and a pass move no men.
            }
        }
    }

    /** Takes back a move; see {@link #go}. */
    private void comeFrom(int from, int to, int code, int moved, int captured) {
        if (from == to) {
            takeBack(from, to, moved, to, captured);
            return;
        }
        board[to] = (byte) captured;
        board[from] = (byte) moved;
        cross(moved, from, code, to);
        if (captured != 0) {
            restore(captured, to);
        }
    }

    /** A captured man leaves the sets or comes back to them; another has just arrived on his square, or left it. */
    private void restore(int captured, int square) {
        pieces[captured * words + (square >> 6)] ^= 1L << square;
        all[square >> 6] |= 1L << square;
    }

    /**
     * Changes the sets of a man who leaves a square and arrives on an empty one, or the other way: few writes, as each
     * waits for the last.
     */
    private void cross(int moved, int from, int code, int to) {
        if (words == 1) {
            long both = 1L << from | 1L << to;
            all[0] ^= both;
            if (moved == code) {
                pieces[code] ^= both;
            } else {
                pieces[moved] ^= 1L << from;
                pieces[code] ^= 1L << to;
            }
        } else {
            all[from >> 6] ^= 1L << from;
            all[to >> 6] ^= 1L << to;
            pieces[moved * words + (from >> 6)] ^= 1L << from;
            pieces[code * words + (to >> 6)] ^= 1L << to;
        }
    }

    private void takeBack(int from, int to, int moved, int victim, int captured) {
        lift(to);
        set(from, moved);
        if (captured != 0) {
            set(victim, captured);
        }
    }

    private void takeBackEffect() {
        int count = changed[--changes];
        for (int i = changes - count; i < changes; i++) {
            if (at(changed[i] & 255) != 0) {
                lift(changed[i] & 255);
            }
        }
        for (int i = changes - count; i < changes; i++) {
            if (changed[i] >>> 8 != 0) {
                set(changed[i] & 255, changed[i] >>> 8);
            }
        }
        changes -= count;
    }

    private void takeBack(CastlingRule.Row row) {
        int king = lift(row.kingTo());
        int rook = lift(row.rookTo());
        set(row.king(), king);
        set(row.rook(), rook);
    }

    /**
     * Where the man stood that was taken in passing: the open field with this target whose victim's square is empty.
     */
    private int victim(long openBefore, int target, int captured) {
        for (long open = openBefore; open != 0; open >>>= 16) {
            int victim = (int) (open >>> 8) & 255;
            if ((open & 255) == target && captured != 0 && board[victim] == 0) {
                return victim;
            }
        }
        throw new AssertionError("no capture in passing on square " + target);
    }
}
