package org.dicechess.picture;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.dicechess.Square;

/**
 * How a board is written as plain text.
 *
 * @param isUnicode whether facings are arrows and lines are box characters; else facings are as in position texts,
 *     {@code ^ne}, and lines are of {@code + - |}
 * @param outlined the squares to draw a line around, between the columns and the ranks. Squares that the board lacks
 *     count as others. Hexagonal boards have no such line
 * @param visited squares that pieces have left or passed: an empty one is drawn as {@code *}, as after
 *     {@link Picture#lastMove}; as {@code :} where a piece on the board has the symbol {@code *}
 * @since 0.1
 */
public record TextStyle(boolean isUnicode, Set<Square> outlined, Set<Square> visited) {

    /** ASCII characters alone, except those of symbols, without a line and without visited squares. */
    public static final TextStyle ASCII = new TextStyle(false, Set.of(), Set.of());

    /** Arrows for facings, without a line and without visited squares. */
    public static final TextStyle UNICODE = new TextStyle(true, Set.of(), Set.of());

    /** Copies the sets, in the order of squares. */
    public TextStyle {
        outlined = Collections.unmodifiableSet(new TreeSet<>(outlined));
        visited = Collections.unmodifiableSet(new TreeSet<>(visited));
    }

    /** Returns the style with a line around these squares and no others. */
    public TextStyle outlined(Collection<Square> squares) {
        return new TextStyle(isUnicode, Set.copyOf(squares), visited);
    }

    /** Returns the style with these visited squares and no others. */
    public TextStyle visited(Collection<Square> squares) {
        return new TextStyle(isUnicode, outlined, Set.copyOf(squares));
    }
}
