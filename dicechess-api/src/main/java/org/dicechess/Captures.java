package org.dicechess;

import java.util.List;
import java.util.Optional;

/** Which men a move takes: those lifted whose side is not the mover's. */
final class Captures {

    private Captures() {}

    static List<Piece> of(Move move) {
        Optional<Color> mover = mover(move);
        return move.edits().stream()
                .filter(Edit.Lift.class::isInstance)
                .map(Edit::piece)
                .filter(piece -> mover.isPresent() && piece.color() != mover.get())
                .toList();
    }

    private static Optional<Color> mover(Move move) {
        return move.edits().stream()
                .filter(Edit.Put.class::isInstance)
                .map(edit -> edit.piece().color())
                .findFirst();
    }
}
