package org.dicechess.rules.play;

import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.dicechess.Color;
import org.dicechess.Cursor;
import org.dicechess.Event;
import org.dicechess.IllegalEventException;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.Roll;
import org.dicechess.Variant;
import org.dicechess.rules.ends.Endings;
import org.dicechess.rules.engine.Engine;
import org.dicechess.rules.events.EventList;
import org.dicechess.rules.events.Events;
import org.dicechess.rules.events.ListedEvent;
import org.dicechess.rules.make.Mover;
import org.dicechess.rules.moves.EventFacts;
import org.dicechess.rules.moves.EventLister;
import org.dicechess.rules.moves.Outcomes;
import org.dicechess.rules.state.PositionKey;
import org.dicechess.rules.state.State;
import org.dicechess.rules.table.Tables;
import org.dicechess.rules.turns.EndVisits;
import org.jspecify.annotations.Nullable;

/** The engine as hosts see it. */
final class PlayCursor implements Cursor {

    private final PlayVariant variant;
    private final Tables tables;
    private final Engine engine;
    private final State state;
    private final Mover mover;
    private final EventLister lister;
    private final Outcomes outcomes;

    /** Null until ends are visited. */
    private @Nullable EndVisits visits;

    /** Whether playing may fail. Else the mover is called without the engine: one reference less to follow. */
    private final boolean guards;

    PlayCursor(PlayVariant variant) {
        this.variant = variant;
        this.tables = variant.tables();
        this.engine = new Engine(tables);
        this.state = engine.state;
        this.mover = engine.mover;
        this.lister = engine.lister;
        this.outcomes = engine.outcomes;
        this.guards = tables.guarded;
    }

    Engine engine() {
        return engine;
    }

    @Override
    public Variant variant() {
        return variant;
    }

    @Override
    public Kind kind() {
        if (engine.ending(Endings.LOGGED) >= 0) {
            return Kind.END;
        }
        return isChance() ? Kind.CHANCE : Kind.DECISION;
    }

    @Override
    public boolean isChance() {
        return lister.isChance();
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
        return engine.beginsTurn();
    }

    @Override
    public Color player() {
        return engine.decider() == 0 ? Color.WHITE : Color.BLACK;
    }

    @Override
    public Node.End end() {
        int ending = engine.ending(Endings.LOGGED);
        if (ending < 0) {
            throw new IllegalStateException("the game is not over");
        }
        return engine.endings.end(ending);
    }

    @Override
    public int list(int[] buffer, int offset) {
        if (offset < 0 || offset > buffer.length - tables.eventBound) {
            throw noRoom(buffer.length, offset);
        }
        return engine.list(buffer, offset);
    }

    private IllegalArgumentException noRoom(int length, int offset) {
        int bound = tables.eventBound;
        return new IllegalArgumentException(
                length < bound
                        ? "a buffer of length " + length + "; expected at least Variant.eventBound(), " + bound
                        : "offset " + offset + "; expected 0 to " + (length - bound)
                                + ", so that Variant.eventBound() elements, " + bound + ", follow");
    }

    @Override
    public int count() {
        return engine.count();
    }

    @Override
    public long weight(int event) {
        return outcomes.weight(event);
    }

    @Override
    public long total() {
        return outcomes.total();
    }

    @Override
    public int outcome(long number) {
        if (!isChance()) {
            throw new IllegalStateException("nothing is rolled here");
        }
        if (number < 0 || number >= total()) {
            throw new IllegalArgumentException("number " + number + "; expected 0 to " + (total() - 1));
        }
        return outcomes.fallen(number);
    }

    @Override
    public int random(IntUnaryOperator random) {
        return engine.random(random);
    }

    @Override
    public void play(int event) {
        if (guards) {
            engine.play(event);
        } else {
            mover.play(event);
        }
    }

    @Override
    public void undo() {
        if (!mover.hasPlayed()) {
            throw new IllegalStateException("nothing has been played");
        }
        mover.undo();
    }

    @Override
    public int depth() {
        return mover.depth();
    }

    @Override
    public long key() {
        return PositionKey.of(state);
    }

    @Override
    public int number(Event event) {
        if (event instanceof ListedEvent listed && listed.isOf(state)) {
            return listed.number();
        }
        int number = event instanceof Roll roll
                ? engine.ending(Endings.NO_HISTORY) < 0 && isChance() ? outcomes.of(roll) : Events.NONE
                : new EventList(variant.events(state.snapshot()), engine.events()).number(event);
        if (number == Events.NONE) {
            throw new IllegalEventException(position().explain(event).orElseThrow());
        }
        return number;
    }

    @Override
    public boolean isMove(int event) {
        return EventFacts.isMove(event);
    }

    @Override
    public int from(int event) {
        return EventFacts.from(tables, event);
    }

    @Override
    public int to(int event) {
        return EventFacts.to(tables, event);
    }

    @Override
    public int promoted(int event) {
        return engine.facts.promoted(event);
    }

    @Override
    public boolean isCapture(int event) {
        return engine.facts.captures(event);
    }

    @Override
    public int captures(int event, int[] buffer, int offset) {
        return engine.facts.captures(event, buffer, offset);
    }

    @Override
    public int played(int depth) {
        return mover.played(depth);
    }

    @Override
    public int visitEnds(int limit, Runnable visitor) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit + "; expected at least 1");
        }
        Objects.requireNonNull(visitor, "visitor");
        if (visits == null) {
            visits = new EndVisits(engine);
        }
        return visits.visit(limit, visitor);
    }

    @Override
    public Cursor copy() {
        PlayCursor copy = new PlayCursor(variant);
        copy.mover.takeOver(mover);
        return copy;
    }

    @Override
    public boolean inCheck(Color color) {
        return engine.inCheck(color.ordinal());
    }

    @Override
    public Event event(int event) {
        return variant.events(state.snapshot()).event(event);
    }

    @Override
    public Position position() {
        return new PlayPosition(variant, state.snapshot());
    }

    /** Returns the text of its position. */
    @Override
    public String toString() {
        return position().text();
    }

    @Override
    public int at(int square) {
        return state.at(square);
    }
}
