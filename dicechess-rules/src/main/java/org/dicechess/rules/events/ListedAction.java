package org.dicechess.rules.events;

import java.util.List;
import java.util.Optional;
import org.dicechess.Action;
import org.dicechess.Edit;
import org.dicechess.Piece;
import org.dicechess.Square;

/** A listed action: the listed move of the same number, and its name. */
record ListedAction(ListedMove move, String name) implements Action, ListedEvent {

    @Override
    public Events source() {
        return move.source();
    }

    @Override
    public int number() {
        return move.number();
    }

    @Override
    public String text() {
        return move.text();
    }

    @Override
    public List<Edit> edits() {
        return move.edits();
    }

    @Override
    public List<Integer> spent() {
        return move.spent();
    }

    @Override
    public List<Square> path() {
        return move.path();
    }

    @Override
    public Optional<Square> from() {
        return move.from();
    }

    @Override
    public Optional<Square> to() {
        return move.to();
    }

    @Override
    public List<Piece> captures() {
        return move.captures();
    }

    @Override
    public List<Square> capturedOn() {
        return move.capturedOn();
    }

    @Override
    public Optional<Piece> promotion() {
        return move.promotion();
    }

    @Override
    public Optional<Piece> arrival() {
        return move.arrival();
    }

    @Override
    public Optional<Square> partner() {
        return move.partner();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || move.expanded().as(name).equals(other);
    }

    @Override
    public int hashCode() {
        return move.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
