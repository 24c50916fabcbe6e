package org.dicechess.examples.board;

import org.dicechess.Outline;
import org.dicechess.PieceType;

/**
 * A kind of piece.
 *
 * @param name its name, as {@code knight}
 * @param symbol its symbol in positions
 * @param betza its movement in Betza notation; empty if the definition gives none
 * @param royal whether the definition marks it as royal
 * @param outline its shape as a path of SVG within 100 by 100 units; empty if it has none
 */
public record Kind(String name, String symbol, String betza, boolean royal, String outline) {

    /** Returns the kind of a type. */
    public static Kind of(PieceType type) {
        return new Kind(
                type.name(),
                type.symbol(),
                type.betza(),
                type.isRoyal(),
                type.outline().map(Outline::path).orElse(""));
    }
}
