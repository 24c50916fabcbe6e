package org.dicechess.examples.console;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dicechess.Color;
import org.dicechess.Direction;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;

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
        return letters(piece) + piece.facing().map(this::facing).orElse("");
    }

    /** Returns the pieces that a side holds in hand, each with its number if there are several: {@code 2P N}. */
    String hand(Position position, Color side) {
        return position.hand(side).entrySet().stream()
                .map(held -> (held.getValue() > 1 ? held.getValue() : "") + letters(position, held.getKey(), side))
                .collect(Collectors.joining(" "));
    }

    private static String letters(Position position, PieceType kind, Color side) {
        return IntStream.rangeClosed(1, position.variant().pieceCodes())
                .mapToObj(position.variant()::piece)
                .filter(piece -> piece.type().equals(kind) && piece.isOf(side))
                .map(PieceText::letters)
                .findFirst()
                .orElse(kind.symbol());
    }

    private static String letters(Piece piece) {
        return piece.text().replaceFirst("\\^.*", "").replaceAll("[()]", "");
    }

    private String facing(Direction direction) {
        return isUnicode ? String.valueOf(ARROWS.charAt(direction.ordinal())) : "^" + direction.text();
    }
}
