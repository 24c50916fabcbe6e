package org.dicechess.rules.records;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Dates as old files have them, made into those of the PGN standard: what is unknown is question marks. */
final class PgnDate {

    private static final Pattern PARTS =
            Pattern.compile("([0-9]{4}|\\?{4})(?:[./-]([0-9?]{1,2})(?:[./-]([0-9?]{1,2}))?)?");

    private static final int MONTHS = 12;
    private static final int DAYS = 31;
    private static final String UNKNOWN = "??";

    private PgnDate() {}

    /**
     * Returns a date of the standard: {@code 1972.07.01} for {@code 1972/7/1}, {@code 1972.??.??} for {@code 1972}. A
     * month or a day that does not exist is unknown, and the day of an unknown month; so is all of another text.
     */
    static String standard(String written) {
        Matcher parts = PARTS.matcher(written.strip());
        if (!parts.matches()) {
            return "????.??.??";
        }
        String year = parts.group(1).equals("0000") ? "????" : parts.group(1);
        String month = number(parts.group(2), MONTHS);
        return year + "." + month + "." + (month.equals(UNKNOWN) ? UNKNOWN : number(parts.group(3), DAYS));
    }

    private static String number(@Nullable String written, int most) {
        if (written == null || written.contains("?")) {
            return UNKNOWN;
        }
        int number = Integer.parseInt(written);
        return number < 1 || number > most ? UNKNOWN : (number < 10 ? "0" : "") + number;
    }
}
