package org.dicechess.examples.console;

import java.util.Optional;
import org.dicechess.PastedPosition;
import org.dicechess.Position;
import org.dicechess.Variant;

/** Reads positions of the command line. */
final class PositionText {

    /** The word for the variant's start in place of a position. */
    private static final String START = "start";

    private PositionText() {}

    /**
     * Returns the position of the option {@code --position}; the start without that option. What the text claims and
     * the board contradicts is told as an error, and left out.
     */
    static Position given(Variant variant, Optional<String> text, Streams streams) {
        if (text.isPresent() && text.get().isBlank()) {
            throw new BadInputException("--position is empty; expected a position, or " + START);
        }
        if (text.isEmpty() || text.get().strip().equals(START)) {
            return variant.start();
        }
        PastedPosition pasted = variant.notation().pasted(text.get());
        pasted.leftOut().forEach(why -> streams.err().println("left out of the position: " + Texts.printable(why)));
        return pasted.position();
    }

    /** Reads a position; a blank text or {@code start} is the variant's start. */
    static Position read(Variant variant, String text) {
        return text.isBlank() || text.strip().equals(START) ? variant.start() : variant.position(text.strip());
    }
}
