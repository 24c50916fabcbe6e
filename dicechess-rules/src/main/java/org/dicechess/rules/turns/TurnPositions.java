package org.dicechess.rules.turns;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.rules.ask.Work;

/**
 * The positions of a turn, in the reverse of the order in which a depth-first search leaves them: none comes before
 * what leads to it.
 *
 * <p>Of each link only the index of its position is kept. Events are listed again when somebody asks.
 */
public final class TurnPositions {

    /** How many links there may be for each position of the limit. */
    private static final long LINKS = 8;

    private List<Position> positions = new ArrayList<>();

    /** For each position where its events lead, in their order, by the order in which the search left the positions. */
    private final List<int[]> links = new ArrayList<>();

    /** For each position the order in which the search left it; -1 while it is there. */
    private final Map<Position, Integer> left = new HashMap<>();

    /** For each position but the start the first that leads to it; worked out when a way is first asked for. */
    private int[] before = {};

    private final int limit;
    private long linked;

    /**
     * Searches the turn from a position on.
     *
     * @throws IllegalStateException if there are more positions than the limit, or more than 8 times as many links
     */
    public TurnPositions(Position start, int limit) {
        this.limit = limit;
        try (Work work = Work.begin()) {
            visit(start.ignoring(), 0, work);
        }
        left.clear();
        Collections.reverse(positions);
        positions = List.copyOf(positions);
        Collections.reverse(links);
    }

    /** All positions, the start first. */
    public List<Position> positions() {
        return positions;
    }

    /** Throws what the search would have thrown with this limit. */
    public void check(int most) {
        if (positions.size() > most) {
            throw Work.tooMany(most, "positions");
        }
        checkLinks(most);
    }

    private void checkLinks(int most) {
        if (linked > LINKS * most) {
            throw Work.tooMany(LINKS * most, "links between its positions");
        }
    }

    /** What can be played at a position, and where it leads. */
    public List<TurnGraph.Link> links(int position) {
        int[] to = links.get(position);
        List<Event> events = to.length == 0 ? List.of() : events(position);
        List<TurnGraph.Link> out = new ArrayList<>(to.length);
        for (int i = 0; i < to.length; i++) {
            out.add(new TurnGraph.Link(events.get(i), last() - to[i]));
        }
        return List.copyOf(out);
    }

    /** The events on one way from the start to a position. */
    public List<Event> way(int position) {
        if (before.length == 0) {
            before = before();
        }
        Deque<Event> way = new ArrayDeque<>();
        for (int to = Objects.checkIndex(position, positions.size()); to > 0; to = before[to]) {
            way.addFirst(events(before[to]).get(index(links.get(before[to]), last() - to)));
        }
        return List.copyOf(way);
    }

    private int[] before() {
        int[] first = new int[positions.size()];
        for (int from = first.length - 1; from >= 0; from--) {
            for (int to : links.get(from)) {
                first[last() - to] = from;
            }
        }
        return first;
    }

    private static int index(int[] links, int to) {
        int index = 0;
        while (links[index] != to) {
            index++;
        }
        return index;
    }

    /** On a copy, so that the list does not stay with the position. */
    private List<Event> events(int position) {
        return ((Node.Decision) positions.get(position).ignoring().node()).events();
    }

    private int last() {
        return positions.size() - 1;
    }

    private int visit(Position position, int depth, Work work) {
        Integer known = left.putIfAbsent(position, -1);
        if (known != null) {
            if (known < 0) {
                throw TurnCount.endless();
            }
            return known;
        }
        if (left.size() > limit) {
            throw Work.tooMany(limit, "positions");
        }
        if (depth > TurnCount.MOST_EVENTS) {
            throw Work.tooMany(TurnCount.MOST_EVENTS, "events");
        }
        work.checkTurn();
        int[] out = visitNext(position.ignoring(), depth, work);
        left.put(position, positions.size());
        positions.add(position);
        links.add(out);
        return positions.size() - 1;
    }

    private int[] visitNext(Position position, int depth, Work work) {
        if (depth > 0 && position.beginsTurn() || !(position.node() instanceof Node.Decision decision)) {
            return new int[0];
        }
        int[] out = new int[decision.events().size()];
        linked += out.length;
        checkLinks(limit);
        int next = 0;
        for (Event event : decision.events()) {
            out[next++] = visit(position.after(event), depth + 1, work);
        }
        return out;
    }
}
