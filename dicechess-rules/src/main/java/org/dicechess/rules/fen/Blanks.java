package org.dicechess.rules.fen;

import java.util.Arrays;
import java.util.function.Function;
import org.dicechess.NotationException;

/**
 * A text on one line as people paste it: blanks before and behind it, several blanks, tabs and line ends between its
 * fields. All of them stand for one blank, and those at both ends for nothing.
 */
public final class Blanks {

    private final StringBuilder single = new StringBuilder();

    /** The index of each character of the text with single blanks in the pasted text, and the end behind them. */
    private int[] places;

    private Blanks(String pasted) {
        this.places = new int[pasted.length() + 1];
        boolean between = false;
        for (int at = 0; at < pasted.length(); at++) {
            boolean blank = isBlank(pasted.charAt(at));
            if (!blank && between && !single.isEmpty()) {
                add(' ', at - 1);
            }
            if (!blank) {
                add(pasted.charAt(at), at);
            }
            between = blank;
        }
        places[single.length()] = places[Math.max(0, single.length() - 1)] + 1;
        places = Arrays.copyOf(places, single.length() + 1);
    }

    private void add(char character, int at) {
        places[single.length()] = at;
        single.append(character);
    }

    /** Reads a text with single blanks; a problem names its column in the pasted text. */
    public static <T> T read(String pasted, Function<String, T> reader) {
        if (isSingle(pasted)) {
            return reader.apply(pasted);
        }
        Blanks blanks = new Blanks(pasted);
        try {
            return reader.apply(blanks.single.toString());
        } catch (NotationException wrong) {
            int column = blanks.places[Math.min(wrong.column(), blanks.places.length) - 1] + 1;
            throw new NotationException(pasted, column, wrong.reason());
        }
    }

    private static boolean isSingle(String text) {
        boolean before = true;
        for (int at = 0; at < text.length(); at++) {
            boolean blank = isBlank(text.charAt(at));
            if (blank && (before || text.charAt(at) != ' ')) {
                return false;
            }
            before = blank;
        }
        return !before || text.isEmpty();
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\r';
    }
}
