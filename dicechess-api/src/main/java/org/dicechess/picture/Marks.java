package org.dicechess.picture;

import java.util.List;
import java.util.Set;
import org.dicechess.Square;

/**
 * What the host adds to a picture.
 *
 * @param changed the squares that the last move changed
 * @param way the squares that its piece visited, in order
 * @param arrows the arrows
 * @param targets squares to move to
 * @param captures squares to capture on
 * @param isDiagram whether the targets are explained below
 */
record Marks(
        Set<Square> changed,
        List<Square> way,
        Set<Arrow> arrows,
        Set<Square> targets,
        Set<Square> captures,
        boolean isDiagram) {

    static final Marks NONE = new Marks(Set.of(), List.of(), Set.of(), Set.of(), Set.of(), false);

    /**
     * An arrow.
     *
     * @param from where it begins
     * @param to where it ends
     */
    record Arrow(Square from, Square to) {}
}
