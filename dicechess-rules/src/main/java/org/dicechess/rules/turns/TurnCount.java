package org.dicechess.rules.turns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dicechess.rules.ask.Work;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EventCode;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Rolls;
import org.dicechess.rules.table.Stages;

/**
 * Counts the sequences of a turn and the positions in which they end: depth first, each position of the turn once.
 *
 * <p>Positions are told apart by 128 bits, the Zobrist key and {@link LinearHash}. What can be done with the last two
 * dice is mostly counted without playing it, see {@link LastTwo}. Of several orders of moves that can change places all
 * count as sequences, and one is followed to its end; that is the rule of sleep sets (Godefroid 1996).
 */
public final class TurnCount {

    /** The events of all positions on the way that are still to be tried: 16 MiB. */
    private static final int MOST_LISTED = 1 << 22;

    /** The most events of a turn that are followed. */
    static final int MOST_EVENTS = 1000;

    private static final int MOST_POSITIONS = 1 << 20;
    private static final long OPEN = -1;

    private final Engine engine;
    private final State state;
    private final Stages stages;
    private final Rolls rolls;
    private final int bound;
    private final boolean piecesLeave;

    /** Whether a draw may come within a turn that does not begin with it: it stops no list, but the turn. */
    private final boolean drawsWithin;

    private final LinearHash sums;
    private final EndPartition parts;
    private final MoveDelta move;
    private final CommutingMoves exchange;
    private final TurnEnds ends;
    private final LastTwo lastTwo;
    private final SeenTwoStepArrivals twice;

    /** One for each depth. */
    private final List<TurnNode> stations = new ArrayList<>();

    private LongPairs known = new LongPairs();
    private int[] buffer = {};

    /** The events of all positions on the way to the present one stand before this. */
    private int filled;

    /** What a count in progress has taken. */
    private Optional<Work> work = Optional.empty();

    /** How many positions it has been at. */
    private int stood;

    /** How many there are. */
    public record Counts(long sequences, long ends) {}

    /** Counts with an engine of its own. */
    public TurnCount(Engine engine) {
        this.engine = engine;
        this.state = engine.state;
        this.stages = state.tables.stages;
        this.rolls = state.tables.rolls;
        this.bound = state.tables.eventBound;
        this.piecesLeave = !state.tables.fates.any();
        this.drawsWithin = engine.endings.drawWithinTurns();
        this.sums = new LinearHash(state);
        this.parts = new EndPartition(state);
        this.move = new MoveDelta(state, sums, parts);
        this.exchange = new CommutingMoves(engine);
        this.ends = new TurnEnds(state, sums, parts);
        this.twice = new SeenTwoStepArrivals(state.words);
        this.lastTwo = new LastTwo(engine, sums, parts, exchange, ends);
    }

    /** Counts the turn from a position on. */
    public Counts of(Snapshot start) {
        engine.stand(start);
        known = new LongPairs();
        ends.clear();
        parts.begin();
        filled = 0;
        station(0).byOther();
        try (Work spent = Work.begin()) {
            work = Optional.of(spent);
            return new Counts(count(0), ends.size());
        } finally {
            work = Optional.empty();
        }
    }

    static IllegalStateException endless() {
        return new IllegalStateException("the turn can come back to where it was, so that it has no end");
    }

    private long count(int depth) {
        if (isEnd(depth) || (depth == 0 || drawsWithin) && engine.ending(Endings.NO_HISTORY) >= 0) {
            ends.here();
            return 1;
        }
        long key = PositionKey.of(state);
        long check = sums.pieces() + sums.rest();
        long before = known.value(key, check);
        if (before == OPEN) {
            throw endless();
        }
        return before != LongPairs.NONE ? before : counted(key, check, depth);
    }

    /** Counts from a position of the turn, known by its key, that is new. */
    private long counted(long key, long check, int depth) {
        known.add(key, check, OPEN);
        if (known.size() > MOST_POSITIONS) {
            throw Work.tooMany(MOST_POSITIONS, "positions");
        }
        if (depth > MOST_EVENTS) {
            throw Work.tooMany(MOST_EVENTS, "events");
        }
        int begin = filled;
        int end = list();
        work.ifPresent(Work::checkTurn);
        if (end == begin) {
            ends.here();
        }
        long sum = end == begin ? 1 : isPlain() ? plain(begin, end, depth) : played(begin, end, depth);
        filled = begin;
        known.add(key, check, sum);
        return sum;
    }

    /** Lists the events behind those of the positions before, and gives the end. */
    private int list() {
        if (filled + bound > MOST_LISTED) {
            throw Work.tooMany(MOST_LISTED, "events to go on with");
        }
        if (buffer.length < filled + bound) {
            buffer = Arrays.copyOf(buffer, Math.min(MOST_LISTED, 2 * filled + bound));
        }
        filled = engine.list(buffer, filled);
        return filled;
    }

    /** Whether a turn is over here, or something is rolled. */
    private boolean isEnd(int depth) {
        return engine.lister.isChance() || depth > 0 && stages.isBegin(state.stage()) && state.hand() == 0;
    }

    /**
     * Whether a move here changes nothing but men, rights, counters and the dice in hand, so that it need not be
     * played.
     */
    private boolean isPlain() {
        return state.stage() < stages.dealing
                && stages.afterSpend[state.stage()] == stages.over
                && (state.enPassant | state.opened) == 0
                && piecesLeave
                && !drawsWithin;
    }

    private long played(int begin, int end, int depth) {
        long sum = 0;
        for (int i = begin; i < end; i++) {
            sum = Math.addExact(sum, played(buffer[i], depth));
        }
        return sum;
    }

    private long played(int event, int depth) {
        engine.play(event);
        station(depth + 1).byOther();
        long sum = count(depth + 1);
        engine.mover.undo();
        return sum;
    }

    /** Counts what begins with events of a plain position. */
    private long plain(int begin, int end, int depth) {
        TurnNode here = look(depth);
        boolean last = rolls.size(state.roll()) == 1;
        long sum = 0;
        for (int i = begin; i < end; i++) {
            int event = buffer[i];
            if (event == EventCode.PASS) {
                ends.rest(state.rights, state.counters);
                ends.over(here.part, state.key, here.pieces);
                sum++;
            } else if (EventCode.kind(event) != EventCode.MOVE) {
                sum = Math.addExact(sum, played(event, depth));
            } else {
                move.of(event, state.board);
                sum = Math.addExact(sum, last ? over(here) : moved(event, here, depth));
            }
        }
        return sum;
    }

    private TurnNode look(int depth) {
        TurnNode here = station(depth);
        here.number = ++stood;
        here.pieces = sums.pieces();
        here.part = parts.pieces();
        here.isLastTwo = lastTwo.look();
        return here;
    }

    /** The move spends the last die. */
    private int over(TurnNode here) {
        move.weigh();
        ends.rest(move.rights(state.rights), move.counters(state.counters));
        ends.over(here.part ^ move.part, state.key ^ move.key, here.pieces + move.pieces);
        return 1;
    }

    /** Counts what begins with the move, of which is known where it leads to. */
    private long moved(int event, TurnNode here, int depth) {
        int rest = rolls.rest(state.roll(), state.side, move.moved, EventCode.choice(event));
        if (here.isLastTwo && lastTwo.knows(move, event, rest)) {
            return isFollowedElsewhere(here, rest) ? lastTwo.count(move) : lastTwo.countEnds(move, here);
        }
        move.weigh();
        long rights = move.rights(state.rights);
        long counters = move.counters(state.counters);
        long clock = Clock.pack(state.side, state.stage(), 0, rest, 0, 0, Math.max(0, state.due() - 1), 0);
        long key = PositionKey.of(state.key ^ move.key, clock, rights, counters);
        long check = here.pieces + move.pieces + sums.rest(clock, rights, counters);
        long before = known.value(key, check);
        if (before != LongPairs.NONE) {
            return before;
        }
        station(depth + 1).by(move, here);
        engine.play(event);
        long sum = counted(key, check, depth + 1);
        engine.mover.undo();
        return sum;
    }

    /**
     * Whether the position after the move is, or was, come to in another way, so that its ends need not be looked for
     * here.
     */
    private boolean isFollowedElsewhere(TurnNode here, int rest) {
        return here.isByQuietMove && move.from == here.to && move.code == move.moved && state.rights == 0
                ? !twice.isNew((long) here.before << 32 | rest, here.from, move.to)
                : exchange.comesFirst(move, here);
    }

    private TurnNode station(int depth) {
        while (stations.size() <= depth) {
            stations.add(new TurnNode());
        }
        return stations.get(depth);
    }
}
