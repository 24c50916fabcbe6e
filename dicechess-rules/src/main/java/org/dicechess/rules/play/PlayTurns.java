package org.dicechess.rules.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Node;
import org.dicechess.Position;
import org.dicechess.TurnGraph;

/** The turn from a position on: counts by {@link TurnCount}, positions by depth-first search. */
final class PlayTurns implements TurnGraph {

    private final PlayPosition start;
    private Optional<TurnCount.Counts> counts = Optional.empty();
    private Optional<Graph> graph = Optional.empty();

    PlayTurns(PlayPosition start) {
        this.start = start;
    }

    @Override
    public Position start() {
        return start;
    }

    @Override
    public synchronized long sequences() {
        return counts().sequences();
    }

    @Override
    public synchronized long ends() {
        return counts().ends();
    }

    @Override
    public synchronized List<Position> positions(int limit) {
        if (graph.isEmpty()) {
            graph = Optional.of(new Graph(start, limit));
        }
        if (graph.get().positions.size() > limit) {
            throw tooMany(limit, "positions");
        }
        return graph.get().positions;
    }

    @Override
    public synchronized List<Link> links(int position) {
        return graph().links.get(position);
    }

    @Override
    public synchronized List<Event> way(int position) {
        return graph().way(position);
    }

    static IllegalStateException tooMany(int limit, String what) {
        return new IllegalStateException("the turn has more than " + limit + " " + what);
    }

    private TurnCount.Counts counts() {
        if (counts.isEmpty()) {
            counts = Optional.of(((PlayVariant) start.variant()).counts(start.snapshot()));
        }
        return counts.get();
    }

    private Graph graph() {
        if (graph.isEmpty()) {
            positions();
        }
        return graph.orElseThrow();
    }

    /** Positions in the reverse of the order in which a depth-first search leaves them: none comes before what leads to it. */
    private static final class Graph {

        private List<Position> positions = new ArrayList<>();
        private final List<List<Link>> links = new ArrayList<>();

        /** For each position the order in which the search left it; -1 while it is there. */
        private final Map<Position, Integer> left = new HashMap<>();

        /** For each position but the start the first that leads to it; worked out when a way is first asked for. */
        private int[] before = {};

        private final int limit;

        Graph(PlayPosition start, int limit) {
            this.limit = limit;
            visit(start, 0);
            Collections.reverse(positions);
            positions = List.copyOf(positions);
            Collections.reverse(links);
            int last = positions.size() - 1;
            links.replaceAll(list -> list.stream().map(link -> new Link(link.event(), last - link.to())).toList());
        }

        List<Event> way(int position) {
            if (before.length == 0) {
                before = before();
            }
            LinkedList<Event> way = new LinkedList<>();
            for (int to = Objects.checkIndex(position, positions.size()); to > 0; to = before[to]) {
                int end = to;
                way.addFirst(links.get(before[to]).stream().filter(link -> link.to() == end).findFirst().orElseThrow().event());
            }
            return List.copyOf(way);
        }

        private int[] before() {
            int[] first = new int[positions.size()];
            for (int from = first.length - 1; from >= 0; from--) {
                for (Link link : links.get(from)) {
                    first[link.to()] = from;
                }
            }
            return first;
        }

        private int visit(Position position, int depth) {
            Integer known = left.putIfAbsent(position, -1);
            if (known != null) {
                if (known < 0) {
                    throw TurnCount.endless();
                }
                return known;
            }
            if (left.size() > limit) {
                throw tooMany(limit, "positions");
            }
            if (depth > TurnCount.MOST_EVENTS) {
                throw tooMany(TurnCount.MOST_EVENTS, "events");
            }
            List<Link> out = new ArrayList<>();
            if ((depth == 0 || !position.beginsTurn()) && position.node() instanceof Node.Decision decision) {
                for (Event event : decision.events()) {
                    out.add(new Link(event, visit(position.after(event), depth + 1)));
                }
            }
            left.put(position, positions.size());
            positions.add(position);
            links.add(out);
            return positions.size() - 1;
        }
    }
}
