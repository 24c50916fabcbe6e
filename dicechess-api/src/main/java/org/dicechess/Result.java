package org.dicechess;

import java.util.Objects;
import java.util.Optional;

/**
 * The result of a game.
 *
 * @since 0.1
 */
public enum Result {
    /** White wins; {@code 1-0} in records. */
    WHITE_WINS("1-0"),
    /** Black wins; {@code 0-1} in records. */
    BLACK_WINS("0-1"),
    /** Nobody wins; {@code 1/2-1/2} in records. */
    DRAW("1/2-1/2");

    private final String text;

    Result(String text) {
        this.text = text;
    }

    /** Returns the text in records: {@code 1-0}, {@code 0-1} or {@code 1/2-1/2}. */
    public String text() {
        return text;
    }

    /** Returns the side that wins; empty for a draw. */
    public Optional<Color> winner() {
        return switch (this) {
            case WHITE_WINS -> Optional.of(Color.WHITE);
            case BLACK_WINS -> Optional.of(Color.BLACK);
            case DRAW -> Optional.empty();
        };
    }

    /** Returns the result in which this side wins. */
    public static Result winFor(Color color) {
        return Objects.requireNonNull(color, "color") == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }
}
