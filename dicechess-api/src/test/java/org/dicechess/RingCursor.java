package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** A cursor of {@link RingVariant}: an event is its place in the list. */
final class RingCursor implements Cursor {

    private final List<RingPosition> way = new ArrayList<>();

    RingCursor(RingPosition start) {
        way.add(start);
    }

    @Override
    public RingPosition position() {
        return way.get(way.size() - 1);
    }

    @Override
    public Variant variant() {
        return position().variant();
    }

    @Override
    public Kind kind() {
        return isChance() ? Kind.CHANCE : Kind.DECISION;
    }

    @Override
    public boolean isChance() {
        return position().face() == 0;
    }

    @Override
    public Color turn() {
        return position().turn();
    }

    @Override
    public int turnNumber() {
        return position().turnNumber();
    }

    @Override
    public boolean beginsTurn() {
        return position().beginsTurn();
    }

    @Override
    public Color player() {
        return turn();
    }

    @Override
    public Node.End end() {
        throw new IllegalStateException();
    }

    /** A caller that offers too little room is refused, as the interface demands. */
    @Override
    public int list(int[] buffer, int offset) {
        if (buffer.length - offset < variant().eventBound()) {
            throw new IllegalArgumentException("room for " + (buffer.length - offset));
        }
        for (int i = 0; i < count(); i++) {
            buffer[offset + i] = i;
        }
        return offset + count();
    }

    @Override
    public int count() {
        return position().count();
    }

    @Override
    public long weight(int event) {
        return position().node() instanceof Node.Chance chance
                ? chance.outcomes().get(event).weight()
                : 1;
    }

    @Override
    public long total() {
        return position().node() instanceof Node.Chance chance ? chance.total() : 1;
    }

    @Override
    public int outcome(long number) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int random(IntUnaryOperator random) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void play(int event) {
        way.add((RingPosition) position().after(event(event)));
    }

    @Override
    public void undo() {
        if (depth() == 0) {
            throw new IllegalStateException();
        }
        way.remove(way.size() - 1);
    }

    @Override
    public int depth() {
        return way.size() - 1;
    }

    @Override
    public long key() {
        return position().hashCode();
    }

    @Override
    public int number(Event event) {
        return position().all().indexOf(position().listed(event));
    }

    @Override
    public boolean inCheck(Color color) {
        return false;
    }

    @Override
    public Event event(int event) {
        return position().all().get(event);
    }

    @Override
    public boolean isMove(int event) {
        return event(event) instanceof Move;
    }

    @Override
    public int from(int event) {
        return event(event) instanceof Move ? position().square() : -1;
    }

    @Override
    public int to(int event) {
        return event(event) instanceof Move move ? move.to().orElseThrow().file() : -1;
    }

    @Override
    public int promoted(int event) {
        return 0;
    }

    @Override
    public boolean isCapture(int event) {
        return false;
    }

    @Override
    public int captures(int event, int[] buffer, int offset) {
        return offset;
    }

    @Override
    public int played(int depth) {
        return way.get(depth).all().indexOf(between(way.get(depth), way.get(depth + 1)));
    }

    private static Event between(RingPosition before, RingPosition after) {
        return before.all().stream()
                .filter(event -> before.after(event).equals(after))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public int visitEnds(int limit, Runnable visitor) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Cursor copy() {
        RingCursor copy = new RingCursor(position());
        copy.way.clear();
        copy.way.addAll(way);
        return copy;
    }

    @Override
    public int at(int square) {
        return square == position().square() ? 1 : 0;
    }
}
