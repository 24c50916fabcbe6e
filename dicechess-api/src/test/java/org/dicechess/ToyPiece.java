package org.dicechess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A piece without rules: its text is its symbol, in upper case for White. */
record ToyPiece(PieceType type, Color color) implements Piece {

    private record Type(String name, String symbol) implements PieceType {
        @Override
        public String betza() {
            return "";
        }

        @Override
        public boolean isRoyal() {
            return false;
        }

        @Override
        public List<Direction> facings() {
            return List.of();
        }
    }

    static ToyPiece of(String text) {
        String symbol = text.toUpperCase(Locale.ROOT);
        return new ToyPiece(new Type("kind-" + symbol, symbol), text.equals(symbol) ? Color.WHITE : Color.BLACK);
    }

    @Override
    public Optional<Color> owner() {
        return Optional.of(color);
    }

    @Override
    public Optional<Direction> facing() {
        return Optional.empty();
    }

    @Override
    public String text() {
        return color == Color.WHITE ? type.symbol() : type.symbol().toLowerCase(Locale.ROOT);
    }
}
