package org.dicechess;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The outcome of a chance event.
 *
 * @param faces one number for each die, in the order of {@link Dice#dice()}, alike dice ascending
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
