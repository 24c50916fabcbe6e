package org.dicechess.rules.events;

import java.util.List;
import java.util.Optional;
import org.dicechess.Edit;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.jspecify.annotations.Nullable;

/** A listed move that knows its number. Its text, edits and path are made on demand. */
final class ListedMove implements ListedEvent {

    private final Events source;
    private final int number;

    /** Null until asked for. Written without a lock: all threads make equal values, which never change. */
    private @Nullable Move expanded;

    ListedMove(Events source, int number) {
        this.source = source;
        this.number = number;
    }

    @Override
    public Events source() {
        return source;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String text() {
        return itself().text();
    }

    @Override
    public List<Edit> edits() {
        return expanded().edits();
    }

    @Override
    public List<Integer> spent() {
        return itself().spent();
    }

    @Override
    public List<Square> path() {
        return itself().path();
    }

    @Override
    public Optional<Square> from() {
        return source.from(number);
    }

    @Override
    public Optional<Square> to() {
        return source.to(number);
    }

    @Override
    public List<Piece> captures() {
        return source.capturedOn(number)
                .map(squares -> squares.stream().map(source::piece).toList())
                .orElseGet(() -> itself().captures());
    }

    @Override
    public List<Square> capturedOn() {
        return source.capturedOn(number).orElseGet(() -> itself().capturedOn());
    }

    @Override
    public Optional<Piece> promotion() {
        return itself().promotion();
    }

    @Override
    public Optional<Piece> arrival() {
        return itself().arrival();
    }

    @Override
    public Optional<Square> partner() {
        return itself().partner();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || expanded().equals(other);
    }

    @Override
    public int hashCode() {
        return expanded().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    /** Returns the move of the piece itself: effects change what is captured, promoted or put in no way. */
    private Move itself() {
        return source.affects() ? source.itself(number) : expanded();
    }

    /** Returns the same move with all its parts. */
    Move expanded() {
        Move known = expanded;
        if (known == null) {
            known = source.expanded(number);
            expanded = known;
        }
        return known;
    }
}
