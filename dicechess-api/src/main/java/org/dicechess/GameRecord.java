package org.dicechess;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game so far: where it started, what happened, and under which rules. Immutable and safe to share between threads; it knows
 * repetition, which a position does not. A longer game shares what it has in common with the shorter one. Whatever asks for the whole
 * game ({@link #start()}, {@link #events()}, {@link #positions()}, {@link #cursor()}, {@link #occurrences()}) takes time in proportion to its length.
 *
 * <p>Where the variant has hooks that are asked in play, whatever plays, explains, makes a cursor or asks what happens next may throw a
 * {@link org.dicechess.spi.HookException}, which is never wrapped. The record is what it was.
 */
public final class GameRecord {

    private final Optional<GameRecord> before;
    private final Optional<Event> last;
    private final Position position;

    /** Of the positions in which a turn begins, this one included, as repetition sees them; none where repetition draws no game. */
    private final PastHashes hashes;

    private GameRecord(Optional<GameRecord> before, Optional<Event> last, Position position) {
        this.before = before;
        this.last = last;
        this.position = position;
        PastHashes past = before.map(game -> game.hashes).orElse(PastHashes.NONE);
        this.hashes = mayRepeat() ? past.and(bare().hashCode()) : past;
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

    /**
     * What happens next; the end also where the present position has occurred often enough for a draw. The end is that of {@link
     * Cursor#end()} of {@link #cursor()}.
     */
    public Node node() {
        Node node = position.node();
        boolean over = node instanceof Node.End end && comesBeforeRepetition(end.reason());
        return mayRepeat() && !over && isRepeated()
                ? new Node.End(Result.DRAW, position.variant().repetitionReason(), position.variant().repetitionRule())
                : node;
    }

    private boolean comesBeforeRepetition(String reason) {
        List<String> reasons = position.variant().endings();
        return reasons.indexOf(reason) < reasons.indexOf(position.variant().repetitionReason());
    }

    private boolean mayRepeat() {
        return position.variant().repetitions() > 0 && position.beginsTurn();
    }

    private boolean isRepeated() {
        return occurrences() >= position.variant().repetitions();
    }

    /** The position as repetition sees it: without its counters. */
    private Position bare() {
        return position.ignoring(position.variant().counters().toArray(String[]::new));
    }

    /**
     * The game with one more event: the listed one that equals it. Whose event it is a host has to know: at a decision that of {@link Node.Decision#player()}, and a
     * roll, which is an event too, is nobody's but its own.
     *
     * @throws IllegalEventException if it is not possible, or the game is over by repetition
     */
    public GameRecord after(Event event) {
        checkOngoing();
        return with(position.listed(event));
    }

    /**
     * The game with the event that has this canonical text: see {@link #after(Event)}.
     *
     * @throws NotationException if the text is no event at all
     * @throws IllegalEventException if the event is not possible, or the game is over by repetition
     */
    public GameRecord after(String event) {
        checkOngoing();
        return with(position.variant().notation().event(position, event));
    }

    private GameRecord with(Event listed) {
        return new GameRecord(Optional.of(this), Optional.of(listed), position.after(listed));
    }

    private void checkOngoing() {
        if (node() instanceof Node.End end) {
            throw new IllegalEventException(over(end));
        }
    }

    /** Why this event is not possible now, as {@link Position#explain} says it, repetition included; empty if it is possible. */
    public Optional<String> explain(Event event) {
        return node() instanceof Node.End end ? Optional.of(over(end)) : position.explain(event);
    }

    /**
     * Why no event of this canonical text is possible now, repetition included; empty if one is.
     *
     * @throws NotationException if the text is no event at all
     */
    public Optional<String> explain(String event) {
        return node() instanceof Node.End end ? Optional.of(over(end)) : position.explain(event);
    }

    private static String over(Node.End end) {
        return "the game is over: " + end.reason() + (end.rule().isEmpty() ? "" : " (" + end.rule() + ")");
    }

    /** How often the present position has occurred, itself included; counters and the number of the turn do not count. Only
     * positions at the beginning of a turn draw by it. */
    public int occurrences() {
        Position bare = bare();
        if (mayRepeat() && hashes.count(bare.hashCode()) == 1) {
            return 1;
        }
        int count = 0;
        for (Optional<GameRecord> game = Optional.of(this); game.isPresent(); game = game.get().before) {
            count += game.get().bare().equals(bare) ? 1 : 0;
        }
        return count;
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
