package org.dicechess;

import java.util.List;

/**
 * A position that was read from a pasted text.
 *
 * @param position the position, whose text is canonical
 * @param leftOut for each castling right and en passant square that the board contradicts why it is left out, in the
 *     order of the text; empty if nothing is
 * @since 0.1
 */
public record PastedPosition(Position position, List<String> leftOut) {

    /** Copies the list. */
    public PastedPosition {
        leftOut = List.copyOf(leftOut);
    }
}
