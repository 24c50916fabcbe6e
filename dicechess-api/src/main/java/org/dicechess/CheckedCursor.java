package org.dicechess;

import java.util.Objects;
import java.util.function.IntUnaryOperator;

/** A cursor that verifies every argument before it passes the call on. */
final class CheckedCursor implements Cursor {

    private final Cursor cursor;
    private final int[] listed;
    private final int squares;

    /** The depth of the end that is being visited, which the visitor may not undo; 0 outside visits. */
    private int floor;

    CheckedCursor(Cursor cursor) {
        this.cursor = cursor;
        this.listed = new int[cursor.variant().eventBound()];
        this.squares = cursor.variant().board().squares().size();
    }

    private int listed(int event) {
        int end = cursor.list(listed, 0);
        for (int i = 0; i < end; i++) {
            if (listed[i] == event) {
                return event;
            }
        }
        throw new IllegalArgumentException("the int " + event + " stands for no event here; expected one of the " + end
                + " that list() gives at depth " + cursor.depth() + ", at " + cursor.position());
    }

    private void going() {
        if (cursor.kind() == Kind.END) {
            throw new IllegalStateException("the game is over: " + cursor.end().title());
        }
    }

    private void chance() {
        if (cursor.kind() != Kind.CHANCE) {
            throw new IllegalStateException("nothing is rolled here; expected a chance node, at " + cursor.position());
        }
    }

    @Override
    public Variant variant() {
        return cursor.variant();
    }

    @Override
    public Kind kind() {
        return cursor.kind();
    }

    @Override
    public boolean isChance() {
        return cursor.kind() == Kind.CHANCE;
    }

    @Override
    public Color turn() {
        return cursor.turn();
    }

    @Override
    public int turnNumber() {
        return cursor.turnNumber();
    }

    @Override
    public boolean beginsTurn() {
        return cursor.beginsTurn();
    }

    @Override
    public Color player() {
        return cursor.player();
    }

    @Override
    public Node.End end() {
        return cursor.end();
    }

    @Override
    public int list(int[] buffer, int offset) {
        return cursor.list(buffer, offset);
    }

    @Override
    public int count() {
        return cursor.count();
    }

    @Override
    public long weight(int event) {
        return cursor.weight(listed(event));
    }

    @Override
    public long total() {
        going();
        return cursor.total();
    }

    @Override
    public int outcome(long number) {
        chance();
        return cursor.outcome(number);
    }

    @Override
    public int random(IntUnaryOperator random) {
        Objects.requireNonNull(random, "random");
        return cursor.random(bound -> {
            int number = random.applyAsInt(bound);
            if (number < 0 || number >= bound) {
                throw new IllegalArgumentException("the random number " + number + "; expected 0 to " + (bound - 1));
            }
            return number;
        });
    }

    @Override
    public void play(int event) {
        cursor.play(listed(event));
    }

    @Override
    public void undo() {
        if (floor > 0 && cursor.depth() == floor) {
            throw new IllegalStateException(
                    "the visitor undoes the end that it visits; expected no undo at depth " + floor);
        }
        cursor.undo();
    }

    @Override
    public int depth() {
        return cursor.depth();
    }

    @Override
    public long key() {
        return cursor.key();
    }

    @Override
    public int number(Event event) {
        return cursor.number(event);
    }

    @Override
    public boolean inCheck(Color color) {
        return cursor.inCheck(Objects.requireNonNull(color, "color"));
    }

    @Override
    public Event event(int event) {
        return cursor.event(listed(event));
    }

    @Override
    public Position position() {
        return cursor.position();
    }

    @Override
    public int at(int square) {
        if (square < 0 || square >= squares) {
            throw new IllegalArgumentException(
                    "square " + square + "; expected an index of Board.squares(), 0 to " + (squares - 1));
        }
        return cursor.at(square);
    }

    @Override
    public boolean isMove(int event) {
        return cursor.isMove(listed(event));
    }

    @Override
    public int from(int event) {
        return cursor.from(listed(event));
    }

    @Override
    public int to(int event) {
        return cursor.to(listed(event));
    }

    @Override
    public int promoted(int event) {
        return cursor.promoted(listed(event));
    }

    @Override
    public boolean isCapture(int event) {
        return cursor.isCapture(listed(event));
    }

    @Override
    public int captures(int event, int[] buffer, int offset) {
        Objects.checkFromToIndex(offset, buffer.length, buffer.length);
        return cursor.captures(listed(event), buffer, offset);
    }

    @Override
    public int played(int depth) {
        Objects.checkIndex(depth, cursor.depth());
        return cursor.played(depth);
    }

    @Override
    public int visitEnds(int limit, Runnable visitor) {
        int outer = floor;
        return cursor.visitEnds(limit, () -> {
            floor = cursor.depth();
            try {
                visitor.run();
            } finally {
                floor = outer;
            }
        });
    }

    @Override
    public Cursor copy() {
        return new CheckedCursor(cursor.copy());
    }

    @Override
    public Cursor checked() {
        return this;
    }

    /** Returns the text of its position. */
    @Override
    public String toString() {
        return cursor.toString();
    }
}
