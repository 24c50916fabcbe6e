package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.Event;
import org.dicechess.Position;
import org.dicechess.TurnGraph;
import org.dicechess.rules.turns.TurnCount;
import org.dicechess.rules.turns.TurnPositions;

/** The turn from a position on: {@link TurnCount} counts it, {@link TurnPositions} lists its positions. */
public final class PlayTurns implements TurnGraph {

    private final PlayPosition start;
    private Optional<TurnCount.Counts> counts = Optional.empty();
    private Optional<TurnPositions> graph = Optional.empty();

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
            graph = Optional.of(new TurnPositions(start, limit));
        }
        graph.get().check(limit);
        return graph.get().positions();
    }

    @Override
    public synchronized List<Link> links(int position) {
        return graph().links(position);
    }

    @Override
    public synchronized boolean isEnd(int position) {
        return graph().isEnd(position);
    }

    @Override
    public synchronized List<Event> way(int position) {
        return graph().way(position);
    }

    private TurnCount.Counts counts() {
        if (counts.isEmpty()) {
            counts = Optional.of(((PlayVariant) start.variant()).counts(start.snapshot()));
        }
        return counts.get();
    }

    private TurnPositions graph() {
        if (graph.isEmpty()) {
            positions();
        }
        return graph.orElseThrow();
    }
}
