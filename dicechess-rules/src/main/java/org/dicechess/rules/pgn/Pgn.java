package org.dicechess.rules.pgn;

import org.dicechess.GameRecord;
import org.dicechess.rules.records.LineWrap;
import org.dicechess.rules.records.Movetext;

/**
 * Writes games in the export format of the PGN standard (1994). For chess the text is standard PGN; for other games it
 * follows the lexical rules.
 *
 * <p>Rolls and selections are comments before the move that they allow. A pass is {@code --}. The standard allows no
 * parentheses and no caret in a move, so symbols of several letters have no parentheses, and a facing follows a colon.
 */
public final class Pgn {

    /** The longest line: the standard requires fewer than 80 characters. */
    private static final int WIDTH = 79;

    private Pgn() {}

    /** Returns the tag pairs, an empty line, the moves and an empty line. */
    public static String export(GameRecord game) {
        int first = dealt(game);
        PgnTags pairs = PgnTags.of(game, first);
        return pairs.text() + "\n" + LineWrap.lines(Movetext.words(game, first, pairs.result()), WIDTH) + "\n";
    }

    /**
     * Returns the number of events that deal the array. They are not part of the movetext: the game begins after them.
     */
    private static int dealt(GameRecord game) {
        int dealt = 0;
        while (dealt < game.length() && Movetext.deals(game, dealt)) {
            dealt++;
        }
        return dealt;
    }
}
