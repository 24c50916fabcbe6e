package org.dicechess.rules.play;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntSupplier;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.table.Stages;
import org.dicechess.rules.table.Tables;

/** The cursor: a state, its generator and its endings. */
final class PlayCursor implements Cursor {

    private final PlayVariant variant;
    private final Tables tables;
    private final State state;
    private final Stages stages;
    private final Generator generator;
    private final WalkMoves walking;
    private final Endings endings;
    private final int[] scratch;
    private final MoveCounter tally;

    /** Whether the game has hooks that may fail while something is played or tried. */
    private final boolean asks;

    private final SavedState mark;

    /** Whether somebody uses it; whose own it is never gives it back. */
    private final AtomicBoolean claimed = new AtomicBoolean(true);

    private final Foresight foresight;

    PlayCursor(PlayVariant variant) {
        this.variant = variant;
        this.tables = variant.tables();
        this.state = new State(tables);
        this.stages = tables.stages;
        this.generator = state.generator();
        this.walking = new WalkMoves(state);
        this.endings = state.endings();
        this.scratch = new int[tables.eventBound];
        this.tally = new MoveCounter(state, scratch);
        this.asks = tables.hooked.any;
        this.mark = new SavedState(asks ? tables.squares : 0);
        this.foresight = new Foresight(this, state);
    }

    State state() {
        return state;
    }

    /** Takes it for a while, unless somebody uses it. */
    boolean claim() {
        return claimed.compareAndSet(false, true);
    }

    /**
     * Lends the cursor to the next borrower. A cursor that does not come here stays claimed, so that nobody borrows it
     * again: this is what happens to one with which something has failed.
     */
    void giveBack() {
        assert state.isSettled() : "a lent cursor came back changed: " + state.snapshot();
        claimed.setRelease(false);
    }

    Foresight foresight() {
        return foresight;
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public Kind kind() {
        if (ending(Endings.LOGGED) >= 0) {
            return Kind.END;
        }
        return isChance() ? Kind.CHANCE : Kind.DECISION;
    }

    @Override
    public boolean isChance() {
        return !Snapshot.waits(state.hand()) && (state.stage() == stages.dealing || thrown() >= 0);
    }

    /** The pool that is thrown now, -1 if none is. */
    int thrown() {
        int pool = stages.thrown[state.stage()];
        return pool == Stages.CHOSEN ? state.hand() - 1 : pool;
    }

    @Override
    public Color turn() {
        return state.side == 0 ? Color.WHITE : Color.BLACK;
    }

    @Override
    public int turnNumber() {
        return state.turn();
    }

    @Override
    public boolean beginsTurn() {
        return stages.isBegin(state.stage()) && state.hand() == 0;
    }

    @Override
    public Color player() {
        boolean ownerDecides = state.hand() == Snapshot.OWNER_WAITING
                || state.hand() == Snapshot.WAITING && tables.fates.ownerPuts(state.subject());
        return ownerDecides ? tables.codes.piece(state.subject()).color() : turn();
    }

    @Override
    public Node.End end() {
        int ending = ending(Endings.LOGGED);
        if (ending < 0) {
            throw new IllegalStateException("the game is not over");
        }
        return endings.end(ending);
    }

    @Override
    public int list(int[] buffer, int offset) {
        if (offset < 0 || buffer.length - offset < tables.eventBound) {
            throw new IllegalArgumentException("room for " + (buffer.length - offset) + " events from offset " + offset
                    + "; expected at least Variant.eventBound(), " + tables.eventBound);
        }
        if (foresight.lists()) {
            return foresight.list(buffer, offset);
        }
        return asks ? guarded(() -> events(buffer, offset)) : events(buffer, offset);
    }

    @Override
    public int count() {
        int foreseen = foresight.count();
        return foreseen == MoveCounter.UNKNOWN ? countedAnew() : foreseen;
    }

    private int countedAnew() {
        int counted = counted();
        return counted == MoveCounter.UNKNOWN ? list(scratch, 0) : counted;
    }

    /** How many events there are after a move that ends the turn; it stands at the snapshot. */
    int countAfter(Snapshot before, int event) {
        if (Successor.isPlain(event)) {
            int changed = state.glance(event);
            int count = countedAnew();
            state.back(event, changed, before);
            return count;
        }
        state.play(event);
        int count = countedAnew();
        state.undo();
        return count;
    }

    /** How many events there are if they can be counted without being listed, else {@link MoveCounter#UNKNOWN}. */
    int counted() {
        return endings.decided() ? MoveCounter.UNKNOWN : tally.count();
    }

    @Override
    public long weight(int event) {
        return switch (event & State.KIND) {
            case State.ROLL -> tables.rolls.weight(event & State.NUMBER);
            case State.DEAL -> tables.game.setup().deal().weight(event & State.NUMBER);
            default -> 1;
        };
    }

    @Override
    public long total() {
        if (state.stage() == stages.dealing) {
            return tables.game.setup().deal().total();
        }
        int pool = isChance() ? thrown() : -1;
        return pool < 0 ? 1 : tables.rolls.total(pool);
    }

    @Override
    public int outcome(long number) {
        if (!isChance()) {
            throw new IllegalStateException("nothing is rolled here");
        }
        if (number < 0 || number >= total()) {
            throw new IllegalArgumentException("number " + number + "; expected 0 to " + (total() - 1));
        }
        return state.stage() == stages.dealing
                ? State.DEAL | dealt(number)
                : State.ROLL | tables.rolls.fallen(thrown(), number);
    }

    private int dealt(long number) {
        Deal deal = tables.game.setup().deal();
        int outcome = 0;
        for (long left = number - deal.weight(0); left >= 0; left -= deal.weight(outcome)) {
            outcome++;
        }
        return outcome;
    }

    @Override
    public void play(int event) {
        if (asks) {
            guarded(() -> {
                state.play(event);
                return 0;
            });
        } else {
            state.play(event);
        }
    }

    @Override
    public void undo() {
        if (state.depth() == 0) {
            throw new IllegalStateException("nothing has been played");
        }
        state.undo();
    }

    @Override
    public int depth() {
        return state.depth();
    }

    @Override
    public long key() {
        return PositionKey.of(state);
    }

    @Override
    public int number(Event event) {
        int number = event instanceof Roll roll
                ? ending(Endings.NO_HISTORY) < 0 && isChance() ? rolled(roll) : PlayPosition.NONE
                : new EventSearch(tables, new Events(variant, state.snapshot()), events()).equal(event);
        if (number == PlayPosition.NONE) {
            throw new IllegalEventException(position().explain(event).orElseThrow());
        }
        return number;
    }

    /**
     * The outcome of the dice that are thrown here that a roll is, {@link PlayPosition#NONE} if it is none; they
     * ascend, so it is sought by halves.
     */
    int rolled(Roll roll) {
        boolean deals = state.stage() == stages.dealing;
        int kind = deals ? State.DEAL : State.ROLL;
        int low = deals ? 0 : tables.rolls.first(thrown());
        int high = deals ? tables.game.setup().deal().outcomes() - 1 : tables.rolls.last(thrown());
        while (low <= high) {
            int middle = low + high >>> 1;
            List<Integer> faces = deals
                    ? tables.game.setup().deal().shown(middle)
                    : tables.rolls.outcome(middle).roll().faces();
            int order = compare(faces, roll.faces());
            if (order == 0) {
                return kind | middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order > 0 ? middle - 1 : high;
        }
        return PlayPosition.NONE;
    }

    /** Dice compare as words do, face by face. */
    private static int compare(List<Integer> faces, List<Integer> others) {
        int order = 0;
        for (int die = 0; order == 0 && die < Math.min(faces.size(), others.size()); die++) {
            order = Integer.compare(faces.get(die), others.get(die));
        }
        return order == 0 ? Integer.compare(faces.size(), others.size()) : order;
    }

    @Override
    public boolean inCheck(Color color) {
        int side = color.ordinal();
        return asks
                ? guarded(() -> state.safety().inCheck(side) ? 1 : 0) > 0
                : state.safety().inCheck(side);
    }

    @Override
    public Event event(int event) {
        return new Events(variant, state.snapshot()).event(event);
    }

    @Override
    public Position position() {
        return new PlayPosition(variant, state.snapshot());
    }

    /** Where it stands. */
    @Override
    public String toString() {
        return position().text();
    }

    @Override
    public int at(int square) {
        return state.at(square);
    }

    /** The number of the ending that holds, -1 if the game goes on. */
    int ending(int history) {
        if (state.stage() == stages.dealing) {
            return -1;
        }
        return asks ? guarded(() -> first(history)) : first(history);
    }

    private int first(int history) {
        boolean mate = endings.asksForMate();
        if (mate && !asks && (state.seen & (State.FREE | State.STUCK)) == 0 && tally.counts()) {
            foresight.look();
        }
        return endings.first(mate && isStuck(), history);
    }

    private boolean isStuck() {
        if ((state.seen & (State.FREE | State.STUCK)) == 0 && tally.tellsAny()) {
            state.seen |= State.FREE;
        }
        return generator.isStuck(scratch);
    }

    /** The events as a new array. */
    int[] events() {
        return java.util.Arrays.copyOf(scratch, list(scratch, 0));
    }

    /** Does what hooks are asked in, and stands where it stood before if one of them fails. */
    private int guarded(IntSupplier work) {
        state.arbiter().begin();
        state.mark(mark);
        boolean done = false;
        try {
            int result = work.getAsInt();
            done = true;
            return result;
        } finally {
            if (!done) {
                state.goBack(mark);
            }
        }
    }

    Node.End end(int ending) {
        return endings.end(ending);
    }

    int events(int[] buffer, int offset) {
        if (state.stage() == stages.dealing) {
            return numbered(State.DEAL, 0, tables.game.setup().deal().outcomes() - 1, buffer, offset);
        }
        if (endings.decided()) {
            return offset;
        }
        if (Snapshot.waits(state.hand())) {
            return state.acting().places(buffer, offset);
        }
        int pool = thrown();
        return pool < 0 ? decisions(buffer, offset) : outcomes(pool, buffer, offset);
    }

    private int outcomes(int pool, int[] buffer, int offset) {
        if (endings.asksForMate() && isStuck() && endings.endsWithoutMove()) {
            return offset;
        }
        return numbered(State.ROLL, tables.rolls.first(pool), tables.rolls.last(pool), buffer, offset);
    }

    private int decisions(int[] buffer, int offset) {
        int stage = state.stage();
        int end = offset;
        if (stages.afterSpend[stage] != Stages.NOT_HERE) {
            return state.spending().list(buffer, offset);
        }
        if (stages.afterMove[stage] != Stages.NOT_HERE) {
            end = generator.list(buffer, end);
        }
        if (stages.afterAct[stage] != Stages.NOT_HERE) {
            end = state.acting().actions(buffer, stages.afterAct[stage] == stages.afterMove[stage] ? offset : end, end);
        }
        if (stages.afterChoice[stage] != Stages.NOT_HERE) {
            end = state.acting().choices(buffer, end);
        }
        if (stages.afterWalk[stage] != Stages.NOT_HERE) {
            end = walking.list(buffer, end);
        }
        if (stages.mayEnd[stage] || end == offset && !(endings.asksForMate() && endings.endsWithoutMove())) {
            buffer[end++] = State.PASS;
        }
        return end;
    }

    private static int numbered(int kind, int first, int last, int[] buffer, int offset) {
        int end = offset;
        for (int number = first; number <= last; number++) {
            buffer[end++] = kind | number;
        }
        return end;
    }
}
