package org.dicechess.fair;

import java.util.Locale;
import java.util.Optional;
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

    /** Returns the side of a player; empty for the host. */
    public Optional<Color> side() {
        return this == HOST ? Optional.empty() : Optional.of(this == WHITE ? Color.WHITE : Color.BLACK);
    }

    /** Returns the name in transcripts: {@code host}, {@code white} or {@code black}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
