package org.dicechess;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game so far: its start, its events and its rules. Immutable and thread-safe. A record detects repetition, which a
 * position cannot. A longer game shares its past with the shorter one.
 *
 * <p>A record stores its events and positions: at most 200 bytes for each event, plus one byte for each square. It may
 * also keep alive up to 63 later events of another game with the same past. It stores no lists of events: the positions
 * and events that it hands out are copies, which compute their nodes, texts and effects anew. Only {@link #position()}
 * keeps its node while the record is reachable.
 *
 * <p>Adding an event takes the time of its node and of the next position; where repetition ends the game, also one look
 * into a hash table for every 64 earlier positions. {@link #start()}, {@link #events()}, {@link #positions()} and
 * {@link #cursor()} take time in proportion to the length of the game. The number of events is not limited; a
 * {@link Notation} writes and reads at most 32,768.
 *
 * <p>Where hooks are asked in play, every method that plays or explains events, makes a cursor or asks what comes next
 * may throw a {@link org.dicechess.spi.HookException}, which is never wrapped. The record is then unchanged.
 *
 * @since 0.1
 */
public final class GameRecord {

    private final GamePast past;
    private final Position position;

    private GameRecord(GamePast past, Position position) {
        this.past = past;
        this.position = position;
    }

    /** Returns a game that begins in this position, without events. */
    public static GameRecord from(Position start) {
        return new GameRecord(GamePast.of(start), start);
    }

    /**
     * Returns a game with these events, however many and whatever work their positions take.
     *
     * @throws IllegalEventException if an event is not possible; the message begins with its number, from 1, and its
     *     text
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

    /** Returns the position in which the game started. */
    public Position start() {
        return past.start();
    }

    /** Returns the events in order; empty at the start. Each call makes new moves. */
    public List<Event> events() {
        return past.events();
    }

    /** Returns the positions from the start to the present one: one more than events. Each call makes new positions. */
    public List<Position> positions() {
        return past.positions();
    }

    /** Returns the present position. */
    public Position position() {
        return position;
    }

    /** Returns the game without its last event; empty at the start. Its position computes its node anew. */
    public Optional<GameRecord> before() {
        return past.before().map(before -> new GameRecord(before, before.position()));
    }

    /** Returns the rules hash of the variant: 64 hexadecimal digits. */
    public String rulesHash() {
        return position.variant().rulesHash();
    }

    /**
     * Returns a new cursor at the present position that knows all events of the game: it detects repetition as this
     * record does, and can undo to the start.
     */
    public Cursor cursor() {
        Cursor cursor = start().cursor();
        events().forEach(event -> cursor.play(cursor.number(event)));
        return cursor;
    }

    /**
     * Returns what comes next: the end also where the present position has occurred often enough for a draw. Where
     * several endings hold, it is the one that {@link Cursor#end()} returns.
     */
    public Node node() {
        return past.occurrences() >= position.variant().repetitions() && past.occurrences() > 0
                ? position.nodeIfRepeated()
                : position.node();
    }

    /**
     * Returns the game with one more event, the listed one that equals the argument. A host must check whose event it
     * is: at a decision it belongs to {@link Node.Decision#player()}, and a roll belongs to the host.
     *
     * @throws IllegalEventException if the event is not possible or the game is over; the message says why
     */
    public GameRecord after(Event event) {
        Objects.requireNonNull(event, "event");
        if (node() instanceof Node.End end) {
            throw new IllegalEventException(over(end));
        }
        return with(position.listed(event));
    }

    /**
     * Returns the game with the event that has this canonical text; see {@link #after(Event)}.
     *
     * @throws NotationException if the text is malformed
     * @throws IllegalEventException if the event is not possible or the game is over; the message says why
     */
    public GameRecord after(String event) {
        if (node() instanceof Node.End) {
            throw new IllegalEventException(explain(event).orElseThrow());
        }
        return with(position.variant().notation().event(position, event));
    }

    private GameRecord with(Event listed) {
        Position next = position.after(listed);
        return new GameRecord(past.and(listed, next), next);
    }

    /**
     * Returns why this event is not possible now, as {@link Position#explain} does but with repetition; empty if the
     * event is possible.
     */
    public Optional<String> explain(Event event) {
        Objects.requireNonNull(event, "event");
        return node() instanceof Node.End end ? Optional.of(over(end)) : position.explain(event);
    }

    /**
     * Returns why no event with this canonical text is possible now, repetition included; empty if one is.
     *
     * @throws NotationException if the text is malformed
     */
    public Optional<String> explain(String event) {
        Optional<String> impossible = position.explain(event);
        return node() instanceof Node.End end ? Optional.of(over(end)) : impossible;
    }

    private static String over(Node.End end) {
        return "the game is over: " + end.reason() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")");
    }

    /**
     * Returns how often the present position has occurred, itself included: at least 1. Counters and the number of the
     * turn are not compared.
     *
     * <p>Only a position at the beginning of a turn draws by repetition; its count is stored. For any other position
     * the whole game is searched.
     */
    public int occurrences() {
        if (past.occurrences() > 0) {
            return past.occurrences();
        }
        Position bare = GamePast.bare(position);
        return (int) past.positions().stream()
                .filter(each -> GamePast.bare(each).equals(bare))
                .count();
    }

    /** Returns the id of the variant, the number of events and the present position. */
    @Override
    public String toString() {
        return position.variant().id() + " after " + past.length() + " events: " + position;
    }

    /** Returns whether both games have equal rules, equal start positions and equal events. */
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
}
