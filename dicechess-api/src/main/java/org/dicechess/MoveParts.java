package org.dicechess;

import java.util.List;
import java.util.Optional;

/** Reads from the edits of a move what becomes of its pieces. */
final class MoveParts {

    private MoveParts() {}

    static Optional<Piece> promotion(Move move) {
        Optional<Piece> before = move.from().flatMap(from -> piece(move, Edit.Lift.class, from));
        Optional<Piece> after = arrival(move);
        boolean changes = before.isPresent()
                && after.isPresent()
                && !before.get().type().equals(after.get().type());
        return changes ? after : Optional.empty();
    }

    static Optional<Piece> arrival(Move move) {
        return move.to().flatMap(to -> piece(move, Edit.Put.class, to));
    }

    /** The piece of the side that moves which is lifted beside the moving piece and put on another square. */
    static Optional<Square> partner(Move move) {
        Optional<Piece> mover = move.from().flatMap(from -> piece(move, Edit.Lift.class, from));
        List<Edit> others = mover.isEmpty()
                ? List.of()
                : move.edits().stream()
                        .filter(edit -> edit instanceof Edit.Lift && isOther(edit, mover.get(), move))
                        .filter(edit -> isPutElsewhere(edit, move))
                        .toList();
        return others.size() == 1 && others.get(0).place() instanceof Square square
                ? Optional.of(square)
                : Optional.empty();
    }

    private static boolean isOther(Edit edit, Piece mover, Move move) {
        return edit.piece().owner().equals(mover.owner())
                && !edit.place().equals(move.from().orElseThrow());
    }

    private static boolean isPutElsewhere(Edit lift, Move move) {
        return move.edits().stream()
                .anyMatch(edit -> edit instanceof Edit.Put
                        && edit.piece().equals(lift.piece())
                        && !edit.place().equals(lift.place())
                        && !edit.place().equals(move.to().orElseThrow()));
    }

    private static Optional<Piece> piece(Move move, Class<? extends Edit> kind, Square square) {
        return move.edits().stream()
                .filter(edit -> kind.isInstance(edit) && edit.place().equals(square))
                .map(Edit::piece)
                .findFirst();
    }
}
