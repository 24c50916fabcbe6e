package org.dicechess.specs.turns;

import java.util.List;

/**
 * A whole turn after the roll.
 *
 * @param events the texts of its moves, and of the pass that ends it if one does
 * @param end the position afterwards: the other side to roll, or the game over
 * @param used how many dice it has used
 */
record ReferenceTurn(List<String> events, ReferencePosition end, int used) {

    String text() {
        return String.join(" ", events);
    }

    boolean winsAtOnce() {
        return end.isOver();
    }
}
