package org.dicechess.rules.records;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dicechess.Result;

/** Results as old files have them: with a colon or a dash for the hyphen, and one half for both. */
final class PgnResult {

    private static final String DASH = " ?[-:\u2010-\u2014\u2212] ?";
    private static final String HALF = "(?:1/2|\u00BD)";

    /** A result, or {@code *} of a game that goes on. */
    static final String PATTERN = "(?:1" + DASH + "0|0" + DASH + "1|" + HALF + "(?:" + DASH + HALF + ")?|\\*)";

    private static final Pattern SIGN = Pattern.compile(DASH);

    private PgnResult() {}

    /** Returns the text of the PGN standard. */
    static String standard(String written) {
        String plain = SIGN.matcher(written.strip()).replaceAll("-").replace("\u00BD", "1/2");
        return plain.equals("1/2") ? Result.DRAW.text() : plain;
    }

    /** Returns the result; empty if it is none. */
    static Optional<Result> of(String written) {
        String standard = standard(written);
        return Stream.of(Result.values())
                .filter(each -> each.text().equals(standard))
                .findFirst();
    }

    /** Returns whether a text says that there is no result, or none that is known. */
    static boolean isUnknown(String written) {
        return written.isBlank() || written.equals("*") || written.equals("?");
    }
}
