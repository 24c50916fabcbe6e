package org.dicechess.rules.play;

import java.util.List;
import java.util.Optional;
import org.dicechess.Edit;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Square;
import org.dicechess.rules.state.Snapshot;
import org.jspecify.annotations.Nullable;

/** A listed move that knows its number; its effect is worked out when asked for. */
public final class PlayMove implements Move {

    private final Events source;
    private final int number;

    /** Written without a lock: every thread works out an equal value, and nobody can change it. */
    private @Nullable Move plain;

    PlayMove(Events source, int number) {
        this.source = source;
        this.number = number;
    }

    /** Whether it has been listed there, so that it is legal there. */
    boolean isOf(Snapshot moment) {
        return source.isOf(moment);
    }

    public int number() {
        return number;
    }

    @Override
    public String text() {
        return plain().text();
    }

    @Override
    public List<Edit> edits() {
        return plain().edits();
    }

    @Override
    public List<Integer> spent() {
        return plain().spent();
    }

    @Override
    public List<Square> path() {
        return plain().path();
    }

    @Override
    public Optional<Square> from() {
        return plain().from();
    }

    @Override
    public Optional<Square> to() {
        return plain().to();
    }

    @Override
    public Optional<String> action() {
        return source.action(number);
    }

    @Override
    public List<Piece> captures() {
        return source.captures(number).orElseGet(() -> plain().captures());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || plain().equals(other);
    }

    @Override
    public int hashCode() {
        return plain().hashCode();
    }

    @Override
    public String toString() {
        return text();
    }

    private Move plain() {
        Move known = plain;
        if (known == null) {
            known = source.plain(number);
            plain = known;
        }
        return known;
    }
}
