package org.dicechess.rules.fen;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dicechess.rules.model.Kind;
import org.dicechess.rules.model.Symbols;
import org.dicechess.rules.table.Tables;

/**
 * The field of a position text that names the kinds of the array to which pieces promote. Their symbols stand in
 * braces, symbols of several letters in parentheses: {@code {NBRQ(Nr)}}.
 */
final class ArrayField {

    private static final Pattern SYMBOL = Pattern.compile("\\((\\+?\\p{L}{1,4}~?)\\)|(" + Symbols.BARE + ")");
    private static final Pattern FIELD = Pattern.compile("\\{(?:\\(\\+?\\p{L}{1,4}~?\\)|" + Symbols.BARE + ")*\\}");

    private ArrayField() {}

    static boolean is(String field) {
        return field.startsWith("{");
    }

    static String format(Tables tables, long counters) {
        return text(tables, tables.promotions.array(counters));
    }

    /** Returns the number of the array that the field names. */
    static int parse(Tables tables, String field, String text, int index) {
        BitSet kinds = new BitSet();
        Matcher symbols = SYMBOL.matcher(field);
        while (symbols.find()) {
            String symbol = symbols.group(1) == null ? symbols.group(2) : symbols.group(1);
            kinds.set(kind(tables.game.kinds(), symbol)
                    .orElseThrow(() -> PositionText.wrong(
                            text, index + symbols.start(), "no piece has the symbol '" + symbol + "'"))
                    .index());
        }
        return (FIELD.matcher(field).matches() ? tables.promotions.arrayOf(kinds) : Optional.<Integer>empty())
                .orElseThrow(() -> PositionText.wrong(
                        text,
                        index,
                        "no array of this game has the kinds " + field + "; expected a list such as "
                                + text(tables, 1)));
    }

    /** Returns a message for a text that lacks the field. */
    static String missing(Tables tables) {
        return "expected the kinds of the array to which pieces promote, such as " + text(tables, 1);
    }

    private static String text(Tables tables, int array) {
        return tables.promotions.kinds(array).stream()
                .map(kind -> Symbols.inText(kind.symbol()))
                .collect(Collectors.joining("", "{", "}"));
    }

    private static Optional<Kind> kind(List<Kind> kinds, String symbol) {
        return kinds.stream().filter(kind -> kind.symbol().equals(symbol)).findFirst();
    }
}
