package org.dicechess.rules.play;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import org.dicechess.Board;
import org.dicechess.Dice;
import org.dicechess.Node;
import org.dicechess.Notation;
import org.dicechess.Outcome;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.rules.model.Counter;
import org.dicechess.rules.model.Deal;
import org.dicechess.rules.model.Ending;
import org.dicechess.rules.model.Pool;
import org.dicechess.rules.table.Tables;
import org.jspecify.annotations.Nullable;

/**
 * A variant ready to play. Positions borrow a cursor of the variant while they list or play, so that they need none of
 * their own; a few are kept, and a thread that finds none makes one.
 */
public final class PlayVariant implements Variant {

    private static final int KEPT = 16;

    /** The tables of a count that has found more ends are not kept. */
    private static final int MOST_ENDS = 1 << 22;

    private final Tables tables;
    private final Successor successor;
    private final Notation notation;
    private final Position start;
    private final List<Dice> dice;
    private final AtomicReferenceArray<Node.@Nullable Chance> chances;
    private final AtomicReferenceArray<PlayCursor> kept = new AtomicReferenceArray<>(KEPT);

    /** Who counts turns, with the tables of the last count: kept as long as there is memory. */
    private final AtomicReference<SoftReference<TurnCount>> counter = new AtomicReference<>(new SoftReference<>(null));

    /** A variant with its notation, which is made for it. */
    public PlayVariant(Tables tables, Function<PlayVariant, Notation> notation) {
        this.tables = tables;
        this.successor = new Successor(tables);
        this.dice = dice(tables);
        this.chances = new AtomicReferenceArray<>(tables.game.pools().size());
        this.notation = notation.apply(this);
        this.start = this.notation.position(tables.game.setup().position());
    }

    /** The tables behind it. */
    public Tables tables() {
        return tables;
    }

    /** Who knows where plain moves lead. */
    Successor successor() {
        return successor;
    }

    /** A position from its packed state. */
    public Position position(Snapshot snapshot) {
        return new PlayPosition(this, snapshot);
    }

    /**
     * A position from its packed state, in which the captures in passing that are possible are worked out, and the dice
     * due where they are not known.
     *
     * @param snapshot its live captures do not count
     */
    public Position completed(Snapshot snapshot) {
        PlayCursor cursor = lend(snapshot);
        Snapshot completed;
        try {
            cursor.state().complete();
            completed = cursor.state().settle();
        } catch (Throwable failed) {
            drop(cursor);
            throw failed;
        }
        cursor.giveBack();
        return position(completed);
    }

    /**
     * Whether fewer dice can still be used than the turn has to use: then it only may bring about the ending that
     * excuses it.
     */
    public boolean fallsShort(Snapshot snapshot) {
        int due = Snapshot.due(snapshot.clock());
        return due != 0
                && due != Snapshot.UNKNOWN
                && with(snapshot, cursor -> cursor.state().spending().longest()) < due;
    }

    @Override
    public String id() {
        return tables.game.id();
    }

    @Override
    public String name() {
        return tables.game.name();
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
    public List<PieceType> pieceTypes() {
        return List.copyOf(tables.game.kinds());
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
    public List<String> counters() {
        return tables.game.counters().stream().map(Counter::name).toList();
    }

    @Override
    public int repetitions() {
        return repetition().map(Ending.Repetition::times).orElse(0);
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
     * The node where dice are thrown and a cursor stands: one for each pool, whatever the position; the deal, which
     * comes once, is not kept.
     */
    Node.Chance chance(PlayCursor cursor) {
        if (cursor.state().stage() == tables.stages.dealing) {
            return chance(tables.game.setup().deal().dice(), cursor);
        }
        Node.Chance known = chances.getAcquire(cursor.thrown());
        if (known == null) {
            known = chance(dice.get(cursor.thrown()), cursor);
            chances.setRelease(cursor.thrown(), known);
        }
        return known;
    }

    private static Node.Chance chance(Dice dice, PlayCursor cursor) {
        List<Outcome> outcomes = new ArrayList<>();
        for (int number : cursor.events()) {
            outcomes.add(new Outcome((Roll) cursor.event(number), cursor.weight(number)));
        }
        return new Node.Chance(dice, List.copyOf(outcomes), cursor.total());
    }

    /** Does something with a cursor that stands at the moment. */
    <T> T with(Snapshot moment, Function<PlayCursor, T> work) {
        PlayCursor cursor = lend(moment);
        T result;
        try {
            result = work.apply(cursor);
        } catch (Throwable failed) {
            drop(cursor);
            throw failed;
        }
        cursor.giveBack();
        return result;
    }

    /**
     * Makes room in place of a cursor with which something has failed, a hook perhaps: it may stand anywhere, and stays
     * claimed.
     */
    void drop(PlayCursor cursor) {
        for (int slot = 0; slot < KEPT; slot++) {
            kept.compareAndSet(slot, cursor, null);
        }
    }

    /**
     * Lends a cursor that stands at the moment until it is {@link PlayCursor#giveBack given back} or {@link #drop
     * dropped}.
     */
    PlayCursor lend(Snapshot moment) {
        PlayCursor cursor = claimed((int) Thread.currentThread().getId() & KEPT - 1);
        cursor.state().stand(moment);
        if (tables.hooked.any) {
            cursor.state().arbiter().begin();
        }
        return cursor;
    }

    /** One that nobody uses: that which the thread has used last, if possible. */
    private PlayCursor claimed(int first) {
        for (int i = 0; i < KEPT; i++) {
            int slot = first + i & KEPT - 1;
            PlayCursor cursor = kept.getAcquire(slot);
            if (cursor == null) {
                return made(slot);
            }
            if (cursor.claim()) {
                return cursor;
            }
        }
        return made(first);
    }

    private PlayCursor made(int slot) {
        PlayCursor cursor = new PlayCursor(this);
        kept.setRelease(slot, cursor);
        return cursor;
    }

    /** Counts the turn from the snapshot on. */
    TurnCount.Counts counts(Snapshot snapshot) {
        TurnCount kept = counter.getAndSet(new SoftReference<>(null)).get();
        TurnCount count = kept == null ? new TurnCount(new PlayCursor(this)) : kept;
        TurnCount.Counts counts = count.of(snapshot);
        if (counts.ends() <= MOST_ENDS) {
            counter.set(new SoftReference<>(count));
        }
        return counts;
    }

    private Optional<Ending.Repetition> repetition() {
        for (Ending ending : tables.game.endings()) {
            if (ending instanceof Ending.Repetition repetition) {
                return Optional.of(repetition);
            }
        }
        return Optional.empty();
    }

    /** Those of the turns, then those of the deal, unless a turn throws them too. */
    private static List<Dice> dice(Tables tables) {
        List<Dice> dice = new ArrayList<>();
        for (Pool pool : tables.game.pools()) {
            dice.add(pool.dice());
        }
        Deal deal = tables.game.setup().deal();
        if (!deal.isEmpty() && !dice.contains(deal.dice())) {
            dice.add(deal.dice());
        }
        return List.copyOf(dice);
    }
}
