package org.dicechess.rules.notation;

import java.util.Map;
import org.dicechess.GameRecord;

/**
 * Games in the export format of the PGN standard (1994): legal PGN for chess, its lexical rules for other games.
 *
 * <p>Rolls and selections stand in comments before the move that they allow, a pass is {@code --}. What the symbols of
 * the standard cannot hold is written otherwise: no parentheses around a long symbol, a colon for the caret of a
 * facing.
 */
final class Pgn {

    /** The standard wants less than 80 characters on a line. */
    private static final int WIDTH = 79;

    private Pgn() {}

    /**
     * The tag pairs, an empty line, the moves, an empty line.
     *
     * @param tags further tag pairs; {@code Result} may state how a game ended that the rules have not ended
     * @throws IllegalArgumentException if a tag cannot be written, contradicts the game, or is one that the game gives
     */
    static String export(GameRecord game, Map<String, String> tags) {
        int first = dealt(game);
        PgnTags pairs = PgnTags.of(game, first, tags);
        return pairs.text() + "\n" + RecordWrap.lines(PgnMoves.words(game, first, pairs.result()), WIDTH) + "\n";
    }

    /** How many events deal the array: they stand in no movetext, the game begins after them. */
    private static int dealt(GameRecord game) {
        int dealt = 0;
        while (dealt < game.events().size() && PgnMoves.deals(game, dealt)) {
            dealt++;
        }
        return dealt;
    }
}
