package org.dicechess.rules.model;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a game: a position text and, in some games, pieces that a roll places on it.
 *
 * @param position the text of the position before anything is dealt
 * @param pieces the pieces of that text for each square, null where there is none
 * @param deal the dealt pieces; {@link Deal.Nothing} if nothing is dealt
 * @param onlyIf what must be the case after a roll of the deal, if no roll has been tried for it yet; otherwise empty
 */
public record Setup(String position, List<@Nullable GamePiece> pieces, Deal deal, Optional<Condition> onlyIf) {

    /** A piece in hand with its number. */
    private static final Pattern HELD = Pattern.compile("([0-9]{0,3})(\\([^)]*\\)|\\+?\\p{L}~?)");

    /** Returns how many such pieces the text puts into the hand of their side. */
    public int held(GamePiece piece) {
        int begin = position.indexOf('[');
        int end = position.indexOf(']');
        String hands = position.split(" ", 2)[0];
        if (begin < 0 || end < begin || begin > hands.length()) {
            return 0;
        }
        int number = 0;
        Matcher held = HELD.matcher(position.substring(begin + 1, end));
        while (held.find()) {
            if (held.group(2).equals(piece.text())) {
                number += held.group(1).isEmpty() ? 1 : Integer.parseInt(held.group(1));
            }
        }
        return number;
    }
}
