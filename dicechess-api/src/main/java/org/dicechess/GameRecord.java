package org.dicechess;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game so far: where it started, what happened, and under which rules. Immutable and safe to share between threads.
 * It knows repetition, which a position does not. A longer game shares what it has in common with the shorter one.
 *
 * <p>A record keeps the events and the positions, at most 200 bytes for each event and one for each square, and for up
 * to 63 events that another game has gone on with. It keeps no lists of events: positions and events that it hands out
 * are copies, which work out their nodes, texts and effects anew. Only {@link #position()} keeps its node, as long as
 * somebody keeps the record.
 *
 * <p>An event takes the time that its node and the next position take. Where repetition ends the game every 64 earlier
 * positions have a hash table, which is asked too. {@link #start()}, {@link #events()}, {@link #positions()} and
 * {@link #cursor()} take time in proportion to the length of the game. A record may have any number of events; a
 * {@link Notation} writes and reads at most 32,768.
 *
 * <p>Where the variant has hooks that are asked in play, whatever plays, explains, makes a cursor or asks what happens
 * next may throw a {@link org.dicechess.spi.HookException}, which is never wrapped. The record is what it was.
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

    /** A game that begins in this position. */
    public static GameRecord from(Position start) {
        return new GameRecord(GamePast.of(start), start);
    }

    /**
     * A game replayed from its events, however long and however much work its positions are.
     *
     * @throws IllegalEventException if one of them is not possible: the message begins with its number, from 1, and its
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

    /** Where the game started. */
    public Position start() {
        return past.start();
    }

    /** What happened, in order; each call makes new moves. */
    public List<Event> events() {
        return past.events();
    }

    /** The positions from the start to the present one, one more than events; each call makes new ones. */
    public List<Position> positions() {
        return past.positions();
    }

    /** The present position. */
    public Position position() {
        return position;
    }

    /** The game without its last event; empty at the start. Its position works out its node anew. */
    public Optional<GameRecord> before() {
        return past.before().map(before -> new GameRecord(before, before.position()));
    }

    /** The rules hash of the variant that is being played. */
    public String rulesHash() {
        return position.variant().rulesHash();
    }

    /**
     * A new cursor that stands at the present position and knows the way there: it sees repetition as this record does,
     * and can undo to the start.
     */
    public Cursor cursor() {
        Cursor cursor = start().cursor();
        events().forEach(event -> cursor.play(cursor.number(event)));
        return cursor;
    }

    /**
     * What happens next; the end also where the present position has occurred often enough for a draw. Of several
     * endings that hold, it names the one that {@link Cursor#end()} names.
     */
    public Node node() {
        return past.occurrences() >= position.variant().repetitions() && past.occurrences() > 0
                ? position.nodeIfRepeated()
                : position.node();
    }

    /**
     * The game with one more event: the listed one that equals it. Whose event it is a host has to know: at a decision
     * that of {@link Node.Decision#player()}, and a roll, which is an event too, is nobody's but its own.
     *
     * @throws IllegalEventException if it is not possible, or the game is over
     */
    public GameRecord after(Event event) {
        Objects.requireNonNull(event, "event");
        if (node() instanceof Node.End end) {
            throw new IllegalEventException(over(end));
        }
        return with(position.listed(event));
    }

    /**
     * The game with the event that has this canonical text: see {@link #after(Event)}.
     *
     * @throws NotationException if the text is no event at all
     * @throws IllegalEventException if the event is not possible, or the game is over
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
     * Why this event is not possible now, as {@link Position#explain} says it, repetition included; empty if it is
     * possible.
     */
    public Optional<String> explain(Event event) {
        Objects.requireNonNull(event, "event");
        return node() instanceof Node.End end ? Optional.of(over(end)) : position.explain(event);
    }

    /**
     * Why no event of this canonical text is possible now, repetition included; empty if one is.
     *
     * @throws NotationException if the text is no event at all
     */
    public Optional<String> explain(String event) {
        Optional<String> impossible = position.explain(event);
        return node() instanceof Node.End end ? Optional.of(over(end)) : impossible;
    }

    private static String over(Node.End end) {
        return "the game is over: " + end.reason() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")");
    }

    /**
     * How often the present position has occurred, itself included; counters and the number of the turn do not count.
     * Only positions at the beginning of a turn draw by it: theirs is known, of others the whole game is looked
     * through.
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

    /** Variant, number of events and present position. */
    @Override
    public String toString() {
        return position.variant().id() + " after " + past.length() + " events: " + position;
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
}
