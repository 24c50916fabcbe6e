package org.dicechess;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A roll of dice: the outcome of a chance node.
 *
 * <p>Faces of equal dice are in ascending order. {@link Position#after(Event)} rejects a roll with another order, since
 * it equals no outcome. A text may have equal dice in any order, since {@link Notation#event} sorts them:
 * {@code after("[4 3 2 1]")} plays the same as {@code after(new Roll(List.of(1, 2, 3, 4)))}.
 *
 * @param faces one number for each die, in the order of {@link Dice#dice()}; equal dice in ascending order
 * @since 0.1
 */
public record Roll(List<Integer> faces) implements Event {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if the list is empty
     */
    public Roll {
        faces = List.copyOf(faces);
        if (faces.isEmpty()) {
            throw new IllegalArgumentException("a roll has at least one face");
        }
    }

    /** Returns the faces in brackets, separated by blanks: {@code [1 3]}. */
    @Override
    public String text() {
        return faces.stream().map(String::valueOf).collect(Collectors.joining(" ", "[", "]"));
    }

    /** Returns the same as {@link #text()}. */
    @Override
    public String toString() {
        return text();
    }
}
