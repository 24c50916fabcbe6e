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
 * The positions of a turn, in the reverse of the order in which a depth-first search leaves them: a position comes
 * before the positions to which it leads.
 *
 * <p>A link is stored as the index of its position alone. Its event is listed again on demand.
 */
public final class TurnPositions {

    /** The most links for each position of the limit. */
    private static final long LINKS_PER_POSITION = 8;

    /** The most units of work for each position of the limit. */
    private static final long WORK_PER_POSITION = 400;

    private List<Position> positions = new ArrayList<>();

    /**
     * For each position the targets of its events, in their order. A target is numbered by the order in which the
     * search left the positions.
     */
    private final List<int[]> links = new ArrayList<>();

    /** For each position the number of positions that the search left before it; -1 while the search is in it. */
    private final Map<Position, Integer> leaveOrder = new HashMap<>();

    /**
     * For each position except the start the first position that leads to it; computed when a way is first asked for.
     */
    private int[] predecessors = {};

    private final int limit;

    /** The most units of work: a large graph may take longer than other questions. */
    private final long mostWork;

    private long linkCount;

    /**
     * Searches the turn from a position on.
     *
     * @throws IllegalStateException if the turn has no end, more positions than the limit, or more than 8 times as many
     *     links, or exceeds another limit
     */
    public TurnPositions(Position start, int limit) {
        this.limit = limit;
        this.mostWork = Math.max(Work.MOST, WORK_PER_POSITION * limit);
        try (Work work = Work.begin()) {
            visit(start.ignoring(), 0, work);
        }
        leaveOrder.clear();
        Collections.reverse(positions);
        positions = List.copyOf(positions);
        Collections.reverse(links);
    }

    /** Returns all positions, the start first. */
    public List<Position> positions() {
        return positions;
    }

    /**
     * Checks a limit of positions.
     *
     * @throws IllegalStateException if the search would have exceeded this limit
     */
    public void check(int most) {
        if (positions.size() > most) {
            throw Work.tooMany(most, "positions");
        }
        checkLinks(most);
    }

    private void checkLinks(int most) {
        if (linkCount > LINKS_PER_POSITION * most) {
            throw Work.tooMany(LINKS_PER_POSITION * most, "links between its positions");
        }
    }

    /** Returns whether nothing leads on from a position. */
    public boolean isEnd(int position) {
        return links.get(position).length == 0;
    }

    /** Returns the events of a position and the positions to which they lead, in the order of the events. */
    public List<TurnGraph.Link> links(int position) {
        int[] to = links.get(position);
        List<Event> events = to.length == 0 ? List.of() : events(position);
        List<TurnGraph.Link> out = new ArrayList<>(to.length);
        for (int i = 0; i < to.length; i++) {
            out.add(new TurnGraph.Link(events.get(i), last() - to[i]));
        }
        return List.copyOf(out);
    }

    /**
     * Returns the events of one way from the start to a position.
     *
     * @throws IndexOutOfBoundsException if there is no such position
     */
    public List<Event> way(int position) {
        if (predecessors.length == 0) {
            predecessors = predecessors();
        }
        Deque<Event> way = new ArrayDeque<>();
        for (int to = Objects.checkIndex(position, positions.size()); to > 0; to = predecessors[to]) {
            way.addFirst(events(predecessors[to]).get(index(links.get(predecessors[to]), last() - to)));
        }
        return List.copyOf(way);
    }

    private int[] predecessors() {
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

    /** Lists the events of a copy, as a position keeps the list of its node. */
    private List<Event> events(int position) {
        return ((Node.Decision) positions.get(position).ignoring().node()).events();
    }

    private int last() {
        return positions.size() - 1;
    }

    private int visit(Position position, int depth, Work work) {
        Integer known = leaveOrder.putIfAbsent(position, -1);
        if (known != null) {
            if (known < 0) {
                throw TurnCount.endless();
            }
            return known;
        }
        if (leaveOrder.size() > limit) {
            throw Work.tooMany(limit, "positions");
        }
        if (depth > TurnCount.MOST_EVENTS) {
            throw Work.tooMany(TurnCount.MOST_EVENTS, "events");
        }
        Work.checkTurn(work.done(), mostWork);
        int[] out = visitNext(position.ignoring(), depth, work);
        leaveOrder.put(position, positions.size());
        positions.add(position);
        links.add(out);
        return positions.size() - 1;
    }

    private int[] visitNext(Position position, int depth, Work work) {
        if (depth > 0 && position.beginsTurn() || !(position.node() instanceof Node.Decision decision)) {
            return new int[0];
        }
        int[] out = new int[decision.events().size()];
        linkCount += out.length;
        checkLinks(limit);
        work.add((long) Work.LINK * out.length);
        int next = 0;
        for (Event event : decision.events()) {
            out[next++] = visit(position.after(event), depth + 1, work);
        }
        return out;
    }
}
