package org.dicechess.rules.fen;

import java.util.function.Function;
import org.dicechess.NotationException;
import org.dicechess.rules.table.Tables;

/**
 * The pieces in hand as some programs write them, as one more rank behind the board: {@code .../RNBQKBNR/QRqr}. They
 * are read as {@code .../RNBQKBNR[QRqr]}.
 */
public final class HandRank {

    private HandRank() {}

    /** Reads a text with the hands in brackets; a problem names its column in the text as it was written. */
    public static <T> T read(String text, Tables tables, Function<String, T> reader) {
        int blank = text.indexOf(' ');
        int end = blank < 0 ? text.length() : blank;
        int slash = text.substring(0, end).lastIndexOf('/');
        long ranks = text.substring(0, end).chars().filter(each -> each == '/').count();
        if (!tables.numbers.holds || ranks != tables.game.squares().ranks()) {
            return reader.apply(text);
        }
        try {
            return reader.apply(
                    text.substring(0, slash) + '[' + text.substring(slash + 1, end) + ']' + text.substring(end));
        } catch (NotationException wrong) {
            int column = wrong.column() > end + 1 ? wrong.column() - 1 : wrong.column();
            throw new NotationException(text, column, wrong.reason());
        }
    }
}
