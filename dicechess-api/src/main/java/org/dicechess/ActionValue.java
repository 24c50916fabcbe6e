package org.dicechess;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The action that {@link Move#as} makes: a name and the move that it allows. */
record ActionValue(String name, MoveValue move) implements Action {

    ActionValue {
        Objects.requireNonNull(name, "name");
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
    public boolean equals(Object other) {
        return other instanceof Action action && name.equals(action.name()) && move.isLike(action);
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
