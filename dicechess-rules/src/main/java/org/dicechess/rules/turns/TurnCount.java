package org.dicechess.rules.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.dice.Rolls;
import org.dicechess.rules.dice.Stages;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;

/**
 * Counts the sequences of a turn and the positions in which they end: depth first, each position of the turn once.
 *
 * <p>Positions are identified by 128 bits: the Zobrist key and {@link LinearHash}. Mostly, the last two dice are
 * counted without playing a move, see {@link LastTwo}. If moves can be reordered, all orders count as sequences, but
 * only one is followed to its end; that is the rule of sleep sets (Godefroid 1996).
 */
public final class TurnCount {

    /** The most listed events of all positions on the current path: 16 MiB. */
    private static final int MOST_LISTED = 1 << 22;

    /** The most events of a turn that are followed. */
    static final int MOST_EVENTS = 1000;

    private static final int MOST_POSITIONS = 1 << 20;
    private static final long IN_PROGRESS = -1;

    private final Engine engine;
    private final State state;
    private final Stages stages;
    private final Rolls rolls;
    private final int eventBound;
    private final boolean capturesRemove;

    /** Whether a draw may come within a turn: it ends the turn, although events are still listed. */
    private final boolean drawsWithin;

    private final LinearHash sums;
    private final EndPartition partitions;
    private final MoveDelta move;
    private final CommutingMoves commuting;
    private final TurnEnds ends;
    private final LastTwo lastTwo;
    private final SeenTwoStepArrivals seenArrivals;

    /** The nodes of the current path, by depth. */
    private final List<TurnNode> nodes = new ArrayList<>();

    private LongPairs known = new LongPairs();
    private int[] buffer = {};

    /** The number of listed events of the positions on the current path. */
    private int filled;

    /** The work of the engine before the count in progress. */
    private long workBefore;

    /** The number of the last node that was entered. */
    private int numbered;

    /** The number of sequences of a turn, and of the distinct positions in which they end. */
    public record Counts(long sequences, long ends) {}

    /** Counts with an engine that nothing else uses meanwhile. */
    public TurnCount(Engine engine) {
        this.engine = engine;
        this.state = engine.state;
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.eventBound = state.tables.eventBound;
        this.capturesRemove = !state.tables.fates.any();
        this.drawsWithin = engine.endings.drawWithinTurns();
        this.sums = new LinearHash(state);
        this.partitions = new EndPartition(state);
        this.move = new MoveDelta(state, sums, partitions);
        this.commuting = new CommutingMoves(engine);
        this.ends = new TurnEnds(state, sums, partitions);
        this.seenArrivals = new SeenTwoStepArrivals(state.words);
        this.lastTwo = new LastTwo(engine, sums, partitions, commuting, ends);
    }

    /**
     * Counts the turn from a position on.
     *
     * @throws IllegalStateException if the turn has no end, or exceeds a limit
     */
    public Counts of(Snapshot start) {
        engine.stand(start);
        known = new LongPairs();
        ends.clear();
        partitions.begin();
        filled = 0;
        node(0).reachOtherwise();
        workBefore = engine.work();
        return new Counts(count(0), ends.size());
    }

    static IllegalStateException endless() {
        return new IllegalStateException("the turn can return to an earlier position, so it has no end");
    }

    private long count(int depth) {
        if (isEnd(depth) || (depth == 0 || drawsWithin) && engine.ending(Endings.NO_HISTORY) >= 0) {
            ends.addPresent();
            return 1;
        }
        long key = PositionKey.of(state);
        long check = sums.pieces() + sums.rest();
        long before = known.value(key, check);
        if (before == IN_PROGRESS) {
            throw endless();
        }
        return before != LongPairs.NONE ? before : countNew(key, check, depth);
    }

    /** Counts the sequences from a position that the table does not contain. */
    private long countNew(long key, long check, int depth) {
        known.add(key, check, IN_PROGRESS);
        if (known.size() > MOST_POSITIONS) {
            throw Work.tooMany(MOST_POSITIONS, "positions");
        }
        if (depth > MOST_EVENTS) {
            throw Work.tooMany(MOST_EVENTS, "events");
        }
        int begin = filled;
        int end = list();
        state.work += (long) Work.COUNT * (end - begin);
        Work.checkTurn(engine.work() - workBefore, Work.MOST);
        if (end == begin) {
            ends.addPresent();
        }
        long sum =
                end == begin ? 1 : needsNoPlaying() ? countUnplayed(begin, end, depth) : countPlayed(begin, end, depth);
        filled = begin;
        known.add(key, check, sum);
        return sum;
    }

    /** Lists the events after those of the positions before; returns their end. */
    private int list() {
        if (filled + eventBound > MOST_LISTED) {
            throw Work.tooMany(MOST_LISTED, "events to search");
        }
        if (buffer.length < filled + eventBound) {
            buffer = Arrays.copyOf(buffer, Math.min(MOST_LISTED, 2 * filled + eventBound));
        }
        filled = engine.list(buffer, filled);
        return filled;
    }

    /** Returns whether the turn is over here, or a roll follows. */
    private boolean isEnd(int depth) {
        return engine.lister.isChance() || depth > 0 && stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /**
     * Returns whether moves here change only the pieces, castling rights, counters and dice in hand, so they need not
     * be played.
     */
    private boolean needsNoPlaying() {
        return state.stage() < stages.dealing
                && stages.afterSpend[state.stage()] == stages.over
                && (state.enPassant | state.opened) == 0
                && capturesRemove
                && !stages.anyBranch
                && stages.prefer.get(state.stage()).isEmpty()
                && !state.tables.numbers.remembersMoved
                && !state.tables.numbers.remembersDeparture
                && !drawsWithin;
    }

    private long countPlayed(int begin, int end, int depth) {
        long sum = 0;
        for (int i = begin; i < end; i++) {
            sum = Math.addExact(sum, countPlayed(buffer[i], depth));
        }
        return sum;
    }

    private long countPlayed(int event, int depth) {
        engine.play(event);
        node(depth + 1).reachOtherwise();
        long sum = count(depth + 1);
        engine.mover.undo();
        return sum;
    }

    /** Counts the sequences from a position in which moves need not be played. */
    private long countUnplayed(int begin, int end, int depth) {
        TurnNode here = enter(depth);
        boolean last = rolls.size(state.roll()) == 1;
        long sum = 0;
        for (int i = begin; i < end; i++) {
            int event = buffer[i];
            if (event == EventCode.PASS) {
                ends.setRest(state.rights, state.counters);
                ends.add(here.partition, state.key, here.pieces);
                sum++;
            } else if (EventCode.kind(event) != EventCode.MOVE) {
                sum = Math.addExact(sum, countPlayed(event, depth));
            } else {
                move.read(event, state.board);
                sum = Math.addExact(sum, last ? addEnd(here) : countMove(event, here, depth));
            }
        }
        return sum;
    }

    /** Prepares the node of the present position. */
    private TurnNode enter(int depth) {
        TurnNode here = node(depth);
        here.number = ++numbered;
        here.pieces = sums.pieces();
        here.partition = partitions.pieces();
        here.hasLastTwo = lastTwo.prepare();
        return here;
    }

    /** Adds the end of a move that spends the last die. */
    private int addEnd(TurnNode here) {
        move.compute();
        ends.setRest(move.rights(state.rights), move.counters(state.counters));
        ends.add(here.partition ^ move.partition, state.key ^ move.key, here.pieces + move.pieces);
        return 1;
    }

    /** Counts the sequences that begin with the move, whose changes are known. */
    private long countMove(int event, TurnNode here, int depth) {
        int rest = rolls.rest(state.roll(), state.side, move.moved, EventCode.choice(event));
        if (here.hasLastTwo && lastTwo.knows(move, event, rest)) {
            return isFollowedElsewhere(here, rest) ? lastTwo.count(move) : lastTwo.countEnds(move, here);
        }
        move.compute();
        long rights = move.rights(state.rights);
        long counters = move.counters(state.counters);
        long clock = Clock.pack(state.side, state.stage(), 0, rest, 0, 0, Math.max(0, state.due() - 1), 0);
        long key = PositionKey.of(state.key ^ move.key, clock, rights, counters);
        long check = here.pieces + move.pieces + sums.rest(clock, rights, counters);
        long before = known.value(key, check);
        if (before != LongPairs.NONE) {
            return before;
        }
        node(depth + 1).reachBy(move, here);
        engine.play(event);
        long sum = countNew(key, check, depth + 1);
        engine.mover.undo();
        return sum;
    }

    /** Returns whether the position after the move is also reached in another way that adds its ends. */
    private boolean isFollowedElsewhere(TurnNode here, int rest) {
        return here.reachedByQuietMove && move.from == here.to && move.code == move.moved && state.rights == 0
                ? !seenArrivals.isNew((long) here.previous << 32 | rest, here.from, move.to)
                : commuting.comesFirst(move, here);
    }

    private TurnNode node(int depth) {
        while (nodes.size() <= depth) {
            nodes.add(new TurnNode());
        }
        return nodes.get(depth);
    }
}
