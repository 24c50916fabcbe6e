package org.dicechess.rules.play;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.dicechess.Board;
import org.dicechess.Description;
import org.dicechess.Dice;
import org.dicechess.Drawing;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.Outcome;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Reach;
import org.dicechess.RuleChapter;
import org.dicechess.Square;
import org.dicechess.Variant;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.engine.EnginePool;
import org.dicechess.rules.events.Events;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.GameNumber;
import org.dicechess.rules.model.Hands;
import org.dicechess.rules.model.OneLine;
import org.dicechess.rules.state.BoardView;
import org.dicechess.rules.state.Clock;
import org.dicechess.rules.state.Snapshot;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.turns.TurnCount;
import org.dicechess.rules.words.RulesInWords;
import org.jspecify.annotations.Nullable;

/** A variant ready to play. Its positions borrow engines from its pool to list and play events. */
public final class PlayVariant implements Variant {

    /** Where chance picks an event, no dice are rolled. */
    private static final Dice NO_DICE = new Dice("", List.of());

    /** The most ends of a count whose memory is kept. */
    private static final int MOST_ENDS = 1 << 20;

    private final Tables tables;
    private final Successor successor;
    private final Notation notation;
    private final Position start;
    private final List<Dice> dice;
    private final AtomicReferenceArray<Node.@Nullable Chance> chances;
    private final EnginePool engines;

    /** The turn counter with the memory of its last count, which is kept while memory suffices. */
    private final AtomicReference<SoftReference<TurnCount>> turnCount =
            new AtomicReference<>(new SoftReference<>(null));

    /** Makes a variant and its notation. */
    public PlayVariant(Tables tables, Function<PlayVariant, Notation> notation) {
        this.tables = tables;
        this.engines = new EnginePool(tables);
        this.successor = new Successor(tables);
        this.dice = tables.game.dice();
        this.chances = new AtomicReferenceArray<>(tables.game.pools().size());
        this.notation = notation.apply(this);
        this.start = this.notation.position(tables.game.setup().position());
    }

    /** Returns its tables. */
    public Tables tables() {
        return tables;
    }

    /** Returns the computation of positions after plain moves. */
    Successor successor() {
        return successor;
    }

    /** Returns the position of a packed state. */
    public PlayPosition position(Snapshot snapshot) {
        return new PlayPosition(this, snapshot);
    }

    /**
     * Returns the position of a packed state after computing which en passant captures are possible, and, if unknown,
     * how many dice are due.
     *
     * @param snapshot a packed state whose possible en passant captures are ignored
     */
    public PlayPosition completed(Snapshot snapshot) {
        Snapshot completed = with(snapshot, engine -> {
            engine.complete();
            return engine.mover.settle();
        });
        return position(completed);
    }

    /**
     * Returns whether fewer dice can still be used than the turn must use. Then the turn must bring about the ending
     * that excuses it.
     */
    public boolean fallsShort(Snapshot snapshot) {
        int due = Clock.due(snapshot.clock());
        return due != 0 && due != Clock.UNKNOWN && with(snapshot, engine -> engine.spending.mostDice()) < due;
    }

    @Override
    public String id() {
        return tables.game.id();
    }

    @Override
    public String name() {
        return tables.game.listing().name();
    }

    @Override
    public Map<String, String> options() {
        return tables.game.options().inForce();
    }

    @Override
    public Map<String, List<String>> choices() {
        return tables.game.options().choices();
    }

    @Override
    public Description description() {
        return tables.game.description();
    }

    @Override
    public List<RuleChapter> rules() {
        return RulesInWords.of(tables.game);
    }

    @Override
    public String rulesHash() {
        return tables.game.rulesHash();
    }

    @Override
    public Position start() {
        return start;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public Board board() {
        return new BoardView(tables, new byte[tables.squares]);
    }

    @Override
    public Drawing drawing() {
        return tables.game.drawing();
    }

    @Override
    public List<PieceType> pieceTypes() {
        return List.copyOf(tables.game.kinds());
    }

    @Override
    public List<PieceType> handTypes() {
        BitSet held = tables.game.hands().map(Hands::kinds).orElse(new BitSet());
        return held.stream().<PieceType>mapToObj(tables.game.kinds()::get).toList();
    }

    @Override
    public Piece piece(int code) {
        if (code < 1 || code > pieceCodes()) {
            throw new IllegalArgumentException("no piece code " + code + "; they run from 1 to " + pieceCodes());
        }
        return tables.codes.piece(code);
    }

    @Override
    public int pieceCodes() {
        return tables.codes.count();
    }

    @Override
    public List<Dice> dice() {
        return dice;
    }

    @Override
    public List<org.dicechess.Ending> endings() {
        List<org.dicechess.Ending> endings = new ArrayList<>();
        for (Ending ending : tables.game.endings()) {
            endings.add(new GameEnding(tables.game, ending));
        }
        return List.copyOf(endings);
    }

    @Override
    public boolean hasChance() {
        return !dice.isEmpty() || tables.stages.chanceDecides;
    }

    @Override
    public boolean hasCheck() {
        return tables.game.check().isPresent();
    }

    @Override
    public Reach reach(Piece piece, Square from) {
        return new PieceReach(tables, engines, piece, from).ofAnyWalk();
    }

    @Override
    public Reach reach(Piece piece, Square from, int steps) {
        return new PieceReach(tables, engines, piece, from).of(steps);
    }

    @Override
    public List<String> counters() {
        return tables.game.counters().stream().map(Counter::name).toList();
    }

    @Override
    public List<String> numbers() {
        return tables.game.numbers().stream().map(GameNumber::name).toList();
    }

    @Override
    public boolean isNumberOfSide(String name) {
        return number(name).ofSide();
    }

    @Override
    public Optional<String> numberTitle(String name) {
        return number(name).title();
    }

    private GameNumber number(String name) {
        return tables.game.numbers().stream()
                .filter(number -> number.name().equals(Objects.requireNonNull(name, "name")))
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException("no number " + OneLine.quoted(name) + "; there are " + numbers()));
    }

    @Override
    public int repetitions() {
        return repetition().map(Ending.Repetition::times).orElse(0);
    }

    @Override
    public boolean judgesRepetition() {
        return tables.game.endings().stream()
                .anyMatch(ending -> ending instanceof Ending.Repetition repetition
                        && repetition.always().isPresent());
    }

    @Override
    public boolean repeatsByPasses() {
        return repetition().map(Ending.Repetition::passesCount).orElse(false);
    }

    @Override
    public String repetitionRule() {
        return repetition().map(Ending.Repetition::rule).orElse("");
    }

    @Override
    public int eventBound() {
        return tables.eventBound;
    }

    @Override
    public String toString() {
        return id();
    }

    /**
     * Returns the chance node at which an engine stands. Each pool has one node for all positions. The node of the deal
     * is not kept, nor are those where chance picks an event.
     */
    Node.Chance chance(Engine engine) {
        if (engine.state.stage() == tables.stages.dealing) {
            return chance(tables.game.setup().deal().dice(), engine, true);
        }
        int pool = engine.lister.thrown();
        if (pool < 0) {
            return chance(NO_DICE, engine, false);
        }
        Node.Chance known = chances.getAcquire(pool);
        if (known == null) {
            known = chance(dice.get(pool), engine, false);
            chances.setRelease(pool, known);
        }
        return known;
    }

    private Node.Chance chance(Dice dice, Engine engine, boolean deals) {
        Events source = events(engine.state.snapshot());
        List<Outcome> outcomes = new ArrayList<>();
        for (int number : engine.events()) {
            outcomes.add(new Outcome(source.event(number), engine.outcomes.weight(number)));
        }
        return new Node.Chance(dice, List.copyOf(outcomes), engine.outcomes.total(), deals);
    }

    /** Returns the result of work with an engine that stands at a position. */
    public <T> T with(Snapshot snapshot, Function<Engine, T> work) {
        return engines.with(snapshot, work);
    }

    /** Returns the events of a position. */
    public Events events(Snapshot snapshot) {
        return new Events(tables, engines, snapshot);
    }

    /** Returns the pool of its engines. */
    EnginePool engines() {
        return engines;
    }

    /** Counts the turn from a snapshot on. */
    TurnCount.Counts counts(Snapshot snapshot) {
        TurnCount kept = turnCount.getAndSet(new SoftReference<>(null)).get();
        TurnCount count = kept == null ? new TurnCount(new Engine(tables)) : kept;
        TurnCount.Counts counts = count.of(snapshot);
        if (counts.ends() <= MOST_ENDS) {
            turnCount.set(new SoftReference<>(count));
        }
        return counts;
    }

    private Optional<Ending.Repetition> repetition() {
        for (Ending ending : tables.game.endings()) {
            if (ending instanceof Ending.Repetition repetition
                    && repetition.always().isEmpty()) {
                return Optional.of(repetition);
            }
        }
        return Optional.empty();
    }
}
