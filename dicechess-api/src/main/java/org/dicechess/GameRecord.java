package org.dicechess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game so far: where it started, what happened, and under which rules. Immutable; it knows repetition, which a position
 * does not.
 */
public final class GameRecord {

    private final Position start;
    private final List<Event> events;
    private final List<Position> positions;

    private GameRecord(Position start, List<Event> events, List<Position> positions) {
        this.start = start;
        this.events = Collections.unmodifiableList(events);
        this.positions = positions;
    }

    /** A game that begins in this position. */
    public static GameRecord from(Position start) {
        return new GameRecord(start, List.of(), List.of(start));
    }

    /**
     * A game replayed from its events.
     *
     * @throws IllegalEventException if one of them is not possible
     */
    public static GameRecord replay(Position start, List<Event> events) {
        List<Event> played = new ArrayList<>(events.size());
        List<Position> positions = new ArrayList<>(events.size() + 1);
        positions.add(start);
        for (Event event : events) {
            positions.add(positions.get(positions.size() - 1).after(event));
            played.add(event);
        }
        return new GameRecord(start, played, positions);
    }

    /** Where the game started. */
    public Position start() {
        return start;
    }

    /** What happened, in order. */
    public List<Event> events() {
        return events;
    }

    /** The positions from the start to the present one: one more than events. */
    public List<Position> positions() {
        return Collections.unmodifiableList(positions);
    }

    /** The present position. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** The rules hash of the variant that is being played. */
    public String rulesHash() {
        return start.variant().rulesHash();
    }

    /** What happens next; the end also where the present position has occurred often enough for a draw. */
    public Node node() {
        Node node = position().node();
        int limit = start.variant().repetitions();
        return limit > 0 && !(node instanceof Node.End) && occurrences() >= limit
                ? new Node.End(Result.DRAW, "repetition", "")
                : node;
    }

    /**
     * The game with one more event.
     *
     * @throws IllegalEventException if it is not possible
     */
    public GameRecord after(Event event) {
        List<Event> longer = new ArrayList<>(events);
        longer.add(event);
        List<Position> further = new ArrayList<>(positions);
        further.add(position().after(event));
        return new GameRecord(start, longer, further);
    }

    /** How often the present position has occurred, itself included; counters and the number of the turn do not count. */
    public int occurrences() {
        String[] counters = start.variant().counters().toArray(String[]::new);
        Position present = position().ignoring(counters);
        return (int) positions.stream()
                .filter(position -> position.turn() == present.turn())
                .filter(position -> position.ignoring(counters).equals(present))
                .count();
    }

    /** Two records are equal if they start in equal positions of the same rules and hold equal events. */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord game
                && rulesHash().equals(game.rulesHash())
                && start.equals(game.start)
                && events.equals(game.events);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + events.hashCode();
    }
}
