package org.dicechess.rules.san;

import java.util.List;
import java.util.Optional;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Place;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Square;
import org.dicechess.rules.events.EventReader;
import org.dicechess.rules.events.Events;
import org.dicechess.rules.model.Symbols;

/** Translates an event to the parts of algebraic notation: piece, start, capture, arrival, promotion and facing. */
final class SanParts {

    private static final String PAWN = "P";
    private static final String KING = "K";

    private SanParts() {}

    static SanText of(Position position, Event event) {
        return event instanceof Move move ? move(position, move) : new SanFixed(event.text());
    }

    private static SanText move(Position position, Move move) {
        if (isFromHand(move)) {
            return drop(move);
        }
        Optional<Square> from = move.from();
        Optional<Piece> mover = from.flatMap(square -> position.board().at(square));
        if (mover.isEmpty() || move.to().isEmpty() || EventReader.hasFurtherEffects(move)) {
            return new SanFixed(move.text());
        }
        return castling(move, from.get())
                .<SanText>map(SanFixed::new)
                .orElseGet(() -> plain(position, move, mover.get(), from.get()));
    }

    /** Returns whether a move puts a piece in hand on the board. A captured piece that is put down is none. */
    private static boolean isFromHand(Move move) {
        return move.isDrop()
                && edits(move, Edit.Lift.class).stream()
                        .anyMatch(edit -> edit.place() instanceof Reserve reserve
                                && reserve.name().equals(Events.HAND));
    }

    private static SanDrop drop(Move move) {
        PieceType type = move.arrival().orElseThrow().type();
        int facing = move.text().indexOf('^');
        return new SanDrop(
                symbol(type),
                pawnless(type).isEmpty(),
                "@" + move.to().orElseThrow().text(),
                facing < 0 ? "" : move.text().substring(facing));
    }

    private static SanMove plain(Position position, Move move, Piece mover, Square from) {
        Square to = move.to().orElseThrow();
        Optional<Piece> arrived = edit(move, Edit.Put.class, to).map(Edit::piece);
        Optional<PieceType> becomes = arrived.isPresent()
                ? arrived.map(Piece::type).filter(type -> !type.equals(mover.type()))
                : vanished(position, EventReader.kind(move));
        return new SanMove(
                pawnless(mover.type()),
                from,
                captures(move, mover),
                to,
                becomes.map(SanParts::symbol).orElse(""),
                arrived.flatMap(Piece::facing)
                        .map(facing -> "^" + facing.text())
                        .orElse(""));
    }

    /** Returns the kind that a piece becomes which leaves the board at once, as by a blast. */
    private static Optional<PieceType> vanished(Position position, String letters) {
        if (letters.isEmpty()) {
            return Optional.empty();
        }
        return position.variant().pieceTypes().stream()
                .filter(type -> type.symbol().equalsIgnoreCase(letters))
                .findFirst();
    }

    /**
     * Returns the text of castling; empty for another move. Of the moves without further effects only castling takes a
     * second piece along, beside what effects of the definition do. One of the two is a king; the other piece's square
     * decides between the two texts.
     */
    private static Optional<String> castling(Move move, Square from) {
        boolean king = edit(move, Edit.Lift.class, from).map(SanParts::isKing).orElse(false);
        return move.partner()
                .or(() -> standing(move, from))
                .filter(rook -> king)
                .map(rook -> rook.file() > from.file() ? "O-O" : "O-O-O");
    }

    /**
     * Returns the square of a second piece that is lifted and put down where it stood, as a rook may be in castling.
     */
    private static Optional<Square> standing(Move move, Square from) {
        List<Edit> lifts = edits(move, Edit.Lift.class);
        return lifts.size() != 2
                ? Optional.empty()
                : lifts.stream()
                        .filter(lift -> !lift.place().equals(from))
                        .filter(lift -> edit(move, Edit.Put.class, lift.place())
                                .filter(put -> put.piece().equals(lift.piece()))
                                .isPresent())
                        .map(lift -> (Square) lift.place())
                        .findFirst();
    }

    /**
     * Returns whether a piece is a king. In a game without check a king is not royal, but its castling is written in
     * the same way.
     */
    private static boolean isKing(Edit edit) {
        PieceType type = edit.piece().type();
        return type.isRoyal() || type.symbol().equals(KING);
    }

    private static boolean captures(Move move, Piece mover) {
        return edits(move, Edit.Lift.class).stream()
                .anyMatch(edit -> !edit.piece().owner().equals(mover.owner()));
    }

    private static Optional<Edit> edit(Move move, Class<? extends Edit> kind, Place place) {
        return edits(move, kind).stream()
                .filter(edit -> edit.place().equals(place))
                .findFirst();
    }

    private static List<Edit> edits(Move move, Class<? extends Edit> kind) {
        return move.edits().stream().filter(kind::isInstance).toList();
    }

    /** Returns the letters of a kind at the beginning of a text: none for a pawn. */
    static String pawnless(PieceType type) {
        return type.symbol().equals(PAWN) ? "" : symbol(type);
    }

    /** Returns the symbol of a kind. That it demotes when it is captured, {@code Q~}, is no part of it. */
    private static String symbol(PieceType type) {
        String letters = Symbols.letters(type.symbol());
        String symbol = type.symbol().replace("~", "");
        return letters.codePointCount(0, letters.length()) == 1 ? symbol : "(" + symbol + ")";
    }
}
