package org.dicechess;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The outcome of a chance event.
 *
 * <p>Faces of alike dice are ascending. {@link Position#after(Event)} refuses a roll that has them in another order,
 * since it equals no outcome; texts may have them as the dice lie on the table, and {@link Notation#event} sorts them:
 * {@code after("[4 3 2 1]")} plays what {@code after(new Roll(List.of(1, 2, 3, 4)))} does.
 *
 * @param faces one number for each die, in the order of {@link Dice#dice()}, alike dice ascending
 * @since 0.1
 */
public record Roll(List<Integer> faces) implements Event {

    /**
     * Keeps a copy of the list.
     *
     * @throws IllegalArgumentException if there is no face
     */
    public Roll {
        faces = List.copyOf(faces);
        if (faces.isEmpty()) {
            throw new IllegalArgumentException("a roll has at least one face");
        }
    }

    /** The faces in brackets, separated by blanks: {@code [1 3]}. */
    @Override
    public String text() {
        return faces.stream().map(String::valueOf).collect(Collectors.joining(" ", "[", "]"));
    }

    /** As {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
