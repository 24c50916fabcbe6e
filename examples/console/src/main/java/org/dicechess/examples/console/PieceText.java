package org.dicechess.examples.console;

import org.dicechess.Direction;
import org.dicechess.Piece;

/**
 * Writes single pieces as boards do.
 *
 * @param isUnicode whether facings are arrows; else they are as in position texts
 */
record PieceText(boolean isUnicode) {

    /** In the order of {@link Direction}. */
    private static final String ARROWS = "↑↗→↘↓↙←↖";

    /** Returns the letters of a piece, then its facing. */
    String of(Piece piece) {
        String letters = piece.text().replaceFirst("\\^.*", "").replaceAll("[()]", "");
        return letters + piece.facing().map(this::facing).orElse("");
    }

    private String facing(Direction direction) {
        return isUnicode ? String.valueOf(ARROWS.charAt(direction.ordinal())) : "^" + direction.text();
    }
}
