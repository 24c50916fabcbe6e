package org.dicechess.rules.model;

/**
 * The symbols of kinds: one to four letters. A plus may stand before them and a tilde behind them, as in {@code +P} and
 * {@code Q~}, the symbols of pieces that have promoted. A piece of nobody has a sign as its symbol.
 */
public final class Symbols {

    /** The symbols of pieces that belong to nobody. */
    public static final String SIGNS = "*#$%&";

    /** The form of a symbol without parentheses, as part of a pattern. */
    public static final String BARE = "(?:\\+?\\p{L}~?|[" + SIGNS + "])";

    /** The form of a symbol in parentheses, as part of a pattern. */
    public static final String MARKED = "\\(\\+?[\\p{L}\\p{M}]{1,8}~?\\)";

    private static final int LONGEST = 4;

    private Symbols() {}

    /** Returns whether a text is the symbol of a piece that belongs to nobody. */
    public static boolean isSign(String text) {
        return text.length() == 1 && SIGNS.contains(text);
    }

    /** Returns whether a text has the form of a symbol, the first letter upper case. */
    public static boolean isSymbol(String text) {
        String letters = letters(text);
        boolean good = !letters.isEmpty()
                && letters.codePointCount(0, letters.length()) <= LONGEST
                && Character.getType(letters.codePointAt(0)) == Character.UPPERCASE_LETTER;
        for (int at = 0; at < letters.length(); at += Character.charCount(letters.codePointAt(at))) {
            good &= Character.isLetter(letters.codePointAt(at));
        }
        return good;
    }

    /** Returns a symbol as texts of positions and events write it: in parentheses if it has several letters. */
    public static String inText(String symbol) {
        return letters(symbol).length() == 1 ? symbol : "(" + symbol + ")";
    }

    /** Returns the letters of a symbol: without the plus before them and the tilde behind them. */
    public static String letters(String symbol) {
        String letters = symbol.startsWith("+") ? symbol.substring(1) : symbol;
        return letters.endsWith("~") ? letters.substring(0, letters.length() - 1) : letters;
    }
}
