package org.dicechess.rules.play;

import java.util.Locale;
import org.dicechess.Color;

/** A piece: kind, side and facing, which is empty for kinds without facings. */
record ReferencePiece(ReferenceKind kind, Color color, String facing) {

    String text() {
        return symbol() + (facing.isEmpty() ? "" : "^" + facing);
    }

    String lowerSymbol() {
        String symbol = kind.symbol().toLowerCase(Locale.ROOT);
        return symbol.length() == 1 ? symbol : "(" + symbol + ")";
    }

    private String symbol() {
        return color == Color.BLACK
                ? lowerSymbol()
                : kind.symbol().length() == 1 ? kind.symbol() : "(" + kind.symbol() + ")";
    }
}
