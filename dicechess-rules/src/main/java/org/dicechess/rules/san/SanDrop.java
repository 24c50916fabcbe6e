package org.dicechess.rules.san;

import java.util.List;
import java.util.Locale;

/**
 * A drop of a piece in hand.
 *
 * @param symbol the symbol, the same for both sides
 * @param pawn whether it is the symbol of a pawn, which some programs leave out
 * @param to the sign {@code @} and the arrival
 * @param facing a caret and the facing after the arrival, empty where the kind has only one
 */
record SanDrop(String symbol, boolean pawn, String to, String facing) implements SanText {

    @Override
    public String key() {
        return symbol + to + facing;
    }

    @Override
    public String among(SanRivals rivals) {
        return key();
    }

    @Override
    public List<String> forms() {
        String lower = symbol.toLowerCase(Locale.ROOT);
        return pawn ? List.of(key(), lower + to + facing, to + facing) : List.of(key(), lower + to + facing);
    }
}
