package org.dicechess.rules.explain;

import java.util.Optional;
import org.dicechess.Color;
import org.dicechess.rules.lines.RidePaths;
import org.dicechess.rules.model.GamePiece;
import org.dicechess.rules.model.PieceMoves;

/** Explains which limit keeps a piece from a square that its moves would reach: an area, a side, what they attack. */
final class WhyNotInArea {

    private final PositionWords words;

    WhyNotInArea(PositionWords words) {
        this.words = words;
    }

    /** Returns the reason; empty if no moves with limits lead there. */
    Optional<String> of(int from, int to) {
        GamePiece piece = words.tables.codes.piece(words.state.at(from));
        for (PieceMoves mover : piece.type().pieceMoves()) {
            if (RidePaths.leads(mover, piece, from, to, words.tables.game.squares())) {
                Optional<String> limit = limit(mover, piece.color(), from, to);
                if (limit.isPresent()) {
                    return limit;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> limit(PieceMoves mover, Color color, int from, int to) {
        if (mover.side().isPresent() && mover.side().get() != color) {
            return Optional.of("only " + (color == Color.WHITE ? "Black" : "White") + " moves it that way");
        }
        if (mover.from().isPresent() && !mover.from().get().of(color).get(from)) {
            return Optional.of(
                    "it moves that way only from the area " + mover.from().get().name());
        }
        if (mover.to().isPresent() && !mover.to().get().of(color).get(to)) {
            return Optional.of(
                    "it moves that way only to the area " + mover.to().get().name());
        }
        if (mover.in().isPresent()) {
            return Optional.of(
                    "it moves that way only within the area " + mover.in().get().name());
        }
        return mover.captures().isEmpty()
                ? Optional.empty()
                : Optional.of("that way it only captures the " + String.join(", ", mover.captures()));
    }
}
