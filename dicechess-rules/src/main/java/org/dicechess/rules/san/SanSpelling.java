package org.dicechess.rules.san;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dicechess.PieceType;
import org.dicechess.Position;

/** Other spellings of one move: signs of castling and captures, figurines, and the passes of other programs. */
final class SanSpelling {

    private static final String PASS = "--";

    /** How other programs write that a side does not move. */
    private static final Set<String> PASSES = Set.of("Z0", "null", "0000", "@@@@", "pass");

    /** Hyphens, dashes and the sign of subtraction. */
    private static final String DASHES = "[-\u2010-\u2015\u2212]";

    private static final Pattern CASTLING = Pattern.compile("[0Oo](?:" + DASHES + "[0Oo]){1,2}");

    /** The sign of a capture in Europe, which behind a square alone selects a piece, and that of books. */
    private static final Pattern CAPTURE =
            Pattern.compile("(?:(?<=^\\p{Lu}[a-z]?[0-9]{0,3}|^[a-z]):|\u00D7)(?=[a-z][0-9])");

    /** The new kind in parentheses, behind a slash or as a small letter: {@code e8(Q)}, {@code e8/Q}, {@code e8=q}. */
    private static final Pattern PROMOTION = Pattern.compile("(?<=[0-9]|=)(?:\\(\\p{L}\\)|/\\p{L}|(?<==)\\p{Ll})$");

    /** The beginning of long algebraic notation with a hyphen or a dash. */
    private static final Pattern SQUARE_AND_HYPHEN = Pattern.compile("^(.*[0-9])" + DASHES + "(?=[a-z])");

    private static final Pattern FIGURINE = Pattern.compile("([\u2654-\u265F])[\uFE0E\uFE0F]?");
    private static final char FIRST_FIGURINE = '\u2654';

    /** The kinds of the figurines, of White as of Black. */
    private static final String[] FIGURINES = {"king", "queen", "rook", "bishop", "knight", "pawn"};

    /** The letter of a pawn before its file. */
    private static final Pattern PAWN = Pattern.compile("P(?=[a-z][0-9x:\u00D7])");

    private SanSpelling() {}

    /** Returns the usual spelling of a move. */
    static String usual(Position position, String body) {
        if (PASSES.contains(body)) {
            return PASS;
        }
        if (CASTLING.matcher(body).matches()) {
            return body.replaceAll("[0o]", "O").replaceAll(DASHES, "-");
        }
        String lettered = lettered(position, body);
        String bare = PAWN.matcher(lettered).lookingAt() && hasPawn(position) ? lettered.substring(1) : lettered;
        String captured = CAPTURE.matcher(bare).replaceFirst("x");
        Matcher promotion = PROMOTION.matcher(captured);
        return promotion.find()
                ? captured.substring(0, promotion.start())
                        + promotion.group().replaceAll("[()/]", "").toUpperCase(Locale.ROOT)
                        + captured.substring(promotion.end())
                : captured;
    }

    /** Returns a text with letters in place of figurines. */
    private static String lettered(Position position, String text) {
        StringBuilder lettered = new StringBuilder();
        Matcher sign = FIGURINE.matcher(text);
        int end = 0;
        while (sign.find()) {
            lettered.append(text, end, sign.start())
                    .append(letter(position, sign.group(1).charAt(0) - FIRST_FIGURINE, sign.group()));
            end = sign.end();
        }
        return lettered.append(text, end, text.length()).toString();
    }

    private static boolean hasPawn(Position position) {
        return position.variant().pieceTypes().stream()
                .anyMatch(type -> type.symbol().equals("P"));
    }

    /** Returns the symbol of the kind that a figurine shows; the figurine if the game has no such kind. */
    private static String letter(Position position, int figurine, String sign) {
        String name = FIGURINES[figurine % FIGURINES.length];
        return position.variant().pieceTypes().stream()
                .filter(type -> type.name().equals(name))
                .map(PieceType::symbol)
                .findFirst()
                .orElse(sign);
    }

    /** Returns a move of long algebraic notation, {@code e2-e4}, without its hyphen or dash. */
    static String withoutHyphen(String body) {
        return SQUARE_AND_HYPHEN.matcher(body).replaceFirst("$1");
    }
}
