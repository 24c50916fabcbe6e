package org.dicechess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game so far: where it started, what happened, and under which rules. Immutable and safe to share between threads; it knows
 * repetition, which a position does not. A longer game shares what it has in common with the shorter one. Whatever asks for the whole
 * game ({@link #start()}, {@link #events()}, {@link #positions()}, {@link #cursor()}) takes time in proportion to its length.
 */
public final class GameRecord {

    private final Optional<GameRecord> before;
    private final Optional<Event> last;
    private final Position position;

    /** The position as repetition sees it: without its counters. */
    private final Position bare;

    /** All positions so far without their counters; empty until repetition is asked for. Threads that race work out the same. */
    private volatile Optional<Occurrences> seen = Optional.empty();

    private GameRecord(Optional<GameRecord> before, Optional<Event> last, Position position) {
        this.before = before;
        this.last = last;
        this.position = position;
        this.bare = position.ignoring(position.variant().counters().toArray(String[]::new));
    }

    /** A game that begins in this position. */
    public static GameRecord from(Position start) {
        return new GameRecord(Optional.empty(), Optional.empty(), start);
    }

    /**
     * A game replayed from its events.
     *
     * @throws IllegalEventException if one of them is not possible: the message begins with its number, from 1, and its text
     */
    public static GameRecord replay(Position start, List<Event> events) {
        GameRecord game = from(start);
        int number = 1;
        for (Event event : events) {
            game = game.replayed(event, number++);
        }
        return game;
    }

    private GameRecord replayed(Event event, int number) {
        try {
            return after(event);
        } catch (IllegalEventException impossible) {
            throw new IllegalEventException("event " + number + ", " + event.text() + ": " + impossible.getMessage());
        }
    }

    /** Where the game started. */
    public Position start() {
        return moments(GameRecord::position).get(0);
    }

    /** What happened, in order. */
    public List<Event> events() {
        return moments(game -> game.last).stream().flatMap(Optional::stream).toList();
    }

    /** The positions from the start to the present one: one more than events. */
    public List<Position> positions() {
        return moments(GameRecord::position);
    }

    /** The present position. */
    public Position position() {
        return position;
    }

    /** The game without its last event; empty at the start. */
    public Optional<GameRecord> before() {
        return before;
    }

    /** The rules hash of the variant that is being played. */
    public String rulesHash() {
        return position.variant().rulesHash();
    }

    /**
     * A new cursor that stands at the present position and knows the way there: it sees repetition as this record does, and
     * can undo to the start.
     */
    public Cursor cursor() {
        Cursor cursor = start().cursor();
        events().forEach(event -> cursor.play(cursor.number(event)));
        return cursor;
    }

    /** What happens next; the end also where the present position has occurred often enough for a draw. */
    public Node node() {
        Node node = position.node();
        int limit = position.variant().repetitions();
        return limit > 0 && position.beginsTurn() && !(node instanceof Node.End) && occurrences() >= limit
                ? new Node.End(Result.DRAW, "repetition", position.variant().repetitionRule())
                : node;
    }

    /**
     * The game with one more event. Whose event it is a host has to know: at a decision that of {@link Node.Decision#player()}, and a
     * roll, which is an event too, is nobody's but its own.
     *
     * @throws IllegalEventException if it is not possible, or the game is over by repetition
     */
    public GameRecord after(Event event) {
        if (node() instanceof Node.End end) {
            throw new IllegalEventException(over(end));
        }
        return new GameRecord(Optional.of(this), Optional.of(event), position.after(event));
    }

    /**
     * The game with the event that has this canonical text: see {@link #after(Event)}.
     *
     * @throws NotationException if the text is no event at all
     * @throws IllegalEventException if the event is not possible, or the game is over by repetition
     */
    public GameRecord after(String event) {
        return after(position.variant().notation().event(position, event));
    }

    /** Why this event is not possible now, as {@link Position#explain} says it, repetition included; empty if it is possible. */
    public Optional<String> explain(Event event) {
        return node() instanceof Node.End end ? Optional.of(over(end)) : position.explain(event);
    }

    private static String over(Node.End end) {
        return "the game is over: " + end.reason() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")");
    }

    /** How often the present position has occurred, itself included; counters and the number of the turn do not count. Only
     * positions at the beginning of a turn draw by it. */
    public int occurrences() {
        return seen().count(bare);
    }

    /** What the shorter game knows and this position, so that each look at a longer game costs no more than the last. */
    private Occurrences seen() {
        Deque<GameRecord> unseen = new ArrayDeque<>();
        Optional<GameRecord> game = Optional.of(this);
        while (game.isPresent() && game.get().seen.isEmpty()) {
            unseen.push(game.get());
            game = game.get().before;
        }
        Occurrences all = game.flatMap(earlier -> earlier.seen).orElse(Occurrences.NONE);
        for (GameRecord later : unseen) {
            all = all.with(later.bare);
            later.seen = Optional.of(all);
        }
        return all;
    }

    /** Variant, number of events and present position. */
    @Override
    public String toString() {
        return position.variant().id() + " after " + events().size() + " events: " + position;
    }

    /** Two records are equal if they start in equal positions of the same rules and hold equal events. */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord game
                && rulesHash().equals(game.rulesHash())
                && start().equals(game.start())
                && events().equals(game.events());
    }

    @Override
    public int hashCode() {
        return 31 * start().hashCode() + events().hashCode();
    }

    private <T> List<T> moments(Function<GameRecord, T> part) {
        Deque<T> moments = new ArrayDeque<>();
        for (Optional<GameRecord> game = Optional.of(this); game.isPresent(); game = game.get().before) {
            moments.addFirst(part.apply(game.get()));
        }
        return List.copyOf(moments);
    }
}
