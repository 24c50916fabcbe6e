package org.dicechess.rules.san;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.rules.model.Article;
import org.dicechess.rules.model.Symbols;

/** Symbols of pieces in algebraic texts that stand for no event. */
final class SanSymbols {

    /** The most symbols that are named. */
    private static final int MOST = 12;

    private SanSymbols() {}

    /**
     * Returns a text that begins with a symbol of several letters as {@code (Pr)h9} instead of {@code Prh9}. Another
     * text stays, and so does one whose first letter may be a symbol, unless only the longer one has a move.
     */
    static String marked(Position position, String text) {
        List<PieceType> types = position.variant().pieceTypes();
        return types.stream()
                .map(PieceType::symbol)
                .filter(symbol -> isLong(Symbols.letters(symbol)) && text.startsWith(symbol))
                .max(Comparator.comparingInt(String::length))
                .map(symbol -> "(" + symbol + ")" + text.substring(symbol.length()))
                .filter(marked -> !isSymbol(types, text.substring(0, 1))
                        || SanTable.around(position, marked).fitting(marked).size() == 1)
                .orElse(text);
    }

    private static boolean isLong(String letters) {
        return letters.codePointCount(0, letters.length()) > 1;
    }

    private static boolean isSymbol(List<PieceType> types, String text) {
        return types.stream().anyMatch(type -> SanParts.pawnless(type).equals(text));
    }

    /**
     * Says why no own piece with a symbol stands where a text says.
     *
     * @param where the file, the rank or both; empty for the whole board
     */
    static String missing(Position position, String symbol, String where) {
        List<PieceType> types = position.variant().pieceTypes();
        return types.stream()
                .filter(type -> SanParts.pawnless(type).equals(symbol))
                .findFirst()
                .map(type -> "no own " + type.name() + " stands " + (where.isEmpty() ? "on the board" : "on " + where))
                .orElseGet(() -> unknown(types, symbol));
    }

    private static String unknown(List<PieceType> types, String symbol) {
        if (symbol.isEmpty()) {
            return "no piece moves without a symbol; there are " + known(types);
        }
        return types.stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst()
                .map(type -> Article.a(type.name()) + " is written without a symbol, as e4")
                .orElseGet(() -> "no piece has the symbol " + symbol + "; there are " + known(types));
    }

    private static String known(List<PieceType> types) {
        String known = types.stream()
                .map(SanParts::pawnless)
                .filter(text -> !text.isEmpty())
                .limit(MOST)
                .collect(Collectors.joining(", "));
        return known + (types.size() > MOST ? ", ..." : "");
    }
}
