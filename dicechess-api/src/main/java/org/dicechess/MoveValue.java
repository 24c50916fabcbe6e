package org.dicechess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The move that {@link Move#of} makes: all its parts are stored. */
record MoveValue(String text, List<Edit> edits, List<Integer> spent, List<Square> path) implements Move {

    private static final Comparator<Edit> CANONICAL = Comparator.comparing((Edit edit) -> edit instanceof Edit.Put)
            .thenComparing(edit -> edit.place() instanceof Reserve)
            .thenComparing(MoveValue::square);

    static MoveValue of(String text, List<Edit> edits, List<Integer> spent, List<Square> path) {
        return new MoveValue(
                Objects.requireNonNull(text, "text"),
                sorted(edits, CANONICAL),
                sorted(spent, Comparator.naturalOrder()),
                List.copyOf(path));
    }

    /** Returns a sorted copy, without the garbage of a stream, as records make a move for each event that they read. */
    private static <T> List<T> sorted(List<T> list, Comparator<? super T> order) {
        if (list.size() < 2) {
            return List.copyOf(list);
        }
        List<T> sorted = new ArrayList<>(list);
        sorted.sort(order);
        return List.copyOf(sorted);
    }

    private static Square square(Edit edit) {
        return edit.place() instanceof Square square ? square : new Square(0, 0);
    }

    @Override
    public Optional<Square> from() {
        return path.size() < 2 ? Optional.empty() : Optional.of(path.get(0));
    }

    @Override
    public Optional<Square> to() {
        return path.isEmpty() ? Optional.empty() : Optional.of(path.get(path.size() - 1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Move move && move.action().isEmpty() && isLike(move);
    }

    /** Returns whether another move has the same effect and spends the same dice. */
    boolean isLike(Move move) {
        return edits.equals(move.edits()) && spent.equals(move.spent());
    }

    @Override
    public int hashCode() {
        return 31 * edits.hashCode() + spent.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
