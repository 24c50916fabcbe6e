package org.dicechess.rules.play;

import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.dicechess.Board;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * A position. After a move that ends the turn it is worked out in full when somebody looks, as many are only counted.
 *
 * <p>What is found out later is written without a lock: every thread works out an equal value, and nobody can change
 * it.
 */
public final class PlayPosition implements Position {

    /** No event: there is none of this kind. */
    static final int NONE = -1;

    private final PlayVariant variant;

    /** The move that has led here and ended the turn, and whose it was. */
    private final int event;

    private final int mover;

    /** The state before that move, or what it has led to once that is worked out: the side to move tells which. */
    private Snapshot known;

    private @Nullable Node node;

    PlayPosition(PlayVariant variant, Snapshot told) {
        this(variant, told, 0, Snapshot.side(told.clock()) ^ 1);
    }

    private PlayPosition(PlayVariant variant, Snapshot known, int event, int mover) {
        this.variant = variant;
        this.event = event;
        this.mover = mover;
        this.known = known;
        // Who comes by it without a lock finds it whole, as if all its fields were final.
        VarHandle.storeStoreFence();
    }

    /** The packed state. */
    public Snapshot snapshot() {
        Snapshot moment = known;
        return isBefore(moment) ? tell(moment) : moment;
    }

    private Snapshot tell(Snapshot before) {
        Snapshot after = variant.successor().after(before, event);
        Snapshot told = after == null ? played(before, event) : after;
        known = told;
        return told;
    }

    private boolean isBefore(Snapshot moment) {
        return Snapshot.side(moment.clock()) == mover;
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public Board board() {
        return new BoardView(tables(), snapshot().board());
    }

    @Override
    public List<Piece> reserve(Color color) {
        Objects.requireNonNull(color, "color");
        boolean waits = Snapshot.waits(Snapshot.hand(snapshot().clock()));
        if (!waits) {
            return List.of();
        }
        Piece waiting = variant.piece(Snapshot.subject(snapshot().clock()));
        return waiting.color() == color ? List.of(waiting) : List.of();
    }

    @Override
    public Optional<Selection> selection() {
        int hand = Snapshot.hand(snapshot().clock());
        return hand == 0 || Snapshot.waits(hand)
                ? Optional.empty()
                : Optional.of(new Selection(
                        tables().game
                                .squares()
                                .square(Snapshot.subject(snapshot().clock())),
                        tables().game.pools().get(hand - 1).name()));
    }

    @Override
    public Color turn() {
        return Color.values()[Snapshot.side(snapshot().clock())];
    }

    @Override
    public int turnNumber() {
        return Snapshot.turn(snapshot().clock());
    }

    @Override
    public Optional<Roll> roll() {
        int roll = Snapshot.roll(snapshot().clock());
        return roll == 0 ? Optional.empty() : Optional.of(tables().rolls.roll(roll));
    }

    @Override
    public boolean inCheck(Color color) {
        int side = color.ordinal();
        return variant.with(snapshot(), cursor -> cursor.state().safety().inCheck(side));
    }

    @Override
    public boolean beginsTurn() {
        return tables().stages.isBegin(Snapshot.stage(snapshot().clock()))
                && Snapshot.hand(snapshot().clock()) == 0;
    }

    @Override
    public int counter(String name) {
        // Set back within the turn it is -1 until the turn counts: to a host that is zero.
        return Math.max(0, (short) (snapshot().counters() >>> 16 * index(name)));
    }

    @Override
    public Node node() {
        Node known = node;
        if (known == null) {
            Snapshot now = snapshot();
            PlayCursor cursor = variant.lend(now);
            try {
                known = work(cursor, now);
            } catch (Throwable failed) {
                variant.drop(cursor);
                throw failed;
            }
            cursor.giveBack();
            node = known;
        }
        return known;
    }

    @Override
    public Node nodeIfRepeated() {
        int ending = beginsTurn() ? variant.with(snapshot(), cursor -> cursor.ending(Endings.REPEATED)) : NONE;
        return ending < 0 ? node() : variant.with(snapshot(), cursor -> cursor.end(ending));
    }

    @Override
    public Position after(Event event) {
        Snapshot now = known;
        return event instanceof PlayMove move && move.endsTurnAt(now) && !isBefore(now)
                ? new PlayPosition(variant, now, move.number(), mover ^ 1)
                : afterAny(event);
    }

    /** The listed event of a decision whose canonical text this is. */
    public Optional<Event> written(String text) {
        return node() instanceof Node.Decision decision
                ? ((EventList) decision.events()).written(text)
                : Optional.empty();
    }

    /**
     * The events of a decision whose texts name one of these squares as that where a piece arrives or is chosen, in
     * their order; castling and passes too. Empty where nobody decides.
     */
    public List<Event> eventsOn(Predicate<Square> arrival) {
        return node() instanceof Node.Decision decision ? ((EventList) decision.events()).on(arrival) : List.of();
    }

    @Override
    public Event listed(Event event) {
        Objects.requireNonNull(event, "event");
        int number = number(event);
        if (number == NONE) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        return new Events(variant, snapshot()).event(number);
    }

    /** After an event that is not known to be a move which ends the turn. */
    private Position afterAny(Event event) {
        Objects.requireNonNull(event, "event");
        int number = number(event);
        if (number == NONE) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        return new PlayPosition(variant, played(snapshot(), number));
    }

    private Snapshot played(Snapshot before, int number) {
        PlayCursor cursor = variant.lend(before);
        Snapshot after;
        try {
            cursor.play(number);
            after = cursor.state().settle();
        } catch (Throwable failed) {
            variant.drop(cursor);
            throw failed;
        }
        cursor.giveBack();
        return after;
    }

    @Override
    public int count() {
        Snapshot moment = known;
        PlayCursor cursor = variant.lend(moment);
        int count;
        try {
            count = isBefore(moment) ? cursor.countAfter(moment, event) : cursor.count();
        } catch (Throwable failed) {
            variant.drop(cursor);
            throw failed;
        }
        cursor.giveBack();
        return count;
    }

    /** Says that events have been listed of which somebody wanted the number. */
    void tellCounted() {
        variant.with(snapshot(), cursor -> cursor.foresight().count());
    }

    /** The numbers of all events. */
    int[] list() {
        return variant.with(snapshot(), PlayCursor::events);
    }

    @Override
    public Optional<String> explain(Event event) {
        Objects.requireNonNull(event, "event");
        return number(event) != NONE
                ? Optional.empty()
                : Optional.of(variant.with(snapshot(), cursor -> new Explanation(this, cursor).of(event)));
    }

    @Override
    public Position ignoring(String... counters) {
        Snapshot now = snapshot();
        long kept = now.counters();
        for (String counter : counters) {
            kept &= ~(0xFFFFL << 16 * index(counter));
        }
        boolean same = kept == now.counters();
        return new PlayPosition(
                variant,
                same ? now : new Snapshot(now.board(), now.clock(), now.rights(), now.enPassant(), now.opened(), kept));
    }

    @Override
    public TurnGraph turns() {
        return new PlayTurns(this);
    }

    @Override
    public Cursor cursor() {
        PlayCursor cursor = new PlayCursor(variant);
        cursor.state().stand(snapshot());
        return cursor;
    }

    @Override
    public String text() {
        return variant.notation().position(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayPosition that
                && (variant == that.variant || variant.rulesHash().equals(that.variant.rulesHash()))
                && snapshot().equals(that.snapshot());
    }

    @Override
    public int hashCode() {
        return snapshot().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    Tables tables() {
        return variant.tables();
    }

    /** The number of an event, {@link #NONE} if it is not possible here. */
    private int number(Event event) {
        if (event instanceof PlayMove move && move.isOf(snapshot())) {
            return move.number();
        }
        if (node() instanceof Node.Decision decision) {
            return ((EventList) decision.events()).number(event);
        }
        return node() instanceof Node.Chance && event instanceof Roll roll
                ? variant.with(snapshot(), cursor -> cursor.rolled(roll))
                : NONE;
    }

    private Node work(PlayCursor cursor, Snapshot now) {
        int ending = cursor.ending(Endings.NO_HISTORY);
        if (ending >= 0) {
            return cursor.end(ending);
        }
        return cursor.isChance() ? variant.chance(cursor) : new Node.Decision(cursor.player(), list(cursor, now));
    }

    /** Hooks are asked at once, so that it is here that they may fail. */
    private EventList list(PlayCursor cursor, Snapshot now) {
        Events source = new Events(variant, now);
        if (tables().hooked.any) {
            int[] numbers = cursor.events();
            return new EventList(this, source, numbers, numbers.length);
        }
        return new EventList(
                this, source, cursor.foresight().list(), cursor.foresight().counted());
    }

    private int index(String counter) {
        List<Counter> counters = tables().game.counters();
        for (int i = 0; i < counters.size(); i++) {
            if (counters.get(i).name().equals(counter)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no counter '" + counter + "'; there are " + variant.counters());
    }
}
