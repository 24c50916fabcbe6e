package org.dicechess.examples.board;

import java.util.List;
import java.util.Optional;
import org.dicechess.Choice;
import org.dicechess.Edit;
import org.dicechess.Event;
import org.dicechess.Move;
import org.dicechess.Node;
import org.dicechess.Pass;
import org.dicechess.Piece;
import org.dicechess.PieceType;
import org.dicechess.Position;
import org.dicechess.Reserve;
import org.dicechess.Selection;
import org.dicechess.Square;

/** The events of a decision as a page offers them. */
final class Choices {

    private Choices() {}

    static List<View.Choice> of(Position position, Node.Decision decision) {
        return decision.events().stream().map(event -> choice(position, event)).toList();
    }

    private static View.Choice choice(Position position, Event event) {
        Optional<Piece> held = held(event);
        String piece = held.or(() -> dropped(event)).map(Choices::kind).orElse("");
        return new View.Choice(
                event.text(),
                sort(event),
                event.from().map(Square::text).orElse(""),
                held.map(Choices::place).orElse(""),
                piece,
                event.to().map(Square::text).orElse(""),
                becomes(event)
                        .map(PieceType::name)
                        .filter(kind -> !kind.equals(piece))
                        .orElse(""),
                position.words(event));
    }

    private static String sort(Event event) {
        if (event instanceof Move move) {
            return move.action().orElse(move.isDrop() ? "drop" : "move");
        }
        if (event instanceof Choice) {
            return "choose";
        }
        return event instanceof Selection ? "select" : event instanceof Pass ? "pass" : "roll";
    }

    /** Returns the piece that a drop takes out of a hand. It may be put down as another one. */
    private static Optional<Piece> held(Event event) {
        return event instanceof Move move && move.isDrop()
                ? move.edits().stream()
                        .filter(edit -> edit.place() instanceof Reserve reserve
                                && reserve.name().equals("hand"))
                        .findFirst()
                        .map(Edit::piece)
                : Optional.empty();
    }

    private static Optional<Piece> dropped(Event event) {
        return event instanceof Move move && move.isDrop() ? move.arrival() : Optional.empty();
    }

    /** Returns the kind of which the piece is afterwards, if it is put down or changes. */
    private static Optional<PieceType> becomes(Event event) {
        return event instanceof Move move
                ? move.promotion().or(() -> dropped(move)).map(Piece::type)
                : Optional.empty();
    }

    private static String kind(Piece piece) {
        return piece.type().name();
    }

    /** Returns the name of a piece in hand in the picture, as drops write it: without its facing. */
    private static String place(Piece piece) {
        return piece.text().split("\\^", 2)[0];
    }
}
