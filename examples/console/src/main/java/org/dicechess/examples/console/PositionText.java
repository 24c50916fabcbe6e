package org.dicechess.examples.console;

import java.util.Optional;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Reads positions of the command line. */
final class PositionText {

    /** The word for the variant's start in place of a position. */
    private static final String START = "start";

    private PositionText() {}

    /** Returns the position of the option {@code --position}; the start without that option. */
    static Position given(Variant variant, Optional<String> text) {
        if (text.isPresent() && text.get().isBlank()) {
            throw new BadInputException("--position is empty; expected a position, or " + START);
        }
        return read(variant, text.orElse(START));
    }

    /** Reads a position; a blank text or {@code start} is the variant's start. */
    static Position read(Variant variant, String text) {
        return text.isBlank() || text.strip().equals(START) ? variant.start() : variant.position(text.strip());
    }
}
