package org.dicechess.rules.play;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.dicechess.Board;
import org.dicechess.CastlingRight;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Dice;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Purpose;
import org.dicechess.Recurrence;
import org.dicechess.Roll;
import org.dicechess.Selection;
import org.dicechess.Square;
import org.dicechess.TurnGraph;
import org.dicechess.Variant;
import org.dicechess.rules.codes.Counters;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.events.EventList;
import org.dicechess.rules.events.Events;
import org.dicechess.rules.events.ListedEvent;
import org.dicechess.rules.explain.Explanation;
import org.dicechess.rules.explain.StagePurpose;
import org.dicechess.rules.model.CastlingRule;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.state.BoardView;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.EnPassant;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * A position as hosts see it: a snapshot and its variant.
 *
 * <p>The node is written without a lock. Threads that race make equal nodes, and a node never changes.
 */
public final class PlayPosition implements Position {

    private final PlayVariant variant;
    private final Snapshot snapshot;
    private @Nullable Node node;

    PlayPosition(PlayVariant variant, Snapshot snapshot) {
        this.variant = variant;
        this.snapshot = snapshot;
    }

    /** Returns the packed state. */
    public Snapshot snapshot() {
        return snapshot;
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public Board board() {
        return new BoardView(tables(), snapshot.board());
    }

    @Override
    public List<Piece> reserve(Color color) {
        Objects.requireNonNull(color, "color");
        if (!Clock.waits(Clock.hand(snapshot.clock()))) {
            return List.of();
        }
        Piece waiting = variant.piece(Clock.subject(snapshot.clock()));
        return waiting.isOf(color) ? List.of(waiting) : List.of();
    }

    @Override
    public Optional<Selection> selection() {
        int hand = Clock.hand(snapshot.clock());
        return hand == 0 || Clock.waits(hand)
                ? Optional.empty()
                : Optional.of(new Selection(
                        square(Clock.subject(snapshot.clock())),
                        tables().game.pools().get(hand - 1).name()));
    }

    @Override
    public Color turn() {
        return Color.values()[Clock.side(snapshot.clock())];
    }

    @Override
    public int turnNumber() {
        return Clock.turn(snapshot.clock());
    }

    @Override
    public Optional<Roll> roll() {
        int roll = Clock.roll(snapshot.clock());
        return roll == 0 ? Optional.empty() : Optional.of(tables().rolls.roll(roll));
    }

    @Override
    public Optional<Dice> dice() {
        long clock = snapshot.clock();
        if (Clock.roll(clock) == 0) {
            return Optional.empty();
        }
        int chosen = Clock.waits(Clock.hand(clock)) ? Events.NONE : Clock.hand(clock) - 1;
        int pool = tables().stages.poolInHand(Clock.stage(clock), chosen);
        Pool known = pool < 0
                ? tables().rolls.pool(Clock.roll(clock))
                : tables().game.pools().get(pool);
        return Optional.of(known.dice());
    }

    @Override
    public List<CastlingRight> castling() {
        return tables().castlings.held(snapshot.rights(), tables().game.squares());
    }

    /** Returns whether the game has castling. */
    public boolean hasCastling() {
        return tables().castlings.rights() > 0;
    }

    /**
     * Returns the text of castling with a rook on the king's right, seen from White, or on its left; empty if no king
     * of the side to move stands where it may castle. Of several rooks it is one with a right. Castling need not be
     * legal.
     */
    public Optional<String> castlingText(boolean right) {
        int side = turn().ordinal();
        List<CastlingRule.Row> ways = tables().castlings.rows().stream()
                .filter(row -> row.color() == side
                        && (snapshot.board()[row.king()] & 255) == tables().castler(side)
                        && square(row.rook()).file() > square(row.king()).file() == right)
                .toList();
        return ways.stream()
                .filter(this::mayCastle)
                .findFirst()
                .or(() -> ways.stream().findFirst())
                .map(row -> square(row.king()).text()
                        + square(tables().castlings.shown(row)).text());
    }

    private boolean mayCastle(CastlingRule.Row row) {
        return (snapshot.rights() >>> tables().castlings.right(row.color(), row.rook()) & 1) == 1;
    }

    @Override
    public List<Square> enPassant() {
        return EnPassant.targets(snapshot.enPassant()).stream()
                .map(this::square)
                .toList();
    }

    @Override
    public Optional<Purpose> purpose() {
        return node() instanceof Node.Decision
                ? Optional.of(variant.with(snapshot, engine -> StagePurpose.of(this, engine)))
                : Optional.empty();
    }

    private Square square(int index) {
        return tables().game.squares().square(index);
    }

    @Override
    public boolean inCheck(Color color) {
        int side = color.ordinal();
        return variant.with(snapshot, engine -> engine.inCheck(side));
    }

    @Override
    public boolean beginsTurn() {
        return tables().stages.isBegin(Clock.stage(snapshot.clock())) && Clock.hand(snapshot.clock()) == 0;
    }

    @Override
    public int counter(String name) {
        // A counter that was reset within the turn is -1 until the turn counts. Hosts see zero.
        return Math.max(0, Counters.get(snapshot.counters(), index(name)));
    }

    @Override
    public int number(String name, Color side) {
        Objects.requireNonNull(side, "side");
        int number = tables().numbers.index(Objects.requireNonNull(name, "name"));
        if (number < 0) {
            throw new IllegalArgumentException(
                    "no number " + OneLine.quoted(name) + "; there are " + variant.numbers());
        }
        return tables().numbers.get(snapshot.board(), number, side.ordinal());
    }

    @Override
    public Map<PieceType, Integer> hand(Color side) {
        Map<PieceType, Integer> hand = new LinkedHashMap<>();
        for (Kind kind : tables().game.kinds()) {
            int held = tables().numbers.inHand(snapshot.board(), kind.index(), side.ordinal());
            if (held > 0) {
                hand.put(kind, held);
            }
        }
        return Collections.unmodifiableMap(hand);
    }

    @Override
    public Node node() {
        Node known = node;
        if (known == null) {
            known = variant.with(snapshot, this::makeNode);
            node = known;
        }
        return known;
    }

    @Override
    public Node nodeIfRepeated() {
        int ending = beginsTurn() ? variant.with(snapshot, engine -> engine.ending(Endings.REPEATED)) : Events.NONE;
        return ending < 0 ? node() : variant.with(snapshot, engine -> engine.endings.end(ending));
    }

    @Override
    public Node nodeIfRepeated(Recurrence history) {
        Objects.requireNonNull(history, "history");
        int[] sides = new JudgedHistory(variant, history).sides();
        Optional<Node> end = beginsTurn()
                ? variant.with(snapshot, engine -> end(engine, history.occurrences(), sides))
                : Optional.empty();
        return end.orElseGet(this::node);
    }

    private static Optional<Node> end(Engine engine, int occurrences, int[] sides) {
        int ending = engine.ending(occurrences, sides);
        return ending < 0 ? Optional.empty() : Optional.of(engine.endings.end(ending));
    }

    @Override
    public Position after(Event event) {
        Objects.requireNonNull(event, "event");
        int number = number(event);
        if (number == Events.NONE) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        Snapshot after = variant.successor().after(snapshot, number);
        return new PlayPosition(variant, after == null ? played(number) : after);
    }

    /** Returns the listed event with this canonical text; empty for rolls, too. */
    public Optional<Event> written(String text) {
        return unrolled().flatMap(events -> events.written(text));
    }

    /** Returns the events among which a player decides or chance picks; empty where dice are rolled, and at the end. */
    private Optional<EventList> unrolled() {
        if (node() instanceof Node.Decision decision) {
            return Optional.of((EventList) decision.events());
        }
        return node() instanceof Node.Chance chance && chance.picks()
                ? Optional.of(new EventList(variant.events(snapshot), null))
                : Optional.empty();
    }

    /**
     * Returns the events, in their order, whose square of arrival or choice passes a test, and all events without such
     * a square, such as castling, passes and rolls.
     */
    public List<Event> eventsOn(Predicate<Square> arrival) {
        return unrolled().map(events -> events.arrivingOn(arrival)).orElseGet(() -> node().events());
    }

    @Override
    public Event listed(Event event) {
        Objects.requireNonNull(event, "event");
        int number = number(event);
        if (number == Events.NONE) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        return variant.events(snapshot).event(number);
    }

    private Snapshot played(int number) {
        return variant.with(snapshot, engine -> {
            engine.play(number);
            return engine.mover.settle();
        });
    }

    @Override
    public int count() {
        return variant.with(snapshot, Engine::count);
    }

    @Override
    public Optional<String> explain(Event event) {
        Objects.requireNonNull(event, "event");
        return number(event) != Events.NONE
                ? Optional.empty()
                : Optional.of(variant.with(snapshot, engine -> new Explanation(this, engine).of(event)));
    }

    @Override
    public Position ignoring(String... counters) {
        Snapshot now = snapshot;
        long kept = now.counters();
        for (String counter : counters) {
            kept = Counters.without(kept, index(counter));
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
        cursor.engine().stand(snapshot);
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
                && snapshot.equals(that.snapshot);
    }

    @Override
    public int hashCode() {
        return snapshot.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    /** Returns the tables of the variant. */
    public Tables tables() {
        return variant.tables();
    }

    /** Returns the number of an event, {@link Events#NONE} if it is not possible here. */
    private int number(Event event) {
        if (event instanceof ListedEvent listed && listed.isOf(snapshot)) {
            return listed.number();
        }
        Optional<EventList> unrolled = unrolled();
        if (unrolled.isPresent()) {
            return unrolled.get().number(event);
        }
        return node() instanceof Node.Chance && event instanceof Roll roll
                ? variant.with(snapshot, engine -> engine.outcomes.of(roll))
                : Events.NONE;
    }

    private Node makeNode(Engine engine) {
        int ending = engine.ending(Endings.NO_HISTORY);
        if (ending >= 0) {
            return engine.endings.end(ending);
        }
        return engine.lister.isChance() ? variant.chance(engine) : decision(engine);
    }

    /** Returns the node of a decision. Where the game may fail, it fails here: the events are listed at once. */
    private Node.Decision decision(Engine engine) {
        int[] numbers = tables().mayFail() ? engine.events() : null;
        return new Node.Decision(Color.values()[engine.decider()], new EventList(variant.events(snapshot), numbers));
    }

    private int index(String counter) {
        Objects.requireNonNull(counter, "counter");
        List<Counter> counters = tables().game.counters();
        for (int i = 0; i < counters.size(); i++) {
            if (counters.get(i).name().equals(counter)) {
                return i;
            }
        }
        throw new IllegalArgumentException(
                "no counter " + OneLine.quoted(counter) + "; there are " + variant.counters());
    }
}
