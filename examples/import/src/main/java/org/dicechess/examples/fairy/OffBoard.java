package org.dicechess.examples.fairy;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks for squares, files and ranks that a board does not have. */
final class OffBoard {

    private static final Pattern WORD = Pattern.compile("\\S+");

    private OffBoard() {}

    /** Returns where in a value the first of them begins. */
    static OptionalInt first(Key key, String text, Object value, Rules rules) {
        return switch (key.type()) {
            case RANK -> whole(!key.name().equals("maxRank") && (Integer) value >= rules.ranks());
            case FILE -> whole(!key.name().equals("maxFile") && (Integer) value >= rules.files());
            case REGION -> square(text, (Region) value, Region.board(rules.files(), rules.ranks()));
            default -> OptionalInt.empty();
        };
    }

    private static OptionalInt whole(boolean wrong) {
        return wrong ? OptionalInt.of(0) : OptionalInt.empty();
    }

    /**
     * Finds a single square off the board. Whole ranks and files may be, as in {@code *1 *2 *3 *4 *5 *6 *7 *8 *9 *10},
     * but for a region of which nothing would be left.
     */
    private static OptionalInt square(String text, Region region, Region board) {
        boolean empty = !region.isEmpty() && region.and(board).isEmpty();
        Matcher words = WORD.matcher(text);
        while (words.find() && !words.group().equals("-")) {
            boolean many = words.group().contains("*");
            Region part = Region.read(words.group()).orElseThrow();
            if (part.and(board).isEmpty() && (empty || !many)) {
                return OptionalInt.of(words.start());
            }
        }
        return OptionalInt.empty();
    }

    /** Returns what is wrong with what begins there. */
    static String message(Key key, String text, int at, Rules rules) {
        String last = Region.name(rules.files() - 1, rules.ranks() - 1);
        String expected = switch (key.type()) {
            case RANK -> "a rank from 1 to " + rules.ranks() + ", as the board has";
            case FILE -> "a file from a to " + last.charAt(0) + ", as the board has";
            default -> "squares of the board, which ends with " + last;
        };
        return "'" + text.substring(at).split("\\s", 2)[0] + "'; expected " + expected;
    }
}
