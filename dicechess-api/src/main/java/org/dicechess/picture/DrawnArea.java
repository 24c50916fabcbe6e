package org.dicechess.picture;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dicechess.Square;

/**
 * An area as pictures need it.
 *
 * @param title the name to show
 * @param color {@code #rrggbb}
 * @param parts sets of squares, each with a border of its own; no square is in two of them
 */
record DrawnArea(String title, String color, List<Set<Square>> parts) {

    /** An area in one part. */
    DrawnArea(String title, String color, Set<Square> squares) {
        this(title, color, List.of(squares));
    }

    /** Returns the area of both sides: in two parts, unless a square is in both. */
    static DrawnArea of(String title, String color, List<Square> white, List<Square> black) {
        if (Collections.disjoint(white, black)) {
            return new DrawnArea(title, color, List.of(new LinkedHashSet<>(white), new LinkedHashSet<>(black)));
        }
        Set<Square> both = new LinkedHashSet<>(white);
        both.addAll(black);
        return new DrawnArea(title, color, both);
    }

    boolean contains(Square square) {
        return parts.stream().anyMatch(part -> part.contains(square));
    }
}
