package org.dicechess.specs;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dicechess.Action;
import org.dicechess.Board;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.Position;
import org.dicechess.Square;

/** Claims about the edits of every move. */
final class EditClaims {

    private EditClaims() {}

    static void tellTheEffect(Position position) {
        for (Event event : Property.listed(position.node())) {
            if (event instanceof Move move) {
                Property.at(move.text(), () -> tellTheEffect(position, move));
            }
        }
    }

    private static void tellTheEffect(Position position, Move move) {
        SortedMap<Square, Piece> pieces = pieces(position.board());
        move.edits().forEach(edit -> apply(edit, pieces));
        Claim.equal("the board", pieces, pieces(position.after(move).board()));
        Move bare = Move.of("", move.edits(), move.spent(), move.path());
        Claim.equal("the same move by hand", move instanceof Action action ? bare.as(action.name()) : bare, move);
        Claim.equal("where the same move by hand starts", bare.from(), move.from());
        Claim.equal("where the same move by hand arrives", bare.to(), move.to());
        move.from()
                .ifPresent(from -> Claim.that(
                        position.board().at(from).isPresent(), () -> "expected a piece where the move starts"));
    }

    private static void apply(Edit edit, SortedMap<Square, Piece> pieces) {
        if (edit.place() instanceof Square square) {
            if (edit instanceof Edit.Lift) {
                Claim.equal("what is lifted", Optional.of(edit.piece()), Optional.ofNullable(pieces.remove(square)));
            } else {
                Optional<Piece> before = Optional.ofNullable(pieces.put(square, edit.piece()));
                Claim.equal("what stands where " + edit + " puts", Optional.empty(), before);
            }
        }
    }

    private static SortedMap<Square, Piece> pieces(Board board) {
        SortedMap<Square, Piece> pieces = new TreeMap<>();
        board.squares().forEach(square -> board.at(square).ifPresent(piece -> pieces.put(square, piece)));
        return pieces;
    }
}
