package org.dicechess.rules.model;

import java.util.BitSet;
import org.dicechess.Color;

/**
 * A named set of squares, which each side may see differently.
 *
 * @param name the name in the definition
 * @param white the squares as White sees it
 * @param black the squares as Black sees it
 */
public record Area(String name, BitSet white, BitSet black) implements Named {

    /** Returns the squares as this side sees them. */
    public BitSet of(Color color) {
        return color == Color.WHITE ? white : black;
    }
}
