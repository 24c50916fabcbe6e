package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the pieces that a move captures: lifted pieces of the side that does not move, unless the move puts them down
 * again.
 */
final class Captures {

    private Captures() {}

    static List<Piece> of(Move move) {
        List<Piece> taken = new ArrayList<>(pieces(move, Edit.Lift.class));
        Optional<Color> mover = mover(move);
        taken.removeIf(piece -> mover.isPresent() && piece.isOf(mover.get()));
        pieces(move, Edit.Put.class).forEach(taken::remove);
        return mover.isEmpty() && move.from().isEmpty() ? List.of() : List.copyOf(taken);
    }

    /**
     * The side of the piece that leaves the start, or of the piece that comes from a reserve; empty if the piece stays
     * on its square.
     */
    private static Optional<Color> mover(Move move) {
        Optional<Square> from = move.from();
        return move.edits().stream()
                .filter(edit -> from.isEmpty()
                        ? edit instanceof Edit.Put
                        : edit instanceof Edit.Lift && edit.place().equals(from.get()))
                .map(edit -> edit.piece().owner())
                .findFirst()
                .orElse(Optional.empty());
    }

    private static List<Piece> pieces(Move move, Class<? extends Edit> kind) {
        return move.edits().stream().filter(kind::isInstance).map(Edit::piece).toList();
    }
}
