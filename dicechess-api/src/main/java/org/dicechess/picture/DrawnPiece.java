package org.dicechess.picture;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Outline;
import org.dicechess.Piece;

/**
 * A piece as pictures need it.
 *
 * @param kind the name of its kind
 * @param symbol the symbol of its kind
 * @param letters its letters in plain text
 * @param outline its shape; empty for a token with the symbol
 * @param owner its side; empty for a piece of neither side
 * @param facing its facing; empty if it has none
 */
record DrawnPiece(
        String kind,
        String symbol,
        String letters,
        Optional<Outline> outline,
        Optional<Color> owner,
        Optional<Direction> facing) {

    static DrawnPiece of(Piece piece) {
        return new DrawnPiece(
                piece.type().name(),
                piece.type().symbol(),
                piece.text().replaceFirst("\\^.*", "").replaceAll("[()]", ""),
                piece.type().outline(),
                piece.owner(),
                piece.facing());
    }

    /** Returns whether it is a kind that demotes when it is captured, {@code Q~}, with the outline of another kind. */
    boolean isMarked() {
        return symbol.endsWith("~") && outline.isPresent();
    }

    /** Returns the kind and its facing in words. */
    String words() {
        return kind + facing.map(way -> " facing " + way.words()).orElse("");
    }
}
