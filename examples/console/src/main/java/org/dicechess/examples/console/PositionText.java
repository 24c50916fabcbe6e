package org.dicechess.examples.console;

import java.util.Optional;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Positions as the command line gives them. */
final class PositionText {

    /** In place of a position: the variant's start. */
    private static final String START = "start";

    private PositionText() {}

    /** The position that the option {@code --position} names; the start if it is not there. */
    static Position given(Variant variant, Optional<String> text) {
        if (text.isPresent() && text.get().isBlank()) {
            throw new BadInputException("--position is empty; expected a position, or " + START);
        }
        return read(variant, text.orElse(START));
    }

    /** Reads a position; nothing or {@code start} is the variant's start. */
    static Position read(Variant variant, String text) {
        return text.isBlank() || text.strip().equals(START) ? variant.start() : variant.position(text.strip());
    }
}
