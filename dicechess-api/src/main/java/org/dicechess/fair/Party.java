package org.dicechess.fair;

import java.util.Locale;
import org.dicechess.Color;

/**
 * Who takes part in a roll.
 *
 * @since 0.1
 */
public enum Party {

    /** The program that runs the game and rolls the dice. */
    HOST,

    /** The player of the white pieces, or who gives a seed for them. */
    WHITE,

    /** The player of the black pieces, or who gives a seed for them. */
    BLACK;

    /** Returns the party of a player. */
    public static Party of(Color player) {
        return player == Color.WHITE ? WHITE : BLACK;
    }

    /** Returns the name in transcripts: {@code host}, {@code white} or {@code black}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
