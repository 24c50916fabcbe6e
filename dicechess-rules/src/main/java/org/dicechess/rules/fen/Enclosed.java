package org.dicechess.rules.fen;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.NotationException;

/**
 * A position as people find it in other texts: in a tag of PGN, behind the word FEN, in quotation marks, or in an
 * address, where underscores stand for blanks. Behind its fields there may be the operations of EPD. Those that count,
 * {@code hmvc} and {@code fmvn}, are read as the two numbers of FEN; the others tell nothing about the position.
 */
public final class Enclosed {

    private static final Pattern WRAPPED = Pattern.compile(
            "(?:\\[\\s*FEN\\s+\"([^\"]*)\"\\s*]|\"([^\"]*)\"|(?i:fen|position fen)(?:\\s*:\\s*|\\s+)(\\S.*))",
            Pattern.DOTALL);

    /** The four fields of EPD and its operations. */
    private static final Pattern EPD =
            Pattern.compile("((?:\\S+ ){3}\\S+)((?: [A-Za-z][A-Za-z0-9_]{0,14}(?: (?:[^\";\\s]+|\"[^\"]*\"))*+ ?;)+)");

    private static final Pattern HALF_MOVES = Pattern.compile(" hmvc ([0-9]+) ?;");
    private static final Pattern FULL_MOVES = Pattern.compile(" fmvn ([0-9]+) ?;");

    private Enclosed() {}

    /** Reads the text inside; a problem names its column in the text as it was written. */
    public static <T> T read(String text, Function<String, T> reader) {
        String spaced = text.indexOf(' ') < 0 ? text.replace('_', ' ') : text;
        Matcher wrapped = WRAPPED.matcher(spaced.strip());
        if (!wrapped.matches()) {
            return reader.apply(spaced);
        }
        int group = wrapped.start(1) >= 0 ? 1 : wrapped.start(2) >= 0 ? 2 : 3;
        int begin = spaced.indexOf(spaced.strip()) + wrapped.start(group);
        try {
            return reader.apply(wrapped.group(group));
        } catch (NotationException wrong) {
            throw new NotationException(text, wrong.column() + begin, wrong.reason());
        }
    }

    /** Reads the fields before the operations of EPD, with the numbers that these tell. */
    public static <T> T readEpd(String text, Function<String, T> reader) {
        Matcher epd = EPD.matcher(text);
        if (!epd.matches()) {
            return reader.apply(text);
        }
        String operations = epd.group(2);
        try {
            return reader.apply(epd.group(1) + " " + number(HALF_MOVES, operations, "0") + " "
                    + number(FULL_MOVES, operations, "1"));
        } catch (NotationException wrong) {
            throw new NotationException(text, Math.min(wrong.column(), epd.end(1) + 1), wrong.reason());
        }
    }

    private static String number(Pattern operation, String operations, String otherwise) {
        Matcher stated = operation.matcher(operations);
        return stated.find() ? stated.group(1) : otherwise;
    }
}
