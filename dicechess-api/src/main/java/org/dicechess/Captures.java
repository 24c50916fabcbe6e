package org.dicechess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the pieces that a move captures: lifted pieces of the side that does not move, unless the move puts them down
 * again, and an own piece that leaves the board where the moving piece arrives. The piece on the start is none of them:
 * a change of pieces in which none goes from square to square captures nothing.
 */
final class Captures {

    private Captures() {}

    static List<Piece> of(Move move) {
        return taken(move).stream().map(Edit::piece).toList();
    }

    static List<Square> squares(Move move) {
        return taken(move).stream()
                .map(Edit::place)
                .filter(Square.class::isInstance)
                .map(Square.class::cast)
                .toList();
    }

    private static List<Edit> taken(Move move) {
        Optional<Color> mover = mover(move);
        if (move.from().isEmpty() && (mover.isEmpty() || move.to().isEmpty())) {
            return List.of();
        }
        List<Edit> taken = new ArrayList<>(edits(move, Edit.Lift.class));
        taken.removeIf(edit -> mover.isPresent() && edit.piece().isOf(mover.get())
                || move.from().equals(Optional.of(edit.place())));
        for (Edit put : edits(move, Edit.Put.class)) {
            taken.stream()
                    .filter(edit -> edit.piece().equals(put.piece()))
                    .findFirst()
                    .ifPresent(taken::remove);
        }
        mover.flatMap(side -> own(move, side)).ifPresent(taken::add);
        return taken;
    }

    /**
     * Returns the own piece that a move captures: one stands where it arrives, and fewer stand on the board after it.
     */
    private static Optional<Edit> own(Move move, Color side) {
        List<Edit> lifted = onBoard(move, Edit.Lift.class, side);
        return move.from().isEmpty()
                        || lifted.size() <= onBoard(move, Edit.Put.class, side).size()
                ? Optional.empty()
                : lifted.stream()
                        .filter(edit -> !move.from().equals(move.to()))
                        .filter(edit -> move.to().equals(Optional.of(edit.place())))
                        .findFirst();
    }

    private static List<Edit> onBoard(Move move, Class<? extends Edit> kind, Color side) {
        return edits(move, kind).stream()
                .filter(edit -> edit.place() instanceof Square && edit.piece().isOf(side))
                .toList();
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

    private static List<Edit> edits(Move move, Class<? extends Edit> kind) {
        return move.edits().stream().filter(kind::isInstance).toList();
    }
}
