package org.dicechess.rules.model;

import java.util.Locale;
import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;

/**
 * A piece as a value: kind, side and facing.
 *
 * @param color its side; for a piece of nobody White, as which it sees directions and areas
 */
public record GamePiece(Kind type, Color color, Optional<Direction> facing) implements Piece {

    @Override
    public Optional<Color> owner() {
        return type.isOfNobody() ? Optional.empty() : Optional.of(color);
    }

    @Override
    public boolean isOf(Color side) {
        return color == side && !type.isOfNobody();
    }

    @Override
    public String text() {
        return facing.isPresent() ? letters() + "^" + facing.get().text() : letters();
    }

    private String letters() {
        String cased = color == Color.WHITE ? type.symbol() : type.symbol().toLowerCase(Locale.ROOT);
        return Symbols.inText(cased);
    }

    @Override
    public String toString() {
        return text();
    }
}
